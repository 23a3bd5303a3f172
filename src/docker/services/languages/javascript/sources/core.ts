/** Modules of Node.js itself, in JavaScript over a few functions of the machine. */
export const source = String.raw`//@internal/bootstrap
const EventEmitter = require('events')
const { Buffer } = require('buffer')
const hidden = (name, value) => Object.defineProperty(globalThis, name, { value, writable: true, enumerable: false, configurable: true })
class Timeout {
  #act
  constructor(fn, args) { this.#act = () => fn(...args); Object.defineProperty(this, '_onTimeout', { value: fn, enumerable: false }) }
  static start(timer, ms, isRepeated) { (isRepeated ? host.every : host.after)(timer, ms, () => timer.#act()); return timer }
  ref() { host.hold(this, true); return this }
  unref() { host.hold(this, false); return this }
  hasRef() { return true }
  close() { host.clear(this); return this }
  [Symbol.toPrimitive]() { return 1 }
}
const checked = (fn) => {
  if (typeof fn === 'function') return fn
  const error = new TypeError('The "callback" argument must be of type function. Received ' + (fn === undefined ? 'undefined' : host.inspect(fn)))
  error.code = 'ERR_INVALID_ARG_TYPE'
  throw error
}
const timers = {
  setTimeout(fn, ms, ...args) { return Timeout.start(new Timeout(checked(fn), args), ms === undefined ? 1 : ms, false) },
  setInterval(fn, ms, ...args) { return Timeout.start(new Timeout(checked(fn), args), ms === undefined ? 1 : ms, true) },
  setImmediate(fn, ...args) { checked(fn); return host.immediate({}, () => fn(...args)) },
  clearTimeout(timer) { host.clear(timer) },
  clearInterval(timer) { host.clear(timer) },
  clearImmediate(immediate) { host.clearImmediate(immediate) },
}
for (const name of Object.keys(timers)) hidden(name, timers[name])
hidden('queueMicrotask', function queueMicrotask(fn) { host.microtask(checked(fn)) })
hidden('structuredClone', require('util')._clone)
hidden('global', globalThis)
hidden('Buffer', Buffer)
hidden('Intl', {
  NumberFormat: class NumberFormat { #look; constructor(...look) { this.#look = look } format(number) { return number.toLocaleString(...this.#look) } },
  DateTimeFormat: class DateTimeFormat { #look; constructor(...look) { this.#look = look } format(date = new Date(host.now())) { return date.toLocaleDateString(...this.#look) } resolvedOptions() { return { locale: 'en-US', timeZone: 'UTC' } } },
})
hidden('URL', require('url').URL)
hidden('URLSearchParams', require('url').URLSearchParams)
hidden('TextEncoder', class TextEncoder { encode(text = '') { return Buffer.from(text) } })
hidden('TextDecoder', class TextDecoder { decode(bytes) { return bytes === undefined ? '' : host.text(bytes) } })
hidden('performance', { now: () => host.now() - host.startedAt(), timeOrigin: host.startedAt() })
hidden('crypto', { randomUUID: () => require('crypto').randomUUID() })
hidden('fetch', (url, options) => require('internal/fetch').fetch(url, options))
hidden('console', require('console'))
hidden('atob', (text) => Buffer.from(text, 'base64').toString('latin1'))
hidden('btoa', (text) => Buffer.from(text, 'latin1').toString('base64'))
class AbortSignal extends EventEmitter { aborted = false; addEventListener(name, fn) { this.on(name, fn) } removeEventListener(name, fn) { this.off(name, fn) } }
hidden('AbortController', class AbortController { signal = new AbortSignal(); abort() { if (!this.signal.aborted) { this.signal.aborted = true; this.signal.emit('abort') } } })
const process = require('process')
hidden('process', process)
exports.process = process
exports.emit = (event, value) => {
  if (event === 'unhandledRejection' && process.listenerCount(event) === 0 && process.listenerCount('uncaughtException') > 0) return process.emit('uncaughtException', value, event)
  return process.emit(event, value, event === 'unhandledRejection' ? Promise.resolve() : undefined)
}
//@process
const EventEmitter = require('events')
const { Writable, Readable } = require('stream')
class Process extends EventEmitter {}
const process = new Process()
const hidden = (name, value) => Object.defineProperty(process, name, { value, writable: true, enumerable: false, configurable: true })
const output = (descriptor) => {
  const stream = new Writable({ write(chunk, encoding, done) { host.write(descriptor, chunk); done() } })
  stream.write = (chunk, encoding, done) => { host.write(descriptor, chunk); const end = typeof encoding === 'function' ? encoding : done; if (end) host.tick(end); return true }
  stream.fd = descriptor
  stream.isTTY = host.isTerminal(descriptor) || undefined
  stream.columns = stream.isTTY && 80
  return stream
}
class Input extends Readable {
  fd = 0
  isTTY = host.isTerminal(0) || undefined
  _read() { if (!this._reading) { this._reading = true; host.piece().then((text) => { this._reading = false; this.push(text === undefined ? null : text) }) } }
}
let input
Object.assign(process, { title: 'node', version: 'v' + host.version(), versions: { node: host.version(), v8: '11.3.244.8-node.26' }, arch: 'x64', platform: 'linux', release: { name: 'node' }, argv: host.argv(), execArgv: [], execPath: '/usr/local/bin/node', env: host.environment(), pid: host.pid(), ppid: host.ppid(), exitCode: undefined, features: {}, config: {} })
hidden('stdout', output(1))
hidden('stderr', output(2))
Object.defineProperty(process, 'stdin', { get() { if (!input) input = new Input(); return input } })
hidden('exit', function exit(code) { if (code !== undefined) process.exitCode = code; host.exit(process.exitCode) })
hidden('abort', () => host.exit(134))
hidden('cwd', () => host.cwd())
hidden('chdir', (path) => host.chdir(path))
hidden('uptime', () => (host.now() - host.startedAt()) / 1000)
hidden('nextTick', function nextTick(fn, ...args) { host.tick(() => fn(...args)) })
const hrtime = (before) => { const ns = Math.round((host.now() - host.startedAt()) * 1e6); const s = Math.floor(ns / 1e9); return before ? (ns % 1e9 < before[1] ? [s - before[0] - 1, ns % 1e9 - before[1] + 1e9] : [s - before[0], ns % 1e9 - before[1]]) : [s, ns % 1e9] }
hrtime.bigint = () => BigInt(Math.round((host.now() - host.startedAt()) * 1e6))
hidden('hrtime', hrtime)
hidden('memoryUsage', () => ({ rss: 41943040, heapTotal: 6537216, heapUsed: 5242880, external: 1048576, arrayBuffers: 10240 }))
hidden('cpuUsage', () => ({ user: Math.round(host.cpu() * 1000), system: 0 }))
hidden('getuid', () => host.uid())
hidden('getgid', () => host.uid())
hidden('umask', () => 18)
hidden('kill', (pid, signal = 'SIGTERM') => host.kill(pid, signal))
hidden('emitWarning', (warning, type = 'Warning') => { host.write(2, '(node:' + host.pid() + ') ' + (typeof type === 'object' ? type.type : type) + ': ' + (warning.message || warning) + '\n(Use ' + '\x60node --trace-warnings ...\x60 to show where the warning was created)\n') })
process.on('newListener', (name) => { if (/^SIG/.test(String(name)) && process.listenerCount(name) === 0) host.onSignal(name, (signal, number) => process.emit(signal, signal, number)) })
process.on('removeListener', (name) => { if (/^SIG/.test(String(name)) && process.listenerCount(name) === 0) host.onSignal(name) })
module.exports = process
//@console
const util = require('util')
const [counts, starts] = [new Map(), new Map()]
let indent = ''
const say = (descriptor, words) => {
  const text = host.format({ colors: host.isTerminal(descriptor) }, ...words.map((word) => util._custom(word)))
  host.write(descriptor, (indent === '' ? text : indent + text.split('\n').join('\n' + indent)) + '\n')
}
const time = (label) => {
  const start = starts.get(label)
  if (start === undefined) { host.write(2, '(node:' + host.pid() + ') Warning: No such label ' + "'" + label + "'" + ' for console.time()\n'); return undefined }
  const ms = host.now() - start
  return label + ': ' + (ms >= 1000 ? (ms / 1000).toFixed(3) + 's' : (Number.isInteger(ms) ? ms + 'ms' : ms.toFixed(3) + 'ms'))
}
const table = (data, columns) => {
  if (typeof data !== 'object' || data === null) return say(1, [data])
  const show = (value) => typeof value === 'object' && value !== null ? util.inspect(value, { depth: -1 }) : util.inspect(value)
  const rows = data instanceof Map ? [...data] : data instanceof Set ? [...data].map((v, i) => [i, v]) : Object.entries(data)
  const keys = columns ? [...columns] : []
  let plain = false
  for (const [, row] of rows) { if (typeof row === 'object' && row !== null) { if (!columns) for (const key of Object.keys(row)) if (!keys.includes(key)) keys.push(key) } else plain = true }
  const head = ['(index)', ...keys, ...(plain ? ['Values'] : [])]
  const lines = rows.map(([index, row]) => {
    const isObject = typeof row === 'object' && row !== null
    return [String(index), ...keys.map((key) => isObject && Object.hasOwn(row, key) ? show(row[key]) : ''), ...(plain ? [isObject ? '' : show(row)] : [])]
  })
  const widths = head.map((title, at) => Math.max(title.length, ...lines.map((line) => line[at].length)) + 2)
  const cell = (text, width) => ' ' + text + ' '.repeat(width - text.length - 1)
  const line = (cells) => '│' + cells.map((text, at) => cell(text, widths[at])).join('│') + '│'
  const rule = (a, b, c) => a + widths.map((width) => '─'.repeat(width)).join(b) + c
  host.write(1, [rule('┌', '┬', '┐'), line(head), rule('├', '┼', '┤'), ...lines.map(line), rule('└', '┴', '┘')].join('\n') + '\n')
}
module.exports = {
  log(...words) { say(1, words) },
  warn(...words) { say(2, words) },
  dir(value, options) { say(1, [util.inspect(value, options)]) },
  time(label = 'default') { starts.set(String(label), host.now()) },
  timeEnd(label = 'default') { const text = time(String(label)); if (text !== undefined) say(1, [text]); starts.delete(String(label)) },
  timeLog(label = 'default', ...more) { const text = time(String(label)); if (text !== undefined) say(1, [text, ...more]) },
  trace(...words) { const holder = {}; Error.captureStackTrace(holder); say(2, ['Trace' + (words.length ? ': ' + util.format(...words) : '') + holder.stack.slice(holder.stack.indexOf('\n'))]) },
  assert(holds, ...words) { if (!holds) { if (typeof words[0] === 'string') say(2, ['Assertion failed: ' + words[0], ...words.slice(1)]); else say(2, ['Assertion failed', ...words]) } },
  clear() {},
  count(label = 'default') { counts.set(label, (counts.get(label) || 0) + 1); say(1, [label + ': ' + counts.get(label)]) },
  countReset(label = 'default') { counts.delete(label) },
  group(...words) { if (words.length) say(1, words); indent += '  ' },
  groupEnd() { indent = indent.slice(2) },
  table,
  debug(...words) { say(1, words) },
  info(...words) { say(1, words) },
  dirxml(...words) { say(1, words) },
  error(...words) { say(2, words) },
  groupCollapsed(...words) { if (words.length) say(1, words); indent += '  ' },
}
//@events
class EventEmitter {
  static defaultMaxListeners = 10
  #all() { if (!Object.hasOwn(this, '_events') || !this._events) { Object.defineProperty(this, '_events', { value: new Map(), writable: true, configurable: true, enumerable: false }) } return this._events }
  #add(name, fn, isFirst, once) {
    if (typeof fn !== 'function') { const error = new TypeError('The "listener" argument must be of type function. Received ' + (fn === null || fn === undefined ? String(fn) : 'type ' + typeof fn + ' (' + host.inspect(fn) + ')')); error.code = 'ERR_INVALID_ARG_TYPE'; throw error }
    const all = this.#all()
    if (all.has('newListener')) this.emit('newListener', name, fn)
    const list = all.get(name) || []
    all.set(name, isFirst ? [{ fn, once }, ...list] : [...list, { fn, once }])
    return this
  }
  on(name, fn) { return this.#add(name, fn, false, false) }
  addListener(name, fn) { return this.#add(name, fn, false, false) }
  prependListener(name, fn) { return this.#add(name, fn, true, false) }
  once(name, fn) { return this.#add(name, fn, false, true) }
  prependOnceListener(name, fn) { return this.#add(name, fn, true, true) }
  off(name, fn) {
    const all = this.#all()
    const list = all.get(name) || []
    const at = list.findLastIndex((one) => one.fn === fn)
    if (at < 0) return this
    const left = list.filter((one, place) => place !== at)
    if (left.length) all.set(name, left); else all.delete(name)
    if (all.has('removeListener')) this.emit('removeListener', name, fn)
    return this
  }
  removeListener(name, fn) { return this.off(name, fn) }
  removeAllListeners(name) { const all = this.#all(); if (name === undefined) all.clear(); else all.delete(name); return this }
  emit(name, ...args) {
    const list = this.#all().get(name)
    if (!list) {
      if (name !== 'error') return false
      if (args[0] instanceof Error) throw args[0]
      const error = new Error('Unhandled error. (' + host.inspect(args[0]) + ')'); error.code = 'ERR_UNHANDLED_ERROR'; error.context = args[0]
      throw error
    }
    for (const one of list) { if (one.once) this.off(name, one.fn); one.fn.apply(this, args) }
    return true
  }
  listeners(name) { return (this.#all().get(name) || []).map((one) => one.fn) }
  rawListeners(name) { return this.listeners(name) }
  listenerCount(name) { return (this.#all().get(name) || []).length }
  eventNames() { return [...this.#all().keys()] }
  setMaxListeners() { return this }
  getMaxListeners() { return 10 }
  static once(emitter, name) { return new Promise((resolve, reject) => { const fail = (error) => { emitter.off(name, done); reject(error) }; const done = (...args) => { emitter.off('error', fail); resolve(args) }; emitter.once(name, done); if (name !== 'error') emitter.once('error', fail) }) }
}
const Shared = function EventEmitter() { }
EventEmitter.EventEmitter = EventEmitter
module.exports = EventEmitter
//@util
const inspect = (value, options, ...more) => host.inspect(custom(value), typeof options === 'boolean' ? { showHidden: options, depth: more[0], colors: more[1] } : options)
inspect.custom = Symbol.for('nodejs.util.inspect.custom')
inspect.defaultOptions = { depth: 2 }
const custom = (value) => {
  if (typeof value !== 'object' || value === null) return value
  const show = value[inspect.custom]
  if (typeof show !== 'function') return value
  const shown = show.call(value, 2, {}, inspect)
  if (typeof shown !== 'string') return shown
  const holder = new Error(); holder.stack = shown + '\n    at'; return { [Symbol.for('shown')]: shown }[Symbol.for('shown')]
}
exports._custom = custom
exports.inspect = inspect
exports.format = (...words) => host.format({}, ...words.map(custom))
exports.formatWithOptions = (options, ...words) => host.format(options, ...words.map(custom))
exports.promisify = (fn) => fn[exports.promisify.custom] ? fn[exports.promisify.custom] : function (...args) { return new Promise((resolve, reject) => fn.call(this, ...args, (error, value) => error ? reject(error) : resolve(value))) }
exports.promisify.custom = Symbol.for('nodejs.util.promisify.custom')
Object.defineProperty(setTimeoutOf(), exports.promisify.custom, { value: (ms, value) => new Promise((resolve) => setTimeout(() => resolve(value), ms)) })
function setTimeoutOf() { return globalThis.setTimeout || {} }
exports.callbackify = (fn) => (...args) => { const done = args.pop(); fn(...args).then((value) => host.tick(() => done(null, value)), (error) => host.tick(() => done(error))) }
exports.inherits = (one, other) => { Object.defineProperty(one, 'super_', { value: other, writable: true, configurable: true }); Object.setPrototypeOf(one.prototype, other.prototype) }
exports.deprecate = (fn) => fn
exports.debuglog = () => () => {}
exports.isArray = Array.isArray
exports.isDeepStrictEqual = (one, other) => equal(one, other, true)
exports.types = { isPromise: (value) => host.isPromise(value), isDate: (value) => host.typeName(value) === 'Date', isRegExp: (value) => host.typeName(value) === 'RegExp', isMap: (value) => host.typeName(value) === 'Map', isSet: (value) => host.typeName(value) === 'Set', isNativeError: (value) => host.typeName(value) === 'Error', isAsyncFunction: (value) => typeof value === 'function' && /^\[AsyncFunction/.test(host.inspect(value)), isGeneratorFunction: (value) => typeof value === 'function' && /^\[(?:Async)?GeneratorFunction/.test(host.inspect(value)) }
exports.stripVTControlCharacters = (text) => text.replace(/\x1b\[[0-9;]*m/g, '')
exports.styleText = (style, text) => { const codes = { bold: [1, 22], red: [31, 39], green: [32, 39], yellow: [33, 39], blue: [34, 39], magenta: [35, 39], cyan: [36, 39], gray: [90, 39], underline: [4, 24] }; return [].concat(style).reduce((shown, one) => '\x1b[' + codes[one][0] + 'm' + shown + '\x1b[' + codes[one][1] + 'm', text) }
exports.TextEncoder = globalThis.TextEncoder
exports.TextDecoder = globalThis.TextDecoder
const equal = (one, other, strict) => {
  if (Object.is(one, other) || (!strict && (one == other || (one !== one && other !== other)))) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const type = host.typeName(one)
  if (type !== host.typeName(other) || (strict && Object.getPrototypeOf(one) !== Object.getPrototypeOf(other))) return false
  if (type === 'Date') return one.getTime() === other.getTime()
  if (type === 'RegExp') return String(one) === String(other)
  if (type === 'Error' && (one.message !== other.message || one.name !== other.name)) return false
  if (type === 'Map') return one.size === other.size && [...one].every(([key, value]) => other.has(key) && equal(value, other.get(key), strict))
  if (type === 'Set') return one.size === other.size && [...one].every((value) => other.has(value) || [...other].some((item) => equal(value, item, strict)))
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key) && equal(one[key], other[key], strict))
}
exports._equal = equal
exports._clone = function structuredClone(value, seen = new Map()) {
  if (typeof value === 'function' || typeof value === 'symbol') { const error = new Error((typeof value === 'symbol' ? String(value) : String(value)) + ' could not be cloned.'); error.name = 'DataCloneError'; throw error }
  if (typeof value !== 'object' || value === null) return value
  if (seen instanceof Map && seen.has(value)) return seen.get(value)
  const known = seen instanceof Map ? seen : new Map()
  const type = host.typeName(value)
  if (type === 'Date') return new Date(value)
  if (type === 'RegExp') return new RegExp(value)
  const made = type === 'Map' ? new Map() : type === 'Set' ? new Set() : Array.isArray(value) ? [] : {}
  known.set(value, made)
  if (type === 'Map') for (const [key, item] of value) made.set(structuredClone(key, known), structuredClone(item, known))
  else if (type === 'Set') for (const item of value) made.add(structuredClone(item, known))
  else for (const key of Object.keys(value)) made[key] = structuredClone(value[key], known)
  return made
}
const structuredClone = exports._clone
//@path
const normalizeParts = (parts, isAbsolute) => {
  const left = []
  for (const part of parts) {
    if (part === '' || part === '.') continue
    if (part === '..') { if (left.length && left.at(-1) !== '..') left.pop(); else if (!isAbsolute) left.push('..') }
    else left.push(part)
  }
  return left
}
const check = (value, name = 'path') => { if (typeof value !== 'string') { const error = new TypeError('The "' + name + '" argument must be of type string. Received ' + (value === undefined || value === null ? String(value) : typeof value === 'object' ? 'an instance of ' + value.constructor.name : 'type ' + typeof value + ' (' + host.inspect(value) + ')')); error.code = 'ERR_INVALID_ARG_TYPE'; throw error } }
const path = {
  sep: '/',
  delimiter: ':',
  normalize(text) { check(text); if (text === '') return '.'; const isAbsolute = text.startsWith('/'); const joined = normalizeParts(text.split('/'), isAbsolute).join('/'); const end = text.endsWith('/') && joined !== '' ? '/' : ''; return (isAbsolute ? '/' : '') + (joined + end || (isAbsolute ? '' : '.')) },
  join(...parts) { for (const part of parts) check(part); const text = parts.filter((part) => part !== '').join('/'); return text === '' ? '.' : path.normalize(text) },
  resolve(...parts) { let text = ''; for (const part of [...parts].reverse()) { check(part, 'paths[0]'); if (part === '') continue; text = text === '' ? part : part + '/' + text; if (part.startsWith('/')) break } if (!text.startsWith('/')) text = host.cwd() + '/' + text; return '/' + normalizeParts(text.split('/'), true).join('/') },
  dirname(text) { check(text); const cut = text.replace(/\/+$/, ''); const at = cut.lastIndexOf('/'); return at < 0 ? (text.startsWith('/') ? '/' : '.') : at === 0 ? '/' : cut.slice(0, at) },
  basename(text, ending) { check(text); const name = text.replace(/\/+$/, '').split('/').at(-1); return ending && name.endsWith(ending) && name !== ending ? name.slice(0, -ending.length) : name },
  extname(text) { check(text); const name = path.basename(text); const at = name.lastIndexOf('.'); return at <= 0 ? '' : name.slice(at) },
  isAbsolute(text) { check(text); return text.startsWith('/') },
  relative(from, to) { const one = path.resolve(from).split('/').filter(Boolean); const other = path.resolve(to).split('/').filter(Boolean); let at = 0; while (at < one.length && at < other.length && one[at] === other[at]) at++; return [...one.slice(at).map(() => '..'), ...other.slice(at)].join('/') },
  parse(text) { check(text); const base = path.basename(text); const ext = path.extname(text); const root = text.startsWith('/') ? '/' : ''; const dir = path.dirname(text); return { root, dir: dir === '.' && !text.startsWith('.') ? '' : dir, base, ext, name: ext ? base.slice(0, -ext.length) : base } },
  format({ dir, root = '', base, name = '', ext = '' }) { const file = base || name + (ext && !ext.startsWith('.') ? '.' + ext : ext); return dir ? (dir === root ? dir + file : dir + '/' + file) : root + file },
}
path.posix = path
module.exports = path
//@path/posix
module.exports = require('path')
//@fs
const { Buffer } = require('buffer')
const encodingOf = (options) => typeof options === 'string' ? options : options && options.encoding
const named = (path) => { if (typeof path !== 'string' && !(path instanceof URL) && !Buffer.isBuffer(path)) { const error = new TypeError('The "path" argument must be of type string or an instance of Buffer or URL. Received ' + (path === undefined || path === null ? String(path) : 'type ' + typeof path + ' (' + host.inspect(path) + ')')); error.code = 'ERR_INVALID_ARG_TYPE'; throw error } return path instanceof URL ? decodeURIComponent(path.pathname) : String(path) }
class Stats {
  #type
  constructor({ type, ...facts }) { this.#type = type; Object.assign(this, { dev: 66, ...facts }); this.atime = new Date(facts.atimeMs); this.mtime = new Date(facts.mtimeMs); this.ctime = new Date(facts.ctimeMs); this.birthtime = this.ctime; this.birthtimeMs = facts.ctimeMs }
  isFile() { return this.#type === 'file' }
  isDirectory() { return this.#type === 'directory' }
  isSymbolicLink() { return this.#type === 'link' || this.#type === 'symlink' }
}
class Dirent { constructor(name, parentPath) { this.name = name; this.parentPath = parentPath; this.path = parentPath } #stat() { return new Stats(host.lstat(this.parentPath + '/' + this.name)) } isFile() { return this.#stat().isFile() } isDirectory() { return this.#stat().isDirectory() } isSymbolicLink() { return this.#stat().isSymbolicLink() } }
const data = (value) => { if (typeof value === 'string' || host.isBytes(value)) return value; const error = new TypeError('The "data" argument must be of type string or an instance of Buffer, TypedArray, or DataView. Received ' + (value === undefined || value === null ? String(value) : typeof value === 'object' ? 'an instance of ' + value.constructor.name : 'type ' + typeof value + ' (' + host.inspect(value) + ')')); error.code = 'ERR_INVALID_ARG_TYPE'; throw error }
const walk = (path, prefix = '') => host.readdir(path).flatMap((name) => host.isDirectory(path + '/' + name) ? [prefix + name, ...walk(path + '/' + name, prefix + name + '/')] : [prefix + name])
const fail = (code, message, syscall, path) => Object.assign(new Error(code + ': ' + message + ', ' + syscall + " '" + path + "'"), { errno: code === 'ENOENT' ? -2 : -39, code, syscall, path })
const sync = {
  readFile(path, options) { if (path === 0 || path === '/dev/stdin') { const text = host.whole(); return encodingOf(options) ? text : Buffer.from(text) } const encoding = encodingOf(options); const name = named(path); return encoding === 'utf8' || encoding === 'utf-8' ? host.readText(name) : encoding ? host.readBytes(name).toString(encoding) : host.readBytes(name) },
  writeFile(path, text, options) { const flag = options && options.flag; if (flag === 'a') return host.appendFile(named(path), data(text)); if (flag === 'wx' && host.exists(named(path))) throw Object.assign(new Error("EEXIST: file already exists, open '" + path + "'"), { errno: -17, code: 'EEXIST', syscall: 'open', path }); host.writeFile(named(path), data(text)) },
  appendFile(path, text) { host.appendFile(named(path), data(text)) },
  exists(path) { try { return host.exists(named(path)) } catch { return false } },
  access(path, mode) { host.access(named(path), mode) },
  stat(path, options) { if (options && options.throwIfNoEntry === false && !host.exists(named(path))) return undefined; return new Stats(host.stat(named(path))) },
  lstat(path) { return new Stats(host.lstat(named(path))) },
  readdir(path, options) { const name = named(path); if (options && options.recursive) return walk(name); const names = host.readdir(name); return options && options.withFileTypes ? names.map((one) => new Dirent(one, name)) : names },
  mkdir(path, options) { const name = named(path); if (options && options.recursive) { if (host.isDirectory(name)) return undefined; host.mkdirAll(name); return name } host.mkdir(name) },
  unlink(path) { host.unlink(named(path)) },
  rmdir(path, options) { if (options && options.recursive) host.removeTree(named(path)); else host.rmdir(named(path)) },
  rm(path, options = {}) { const name = named(path); if (!host.exists(name)) { if (options.force) return undefined; throw fail('ENOENT', 'no such file or directory', 'lstat', name) } if (host.isDirectory(name)) { if (!options.recursive) throw Object.assign(new Error('Path is a directory: rm returned EISDIR (is a directory) ' + name), { name: 'SystemError', code: 'ERR_FS_EISDIR' }); host.removeTree(name) } else host.unlink(name) },
  rename(from, to) { host.rename(named(from), named(to)) },
  copyFile(from, to) { let bytes; try { bytes = host.readBytes(named(from)) } catch (error) { throw Object.assign(new Error(error.code + ': ' + error.message.replace(/^\w+: /, '').replace(/, .*/, '') + ", copyfile '" + from + "' -> '" + to + "'"), { errno: error.errno, code: error.code, syscall: 'copyfile', path: from, dest: to }) } host.writeFile(named(to), bytes) },
  chmod(path, mode) { host.chmod(named(path), typeof mode === 'string' ? parseInt(mode, 8) : mode) },
  realpath(path) { return host.realpath(named(path)) },
  symlink(target, path) { host.symlink(path, target, path) },
  readlink(path) { return host.readlink(named(path)) },
  truncate(path, length = 0) { host.writeFile(named(path), host.readText(named(path)).slice(0, length)) },
  mkdtemp(prefix) { const name = prefix + Array.from({ length: 6 }, () => 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'[Math.floor(host.random() * 62)]).join(''); host.mkdir(name); return name },
  cp(from, to, options) { if (host.isDirectory(named(from))) { host.mkdirAll(named(to)); for (const name of host.readdir(named(from))) sync.cp(from + '/' + name, to + '/' + name, options) } else host.writeFile(named(to), host.readBytes(named(from))) },
}
const fs = module.exports
const promises = {}
// what is opened, read and closed takes more rounds than what fails at once
const TURNS = { readFile: 4, writeFile: 3, appendFile: 3 }
const after = (turns, act) => host.immediate({}, () => turns > 1 ? after(turns - 1, act) : act())
for (const name of Object.keys(sync)) {
  fs[name + 'Sync'] = Object.defineProperty((...args) => sync[name](...args), 'name', { value: name + 'Sync' })
  if (name === 'exists') { fs.exists = (path, done) => { const found = sync.exists(path); host.immediate({}, () => done(found)) }; continue }
  fs[name] = (...args) => {
    const done = args.pop()
    if (typeof done !== 'function') { const error = new TypeError('The "cb" argument must be of type function. Received ' + (done === undefined ? 'undefined' : host.inspect(done))); error.code = 'ERR_INVALID_ARG_TYPE'; throw error }
    let [error, value] = [null, undefined]
    try { value = sync[name](...args) } catch (problem) { error = problem; error.stack = error.stack.split('\n')[0] }
    after(error ? 1 : TURNS[name] || 1, () => error ? done(error) : done(null, value))
  }
  promises[name] = (...args) => new Promise((resolve, reject) => {
    let [error, value] = [null, undefined]
    try { value = sync[name](...args) } catch (problem) { error = problem; error.stack = error.stack.split('\n')[0] + (name === 'readFile' ? '\n    at async open (node:internal/fs/promises:637:25)\n    at async Object.readFile (node:internal/fs/promises:1249:14)' : '') }
    after(error ? 1 : TURNS[name] || 1, () => error ? reject(error) : resolve(value))
  })
}
fs.promises = promises
fs.constants = { F_OK: 0, R_OK: 4, W_OK: 2, X_OK: 1 }
Object.assign(fs, fs.constants)
promises.constants = fs.constants
fs.Stats = Stats
fs.createReadStream = (path, options) => {
  const { Readable } = require('stream')
  let isRead = false
  const stream = new Readable({ read() { if (isRead) return; isRead = true; fs.readFile(path, encodingOf(options), (error, text) => { if (error) this.destroy(error); else { this.push(text); this.push(null) } }) } })
  stream.path = path
  return stream
}
fs.createWriteStream = (path, options) => {
  const { Writable } = require('stream')
  if (!(options && options.flags === 'a')) sync.writeFile(path, '')
  const stream = new Writable({ write(chunk, encoding, done) { try { sync.appendFile(path, chunk); done() } catch (error) { done(error) } } })
  stream.path = path
  return stream
}
const absent = (name) => () => { throw new Error('fs.' + name + ' is not simulated') }
for (const name of ['watch', 'watchFile', 'open', 'openSync', 'read', 'readSync', 'close', 'closeSync']) fs[name] = absent(name)
//@fs/promises
module.exports = require('fs').promises
//@os
const os = module.exports
os.EOL = '\n'
os.hostname = () => host.hostname()
os.platform = () => 'linux'
os.type = () => 'Linux'
os.arch = () => 'x64'
os.machine = () => 'x86_64'
os.release = () => '6.1.0-18-amd64'
os.version = () => '#1 SMP PREEMPT_DYNAMIC'
os.homedir = () => host.environment().HOME || (host.uid() === 0 ? '/root' : '/home/node')
os.tmpdir = () => '/tmp'
os.uptime = () => (host.now() - host.startedAt()) / 1000
os.totalmem = () => 8589934592
os.freemem = () => 4294967296
os.loadavg = () => [0, 0, 0]
os.cpus = () => Array.from({ length: 2 }, () => ({ model: 'Virtual CPU', speed: 2400, times: { user: 0, nice: 0, sys: 0, idle: 0, irq: 0 } }))
os.availableParallelism = () => 2
os.networkInterfaces = () => ({ lo: [{ address: '127.0.0.1', netmask: '255.0.0.0', family: 'IPv4', mac: '00:00:00:00:00:00', internal: true, cidr: '127.0.0.1/8' }] })
os.userInfo = () => ({ uid: host.uid(), gid: host.uid(), username: host.uid() === 0 ? 'root' : 'node', homedir: os.homedir(), shell: '/bin/sh' })
os.endianness = () => 'LE'
//@querystring
const escape = (text) => encodeURIComponent(String(text)).replace(/[!'()*]/g, (sign) => sign)
exports.escape = escape
exports.unescape = (text) => { try { return decodeURIComponent(text) } catch { return text } }
exports.parse = (text = '') => { const found = Object.create(null); for (const pair of String(text).split('&')) { if (pair === '') continue; const at = pair.indexOf('='); const [key, value] = (at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]).map((part) => exports.unescape(part.replace(/\+/g, ' '))); if (key in found) found[key] = [].concat(found[key], value); else found[key] = value } return found }
exports.stringify = (object = {}) => Object.entries(object).flatMap(([key, value]) => [].concat(value).map((one) => escape(key) + '=' + escape(typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean' || typeof one === 'bigint' ? one : ''))).join('&')
exports.encode = exports.stringify
exports.decode = exports.parse
//@url
const decode = (text) => { try { return decodeURIComponent(text.replace(/\+/g, ' ')) } catch { return text } }
const encode = (text) => encodeURIComponent(text).replace(/%20/g, '+').replace(/[!'()~]/g, (sign) => '%' + sign.charCodeAt(0).toString(16).toUpperCase())
class URLSearchParams {
  #pairs = []
  #changed
  constructor(init = '', changed) {
    this.#changed = changed
    if (typeof init === 'string') this.#pairs = init.replace(/^\?/, '').split('&').filter(Boolean).map((pair) => { const at = pair.indexOf('='); return at < 0 ? [decode(pair), ''] : [decode(pair.slice(0, at)), decode(pair.slice(at + 1))] })
    else if (init && typeof init[Symbol.iterator] === 'function') this.#pairs = [...init].map(([key, value]) => [String(key), String(value)])
    else if (init) this.#pairs = Object.entries(init).map(([key, value]) => [key, String(value)])
  }
  #told() { if (this.#changed) this.#changed(this.toString()) }
  get size() { return this.#pairs.length }
  get(name) { const found = this.#pairs.find(([key]) => key === name); return found ? found[1] : null }
  getAll(name) { return this.#pairs.filter(([key]) => key === name).map(([, value]) => value) }
  has(name) { return this.#pairs.some(([key]) => key === name) }
  set(name, value) { const at = this.#pairs.findIndex(([key]) => key === name); if (at < 0) this.#pairs.push([name, String(value)]); else { this.#pairs[at][1] = String(value); this.#pairs = this.#pairs.filter(([key], place) => key !== name || place === at) } this.#told() }
  append(name, value) { this.#pairs.push([name, String(value)]); this.#told() }
  delete(name) { this.#pairs = this.#pairs.filter(([key]) => key !== name); this.#told() }
  sort() { this.#pairs.sort(([one], [other]) => one < other ? -1 : one > other ? 1 : 0); this.#told() }
  forEach(fn) { for (const [key, value] of this.#pairs) fn(value, key, this) }
  keys() { return this.#pairs.map(([key]) => key).values() }
  values() { return this.#pairs.map(([, value]) => value).values() }
  entries() { return this.#pairs.map((pair) => [...pair]).values() }
  [Symbol.iterator]() { return this.entries() }
  toString() { return this.#pairs.map(([key, value]) => encode(key) + '=' + encode(value)).join('&') }
  [Symbol.for('nodejs.util.inspect.custom')]() { return 'URLSearchParams {' + (this.#pairs.length ? ' ' + this.#pairs.map(([key, value]) => host.inspect(key) + ' => ' + host.inspect(value)).join(', ') + ' ' : '') + '}' }
}
const PORTS = { 'http:': '80', 'https:': '443', 'ftp:': '21', 'ws:': '80', 'wss:': '443' }
const FORM = /^([a-zA-Z][a-zA-Z0-9+.-]*:)(?:\/\/(?:([^:@\/?#]*)(?::([^@\/?#]*))?@)?([^:\/?#]*)(?::(\d*))?)?([^?#]*)(\?[^#]*)?(#.*)?$/
class URL {
  constructor(text, base) {
    let whole = String(text).trim()
    if (!FORM.test(whole) && base !== undefined) {
      const from = new URL(base)
      const start = from.protocol + '//' + (from.username ? from.username + (from.password ? ':' + from.password : '') + '@' : '') + from.host
      whole = whole.startsWith('//') ? from.protocol + whole : whole.startsWith('/') ? start + whole : whole.startsWith('?') ? start + from.pathname + whole : whole.startsWith('#') ? start + from.pathname + from.search + whole : start + from.pathname.replace(/[^\/]*$/, '') + whole
    }
    const found = FORM.exec(whole)
    if (!found || (found[1].toLowerCase() in PORTS && !found[4])) { const error = new TypeError('Invalid URL'); error.code = 'ERR_INVALID_URL'; error.input = String(text); if (base !== undefined) error.base = String(base); throw error }
    const [, protocol, username = '', password = '', hostname = '', port = '', pathname = '', search = '', hash = ''] = found
    const isSpecial = protocol.toLowerCase() in PORTS
    const parts = { protocol: protocol.toLowerCase(), username, password, hostname: hostname.toLowerCase(), port: port === PORTS[protocol.toLowerCase()] ? '' : port, pathname: isSpecial ? '/' + require('path').normalize('/' + pathname).replace(/^\/+/, '').split(' ').join('%20') : pathname, search: search === '?' ? '' : search.split(' ').join('%20'), hash: hash === '#' ? '' : hash }
    if (isSpecial && pathname === '') parts.pathname = '/'
    Object.defineProperty(this, '_parts', { value: parts, enumerable: false })
    Object.defineProperty(this, '_query', { value: new URLSearchParams(parts.search, (text) => { parts.search = text === '' ? '' : '?' + text }), enumerable: false, writable: true })
  }
  get href() { const { protocol, username, password, pathname, search, hash } = this._parts; const secret = username ? username + (password ? ':' + password : '') + '@' : ''; return protocol + (this.host || protocol === 'file:' ? '//' : '') + secret + this.host + pathname + search + hash }
  get origin() { return this.protocol in PORTS ? this.protocol + '//' + this.host : 'null' }
  get protocol() { return this._parts.protocol }
  set protocol(value) { this._parts.protocol = String(value).replace(/:?$/, ':') }
  get username() { return this._parts.username }
  set username(value) { this._parts.username = String(value) }
  get password() { return this._parts.password }
  set password(value) { this._parts.password = String(value) }
  get host() { return this.hostname + (this.port ? ':' + this.port : '') }
  set host(value) { [this._parts.hostname, this._parts.port = ''] = String(value).split(':') }
  get hostname() { return this._parts.hostname }
  set hostname(value) { this._parts.hostname = String(value) }
  get port() { return this._parts.port }
  set port(value) { this._parts.port = String(value) }
  get pathname() { return this._parts.pathname }
  set pathname(value) { this._parts.pathname = '/' + String(value).replace(/^\//, '') }
  get search() { return this._parts.search }
  set search(value) { this._parts.search = value === '' ? '' : '?' + String(value).replace(/^\?/, ''); this._query = new URLSearchParams(this._parts.search) }
  get searchParams() { return this._query }
  get hash() { return this._parts.hash }
  set hash(value) { this._parts.hash = value === '' ? '' : '#' + String(value).replace(/^#/, '') }
  toString() { return this.href }
  toJSON() { return this.href }
  static canParse(text, base) { try { return Boolean(new URL(text, base)) } catch { return false } }
  [Symbol.for('nodejs.util.inspect.custom')]() { return 'URL {\n' + ['href', 'origin', 'protocol', 'username', 'password', 'host', 'hostname', 'port', 'pathname', 'search', 'searchParams', 'hash'].map((key) => '  ' + key + ': ' + require('util').inspect(this[key])).join(',\n').replace("'URLSearchParams", 'URLSearchParams').replace("}',", '},') + '\n}' }
}
exports.URL = URL
exports.URLSearchParams = URLSearchParams
exports.parse = (text, isQuery) => {
  const [, protocol = null, , hostname = null, port = null, pathname = null, search = null, hash = null] = /^(\w+:)?(\/\/([^:\/?#]*)(?::(\d+))?)?([^?#]*)?(\?[^#]*)?(#.*)?$/.exec(text) || []
  const query = search === null ? null : search.slice(1)
  return { protocol, slashes: hostname !== null || null, auth: null, host: hostname === null ? null : hostname + (port ? ':' + port : ''), port, hostname, hash, search: search ?? (isQuery ? '' : null), query: isQuery ? require('querystring').parse(query || '') : query, pathname: pathname || (hostname !== null ? '/' : null), path: (pathname || '/') + (search || ''), href: text }
}
exports.format = (value) => typeof value === 'object' && !(value instanceof URL) ? (value.protocol ? value.protocol + '//' : '') + (value.host || (value.hostname || '') + (value.port ? ':' + value.port : '')) + (value.pathname || '') + (value.search || (value.query ? '?' + require('querystring').stringify(value.query) : '')) : String(value)
exports.fileURLToPath = (url) => decodeURIComponent(String(url).replace(/^file:\/\//, ''))
exports.pathToFileURL = (path) => new URL('file://' + require('path').resolve(path))
exports.resolve = (from, to) => new URL(to, from).href
//@buffer
const proto = Object.getPrototypeOf(host.utf8(''))
const encodings = ['utf8', 'utf-8', 'hex', 'base64', 'base64url', 'ascii', 'latin1', 'binary', 'ucs2', 'utf16le']
const B64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const fromBase64 = (text) => { const bytes = []; let [bits, count] = [0, 0]; for (const sign of text.replace(/-/g, '+').replace(/_/g, '/')) { const at = B64.indexOf(sign); if (at < 0) continue; bits = (bits << 6) | at; count += 6; if (count >= 8) { count -= 8; bytes.push((bits >> count) & 255); bits &= (1 << count) - 1 } } return bytes }
const toBase64 = (bytes) => { let text = ''; for (let at = 0; at < bytes.length; at += 3) { const [one, two = 0, three = 0] = bytes.slice(at, at + 3); const left = bytes.length - at; text += B64[one >> 2] + B64[((one & 3) << 4) | (two >> 4)] + (left > 1 ? B64[((two & 15) << 2) | (three >> 6)] : '=') + (left > 2 ? B64[three & 63] : '=') } return text }
function Buffer(value, encoding) { return Buffer.from(value, encoding) }
Object.defineProperty(proto, 'constructor', { value: Buffer, writable: true, configurable: true, enumerable: false })
Buffer.prototype = proto
Buffer.from = (value, encoding = 'utf8') => {
  if (typeof value === 'string') {
    if (encoding === 'hex') return host.bytes((value.match(/[0-9a-fA-F]{2}/g) || []).map((pair) => parseInt(pair, 16)))
    if (encoding === 'base64' || encoding === 'base64url') return host.bytes(fromBase64(value))
    if (encoding === 'latin1' || encoding === 'binary' || encoding === 'ascii') return host.bytes([...value].map((sign) => sign.charCodeAt(0) & 255))
    return host.utf8(value)
  }
  if (host.isBytes(value)) return host.bytes(host.list(value))
  if (Array.isArray(value)) return host.bytes(value)
  const error = new TypeError('The first argument must be of type string or an instance of Buffer, ArrayBuffer, or Array or an Array-like Object. Received ' + (value === undefined || value === null ? String(value) : 'type ' + typeof value + ' (' + host.inspect(value) + ')')); error.code = 'ERR_INVALID_ARG_TYPE'
  throw error
}
Buffer.alloc = (size, fill = 0) => host.bytes(Array.from({ length: size }, (_, at) => typeof fill === 'string' ? fill.charCodeAt(at % fill.length) : fill))
Buffer.allocUnsafe = (size) => Buffer.alloc(size)
Buffer.isBuffer = (value) => host.isBytes(value) && Object.getPrototypeOf(value) === proto
Buffer.isEncoding = (name) => encodings.includes(name)
Buffer.byteLength = (value) => typeof value === 'string' ? host.byteLength(host.utf8(value)) : value.length
Buffer.concat = (list) => host.bytes(list.flatMap((one) => host.list(one)))
Buffer.compare = (one, other) => { const [a, b] = [host.list(one), host.list(other)]; for (let at = 0; at < Math.min(a.length, b.length); at++) if (a[at] !== b[at]) return a[at] < b[at] ? -1 : 1; return Math.sign(a.length - b.length) }
const methods = {
  toString(encoding = 'utf8', start = 0, end) {
    const bytes = start === 0 && end === undefined ? this : this.subarray(start, end)
    if (encoding === 'hex') return host.list(bytes).map((byte) => byte.toString(16).padStart(2, '0')).join('')
    if (encoding === 'base64') return toBase64(host.list(bytes))
    if (encoding === 'base64url') return toBase64(host.list(bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')
    if (encoding === 'latin1' || encoding === 'binary' || encoding === 'ascii') return String.fromCharCode(...host.list(bytes))
    return host.text(bytes)
  },
  toJSON() { return { type: 'Buffer', data: host.list(this) } },
  equals(other) { return Buffer.compare(this, other) === 0 },
  compare(other) { return Buffer.compare(this, other) },
  slice(start, end) { return host.bytes(host.list(this).slice(start, end)) },
  subarray(start, end) { return host.bytes(host.list(this).slice(start, end)) },
  write(text, at = 0) { const bytes = host.list(host.utf8(text)); bytes.forEach((byte, place) => { if (at + place < this.length) this[at + place] = byte }); return bytes.length },
  includes(value) { return this.toString('latin1').includes(Buffer.from(value).toString('latin1')) },
  indexOf(value) { return typeof value === 'number' ? host.list(this).indexOf(value) : this.toString('latin1').indexOf(Buffer.from(value).toString('latin1')) },
  fill(value) { for (let at = 0; at < this.length; at++) this[at] = typeof value === 'string' ? value.charCodeAt(at % value.length) : value; return this },
  readUInt8(at = 0) { return this[at] },
  writeUInt8(value, at = 0) { this[at] = value; return at + 1 },
  readUInt16BE(at = 0) { return (this[at] << 8) | this[at + 1] },
  readUInt32BE(at = 0) { return ((this[at] << 24) | (this[at + 1] << 16) | (this[at + 2] << 8) | this[at + 3]) >>> 0 },
  [Symbol.for('nodejs.util.inspect.custom')]() { const bytes = host.list(this); return '<Buffer' + bytes.slice(0, 50).map((byte) => ' ' + byte.toString(16).padStart(2, '0')).join('') + (bytes.length > 50 ? ' ... ' + (bytes.length - 50) + ' more byte' + (bytes.length > 51 ? 's' : '') : '') + '>' },
  [Symbol.iterator]() { return host.list(this)[Symbol.iterator]() },
}
for (const key of [...Object.keys(methods), Symbol.iterator, Symbol.for('nodejs.util.inspect.custom')]) Object.defineProperty(proto, key, { value: methods[key], writable: true, configurable: true, enumerable: false })
for (const name of ['map', 'forEach', 'reduce', 'every', 'some', 'find', 'filter', 'join', 'keys', 'entries', 'values', 'reverse']) Object.defineProperty(proto, name, { value(...args) { return host.list(this)[name](...args) }, writable: true, configurable: true, enumerable: false })
Object.defineProperty(proto, 'length', { get() { return host.byteLength(this) }, configurable: true })
Object.defineProperty(proto, 'byteLength', { get() { return host.byteLength(this) }, configurable: true })
exports.Buffer = Buffer
//@stream
const EventEmitter = require('events')
const { Buffer } = require('buffer')
class Stream extends EventEmitter {
  pipe(to) { this.on('data', (chunk) => to.write(chunk)); this.on('end', () => { if (to !== process.stdout && to !== process.stderr) to.end() }); to.emit('pipe', this); return to }
}
class Readable extends Stream {
  #chunks = []
  #encoding
  #state = { flowing: false, ended: false, isOver: false, pulling: false }
  constructor(options = {}) { super(); if (options.read) this._read = options.read; this.#encoding = options.encoding; this.readable = true; this.destroyed = false; this._isObjects = options.objectMode }
  _read() {}
  setEncoding(encoding) { this.#encoding = encoding; return this }
  push(chunk) { if (chunk === null) this.#state.ended = true; else if (chunk.length !== 0 || this._isObjects) this.#chunks.push(chunk); if (this.#state.flowing) host.tick(() => this.#flow()); else if (this.listenerCount('readable')) host.tick(() => this.emit('readable')); return true }
  #shown(chunk) { if (this._isObjects || typeof chunk !== 'string' && !Buffer.isBuffer(chunk)) return chunk; return this.#encoding ? String(chunk) : typeof chunk === 'string' && this._isText !== true ? Buffer.from(chunk) : chunk }
  #flow() {
    const state = this.#state
    if (!state.flowing || this.destroyed) return
    while (this.#chunks.length && state.flowing) this.emit('data', this.#shown(this.#chunks.shift()))
    if (state.ended && this.#chunks.length === 0) { if (!state.isOver) { state.isOver = true; this.readable = false; this.emit('end'); this.emit('close') } return }
    if (state.flowing && !state.pulling) { state.pulling = true; this._read(); state.pulling = false; if (this.#chunks.length) host.tick(() => this.#flow()) }
  }
  read() { const chunk = this.#chunks.shift(); if (chunk === undefined) { if (this.#state.ended && !this.#state.isOver) { this.#state.isOver = true; host.tick(() => this.emit('end')) } else this._read(); return null } return this.#shown(chunk) }
  resume() { if (!this.#state.flowing) { this.#state.flowing = true; host.tick(() => this.#flow()) } return this }
  pause() { this.#state.flowing = false; return this }
  unpipe() { return this }
  on(name, fn) { super.on(name, fn); if (name === 'data') this.resume(); if (name === 'readable') host.tick(() => this._read()); return this }
  destroy(error) { if (!this.destroyed) { this.destroyed = true; host.tick(() => { if (error) this.emit('error', error); this.emit('close') }) } return this }
  async *[Symbol.asyncIterator]() {
    const waiting = []
    let [wake, failure, isOver] = [undefined, undefined, false]
    this.on('data', (chunk) => { waiting.push(chunk); if (wake) wake() })
    this.on('end', () => { isOver = true; if (wake) wake() })
    this.on('error', (error) => { failure = error; if (wake) wake() })
    for (;;) {
      if (failure) throw failure
      if (waiting.length) { yield waiting.shift(); continue }
      if (isOver) return
      await new Promise((resolve) => { wake = resolve })
    }
  }
  static from(items) { const list = typeof items === 'string' || Buffer.isBuffer(items) ? [items] : [...items]; const stream = new Readable({ objectMode: true }); for (const item of list) stream.push(item); stream.push(null); return stream }
}
class Writable extends Stream {
  #waiting = []
  #isBusy = false
  #isEnding = false
  constructor(options = {}) { super(); if (options.write) this._write = options.write; if (options.final) this._final = options.final; this.writable = true; this.writableEnded = false; this._isObjects = options.objectMode }
  _write(chunk, encoding, done) { done() }
  write(chunk, encoding, done) {
    const end = typeof encoding === 'function' ? encoding : done
    if (this.writableEnded) { const error = new Error('write after end'); error.code = 'ERR_STREAM_WRITE_AFTER_END'; host.tick(() => this.emit('error', error)); return false }
    this.#waiting.push([typeof chunk === 'string' && !this._isObjects ? Buffer.from(chunk) : chunk, end])
    this.#next()
    return true
  }
  #next() {
    if (this.#isBusy) return
    const [first] = this.#waiting
    if (!first) { if (this.#isEnding) { this.#isEnding = false; const finish = () => host.tick(() => { this.emit('finish'); this.emit('close') }); if (this._final) this._final(finish); else finish() } return }
    this.#isBusy = true
    this.#waiting.shift()
    this._write(first[0], 'buffer', (error) => { this.#isBusy = false; if (error) this.emit('error', error); if (first[1]) host.tick(first[1]); this.#next() })
  }
  end(chunk, encoding, done) { if (typeof chunk === 'function') { this.once('finish', chunk); chunk = undefined } const end = typeof encoding === 'function' ? encoding : done; if (end) this.once('finish', end); if (chunk !== undefined && chunk !== null) this.write(chunk); this.writableEnded = true; this.writable = false; this.#isEnding = true; this.#next(); return this }
  cork() {}
  uncork() {}
  destroy(error) { if (error) host.tick(() => this.emit('error', error)); return this }
}
class Duplex extends Readable {
  #inner
  constructor(options = {}) { super(options); this.#inner = new Writable({ ...options, write: (chunk, encoding, done) => (options.write || this._write).call(this, chunk, encoding, done), final: (done) => { if (options.final || this._final) (options.final || this._final).call(this, done); else done() } }); this.#inner.on('finish', () => this.emit('finish')) }
  write(...args) { return this.#inner.write(...args) }
  end(...args) { this.#inner.end(...args); return this }
}
class Transform extends Duplex {
  constructor(options = {}) { super(options); if (options.transform) this._transform = options.transform; if (options.flush) this._flush = options.flush }
  _write(chunk, encoding, done) { this._transform(chunk, encoding, (error, result) => { if (result !== undefined && result !== null) this.push(result); done(error) }) }
  _final(done) { const end = () => { this.push(null); done() }; if (this._flush) this._flush((error, result) => { if (result !== undefined && result !== null) this.push(result); end() }); else end() }
  _transform(chunk, encoding, done) { done(null, chunk) }
}
class PassThrough extends Transform {}
const pipeline = (...streams) => { const done = typeof streams.at(-1) === 'function' ? streams.pop() : () => {}; let isDone = false; const end = (error) => { if (!isDone) { isDone = true; done(error) } }; for (const stream of streams) stream.on('error', end); streams.at(-1).on('finish', () => end()); return streams.reduce((from, to) => from.pipe(to)) }
module.exports = Object.assign(Stream, { Stream, Readable, Writable, Duplex, Transform, PassThrough, pipeline, finished(stream, done) { stream.on('end', () => done()); stream.on('finish', () => done()); stream.on('error', done) }, promises: { pipeline: (...streams) => new Promise((resolve, reject) => pipeline(...streams, (error) => error ? reject(error) : resolve())) } })
//@stream/promises
module.exports = require('stream').promises
//@string_decoder
exports.StringDecoder = class StringDecoder { write(bytes) { return String(bytes) } end(bytes) { return bytes ? String(bytes) : '' } }
//@timers
const { setTimeout, setInterval, setImmediate, clearTimeout, clearInterval, clearImmediate } = globalThis
Object.assign(exports, { setTimeout, setInterval, setImmediate, clearTimeout, clearInterval, clearImmediate })
//@timers/promises
exports.setTimeout = (ms, value) => new Promise((resolve) => setTimeout(() => resolve(value), ms))
exports.setImmediate = (value) => new Promise((resolve) => setImmediate(() => resolve(value)))
exports.setInterval = async function* (ms, value) { for (;;) { await exports.setTimeout(ms); yield value } }
exports.scheduler = { wait: exports.setTimeout }
//@readline
const EventEmitter = require('events')
class Interface extends EventEmitter {
  #prompt = '> '
  #isReading = false
  #isPaused = false
  #question
  #lines = []
  constructor({ input, output, prompt }) {
    super()
    this.input = input
    this.output = output
    this.closed = false
    if (prompt !== undefined) this.#prompt = prompt
    if (input === process.stdin) host.tick(() => this.#read(''))
    else this.#stream(input)
  }
  #stream(input) { let rest = ''; input.on('data', (chunk) => { const lines = (rest + chunk).split('\n'); rest = lines.pop(); for (const line of lines) this.#take(line.replace(/\r$/, '')) }); input.on('end', () => { if (rest !== '') this.#take(rest); this.close() }); input.on('error', (error) => this.emit('error', error)) }
  #take(line) { const question = this.#question; if (question) { this.#question = undefined; question(line) } else this.emit('line', line) }
  #read(prompt) {
    if (this.closed || this.#isReading) return
    this.#isReading = true
    host.line(prompt).then((line) => { this.#isReading = false; if (this.closed) return; if (line === undefined) { this.close(); return } this.#take(line); if (!this.closed && !this.#isReading) host.immediate({}, () => this.#read('')) })
  }
  #say(text) { if (host.isTerminal(0) && this.input === process.stdin) { if (!this.#isReading) this.#read(text); else if (this.output) this.output.write(text) } else if (this.output) this.output.write(text) }
  question(text, options, done) { const act = typeof options === 'function' ? options : done; if (this.closed) { const error = new Error('readline was closed'); error.code = 'ERR_USE_AFTER_CLOSE'; throw error } this.#question = act; this.#say(text) }
  setPrompt(text) { this.#prompt = text }
  getPrompt() { return this.#prompt }
  prompt() { this.#say(this.#prompt) }
  write(text) { this.#take(String(text).replace(/\n$/, '')) }
  pause() { return this }
  resume() { return this }
  close() { if (!this.closed) { this.closed = true; this.emit('close') } }
  async *[Symbol.asyncIterator]() {
    const lines = []
    let [wake, isOver] = [undefined, false]
    this.on('line', (line) => { lines.push(line); if (wake) wake() })
    this.on('close', () => { isOver = true; if (wake) wake() })
    for (;;) { if (lines.length) { yield lines.shift(); continue } if (isOver) return; await new Promise((resolve) => { wake = resolve }) }
  }
}
exports.Interface = Interface
exports.createInterface = (input, output) => new Interface(input && (input.input || input.output) ? input : { input, output })
exports.clearLine = () => true
exports.cursorTo = () => true
exports.moveCursor = () => true
exports.promises = { createInterface: (options) => { const made = exports.createInterface(options); const ask = made.question.bind(made); made.question = (text) => new Promise((resolve) => ask(text, resolve)); return made } }
//@readline/promises
module.exports = require('readline').promises
//@assert
const util = require('util')
class AssertionError extends Error {
  constructor({ message, actual, expected, operator }) { super(message); this.name = 'AssertionError'; this.code = 'ERR_ASSERTION'; this.generatedMessage = false; this.actual = actual; this.expected = expected; this.operator = operator; this.stack = this.stack.replace(/^\w+(?: \[\w+\])?/, 'AssertionError [ERR_ASSERTION]'); Object.defineProperty(this, 'name', { value: 'AssertionError', enumerable: false, writable: true, configurable: true }) }
}
const fail = (message, usual, actual, expected, operator) => { if (message instanceof Error) throw message; const error = new AssertionError({ message: message === undefined ? usual : message, actual, expected, operator }); error.generatedMessage = message === undefined; throw error }
const shown = (value) => util.inspect(value)
const lines = (value) => util.inspect(value, { compact: false, sorted: true }).split('\n')
const difference = (title, actual, expected) => {
  const [one, other] = [lines(actual), lines(expected)]
  if (one.length === 1 && other.length === 1 && one[0] !== other[0]) return title + '\n\n' + one[0] + ' !== ' + other[0] + '\n'
  return title + '\n+ actual - expected\n\n' + one.filter((line) => !other.includes(line)).map((line) => '+ ' + line).concat(other.filter((line) => !one.includes(line)).map((line) => '- ' + line)).join('\n')
}
const assert = (value, message) => { if (!value) fail(message, 'The expression evaluated to a falsy value', value, true, '==') }
module.exports = Object.assign(assert, {
  ok: assert,
  AssertionError,
  equal(one, other, message) { if (!(one == other || (one !== one && other !== other))) fail(message, shown(one) + ' == ' + shown(other), one, other, '==') },
  notEqual(one, other, message) { if (one == other) fail(message, shown(one) + ' != ' + shown(other), one, other, '!=') },
  strictEqual(one, other, message) { if (!Object.is(one, other)) fail(message, difference('Expected values to be strictly equal:', one, other), one, other, 'strictEqual') },
  notStrictEqual(one, other, message) { if (Object.is(one, other)) fail(message, 'Expected "actual" to be strictly unequal to: ' + shown(other), one, other, 'notStrictEqual') },
  deepEqual(one, other, message) { if (!util._equal(one, other, false)) fail(message, difference('Expected values to be loosely deep-equal:', one, other), one, other, 'deepEqual') },
  deepStrictEqual(one, other, message) { if (!util._equal(one, other, true)) fail(message, difference('Expected values to be strictly deep-equal:', one, other), one, other, 'deepStrictEqual') },
  notDeepStrictEqual(one, other, message) { if (util._equal(one, other, true)) fail(message, 'Expected "actual" not to be strictly deep-equal to: ' + shown(other), one, other, 'notDeepStrictEqual') },
  match(text, pattern, message) { if (!pattern.test(text)) fail(message, 'The input did not match the regular expression ' + pattern + '. Input:\n\n' + shown(text) + '\n', text, pattern, 'match') },
  fail(message = 'Failed') { fail(message, 'Failed', undefined, undefined, 'fail') },
  throws(act, expected, message) { let thrown; try { act() } catch (error) { thrown = { error } } if (!thrown) fail(typeof expected === 'string' ? expected : message, 'Missing expected exception.', undefined, expected, 'throws'); check(thrown.error, expected) },
  doesNotThrow(act) { act() },
  async rejects(act, expected) { let thrown; try { await (typeof act === 'function' ? act() : act) } catch (error) { thrown = { error } } if (!thrown) fail(undefined, 'Missing expected rejection.', undefined, expected, 'rejects'); check(thrown.error, expected) },
})
const check = (error, expected) => { if (expected === undefined || typeof expected === 'string') return; if (host.typeName(expected) === 'RegExp') { if (!expected.test(String(error))) fail(undefined, 'The input did not match the regular expression ' + expected + '. Input:\n\n' + shown(String(error)) + '\n', error, expected, 'throws'); return } if (typeof expected === 'function') { if (expected.prototype !== undefined && error instanceof expected) return; if (Object.prototype.isPrototypeOf.call(Error, expected)) throw error; if (expected.call({}, error) === true) return; throw error } for (const key of Object.keys(expected)) if (!util._equal(error[key], expected[key], true)) fail(undefined, difference('Expected values to be strictly deep-equal:', error, expected), error, expected, 'throws') }
assert.strict = assert
//@assert/strict
module.exports = require('assert')
//@crypto
const { Buffer } = require('buffer')
const byte = () => Math.floor(host.random() * 256)
const encoded = (hex, encoding) => encoding === undefined ? Buffer.from(hex, 'hex') : encoding === 'hex' ? hex : Buffer.from(hex, 'hex').toString(encoding)
class Hash { #name; #parts = []; constructor(name) { this.#name = name; host.hash(name, '') } update(data, encoding) { this.#parts.push(typeof data === 'string' ? Buffer.from(data, encoding) : data); return this } digest(encoding) { return encoded(host.hash(this.#name, Buffer.concat(this.#parts)), encoding) } }
class Hmac { #name; #key; #parts = []; constructor(name, key) { this.#name = name; const size = /sha(?:384|512)/.test(name) ? 128 : 64; let bytes = Buffer.from(key); if (bytes.length > size) bytes = Buffer.from(host.hash(name, bytes), 'hex'); this.#key = Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]) } update(data) { this.#parts.push(Buffer.from(data)); return this } digest(encoding) { const mixed = (by) => Buffer.from(host.list(this.#key).map((one) => one ^ by)); const inner = host.hash(this.#name, Buffer.concat([mixed(54), ...this.#parts])); return encoded(host.hash(this.#name, Buffer.concat([mixed(92), Buffer.from(inner, 'hex')])), encoding) } }
exports.createHash = (name) => new Hash(name)
exports.createHmac = (name, key) => new Hmac(name, key)
exports.randomBytes = (size, done) => { const bytes = Buffer.from(Array.from({ length: size }, byte)); if (!done) return bytes; host.immediate({}, () => done(null, bytes)) }
exports.randomInt = (low, high) => { const [from, to] = high === undefined ? [0, low] : [low, high]; return from + Math.floor(host.random() * (to - from)) }
exports.randomUUID = () => { const bytes = Array.from({ length: 16 }, byte); bytes[6] = (bytes[6] & 15) | 64; bytes[8] = (bytes[8] & 63) | 128; const hex = bytes.map((one) => one.toString(16).padStart(2, '0')).join(''); return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-') }
exports.timingSafeEqual = (one, other) => Buffer.compare(one, other) === 0
exports.getHashes = () => ['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512']
exports.webcrypto = globalThis.crypto
for (const name of ['createCipheriv', 'createDecipheriv', 'scrypt', 'scryptSync', 'pbkdf2', 'pbkdf2Sync', 'generateKeyPairSync', 'sign', 'verify']) exports[name] = () => { throw new Error('crypto.' + name + ' is not simulated') }
//@child_process
const EventEmitter = require('events')
const { Buffer } = require('buffer')
const failure = (command, { status, err }) => Object.assign(new Error('Command failed: ' + command + '\n' + err), { code: status, killed: false, signal: null, cmd: command })
const told = (words, command, done, options) => { host.run(words, '').then((result) => { const [out, err] = options && options.encoding === 'buffer' ? [Buffer.from(result.out), Buffer.from(result.err)] : [result.out, result.err]; if (done) done(result.status === 0 ? null : failure(command, result), out, err) }) }
exports.exec = (command, options, done) => told(['sh', '-c', command], command, typeof options === 'function' ? options : done, options)
exports.exec[Symbol.for('nodejs.util.promisify.custom')] = (command, options) => new Promise((resolve, reject) => exports.exec(command, options || {}, (error, stdout, stderr) => error ? reject(Object.assign(error, { stdout, stderr })) : resolve({ stdout, stderr })))
exports.execFile = (file, args, options, done) => { const end = [args, options, done].find((one) => typeof one === 'function'); told([file, ...(Array.isArray(args) ? args : [])], [file, ...(Array.isArray(args) ? args : [])].join(' '), end, options) }
const sync = (words, command, options = {}) => { const result = host.runSync(words, options.input === undefined ? '' : String(options.input)); if (options.stdio === 'inherit') { host.write(1, result.out); host.write(2, result.err) } if (result.status !== 0) { if (options.stdio !== 'inherit' && result.err) host.write(2, result.err); throw Object.assign(new Error('Command failed: ' + command + (result.err ? '\n' + result.err : '')), { status: result.status, signal: null, stdout: Buffer.from(result.out), stderr: Buffer.from(result.err) }) } if (options.stdio === 'inherit') return null; return options.encoding ? result.out : Buffer.from(result.out) }
exports.execSync = (command, options) => sync(['sh', '-c', command], command, options)
exports.execFileSync = (file, args = [], options) => sync([file, ...args], [file, ...args].join(' '), options)
exports.spawnSync = (file, args = [], options = {}) => { const result = host.runSync(options.shell ? ['sh', '-c', [file, ...args].join(' ')] : [file, ...args], options.input || ''); if (options.stdio === 'inherit') { host.write(1, result.out); host.write(2, result.err) } const text = (value) => options.encoding ? value : Buffer.from(value); return { pid: host.pid() + 1, status: result.status, signal: null, stdout: text(result.out), stderr: text(result.err), output: [null, text(result.out), text(result.err)] } }
exports.spawn = (file, args = [], options = {}) => {
  const { Readable, Writable } = require('stream')
  const child = new EventEmitter()
  const list = Array.isArray(args) ? args : []
  const given = Array.isArray(args) ? options : args
  child.stdout = new Readable({})
  child.stderr = new Readable({})
  child.stdin = new Writable({})
  child.pid = host.pid() + 1
  host.run(given.shell ? ['sh', '-c', [file, ...list].join(' ')] : [file, ...list], '').then(({ status, out, err }) => {
    if (given.stdio === 'inherit') { host.write(1, out); host.write(2, err) } else { if (out) child.stdout.push(out); if (err) child.stderr.push(err) }
    child.stdout.push(null)
    child.stderr.push(null)
    child.exitCode = status
    child.emit('exit', status, null)
    host.immediate({}, () => child.emit('close', status, null))
  })
  return child
}
exports.fork = () => { throw new Error('child_process.fork is not simulated') }
//@module
exports.createRequire = () => { throw new Error('createRequire is not simulated') }
exports.builtinModules = ['assert', 'buffer', 'child_process', 'console', 'crypto', 'events', 'fs', 'http', 'os', 'path', 'process', 'querystring', 'readline', 'stream', 'timers', 'url', 'util']
//@perf_hooks
exports.performance = globalThis.performance
`
