/** What every program has: its globals, its process, its console. */
export const source = String.raw`//@internal/bootstrap
const EventEmitter = require('events')
const { Buffer } = require('buffer')
const hidden = (name, value) => Object.defineProperty(globalThis, name, { value, writable: true, enumerable: false, configurable: true })
class Timeout {
  #act
  constructor(fn, args) { this.#act = () => fn.apply(this, args); Object.defineProperty(this, '_onTimeout', { value: fn, enumerable: false }) }
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
hidden('URL', require('url').URL)
hidden('URLSearchParams', require('url').URLSearchParams)
hidden('TextEncoder', class TextEncoder { encoding = 'utf-8'; encode(text = '') { return new Uint8Array(Buffer.from(String(text))) } })
hidden('TextDecoder', class TextDecoder { decode(bytes) { return bytes === undefined ? '' : host.text(bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : bytes) } })
hidden('performance', { now: () => host.now() - host.startedAt() + 25, timeOrigin: host.startedAt() - 25 })
hidden('crypto', { randomUUID: () => require('crypto').randomUUID(), getRandomValues: (list) => { const bytes = new Uint8Array(list.buffer, list.byteOffset, list.byteLength); for (let at = 0; at < bytes.length; at++) bytes[at] = Math.floor(host.random() * 256); return list } })
hidden('fetch', (url, options) => require('internal/fetch').fetch(url, options))
hidden('console', require('console'))
hidden('atob', (text) => Buffer.from(text, 'base64').toString('latin1'))
hidden('btoa', (text) => Buffer.from(text, 'latin1').toString('base64'))
class AbortSignal extends EventEmitter { aborted = false; reason = undefined; throwIfAborted() { if (this.aborted) throw this.reason } addEventListener(name, fn) { this.on(name, fn) } removeEventListener(name, fn) { this.off(name, fn) } }
hidden('AbortController', class AbortController { signal = new AbortSignal(); abort(reason = Object.assign(new Error('This operation was aborted'), { name: 'AbortError', code: 20 })) { if (!this.signal.aborted) { this.signal.aborted = true; this.signal.reason = reason; this.signal.emit('abort') } } })
hidden('Intl', require('internal/intl'))
const process = require('process')
hidden('process', process)
exports.process = process
exports.emit = (event, value) => {
  if (event === 'unhandledRejection' && process.listenerCount(event) === 0 && process.listenerCount('uncaughtException') > 0) return process.emit('uncaughtException', value, event)
  return process.emit(event, value, event === 'unhandledRejection' ? Promise.resolve() : event)
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
Object.assign(process, { title: 'node', argv0: 'node', version: 'v' + host.version(), versions: { node: host.version(), v8: '11.3.244.8-node.26' }, arch: 'x64', platform: 'linux', release: { name: 'node' }, argv: host.argv(), execArgv: [], execPath: '/usr/local/bin/node', env: host.environment(), pid: host.pid(), ppid: host.ppid(), exitCode: undefined, features: {}, config: {} })
hidden('stdout', output(1))
hidden('stderr', output(2))
Object.defineProperty(process, 'stdin', { get() { if (!input) input = new Input(); return input } })
hidden('exit', function exit(code) { if (code !== undefined) process.exitCode = code; host.exit(process.exitCode) })
hidden('abort', () => host.exit(134))
hidden('cwd', () => host.cwd())
hidden('chdir', (path) => host.chdir(path))
hidden('uptime', () => (host.now() - host.startedAt() + 25) / 1000)
hidden('nextTick', function nextTick(fn, ...args) { host.tick(() => fn(...args)) })
const hrtime = (before) => { const ns = Math.round((host.now() - host.startedAt() + 25) * 1e6); const s = Math.floor(ns / 1e9); return before ? (ns % 1e9 < before[1] ? [s - before[0] - 1, ns % 1e9 - before[1] + 1e9] : [s - before[0], ns % 1e9 - before[1]]) : [s, ns % 1e9] }
hrtime.bigint = () => BigInt(Math.round((host.now() - host.startedAt() + 25) * 1e6))
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
`
