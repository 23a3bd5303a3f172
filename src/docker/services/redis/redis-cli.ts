import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { Input } from '../../../shell/posix/input.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'
import type { Surroundings } from '../daemon.ts'
import { eachLine } from '../lines.ts'
import { shellWords } from '../words.ts'
import { BadCall, type Call, readCall } from './call.ts'
import { type Answer, askRedis } from './connection.ts'
import { raw, type Reply, shown } from './reply.ts'

const WARNING = "Warning: Using a password with '-a' or '-u' option on the command line interface may not be safe.\n"

/** Asks the server; undefined where none answers. */
async function ask(process: GnuProcess, call: Call, words: readonly string[]): Promise<Reply | undefined> {
  const { host, port, password, transaction } = call
  const { network } = process.system
  const found = network.resolve(host)
  const service = found && network.connect(found, port)
  return service?.type === 'messages'
    ? remembered(call, words, await askRedis(process, service, { password, words, transaction }))
    : undefined
}

/** A connection knows what it has begun, and with which password it was let in. */
function remembered(call: Call, [name = '', ...words]: readonly string[], { reply, transaction }: Answer): Reply {
  call.transaction = transaction
  if (name.toLowerCase() === 'auth' && reply.type !== 'error') call.password = words.at(-1)
  return reply
}

async function say(process: GnuProcess, call: Call, words: readonly string[]): Promise<number> {
  const { host, port, exits, typed = isTerminal(process.descriptors.get(1)) } = call
  const reply = await ask(process, call, words)
  if (!reply) {
    const known = process.system.network.resolve(host) !== undefined
    await process.write(
      2,
      `Could not connect to Redis at ${host}:${port}: ${known ? 'Connection refused' : 'Name or service not known'}\n`,
    )
    return 1
  }
  await process.print(`${typed ? shown(reply) : raw(reply)}\n`)
  return reply.type === 'error' && exits ? 1 : 0
}

/** Sends the command of the command line, as often as is asked for. */
async function sayWords(process: GnuProcess, call: Call): Promise<number> {
  const input = call.takesInput ? [await new Input(process, process.file(0)).whole()] : []
  let status = 0
  for (let at = 0; at < call.times && status === 0; at += 1)
    status = await say(process, call, [...call.words, ...input])
  return status
}

/** Asks for all keys, some at a time. */
async function sayKeys(process: GnuProcess, call: Call): Promise<number> {
  const { pattern, count } = call.scan
  const options = [
    ...(pattern === undefined ? [] : ['MATCH', pattern]),
    ...(count === undefined ? [] : ['COUNT', count]),
  ]
  let cursor = '0'
  do {
    const reply = await ask(process, call, ['SCAN', cursor, ...options])
    if (reply?.type !== 'list') return reply ? scanFailed(process, reply) : say(process, call, ['SCAN', cursor])
    const [next, keys] = reply.items
    if (keys?.type === 'list') for (const key of keys.items) await process.print(`${raw(key)}\n`)
    cursor = next ? raw(next) : '0'
  } while (cursor !== '0')
  return 0
}

async function scanFailed(process: GnuProcess, reply: Reply): Promise<number> {
  await process.write(2, `ERROR: ${raw(reply)}\n`)
  return 1
}

/** Sends what is typed at its prompt. */
async function converse(process: GnuProcess, call: Call): Promise<number> {
  await eachLine(
    process,
    () => `${call.host}:${call.port}${call.transaction?.queued ? '(TX)' : ''}> `,
    async (line) => {
      const words = shellWords(line)
      if (['quit', 'exit'].includes(words[0]?.toLowerCase() ?? '')) return 'end'
      if (words.length > 0) await say(process, call, words)
      return 'more'
    },
  )
  return 0
}

/** What `--help` shows of the options that are simulated. */
const USAGE = `
Usage: redis-cli [OPTIONS] [cmd [arg [arg ...]]]
  -h <hostname>      the host to connect to, 127.0.0.1 where none is named
  -p <port>          its port, 6379 where none is named
  -a <password>      the password of the server
  -u <uri>           host, port and password in one, redis://...
  -r <repeat>        send the command so many times
  -n <db>            the database, 0
  -e                 end with status 1 after an error
  -x                 take the last word of the command from standard input
  --raw, --no-raw    show replies without their kinds, or with them
  --scan             list keys, those that --pattern fits
  --no-auth-warning  be silent about passwords on command lines
  --help, --version
`

/** redis-cli: one command, or its prompt. */
export const redisCli = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'redis-cli' },
  async run(process) {
    if (['-v', '--version'].includes(process.argv[1] ?? '')) {
      await process.print(`redis-cli ${surroundings.version}\n`)
      return 0
    }
    if (process.argv[1] === '--help') {
      await process.print(`redis-cli ${surroundings.version}\n${USAGE}`)
      return 0
    }
    try {
      const call = readCall(process)
      if (call.tellsPassword && call.warns) await process.write(2, WARNING)
      if (call.scans) return await sayKeys(process, call)
      return await (call.words.length > 0 ? sayWords(process, call) : converse(process, call))
    } catch (error) {
      if (!(error instanceof BadCall)) throw error
      await process.write(2, `${error.message}\n`)
      return 1
    }
  },
})
