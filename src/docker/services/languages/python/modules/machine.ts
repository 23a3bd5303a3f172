import type { Frame } from '../frame.ts'
import { clockOf, fromLocal, type Zone, zoneFrom } from '../../../../../linux/gnu/library/zone.ts'
import type { WebRequest, WebResponse } from '../../../../../linux/network.ts'
import { directoryName, fromDirectory } from '../../../../../linux/path.ts'
import { FileSystemError } from '../../../../../shell/posix/errno.ts'
import { signalNumbers } from '../../../../../shell/posix/signals.ts'
import { openDoors } from '../../../daemon.ts'
import { type Answer, askRedis, type Question } from '../../../redis/connection.ts'
import type { Reply } from '../../../redis/reply.ts'
import { fileAt, pathOf, respond } from '../../../web/files.ts'
import { needed, numberArgument, textArgument, wholeNumber } from '../arguments.ts'
import { raised, typeError } from '../exceptions.ts'
import { call, dictOf, specialMethod } from '../protocol.ts'
import { typeName } from '../types.ts'
import {
  Bytes,
  List,
  type Native,
  Raised,
  settled,
  type Steps,
  Tuple,
  type Value,
  type Words,
  words,
} from '../values.ts'
import { utf8 } from '../bytes.ts'
import { type Host, natives } from './native.ts'

const NUMBERS: Readonly<Record<string, number>> = {
  ENOENT: 2,
  EACCES: 13,
  EEXIST: 17,
  ENOTDIR: 20,
  EISDIR: 21,
  ENOTEMPTY: 39,
  EADDRINUSE: 98,
}

/** The kinds of files in a mode, stat(2). */
const DIRECTORY = 0o040000
const FILE = 0o100000

/** What the file system refuses, as Python raises it. */
export function refused(error: unknown, path: string): unknown {
  if (!(error instanceof FileSystemError)) return error
  return raised('OSError', BigInt(NUMBERS[error.code] ?? 5), error.message, path)
}

/** @throws Raised OSError */
export function onFiles<T>(path: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw refused(error, path)
  }
}

/** A zone of geography at a time in milliseconds since 1970: minutes east of UTC, and what its clocks call it. */
const shownZone = (zone: Zone, moment: number): Tuple => new Tuple([BigInt(zone.offset(moment)), zone.name(moment)])

function isZone(key: string): boolean {
  try {
    clockOf(key)
    return true
  } catch {
    return false
  }
}

const zones = {
  _is_zone: ({ places: [key = null] }: Words) => isZone(String(key)),
  _zone: ({ places: [key = null, seconds = null] }: Words) =>
    shownZone(zoneFrom(String(key)), numberArgument(seconds) * 1000),
  _zone_of_local({ places: [key = null, seconds = null] }: Words) {
    const zone = zoneFrom(String(key))
    return shownZone(zone, fromLocal(numberArgument(seconds) * 1000, zone))
  },
}

/** time. */
export function time({ process }: Host): ReadonlyMap<string, Value> {
  const now = (): number => process.kernel.clock.now()
  return natives({
    time: () => now() / 1000,
    time_ns: () => BigInt(Math.round(now())) * 1_000_000n,
    monotonic: () => (now() - process.startedAt) / 1000,
    perf_counter: () => (now() - process.startedAt) / 1000,
    process_time: () => process.cpuTime / 1000,
    *sleep(given) {
      const seconds = numberArgument(needed(given, 0))
      if (seconds < 0) throw raised('ValueError', 'sleep length must be non-negative')
      yield process.sleep(seconds * 1000)
      return null
    },
    ...zones,
    /** Year, month, day, hour, minute, second, weekday from Monday, day of the year: of seconds since 1970. */
    _fields: ({ places: [seconds = null] }) => {
      const date = new Date(numberArgument(seconds) * 1000)
      const start = Date.UTC(date.getUTCFullYear(), 0, 1)
      const fields = [
        date.getUTCFullYear(),
        date.getUTCMonth() + 1,
        date.getUTCDate(),
        date.getUTCHours(),
        date.getUTCMinutes(),
        date.getUTCSeconds(),
        (date.getUTCDay() + 6) % 7,
      ]
      return new Tuple([...fields, Math.floor((date.getTime() - start) / 86_400_000) + 1].map(BigInt))
    },
    _seconds: ({ places }) => {
      const [year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0] = places.map(wholeNumber)
      return BigInt(Date.UTC(year, month - 1, day, hour, minute, second) / 1000)
    },
  })
}

/** Who the process is, and where. */
const identity = (process: Host['process']): Parameters<typeof natives>[0] => ({
  hostname: () => process.system.hostName,
  // that of the first card that leads out
  address: () => {
    const { interfaces } = process.system.network
    return (interfaces.find(({ name }) => name !== 'lo') ?? interfaces[0])?.address ?? '127.0.0.1'
  },
  getpid: () => BigInt(process.pid),
  getppid: () => BigInt(process.parent?.pid ?? 0),
  getuid: () => BigInt(process.credentials.uid),
  username: () => process.environment.get('USER') ?? (process.credentials.uid === 0 ? 'root' : 'user'),
})

type Files = Host['process']['system']['fs']

/** The text of a path, as os.fspath gives it. @throws Raised TypeError */
export function* pathText(value: Value): Steps<string> {
  const own = specialMethod(value, '__fspath__')
  const text = own === undefined ? value : yield* settled(call(own, words(value)))
  if (typeof text === 'string') return text
  throw typeError(`expected str, bytes or os.PathLike object, not ${typeName(value)}`)
}

/** A function of a path, which is given as one from the root. */
type OnPath = (act: (path: string) => Value) => Native

/** What is asked of paths. */
const questions = (onPath: OnPath, fs: Files): Parameters<typeof natives>[0] => ({
  exists: onPath((path) => fs.exists(path)),
  isdir: onPath((path) => fs.isDirectory(path)),
  islink: onPath((path) => fs.exists(path) && fs.lstat(path).type === 'symlink'),
  abspath: onPath((path) => path),
  size: onPath((path) => BigInt(fs.readFile(path).length)),
  /** Mode, size, owner, group and times in seconds. */
  stat: onPath((path) => {
    const { type, mode, size, uid, gid, atime, mtime } = fs.stat(path)
    const kind = type === 'directory' ? DIRECTORY : FILE
    return new Tuple([...[kind | mode, size, uid, gid].map(BigInt), atime / 1000, mtime / 1000])
  }),
})

/** What makes and takes away directories and files. */
const changes = (onPath: OnPath, fs: Files): Parameters<typeof natives>[0] => ({
  mkdir: onPath((path) => (fs.mkdir(path), null)),
  makedirs: onPath((path) => (fs.mkdirAll(path), null)),
  remove: onPath((path) => (fs.unlink(path), null)),
  rmdir: onPath((path) => (fs.rmdir(path), null)),
  removetree: onPath((path) => (fs.removeTree(path), null)),
  touch: onPath((path) => (fs.exists(path) ? fs.touch(path) : fs.writeFile(path, ''), null)),
})

/** What is inside of files, and what moves them. */
const contents = (place: (path: string) => string, fs: Files): Parameters<typeof natives>[0] => ({
  *rename({ places: [from = null, to = null] }) {
    const [old, fresh] = [yield* pathText(from), yield* pathText(to)]
    return onFiles(old, () => (fs.rename(place(old), place(fresh)), null))
  },
  *chmod(given) {
    const text = yield* pathText(needed(given, 0, 'path'))
    const mode = wholeNumber(needed(given, 1, 'mode'))
    return onFiles(text, () => (fs.chmod(place(text), mode), null))
  },
  *read({ places: [path = null] }) {
    const text = yield* pathText(path)
    return onFiles(text, () => {
      if (fs.isDirectory(place(text))) throw new FileSystemError('EISDIR', text)
      return fs.readText(place(text))
    })
  },
  *write(given) {
    const text = yield* pathText(needed(given, 0))
    return onFiles(text, () => (fs.writeFile(place(text), textArgument(given, 1)), null))
  },
})

/** What os needs: files, the environment, and who it is. */
export function os({ process }: Host): ReadonlyMap<string, Value> {
  const { fs } = process.system
  const place = (path: string): string => fromDirectory(process.cwd, path)
  const onPath: OnPath = (act) =>
    function* ({ places: [path = '.'] }) {
      const text = yield* pathText(path)
      return onFiles(text, () => act(place(text)))
    }
  return natives({
    environ: () => dictOf(process.environment),
    putenv: ({ places: [name = null, value = null] }) => {
      if (value === null) process.environment.delete(String(name))
      else process.environment.set(String(name), String(value))
      return null
    },
    getcwd: () => process.cwd,
    chdir: onPath((path) => {
      if (!fs.isDirectory(path)) throw new FileSystemError(fs.exists(path) ? 'ENOTDIR' : 'ENOENT', path)
      process.cwd = path
      return null
    }),
    listdir: onPath((path) => new List([...fs.names(path)])),
    ...changes(onPath, fs),
    ...questions(onPath, fs),
    ...contents(place, fs),
    ...identity(process),
  })
}

/** signal. */
export function signal({ signals }: Host): ReadonlyMap<string, Value> {
  const names = Object.entries(signalNumbers)
  return new Map<string, Value>([
    ...names.map(([name, number]) => [`SIG${name}`, BigInt(number)] as const),
    ...natives({
      set: ({ places: [number = null, handler = null] }) => {
        const [name] = names.find(([, own]) => BigInt(own) === number) ?? []
        if (name === undefined) throw raised('ValueError', 'signal number out of range')
        const before = signals.get(name) ?? null
        if (handler === 0n) signals.delete(name)
        else signals.set(name, handler)
        return before
      },
    }),
  ])
}

const textOf = (value: Value | undefined): string =>
  value instanceof Bytes ? new Input8(value.bytes).text() : typeof value === 'string' ? value : String(value ?? '')

/** Bytes of a body as a text: bodies are texts here. */
class Input8 {
  readonly #bytes: Uint8Array
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }
  text(): string {
    return decodeURIComponent(Array.from(this.#bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''))
  }
}

function responseOf(answer: Value): WebResponse {
  const [status = 500n, headers = null, body = ''] = answer instanceof Tuple ? answer.items : []
  const given = headers instanceof List ? headers.items : []
  const pairs = given.flatMap((pair) =>
    pair instanceof Tuple ? [[String(pair.items[0]), String(pair.items[1])] as const] : [],
  )
  const find = (name: string): string | undefined => pairs.find(([own]) => own.toLowerCase() === name)?.[1]
  const others = pairs.filter(([name]) => !/^(?:content-type|server|content-length|date)$/i.test(name))
  const server = find('server')
  return {
    ...respond(Number(status), find('content-type') ?? '', textOf(body)),
    headers: others,
    ...(server !== undefined && { server }),
  }
}

const failed: WebResponse = respond(500, 'text/html; charset=utf-8', 'Internal Server Error')

function* serveWith(host: Host, given: Words): Steps<Value> {
  const { process, drive } = host
  const [address, port, handler] = [textArgument(given, 0), wholeNumber(needed(given, 1)), needed(given, 2)]
  const handle = async ({ method, path, headers = [], body = '', from = '-' }: WebRequest): Promise<WebResponse> => {
    const lines = headers.map((line) => new Tuple([line.replace(/:.*$/s, ''), line.replace(/^[^:]*:\s*/, '')]))
    try {
      return responseOf(await drive(settled(call(handler, words(method, path, new List(lines), body, from)))))
    } catch (error) {
      if (error instanceof Raised) return failed
      throw error
    }
  }
  const isAll = address === '' || address === '0.0.0.0'
  const service = { type: 'http', handle } as const
  const close = onFiles('', () =>
    openDoors(process, [
      { port, backlog: 128, service, ...(!isAll && { address: address === 'localhost' ? '127.0.0.1' : address }) },
    ]),
  )
  process.atEnd.push(close)
  host.listens()
  try {
    const started = given.places[3]
    if (started !== undefined) yield* settled(call(started, words()))
    yield process.blocked(new Promise<never>(() => undefined))
  } finally {
    close()
  }
  return null
}

/** What servers are made of: `serve` calls a function for each request, and `file` finds one that lies in a directory. */
export function web(host: Host): ReadonlyMap<string, Value> {
  const { process } = host
  return natives({
    serve: (given) => serveWith(host, given),
    file: ({ places: [directory = null, path = null] }) => {
      const root = fromDirectory(process.cwd, String(directory))
      const found = fileAt(process.system.fs, `${root}${pathOf(String(path))}`.replace(/\/$/, ''), ['index.html'])
      if (found.type !== 'file') return null
      return new Tuple([found.response.type, found.response.body])
    },
    now: () => process.kernel.clock.now() / 1000,
    /** Asks a web server: status, headers, body, reason; a text says why there is none. */
    *ask({ places: [name = null, port = null, method = null, path = null, headers = null, body = ''] }) {
      const found = process.system.network.resolve(String(name))
      if (!found) return 'unknown'
      const service = process.system.network.connect(found, Number(port))
      if (service?.type !== 'http') return 'refused'
      const lines = headers instanceof List ? headers.items.map(String) : []
      let response: WebResponse | undefined
      yield process
        .blocked(
          Promise.resolve(
            service.handle({ method: String(method), path: String(path), headers: lines, body: String(body) }),
          ),
        )
        .then((answer) => (response = answer))
      const given = (response?.headers ?? []).map(([key, value]) => new Tuple([key, value]))
      return new Tuple([
        BigInt(response?.status ?? 0),
        new List([...given, new Tuple(['Content-Type', response?.type ?? ''])]),
        response?.body ?? '',
        response?.reason ?? '',
      ])
    },
  })
}

function replyValue(reply: Reply): Value {
  switch (reply.type) {
    case 'integer':
      return BigInt(reply.value)
    case 'string':
      return new Bytes(utf8(reply.text))
    case 'list':
      return new List(reply.items.map(replyValue))
    case 'status':
    case 'error':
      return new Tuple([reply.type, reply.text])
    case 'nil':
    case 'blocked':
      return null
  }
}

/** Asks a server of Redis; a text says why nobody answers. */
function* askServer({ process }: Host, places: readonly Value[], question: Omit<Question, 'password'>): Steps<Value> {
  const [name = null, port = null, password = null] = places
  const { network } = process.system
  const found = network.resolve(String(name))
  if (!found) return 'unknown'
  const service = network.connect(found, Number(port))
  if (service?.type !== 'messages') return 'refused'
  let answer: Answer | undefined
  const asked = { ...question, password: password === null ? undefined : textOf(password) }
  yield askRedis(process, service, asked).then((given) => (answer = given))
  return answer ? replyValue(answer.reply) : null
}

const commandIn = (value: Value): readonly string[] => (value instanceof List ? value.items.map(textOf) : [])

/** The client of Redis: `ask(host, port, password, *words)`, and `exec(host, port, password, *commands)` for a transaction. */
export function redis(host: Host): ReadonlyMap<string, Value> {
  return natives({
    *ask({ places }) {
      return yield* askServer(host, places, { words: places.slice(3).map(textOf) })
    },
    *exec({ places }) {
      return yield* askServer(host, places, {
        words: ['EXEC'],
        transaction: { queued: places.slice(3).map(commandIn) },
      })
    },
  })
}

/** Who has called a module from outside: the file, the line and the function, the nearest first. */
function callerOutside(calling: Frame | undefined, module: string, level: number): Value {
  let frame = calling
  while (frame?.caller && frame.file === `<frozen ${module}>`) frame = frame.caller
  for (let left = level; left > 1 && frame?.caller; left -= 1) frame = frame.caller
  if (!frame) return new Tuple(['(unknown file)', 0n, '(unknown function)'])
  // a comprehension is part of what it stands in
  let { scope } = frame
  while (scope.isComprehension && scope.parent) scope = scope.parent
  const name = scope.kind === 'module' ? '<module>' : frame.name.replace(/^.*\./, '')
  return new Tuple([frame.file, BigInt(frame.span.line), name])
}

/** sys. */
export function sys({ process, argv, surroundings, write, limits, calling }: Host): ReadonlyMap<string, Value> {
  const [major = '3', minor = '0', micro = '0'] = surroundings.version.split('.')
  const version = new Tuple([BigInt(major), BigInt(minor), BigInt(Number.parseInt(micro, 10) || 0), 'final', 0n])
  return new Map<string, Value>([
    ['argv', new List([...argv])],
    ['version', `${surroundings.version} (main) [GCC 14.2.0]`],
    ['_version', version],
    ['platform', 'linux'],
    ['executable', `/usr/local/bin/python${major}`],
    ['maxsize', 9_223_372_036_854_775_807n],
    ['byteorder', 'little'],
    [
      'path',
      new List([
        directoryName(fromDirectory(process.cwd, argv[0] ?? '')),
        '/usr/local/lib/python3',
        '/usr/local/lib/python3/site-packages',
      ]),
    ],
    ...natives({
      *_write({ places: [descriptor = null, text = null] }) {
        yield* write(descriptor === 2n ? 2 : 1, String(text))
        return BigInt(String(text).length)
      },
      getrecursionlimit: () => BigInt(limits.recursion),
      setrecursionlimit: (given) => {
        const limit = wholeNumber(needed(given, 0))
        if (limit < 1) throw raised('ValueError', 'recursion limit must be greater or equal than 1')
        limits.recursion = limit
        return null
      },
      getsizeof: () => 64n,
      exit: ({ places: [status = null] }) => {
        throw raised('SystemExit', status)
      },
      _caller: ({ places: [module = null, level = 1n] }) => callerOutside(calling(), String(module), Number(level)),
    }),
  ])
}
