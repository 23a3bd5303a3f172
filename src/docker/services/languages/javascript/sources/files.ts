/** Modules of Node.js about files and the machine. */
export const source = String.raw`//@path
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
const wrongPlace = (name, place) => { const error = new TypeError('The "' + name + '" argument must be of type number. Received ' + (place === null ? 'null' : 'type ' + typeof place + ' (' + host.inspect(place) + ')')); error.code = 'ERR_INVALID_ARG_TYPE'; return error }
fs.createReadStream = (path, options) => {
  const { Readable } = require('stream')
  const given = typeof options === 'object' && options !== null ? options : {}
  const [from, to] = [given.start ?? 0, given.end ?? Infinity]
  for (const [name, place] of [['start', given.start], ['end', given.end]]) if (place !== undefined && typeof place !== 'number') throw wrongPlace(name, place)
  if (from > to) { const error = new RangeError('The value of "start" is out of range. It must be <= "end" (here: ' + to + '). Received ' + from); error.code = 'ERR_OUT_OF_RANGE'; throw error }
  const part = (bytes) => { const cut = bytes.slice(from, to + 1); const encoding = encodingOf(options); return encoding ? cut.toString(encoding) : cut }
  class ReadStream extends Readable {}
  const stream = new ReadStream({ encoding: encodingOf(options) })
  // it is opened at once, whether or not somebody listens
  fs.readFile(path, (error, bytes) => { if (error) stream.destroy(error); else { stream.push(part(bytes)); stream.push(null) } })
  stream.path = path
  return stream
}
fs.createWriteStream = (path, options) => {
  const { Writable } = require('stream')
  if (!(options && options.flags === 'a')) sync.writeFile(path, '')
  class WriteStream extends Writable {}
  const stream = new WriteStream({ write(chunk, encoding, done) { try { sync.appendFile(path, chunk); done() } catch (error) { done(error) } } })
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
`
