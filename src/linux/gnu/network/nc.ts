import { createDeferred, type Deferred } from '../../../base/deferred.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import { withInput } from '../../../shell/posix/open.ts'
import type { Service } from '../../network.ts'
import { baseName } from '../../path.ts'
import { Failure, gnu, type GnuProgram } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { ncDeclaration } from './declaration.ts'
import { serviceAt } from './services.ts'

const USAGE = 'usage: nc [-lvz] [-p port] [destination] [port]\n'
/** Ports below this one are root's, ip(7). */
const FIRST_FREE = 1024

/** What somebody sent who has connected, and where the answer goes. */
interface Call {
  readonly message: string
  readonly reply: Deferred<string>
}

const portOf = (text: string): number => {
  if (!/^\d{1,5}$/.test(text) || Number(text) < 1 || Number(text) > 65_535)
    throw new Failure(`port number invalid: ${text}`)
  return Number(text)
}

/** All of standard input. */
async function inputText(process: GnuProcess): Promise<string> {
  let whole = ''
  await withInput(process, '-', async (input) => {
    for (let text = await input.text(); text !== undefined; text = await input.text()) whole += text
  })
  return whole
}

/** Offers a port until this process ends or somebody has connected. @throws Failure when the port cannot be had */
function offer(process: GnuProcess, port: number): Promise<Call> {
  if (port < FIRST_FREE && process.credentials.uid !== 0) throw new Failure('Permission denied')
  const called = createDeferred<Call>()
  const service: Service = {
    type: 'messages',
    call(message) {
      if (!(stop instanceof FileSystemError)) stop()
      const reply = createDeferred<string>()
      process.atEnd.push(() => reply.resolve(''))
      called.resolve({ message, reply })
      return reply.promise
    },
  }
  const { pid, name, credentials } = process
  const owner = { pid, uid: credentials.uid, name: baseName(name), fd: 3 }
  const stop = attempt(() => process.system.network.listen(port, service, { backlog: 1, owner }))
  if (stop instanceof FileSystemError) throw new Failure(stop.message)
  process.atEnd.push(stop)
  return called.promise
}

/** Waits for one connection, prints what comes by it and answers with standard input, unless that would have to be typed. */
async function listen(process: GnuProcess, port: number, talks: boolean): Promise<number> {
  const offered = offer(process, port)
  if (talks) await process.write(2, `Listening on 0.0.0.0 ${port}\n`)
  const { message, reply } = await process.blocked(offered)
  if (talks) await process.write(2, 'Connection received on localhost\n')
  await process.print(message)
  reply.resolve(process.file(0).type === 'terminal' ? '' : await inputText(process))
  return 0
}

/** Whom somebody connects to: the name as it was given, its address and the port. */
export interface Peer {
  readonly name: string
  readonly address: string
  readonly port: number
}

/** What different netcats say. */
export interface NcWording {
  open(peer: Peer): string
  /** Undefined where nothing is said. */
  refused(peer: Peer, args: Arguments): string | undefined
  unknown(name: string, port: number): string
}

/** OpenBSD's, which Debian has. */
const openBsd: NcWording = {
  open({ name, address, port }) {
    return `Connection to ${name} (${address}) ${port} port [tcp/${serviceAt(port) ?? '*'}] succeeded!\n`
  },
  refused: ({ name, address, port }, { has }) =>
    has('z') && !has('v') ? undefined : `connect to ${name} (${address}) port ${port} (tcp) failed: Connection refused`,
  unknown: (name, port) => `getaddrinfo for host "${name}" port ${port}: Name or service not known`,
}

async function connect(
  process: GnuProcess,
  { name, port }: Omit<Peer, 'address'>,
  args: Arguments,
  wording: NcWording,
): Promise<number> {
  const { has } = args
  const { network } = process.system
  const host = has('n') && !/^[\d.]+$/.test(name) ? undefined : network.resolve(name)
  if (!host) throw new Failure(wording.unknown(name, port))
  const peer = { name, address: host.address, port }
  await process.sleep(host.latency)
  const service = network.connect(host, port)
  if (!service) {
    const refusal = wording.refused(peer, args)
    if (refusal === undefined) return 1
    throw new Failure(refusal)
  }
  if (has('v')) await process.write(2, wording.open(peer))
  if (has('z')) return 0
  if (service.type === 'http') throw new Failure('talking to web servers is not simulated; curl does that')
  const answer = service.call(await inputText(process))
  await process.print(await process.blocked(Promise.resolve(answer)))
  return 0
}

/** nc(1) in the words of one of those that there are. */
export const ncIn = (wording: NcWording): GnuProgram =>
  gnu({
    ...ncDeclaration,
    run: async (process, args) => {
      const { operands, has, value } = args
      if (has('l')) {
        const port = value('p') ?? operands.at(-1)
        if (port !== undefined) return listen(process, portOf(port), has('v'))
      }
      const [name, port] = operands
      if (!has('l') && name !== undefined && port !== undefined)
        return connect(process, { name, port: portOf(port) }, args, wording)
      await process.write(2, USAGE)
      return 1
    },
  })

export const nc = ncIn(openBsd)
