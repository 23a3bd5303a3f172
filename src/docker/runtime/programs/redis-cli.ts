import { findRunning } from '../../engine/containers.ts'
import { mainProgram } from '../../engine/server.ts'
import type { Container } from '../../engine/model.ts'
import type { FileSystem } from '../../../linux/fs.ts'
import type { ContainerCommand, ContainerInvocation } from '../container-command.ts'

/** Where the simulated server keeps its keys: a line each, key and value parted by a tab. */
const STORE = '/data/dump.rdb'

type Keys = Map<string, string>

function readKeys(fs: FileSystem): Keys {
  const lines = fs.exists(STORE) ? fs.readText(STORE).split('\n').filter(Boolean) : []
  return new Map(lines.map((line) => [line.split('\t')[0] ?? '', line.split('\t').slice(1).join('\t')] as const))
}

function writeKeys(fs: FileSystem, keys: Keys): void {
  fs.mkdirAll('/data')
  fs.writeFile(STORE, [...keys].map(([key, value]) => `${key}\t${value}\n`).join(''))
}

type Operation = { readonly words: number; readonly run: (keys: Keys, words: readonly string[]) => string }

const wrongCount = (name: string): string => `(error) ERR wrong number of arguments for '${name}' command`

const operations: Readonly<Record<string, Operation>> = {
  ping: { words: 0, run: () => 'PONG' },
  set: {
    words: 2,
    run(keys, [key = '', value = '']) {
      keys.set(key, value)
      return 'OK'
    },
  },
  get: { words: 1, run: (keys, [key = '']) => keys.get(key) ?? '' },
  del: { words: 1, run: (keys, [key = '']) => (keys.delete(key) ? '1' : '0') },
  incr: {
    words: 1,
    run(keys, [key = '']) {
      const next = Number(keys.get(key) ?? '0') + 1
      if (!Number.isSafeInteger(next)) return 'ERR value is not an integer or out of range'
      keys.set(key, String(next))
      return String(next)
    },
  },
  dbsize: { words: 0, run: (keys) => String(keys.size) },
}

interface Server {
  readonly container: Container
  readonly local: boolean
}

/** The running Redis server that `-h` names, by the names that this container's network knows. */
function serverAt(process: ContainerInvocation, host: string): Server | undefined {
  const { system } = process
  const engine = system.host.engine.get()
  const address = system.network.resolve(host)?.address
  const local = address === '127.0.0.1'
  const found = local
    ? findRunning(engine, system.id)
    : engine.containers.find((container) => container.networks.some((attachment) => attachment.address === address))
  const container = found && 'type' in found ? (found.type === 'done' ? found.value : undefined) : found
  return container && mainProgram(container.argv)[0] === 'redis-server' ? { container, local } : undefined
}

function operate(process: ContainerInvocation, server: Server, words: readonly string[]): string {
  const name = words[0]?.toLowerCase() ?? ''
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined
  if (!operation) return `ERR unknown command '${words[0]}', or one that this playground does not simulate`
  if (words.length - 1 !== operation.words) return wrongCount(name)
  const opened = server.local ? undefined : process.system.openFiles(server.container)
  const fs = opened?.fs ?? process.system.fs
  const keys = readKeys(fs)
  const answer = operation.run(keys, words.slice(1))
  if (name === 'set' || name === 'del' || name === 'incr') writeKeys(fs, keys)
  opened?.save()
  return answer
}

export const redisCli: ContainerCommand = {
  declaration: {
    name: 'redis-cli',
    summary: 'talk to a Redis server',
    options: [{ short: 'h', value: { name: 'HOST', kind: 'host' }, summary: 'the server, this container when absent' }],
    operands: [{ name: 'COMMAND', kind: 'text', repeated: true }],
    description: [
      'Sends one command to a Redis server and prints its answer. PING, SET, GET, DEL, INCR and DBSIZE are simulated.',
    ],
  },
  async run(process) {
    const words = process.argv.slice(1)
    const host = words[0] === '-h' ? (words[1] ?? '') : '127.0.0.1'
    const rest = words[0] === '-h' ? words.slice(2) : words
    if (rest.length === 0) {
      await process.stderr.write(
        'redis-cli: its own prompt is not simulated; give it a command, such as redis-cli ping\n',
      )
      return 1
    }
    const server = serverAt(process, host)
    if (!server) {
      await process.stderr.write(`Could not connect to Redis at ${host}:6379: Connection refused\n`)
      return 1
    }
    await process.stdout.write(`${operate(process, server, rest)}\n`)
    return 0
  },
}
