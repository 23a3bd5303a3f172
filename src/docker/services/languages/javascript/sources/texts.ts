/** Modules of Node.js about texts and bytes. */
export const source = String.raw`//@querystring
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
const custom = Symbol.for('nodejs.util.inspect.custom')
class URL {
  constructor(text, base) {
    let whole = String(text).trim()
    if (!FORM.test(whole) && base !== undefined) {
      const from = new URL(base)
      const start = from.protocol + '//' + (from.username ? from.username + (from.password ? ':' + from.password : '') + '@' : '') + from.host
      whole = whole.startsWith('//') ? from.protocol + whole : whole.startsWith('/') ? start + whole : whole.startsWith('?') ? start + from.pathname + whole : whole.startsWith('#') ? start + from.pathname + from.search + whole : start + from.pathname.replace(/[^\/]*$/, '') + whole
    }
    const found = FORM.exec(whole)
    if (!found || (found[1].toLowerCase() in PORTS && !found[4])) { const error = new TypeError('Invalid URL'); Object.defineProperty(error, 'name', { value: 'TypeError' }); error.code = 'ERR_INVALID_URL'; error.input = String(text); if (base !== undefined) error.base = String(base); throw error }
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
  set pathname(value) { this._parts.pathname = '/' + encodeURI(String(value).replace(/^\//, '')).replace(/%25([0-9A-Fa-f]{2})/g, '%$1').replace(/[?#]/g, encodeURIComponent) }
  get search() { return this._parts.search }
  set search(value) { this._parts.search = value === '' ? '' : '?' + String(value).replace(/^\?/, ''); this._query = new URLSearchParams(this._parts.search) }
  get searchParams() { return this._query }
  get hash() { return this._parts.hash }
  set hash(value) { this._parts.hash = value === '' ? '' : '#' + String(value).replace(/^#/, '') }
  toString() { return this.href }
  toJSON() { return this.href }
  static canParse(text, base) { try { return Boolean(new URL(text, base)) } catch { return false } }
  [Symbol.for('nodejs.util.inspect.custom')]() { return 'URL {\n' + ['href', 'origin', 'protocol', 'username', 'password', 'host', 'hostname', 'port', 'pathname', 'search', 'searchParams', 'hash'].map((key) => '  ' + key + ': ' + (key === 'searchParams' ? this.searchParams[custom]() : require('util').inspect(this[key]))).join(',\n') + '\n}' }
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
Object.setPrototypeOf(Buffer, Uint8Array)
Object.defineProperty(proto, 'constructor', { value: Buffer, writable: true, configurable: true, enumerable: false })
Buffer.prototype = proto
Buffer.from = (value, encoding = 'utf8', size) => {
  if (typeof value === 'string') {
    if (encoding === 'hex') return host.bytes((value.match(/[0-9a-fA-F]{2}/g) || []).map((pair) => parseInt(pair, 16)))
    if (encoding === 'base64' || encoding === 'base64url') return host.bytes(fromBase64(value))
    if (encoding === 'latin1' || encoding === 'binary' || encoding === 'ascii') return host.bytes([...value].map((sign) => sign.charCodeAt(0) & 255))
    return host.utf8(value)
  }
  if (host.isBytes(value)) return host.joined([value])
  if (value instanceof ArrayBuffer) return host.over(new Uint8Array(value, encoding === 'utf8' ? 0 : encoding, size))
  if (Array.isArray(value) || ArrayBuffer.isView(value) && typeof value.length === 'number') return host.bytes([...value])
  const error = new TypeError('The first argument must be of type string or an instance of Buffer, ArrayBuffer, or Array or an Array-like Object. Received ' + (value === undefined || value === null ? String(value) : 'type ' + typeof value + ' (' + host.inspect(value) + ')')); error.code = 'ERR_INVALID_ARG_TYPE'
  throw error
}
Buffer.alloc = (size, fill = 0) => host.filled(size, host.isBytes(fill) ? fill : typeof fill === 'string' ? host.utf8(fill) : host.bytes([fill]))
Buffer.allocUnsafe = (size) => Buffer.alloc(size)
Buffer.isBuffer = (value) => host.isBytes(value) && Object.getPrototypeOf(value) === proto
Buffer.isEncoding = (name) => encodings.includes(name)
Buffer.byteLength = (value) => typeof value === 'string' ? host.byteLength(host.utf8(value)) : value.length
Buffer.concat = (list) => host.joined([...list])
Buffer.compare = (one, other) => { const [a, b] = [host.list(one), host.list(other)]; for (let at = 0; at < Math.min(a.length, b.length); at++) if (a[at] !== b[at]) return a[at] < b[at] ? -1 : 1; return Math.sign(a.length - b.length) }
const methods = {
  toString(encoding = 'utf8', start = 0, end) {
    const bytes = start === 0 && end === undefined ? this : this.subarray(start, end)
    if (encoding === 'hex') return host.hex(bytes)
    if (encoding === 'base64') return toBase64(host.list(bytes))
    if (encoding === 'base64url') return toBase64(host.list(bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')
    if (encoding === 'latin1' || encoding === 'binary' || encoding === 'ascii') return String.fromCharCode(...host.list(bytes))
    return host.text(bytes)
  },
  toJSON() { return { type: 'Buffer', data: host.list(this) } },
  equals(other) { return Buffer.compare(this, other) === 0 },
  compare(other) { return Buffer.compare(this, other) },
  slice(start, end) { return host.part(this, start, end) },
  write(text, at = 0) { const bytes = host.list(host.utf8(text)); bytes.forEach((byte, place) => { if (at + place < this.length) this[at + place] = byte }); return bytes.length },
  includes(value) { return this.toString('latin1').includes(Buffer.from(value).toString('latin1')) },
  indexOf(value) { return typeof value === 'number' ? host.list(this).indexOf(value) : this.toString('latin1').indexOf(Buffer.from(value).toString('latin1')) },
  fill(value) { for (let at = 0; at < this.length; at++) this[at] = typeof value === 'string' ? value.charCodeAt(at % value.length) : value; return this },
  [Symbol.for('nodejs.util.inspect.custom')]() { const bytes = host.list(this); return '<Buffer ' + bytes.slice(0, 50).map((byte) => byte.toString(16).padStart(2, '0')).join(' ') + (bytes.length > 50 ? ' ... ' + (bytes.length - 50) + ' more byte' + (bytes.length > 51 ? 's' : '') : '') + '>' },
}
const view = (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
const outside = (at, most) => { const error = most < 0 ? new RangeError('Attempt to access memory outside buffer bounds') : new RangeError('The value of "offset" is out of range. It must be >= 0 and <= ' + most + '. Received ' + at); error.code = most < 0 ? 'ERR_BUFFER_OUT_OF_BOUNDS' : 'ERR_OUT_OF_RANGE'; return error }
const LIMITS = { Int8: [-128, 127], UInt8: [0, 255], Int16: [-32768, 32767], UInt16: [0, 65535], Int32: [-2147483648, 2147483647], UInt32: [0, 4294967295] }
const grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, '_')
const within = (value, limits) => { if (!limits || (value >= limits[0] && value <= limits[1])) return value; const [low, high] = limits; const error = new RangeError('The value of "value" is out of range. It must be >= ' + low + ' and <= ' + high + '. Received ' + (Number.isInteger(value) && Math.abs(value) > 4294967296 ? grouped(value) : value)); error.code = 'ERR_OUT_OF_RANGE'; throw error }
for (const [name, type, size] of [['Int8', 'Int8', 1], ['UInt8', 'Uint8', 1], ['Int16', 'Int16', 2], ['UInt16', 'Uint16', 2], ['Int32', 'Int32', 4], ['UInt32', 'Uint32', 4], ['Float', 'Float32', 4], ['Double', 'Float64', 8], ['BigInt64', 'BigInt64', 8], ['BigUInt64', 'BigUint64', 8]])
  for (const end of size === 1 ? [''] : ['LE', 'BE']) {
    const checkedAt = (bytes, at) => { const most = bytes.length - size; if (at < 0 || at > most) throw outside(at, most); return at }
    const read = function (at = 0) { return view(this)['get' + type](checkedAt(this, at), end === 'LE') }
    const write = function (value, at = 0) { within(value, LIMITS[name]); view(this)['set' + type](checkedAt(this, at), value, end === 'LE'); return at + size }
    for (const own of new Set([name, name.replace('UInt', 'Uint')])) { methods['read' + own + end] = read; methods['write' + own + end] = write }
  }
for (const key of [...Object.keys(methods), Symbol.for('nodejs.util.inspect.custom')]) Object.defineProperty(proto, key, { value: methods[key], writable: true, configurable: true, enumerable: false })
exports.Buffer = Buffer
//@string_decoder
exports.StringDecoder = class StringDecoder { write(bytes) { return String(bytes) } end(bytes) { return bytes ? String(bytes) : '' } }
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
`
