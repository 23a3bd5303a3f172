import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import type { Service } from '../../../linux/network.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'
import { redis as log } from '../../engine/server.ts'
import { serve, type Surroundings } from '../daemon.ts'
import { eachLine } from '../lines.ts'
import { shellWords } from '../words.ts'
import { runCommand } from './commands.ts'
import { Keys } from './keys.ts'
import { failure, raw, type Reply, shown } from './reply.ts'

const PORT = 6379
const BACKLOG = 511

/** The value of an option of redis-server: `--port 7000`. */
function settingOf(words: readonly string[], name: string): string | undefined {
  const at = words.indexOf(`--${name}`)
  return at < 0 ? undefined : words[at + 1]
}

/** Messages are JSON lists: the words of a command, before them the password. The keys are in the file, so that they outlive the server. */
function serviceOf(process: GnuProcess, password: string | undefined): Service {
  const file = `${process.cwd}/dump.rdb`
  const { fs } = process.system
  return {
    type: 'messages',
    call(message) {
      const [given, ...words]: readonly (string | null)[] = JSON.parse(message)
      const command = words.map(String)
      if (password !== undefined && given !== password)
        return JSON.stringify(
          failure(
            given === null
              ? 'NOAUTH Authentication required.'
              : 'WRONGPASS invalid username-password pair or user is disabled.',
          ),
        )
      const keys = new Keys(fs.exists(file) ? fs.readText(file) : '', process.kernel.clock.now())
      const reply = runCommand(keys, command)
      if (keys.changed) fs.writeFile(file, keys.save())
      return JSON.stringify(reply)
    },
  }
}

/** redis-server. */
export const redisServer = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'redis-server' },
  async run(process) {
    const words = process.argv.slice(1)
    if (['-v', '--version'].includes(words[0] ?? '')) {
      await process.print(`Redis server v=${surroundings.version} sha=00000000:0 malloc=jemalloc-5.3.0 bits=64\n`)
      return 0
    }
    const port = Number(settingOf(words, 'port') ?? PORT)
    const service = serviceOf(process, settingOf(words, 'requirepass'))
    return serve(process, { log, doors: [{ port, backlog: BACKLOG, service }] }, surroundings)
  },
})

interface Target {
  readonly host: string
  readonly port: number
  readonly password: string | undefined
  /** `-e`: an error is told by the status, too. */
  readonly exits: boolean
  readonly words: readonly string[]
}

function targetOf(process: GnuProcess): Target {
  const words = process.argv.slice(1)
  let [host, port, password] = ['127.0.0.1', PORT, process.environment.get('REDISCLI_AUTH')]
  let exits = false
  while (words[0]?.startsWith('-')) {
    const [option, value = ''] = words.splice(0, ['-h', '-p', '-a', '-n', '-u', '--pass'].includes(words[0]) ? 2 : 1)
    if (option === '-e') exits = true
    else if (option === '-h') host = value
    else if (option === '-p') port = Number(value)
    else if (option === '-a' || option === '--pass') password = value
    else if (option === '-u') [, host = host] = /^redis:\/\/(?:[^@]*@)?([^:/]+)/.exec(value) ?? []
  }
  return { host, port, password, exits, words }
}

/** Asks the server; undefined where none answers. */
async function ask(
  process: GnuProcess,
  { host, port, password }: Target,
  words: readonly string[],
): Promise<Reply | undefined> {
  const { network } = process.system
  const found = network.resolve(host)
  const service = found && network.connect(found, port)
  return service?.type === 'messages'
    ? JSON.parse(await service.call(JSON.stringify([password ?? null, ...words])))
    : undefined
}

async function say(process: GnuProcess, target: Target, words: readonly string[]): Promise<number> {
  const { host, port, exits } = target
  const reply = await ask(process, target, words)
  if (!reply) {
    const known = process.system.network.resolve(host) !== undefined
    await process.write(
      2,
      `Could not connect to Redis at ${host}:${port}: ${known ? 'Connection refused' : 'Name or service not known'}\n`,
    )
    return 1
  }
  await process.print(`${isTerminal(process.descriptors.get(1)) ? shown(reply) : raw(reply)}\n`)
  return reply.type === 'error' && exits ? 1 : 0
}

/** redis-cli: one command, or its prompt. */
export const redisCli = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'redis-cli' },
  async run(process) {
    const target = targetOf(process)
    if (['-v', '--version'].includes(process.argv[1] ?? '')) {
      await process.print(`redis-cli ${surroundings.version}\n`)
      return 0
    }
    if (target.words.length > 0) return say(process, target, target.words)
    const prompt = (): string => `${target.host}:${target.port}> `
    await eachLine(process, prompt, async (line) => {
      const words = shellWords(line)
      if (['quit', 'exit'].includes(words[0]?.toLowerCase() ?? '')) return 'end'
      if (words.length > 0) await say(process, target, words)
      return 'more'
    })
    return 0
  },
})
