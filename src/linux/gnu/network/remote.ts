import { gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { nameServerOf } from './name-server.ts'
import { hostDeclaration, nslookupDeclaration, sshDeclaration } from './declaration.ts'

const UNREACHED = 255

async function refuse(process: GnuProcess, sentence: string, status = 1): Promise<number> {
  await process.write(2, `${sentence}\n`)
  return status
}

/** Nobody answers to ssh in the simulated network: its hosts have web servers only. */
export const ssh = gnu({
  ...sshDeclaration,
  run: async (process, { operands: [destination], value }) => {
    if (destination === undefined)
      return refuse(process, 'usage: ssh [-p port] [-l login_name] destination [command [argument ...]]', UNREACHED)
    const name = destination
      .replace(/^ssh:\/\//, '')
      .replace(/^[^@]*@/, '')
      .replace(/:\d*$/, '')
    const host = process.system.network.resolve(name)
    if (!host)
      return refuse(
        process,
        `ssh: Could not resolve hostname ${name.toLowerCase()}: Name or service not known`,
        UNREACHED,
      )
    await process.sleep(host.latency)
    return refuse(process, `ssh: connect to host ${name} port ${value('p') ?? 22}: Connection refused`, UNREACHED)
  },
})

export const host = gnu({
  ...hostDeclaration,
  run: async (process, { operands: [name] }) => {
    if (name === undefined) return refuse(process, 'Usage: host {name}')
    const found = process.system.network.resolve(name)
    if (!found) {
      await process.print(`Host ${name} not found: 3(NXDOMAIN)\n`)
      return 1
    }
    const reverse = found.address.split('.').toReversed().join('.')
    await process.print(
      name === found.address
        ? `${reverse}.in-addr.arpa domain name pointer ${found.name}.\n`
        : `${name} has address ${found.address}\n`,
    )
    return 0
  },
})

export const nslookup = gnu({
  ...nslookupDeclaration,
  run: async (process, { operands: [name] }) => {
    if (name === undefined) return refuse(process, 'nslookup: give it a name, its own prompt is not simulated')
    const found = process.system.network.resolve(name)
    const asked = nameServerOf(process)
    const server = `Server:\t\t${asked}\nAddress:\t${asked}#53\n\n`
    const answer = found
      ? `Non-authoritative answer:\nName:\t${name}\nAddress: ${found.address}\n\n`
      : `** server can't find ${name}: NXDOMAIN\n\n`
    await process.print(server + answer)
    return found ? 0 : 1
  },
})
