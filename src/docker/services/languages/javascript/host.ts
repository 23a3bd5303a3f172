import { bytesOf, textOf } from '../../../../shell/posix/bytes.ts'
import type { GnuProcess } from '../../../../linux/gnu/library/gnu-system.ts'
import { digests } from '../../../../linux/gnu/checksums/digest.ts'
import type { Service, WebRequest, WebResponse } from '../../../../linux/network.ts'
import { fromDirectory } from '../../../../linux/path.ts'
import { FileSystemError } from '../../../../shell/posix/errno.ts'
import { spawnCommand } from '../../../../shell/posix/exec.ts'
import { Input } from '../../../../shell/posix/input.ts'
import { createPipe } from '../../../../shell/posix/pipe.ts'
import { isTerminal } from '../../../../shell/posix/terminal.ts'
import { openDoors, type Surroundings } from '../../daemon.ts'
import { rowsOf } from '../../sql/mysql-client.ts'
import { mysqlError } from '../../sql/mysql-text.ts'
import { postgresError } from '../../sql/postgres-errors.ts'
import { ask as askSql, type Connection as SqlConnection } from '../../sql/connection.ts'
import type { Reply } from '../../redis/reply.ts'
import { REASONS, respond } from '../../web/files.ts'
import { install, type NativeCode, type Natives } from './builtins/install.ts'
import { fromJson } from './builtins/json.ts'
import { formatted, inspect, type Look } from './inspect.ts'
import type { EventLoop, Timer } from './loop.ts'
import { call } from './objects.ts'
import { isPromise, promised } from './promises.ts'
import type { Realm } from './realm.ts'
import { Arr, Native, Obj, Thrown, Trouble, type Value } from './values.ts'

/** What modules of Node.js know of the machine. */
export interface Host {
  readonly process: GnuProcess
  readonly realm: Realm
  readonly loop: EventLoop
  readonly surroundings: Surroundings
  readonly argv: readonly string[]
  /** Writes, unless it starts again what ran before the world was put back. */
  readonly write: (descriptor: 1 | 2, text: string) => void | Promise<void>
  readonly listens: () => void
  /** Signals that the program hears, with what it does then. */
  readonly signals: Map<string, Value>
}

/** Ends a program: process.exit(). */
export class Exit {
  readonly status: number
  constructor(status: number) {
    this.status = status
  }
}

const NUMBERS: Readonly<Record<string, number>> = {
  EPERM: -1,
  ENOENT: -2,
  EACCES: -13,
  EEXIST: -17,
  EXDEV: -18,
  ENOTDIR: -20,
  EISDIR: -21,
  EINVAL: -22,
  EROFS: -30,
  ENOTEMPTY: -39,
  EADDRINUSE: -98,
}

/** Reasons that libuv has other words for than the C library. */
const WORDS: Readonly<Record<string, string>> = {
  EISDIR: 'illegal operation on a directory',
  EEXIST: 'file already exists',
  EXDEV: 'cross-device link not permitted',
  ELOOP: 'too many symbolic links encountered',
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** What the file system refuses, as Node.js raises it. */
function refused(error: unknown, syscall: string, path: string, to?: string): unknown {
  if (!(error instanceof FileSystemError)) return error
  const { code, message } = error
  const place = to === undefined ? `'${path}'` : `'${path}' -> '${to}'`
  const words = WORDS[code] ?? lower(message)
  const where = code === 'EISDIR' && syscall === 'read' ? '' : ` ${place}`
  return new Trouble('Error', `${code}: ${words}, ${syscall}${where}`, {
    errno: NUMBERS[code] ?? -5,
    code,
    syscall,
    ...(where !== '' && { path }),
    ...(to !== undefined && { dest: to }),
  })
}

function onFiles<T>(syscall: string, path: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw refused(error, syscall, path)
  }
}

const bytesIn = (value: Value): Uint8Array =>
  value instanceof Native && value.data instanceof Uint8Array ? value.data : bytesOf(String(value))

const buffer = (realm: Realm, bytes: Uint8Array): Obj => new Native(realm.proto('Buffer'), 'Buffer', bytes)

function statObject({ realm }: Host, stat: ReturnType<GnuProcess['system']['fs']['stat']>): Obj {
  const { size, mode, uid, gid, nlink, mtime, atime, ctime, ino, type } = stat
  return realm.object({ type, size, mode, uid, gid, nlink, ino, mtimeMs: mtime, atimeMs: atime, ctimeMs: ctime })
}

/** What is done with files, by their paths. */
interface Paths {
  readonly fs: GnuProcess['system']['fs']
  readonly place: (path: Value) => string
  /** A function of a path, which is refused by the name of its system call. */
  readonly on: (syscall: string, act: (path: string, args: readonly Value[]) => Value) => NativeCode
  /** A path that is no directory. */
  readonly whole: (path: string) => string
}

function pathsOf({ process }: Host): Paths {
  const { fs } = process.system
  const place = (path: Value): string => fromDirectory(process.cwd, String(path))
  const on =
    (syscall: string, act: (path: string, args: readonly Value[]) => Value): NativeCode =>
    ({ args }) =>
      onFiles(syscall, String(args[0]), () => act(place(args[0]), args))
  const whole = (path: string): string => {
    if (fs.isDirectory(path)) throw new FileSystemError('EISDIR', path)
    return path
  }
  return { fs, place, on, whole }
}

/** What is read and written. */
const contents = (host: Host): Natives => {
  const { realm } = host
  const { fs, place, on, whole } = pathsOf(host)
  return {
    readText: ({ args: [path] }) =>
      onFiles(fs.isDirectory(place(path)) ? 'read' : 'open', String(path), () => fs.readText(whole(place(path)))),
    readBytes: ({ args: [path] }) =>
      onFiles(fs.isDirectory(place(path)) ? 'read' : 'open', String(path), () =>
        buffer(realm, fs.readFile(whole(place(path)))),
      ),
    writeFile: on(
      'open',
      (path, [, data]) => void fs.writeFile(whole(path), data instanceof Native ? bytesIn(data) : String(data)),
    ),
    appendFile: on('open', (path, [, data]) => {
      const before = fs.exists(path) ? fs.readText(whole(path)) : ''
      fs.writeFile(path, before + textOf(bytesIn(data)))
      return undefined
    }),
  }
}

/** Names, directories, and what is told of files. */
const files = (host: Host): Natives => {
  const { realm } = host
  const { fs, place, on } = pathsOf(host)
  return {
    exists: ({ args: [path] }) => fs.exists(place(path)),
    isDirectory: ({ args: [path] }) => fs.isDirectory(place(path)),
    access: on('access', (path, [, mode]) => void fs.access(path, Number(mode ?? 0))),
    stat: on('stat', (path) => statObject(host, fs.stat(path))),
    lstat: on('lstat', (path) => statObject(host, fs.lstat(path))),
    readdir: on('scandir', (path) => realm.array([...fs.names(path)].toSorted())),
    mkdir: on('mkdir', (path) => void fs.mkdir(path)),
    mkdirAll: on('mkdir', (path) => void fs.mkdirAll(path)),
    unlink: on('unlink', (path) => void fs.unlink(path)),
    rmdir: on('rmdir', (path) => void fs.rmdir(path)),
    removeTree: on('rm', (path) => void fs.removeTree(path)),
    chmod: on('chmod', (path, [, mode]) => void fs.chmod(path, Number(mode))),
    realpath: on('realpath', (path) => (fs.stat(path), path)),
    symlink: on('symlink', (_, [target, path]) => void fs.symlink(String(target), place(path))),
    readlink: on('readlink', (path) => fs.readLink(path)),
    rename({ args: [from, to] }) {
      try {
        fs.rename(place(from), place(to))
        return undefined
      } catch (error) {
        throw refused(error, 'rename', String(from), String(to))
      }
    },
  }
}

/** A promise of the program for something that the machine does meanwhile. */
function meanwhile<T>({ realm, loop }: Host, coming: Promise<T>, valueOf: (result: T) => Value): Value {
  loop.held += 1
  return promised(realm, coming, {
    enqueue: (job) =>
      loop.enqueue(() => {
        loop.held -= 1
        return job()
      }),
    valueOf,
  })
}

const timers = (host: Host): Natives => {
  const { realm, loop } = host
  const handles = new WeakMap<Obj, Timer>()
  const later =
    (isRepeated: boolean): NativeCode =>
    ({ args: [handle, ms, fn] }) => {
      if (!(handle instanceof Obj)) return undefined
      handles.set(
        handle,
        loop.timer(Number(ms), () => call(realm, fn, handle, []), isRepeated),
      )
      return handle
    }
  return {
    after: later(false),
    every: later(true),
    clear({ args: [handle] }) {
      const timer = handle instanceof Obj ? handles.get(handle) : undefined
      if (timer) loop.clear(timer)
      return undefined
    },
    hold({ args: [handle, isHeld] }) {
      const timer = handle instanceof Obj ? handles.get(handle) : undefined
      if (timer) timer.isHeld = Boolean(isHeld)
      return undefined
    },
  }
}

/** What is to be done soon. */
const soon = ({ realm, loop }: Host): Natives => {
  const immediates = new WeakMap<Obj, ReturnType<EventLoop['immediate']>>()
  return {
    immediate({ args: [handle, fn] }) {
      if (handle instanceof Obj)
        immediates.set(
          handle,
          loop.immediate(() => call(realm, fn, handle, [])),
        )
      return handle
    },
    clearImmediate({ args: [handle] }) {
      const immediate = handle instanceof Obj ? immediates.get(handle) : undefined
      if (immediate) loop.clearImmediate(immediate)
      return undefined
    },
    tick: ({ args: [fn] }) => void loop.ticks.push(() => call(realm, fn, undefined, [])),
    microtask: ({ args: [fn] }) => void realm.microtasks.push(() => call(realm, fn, undefined, [])),
  }
}

const lookOf = (value: Value): Partial<Look> => {
  if (!(value instanceof Obj)) return {}
  const look: { -readonly [Key in keyof Look]?: Look[Key] } = {}
  const [depth, colors, breakLength, compact, showHidden, sorted] = [
    'depth',
    'colors',
    'breakLength',
    'compact',
    'showHidden',
    'sorted',
  ].map((key) => value.own(key)?.value)
  if (depth === null || depth === Infinity) look.depth = null
  else if (typeof depth === 'number') look.depth = depth
  if (typeof breakLength === 'number') look.breakLength = breakLength
  if (typeof compact === 'number') look.compact = compact
  else if (compact === false) look.compact = false
  if (typeof colors === 'boolean') look.colors = colors
  if (typeof showHidden === 'boolean') look.showHidden = showHidden
  if (typeof sorted === 'boolean') look.sorted = sorted
  return look
}

function replyValue(realm: Realm, reply: Reply): Value {
  switch (reply.type) {
    case 'integer':
      return reply.value
    case 'string':
    case 'status':
      return reply.text
    case 'list':
      return realm.array(reply.items.map((item) => replyValue(realm, item)))
    case 'error':
      throw new Trouble('Error', reply.text)
    case 'nil':
      return null
  }
}

const unreached = (
  syscall: string,
  code: string,
  { host, port, address }: { readonly host: string; readonly port: number; readonly address?: string },
): Trouble =>
  code === 'ENOTFOUND'
    ? new Trouble('Error', `getaddrinfo ENOTFOUND ${host}`, {
        errno: -3008,
        code,
        syscall: 'getaddrinfo',
        hostname: host,
      })
    : new Trouble('Error', `connect ECONNREFUSED ${address ?? host}:${port}`, {
        errno: -111,
        code,
        syscall,
        address: address ?? host,
        port,
      })

/** What listens somewhere. @throws Trouble */
function reached<Type extends Service['type']>(
  { process }: Host,
  name: Value,
  port: Value,
  type: Type,
): Extract<Service, { readonly type: Type }> {
  const { network } = process.system
  const place = { host: String(name), port: Number(port) }
  const found = network.resolve(place.host)
  if (!found) throw unreached('connect', 'ENOTFOUND', place)
  const service = network.connect(found, place.port)
  if (service?.type !== type) throw unreached('connect', 'ECONNREFUSED', { ...place, address: found.address })
  return service as Extract<Service, { readonly type: Type }>
}

/** Redis in another container. */
const redisClient = (host: Host): Natives => {
  const { realm } = host
  return {
    redis({ args: [name, port, password, ...words] }) {
      const service = reached(host, name, port, 'messages')
      const sent = JSON.stringify([typeof password === 'string' ? password : null, ...words.map(String)])
      return meanwhile(host, Promise.resolve(service.call(sent)), (answer) => replyValue(realm, JSON.parse(answer)))
    },
  }
}

/** Where a client of SQL asks, and as whom. */
function connectionOf(connection: Value): SqlConnection & { readonly host: string } {
  const of = (name: string): Value => (connection instanceof Obj ? connection.own(name)?.value : undefined)
  const [password, session] = [of('password'), of('session')]
  return {
    host: String(of('host') ?? ''),
    port: Number(of('port')),
    user: String(of('user') ?? ''),
    password: typeof password === 'string' ? password : undefined,
    database: String(of('database') ?? ''),
    session: typeof session === 'number' ? session : undefined,
  }
}

/** Servers of SQL in other containers. */
const sqlClient = (host: Host): Natives => {
  const { process, realm } = host
  return {
    /** Asks a server of SQL: what it gives, or what is wrong in the server's words. */
    sql({ args: [dialect, connection, statement] }) {
      const given = connectionOf(connection)
      const { host: server, port, database } = given
      return meanwhile(
        host,
        askSql(process, given, typeof statement === 'string' ? statement : undefined),
        (answer) => {
          if (answer.type === 'unknown-host') throw unreached('connect', 'ENOTFOUND', { host: server, port })
          if (answer.type === 'refused')
            throw unreached('connect', 'ECONNREFUSED', { host: server, port, address: answer.address })
          if (answer.type === 'result' && answer.result.type === 'refused') {
            const { error } = answer.result
            if (dialect === 'postgres') return fromJson(realm, { type: 'failed', ...postgresError(error) })
            return fromJson(realm, {
              type: 'failed',
              ...mysqlError(error, String(statement), { database, by: `'${given.user}'@'${server}'` }),
            })
          }
          return fromJson(
            realm,
            answer.type === 'result' ? { ...answer, shown: rowsOf(answer.result, database) } : answer,
          )
        },
      )
    },
  }
}

/** Web servers anywhere. */
const webClient = (host: Host): Natives => {
  const { realm } = host
  return {
    /** Asks a web server. */
    ask({ args: [name, port, method, path, headers, body] }) {
      const service = reached(host, name, port, 'http')
      const lines = headers instanceof Arr ? headers.items.map(String) : []
      const request: WebRequest = {
        method: String(method),
        path: String(path),
        headers: lines,
        body: String(body ?? ''),
      }
      return meanwhile(
        host,
        Promise.resolve(service.handle(request)),
        ({ status, reason, type, body: text, headers: given = [], server }) =>
          realm.object({
            status,
            reason,
            body: text,
            headers: realm.array(
              [['Content-Type', type], ...(server === undefined ? [] : [['Server', server]]), ...given].map((pair) =>
                realm.array([...pair]),
              ),
            ),
          }),
      )
    },
  }
}

/** What a program answers to a request. */
function responseOf([status, reason, given, text]: readonly Value[]): WebResponse {
  const list = given instanceof Arr ? given.items : []
  const pairs = list.flatMap((pair) =>
    pair instanceof Arr ? [[String(pair.items[0]), String(pair.items[1])] as const] : [],
  )
  const type = pairs.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? ''
  const others = pairs.filter(([name]) => !/^(?:content-type|content-length|date)$/i.test(name))
  const said = typeof reason === 'string' && reason !== '' ? reason : (REASONS[Number(status)] ?? '')
  return { ...respond(Number(status), type, String(text)), reason: said, headers: others }
}

/** Lets a function of the program answer requests. */
const answering =
  ({ realm, loop }: Host, handler: Value) =>
  ({ method, path, headers = [], body = '', from = '127.0.0.1' }: WebRequest): Promise<WebResponse> =>
    new Promise((resolve) => {
      const done = realm.fn('', 1, (_, said) => {
        resolve(responseOf(said))
        return undefined
      })
      const request = realm.object({ method, path, headers: realm.array([...headers]), body, from })
      loop.enqueue(() => call(realm, handler, undefined, [request, done]))
    })

/** Listens at a port; gives what ends it. @throws Trouble EADDRINUSE */
function opened(process: GnuProcess, port: number, where: string, handle: ReturnType<typeof answering>): () => void {
  const isAll = where === '' || where === '0.0.0.0' || where === '::'
  const address = where === 'localhost' ? '127.0.0.1' : where
  try {
    return openDoors(process, [{ port, backlog: 511, service: { type: 'http', handle }, ...(!isAll && { address }) }])
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error
    const shown = isAll ? '::' : where
    const more = { code: 'EADDRINUSE', errno: -98, syscall: 'listen', address: shown, port }
    throw new Trouble('Error', `listen EADDRINUSE: address already in use ${shown}:${port}`, more)
  }
}

/** Web servers of the program. */
const serving = (host: Host): Natives => {
  const { process, realm, loop } = host
  return {
    listen({ args: [port, address, handler] }) {
      const close = opened(process, Number(port), String(address ?? ''), answering(host, handler))
      process.atEnd.push(close)
      host.listens()
      loop.held += 1
      return realm.fn('close', 0, () => {
        close()
        loop.held -= 1
        return undefined
      })
    },
  }
}

/** Standard input, line by line or piece by piece. */
const input = (host: Host): Natives => {
  const { process } = host
  let reading: Input<GnuProcess['system']> | undefined
  const lines: string[] = []
  const piece = async (): Promise<string | undefined> => {
    const terminal = process.descriptors.get(0)
    if (isTerminal(terminal)) {
      const line = await process.readLine(terminal, '')
      return line === undefined ? undefined : `${line}\n`
    }
    if (!terminal) return undefined
    reading ??= new Input(process, process.file(0))
    return reading.text()
  }
  const line = async (prompt: string): Promise<string | undefined> => {
    const terminal = process.descriptors.get(0)
    if (isTerminal(terminal)) return process.readLine(terminal, prompt)
    if (prompt !== '') await process.write(1, prompt)
    if (!terminal) return undefined
    reading ??= new Input(process, process.file(0))
    if (lines.length === 0) for (const one of (await reading.lines()) ?? []) lines.push(one)
    return lines.shift()
  }
  return {
    piece: () => meanwhile(host, piece(), (text) => text),
    line: ({ args: [prompt] }) => meanwhile(host, line(String(prompt ?? '')), (text) => text),
    isTerminal: ({ args: [descriptor] }) => isTerminal(process.descriptors.get(Number(descriptor))),
    *whole() {
      let text = ''
      for (;;) {
        const part = (yield piece()) as string | undefined
        if (part === undefined) return text
        text += part
      }
    },
  }
}

/** Runs a command by the machine's shell: status and what it wrote. */
async function commanded(
  process: GnuProcess,
  words: readonly string[],
  given: string,
): Promise<{ readonly status: number; readonly out: string; readonly err: string }> {
  const [inlet, outlet, errors] = [createPipe(), createPipe(), createPipe()]
  const descriptors = new Map(process.descriptors).set(0, inlet.reader).set(1, outlet.writer).set(2, errors.writer)
  const child = spawnCommand(process, words, { descriptors })
  const feed = async (): Promise<void> => {
    if (given !== '') await inlet.writer.write(given)
    inlet.writer.close?.()
  }
  const all = async (file: typeof outlet.reader): Promise<string> => {
    const reader = new Input(process, file)
    let text = ''
    for (let part = await reader.text(); part !== undefined; part = await reader.text()) text += part
    return text
  }
  const [out, err] = await Promise.all([all(outlet.reader), all(errors.reader), feed()])
  const result = await process.wait(child)
  return { status: result.type === 'exited' ? result.status : 128, out, err }
}

const wordsIn = (value: Value): string[] => (value instanceof Arr ? value.items.map(String) : [])

const commands = (host: Host): Natives => {
  const { process, realm } = host
  return {
    run: ({ args: [list, given] }) =>
      meanwhile(host, commanded(process, wordsIn(list), String(given ?? '')), (result) => realm.object(result)),
    *runSync({ args: [list, given] }) {
      let result = { status: 0, out: '', err: '' }
      yield commanded(process, wordsIn(list), String(given ?? '')).then((done) => (result = done))
      return realm.object(result)
    },
  }
}

const ALGORITHMS: Readonly<Record<string, keyof typeof digests>> = {
  md5: 'MD5',
  sha1: 'SHA1',
  sha224: 'SHA224',
  sha256: 'SHA256',
  sha384: 'SHA384',
  sha512: 'SHA512',
}

/** Bytes, texts and numbers. */
const data = ({ realm, process }: Host): Natives => ({
  utf8: ({ args: [text] }) => buffer(realm, bytesOf(String(text))),
  text: ({ args: [bytes] }) => textOf(bytesIn(bytes)),
  bytes: ({ args: [items] }) => buffer(realm, Uint8Array.from(items instanceof Arr ? items.items.map(Number) : [])),
  list: ({ args: [bytes] }) => realm.array([...bytesIn(bytes)]),
  byteLength: ({ args: [bytes] }) => bytesIn(bytes).length,
  isBytes: ({ args: [value] }) => value instanceof Native && value.data instanceof Uint8Array,
  hash({ args: [name, bytes] }) {
    const algorithm = ALGORITHMS[String(name).toLowerCase().replace('-', '')]
    if (!algorithm) throw new Trouble('Error', 'Digest method not supported')
    const digest = digests[algorithm](undefined)
    digest.take(bytesIn(bytes))
    return digest.end()
  },
  random: () => process.kernel.chance.next(),
  inspect: ({ args: [value, look] }) => inspect(value, lookOf(look)),
  format: ({ args: [look, ...words] }) => formatted(words, lookOf(look)),
  typeName: ({ args: [value] }) =>
    value instanceof Native ? value.type : value instanceof Arr ? 'Array' : typeof value,
  isPromise: ({ args: [value] }) => isPromise(value),
})

const machine = (host: Host): Natives => {
  const { process, loop } = host
  return {
    *write({ args: [descriptor, text] }) {
      const written = host.write(
        descriptor === 2 ? 2 : 1,
        text instanceof Native ? textOf(bytesIn(text)) : String(text),
      )
      if (written) yield written
      return true
    },
    exit({ args: [status] }) {
      throw new Exit(Number(status ?? 0))
    },
    now: () => loop.now,
    startedAt: () => process.startedAt,
    cpu: () => process.cpuTime,
    cwd: () => process.cwd,
    chdir({ args: [path] }) {
      const place = fromDirectory(process.cwd, String(path))
      if (!process.system.fs.isDirectory(place))
        throw refused(new FileSystemError('ENOENT', place), 'chdir', process.cwd, String(path))
      process.cwd = place
      return undefined
    },
  }
}

/** Who the program is, and what it is told from outside. */
const identity = (host: Host): Natives => {
  const { process, realm, surroundings } = host
  return {
    argv: () => realm.array([...host.argv]),
    version: () => surroundings.version,
    environment: () => realm.object(Object.fromEntries(process.environment)),
    pid: () => process.pid,
    ppid: () => process.parent?.pid ?? 0,
    uid: () => process.credentials.uid,
    hostname: () => process.system.hostName,
    kill({ args: [pid, signal] }) {
      const target = process.kernel.find(Number(pid))
      if (!target) throw new Trouble('Error', 'kill ESRCH', { errno: -3, code: 'ESRCH', syscall: 'kill' })
      if (signal !== 0) target.receive(String(signal).replace(/^SIG/, '') as Parameters<typeof target.receive>[0])
      return true
    },
    onSignal({ args: [name, fn] }) {
      if (fn === undefined) host.signals.delete(String(name))
      else host.signals.set(String(name), fn)
      return undefined
    },
    raise({ args: [error] }) {
      throw new Thrown(error)
    },
  }
}

/** The object by which modules of Node.js reach the machine. */
export function hostObject(host: Host): Obj {
  const made = host.realm.object()
  for (const natives of [
    contents(host),
    files(host),
    timers(host),
    soon(host),
    redisClient(host),
    sqlClient(host),
    webClient(host),
    serving(host),
    input(host),
    commands(host),
    data(host),
    machine(host),
    identity(host),
  ])
    install(host.realm, made, natives)
  return made
}
