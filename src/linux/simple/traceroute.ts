import type { NetworkHop } from '../network.ts'
import { complain, type LinuxInvocation, simpleCommand } from './command.ts'

/** How far traceroute looks (specification, section 9), and how often it asks each router. */
const MAX_HOPS = 30
const PROBES = 3
const TROUBLE = 2

async function hopLine(process: LinuxInvocation, hop: NetworkHop, number: number): Promise<string> {
  const times = Array.from({ length: PROBES }, () => hop.latency * (0.9 + process.chance.next() * 0.3))
  await process.clock.wait(Math.max(...times), process.signal)
  const shown = times.map((time) => `${time.toFixed(3)} ms`).join('  ')
  return `${String(number).padStart(2)}  ${hop.name} (${hop.address})  ${shown}\n`
}

export const traceroute = simpleCommand({
  declaration: {
    operands: [{ name: 'HOST', kind: 'host' }],
    description: [
      'Prints each router on the way to HOST, nearest first, and how long three packets take there and back.',
      'The network is simulated: localhost, example.com, example.org and files.example.com are there, other hosts do not resolve.',
    ],
    examples: [{ line: 'traceroute example.com', meaning: 'see which routers lie between' }],
  },
  misuseStatus: TROUBLE,
  main: async (process, { operands }) => {
    const [name] = operands
    if (name === undefined) return complain(process, 'Specify "host" missing argument', TROUBLE)
    const host = process.system.network.resolve(name)
    if (!host) return complain(process, `${name}: Name or service not known`, TROUBLE)
    await process.stdout.write(`traceroute to ${host.name} (${host.address}), ${MAX_HOPS} hops max, 60 byte packets\n`)
    const hops = [...host.route, host].slice(0, MAX_HOPS)
    for (const [index, hop] of hops.entries()) await process.stdout.write(await hopLine(process, hop, index + 1))
    return 0
  },
})
