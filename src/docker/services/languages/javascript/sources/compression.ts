/** The module of Node.js that compresses: RFC 1950 to 1952 over what the machine compresses with. */
export const source = String.raw`//@zlib
const { Buffer } = require('buffer')
const { Transform } = require('stream')
const PROBLEMS = { 'block type': ['Z_DATA_ERROR', -3, 'invalid block type'], 'stored lengths': ['Z_DATA_ERROR', -3, 'invalid stored block lengths'], code: ['Z_DATA_ERROR', -3, 'invalid code lengths set'], distance: ['Z_DATA_ERROR', -3, 'invalid distance too far back'], truncated: ['Z_BUF_ERROR', -5, 'unexpected end of file'], header: ['Z_DATA_ERROR', -3, 'incorrect header check'], sum: ['Z_DATA_ERROR', -3, 'incorrect data check'], length: ['Z_DATA_ERROR', -3, 'incorrect length check'] }
const wrong = (kind) => { const [code, errno, message] = PROBLEMS[kind]; const error = new Error(message); error.errno = errno; error.code = code; return error }
const told = (error, trail) => { const [head, ...own] = error.stack.split('\n'); error.stack = [head, ...[...trail, ...own].slice(0, 10)].join('\n'); return error }
const HEARD = '    at Zlib.zlibOnError [as onerror] (node:zlib:189:17)'
const MADE = '    at genericNodeError (node:internal/errors:984:15)'
const atOnce = (error, name) => { if (!error.errno) return error; host.endsAs(error, 'node:zlib:425\n      throw self[kError];\n      ^\n', ''); return told(error, [MADE, '    at wrappedFn (node:internal/errors:538:14)', HEARD, '    at processChunkSync (node:zlib:415:12)', '    at zlibBufferSync (node:zlib:178:12)', '    at Object.syncBufferWrapper [as ' + name + '] (node:zlib:767:14)']) }
const received = (value) => value === undefined || value === null ? String(value) : typeof value === 'function' ? 'function ' + value.name : typeof value === 'object' ? 'an instance of ' + value.constructor.name : 'type ' + typeof value + ' (' + host.inspect(value) + ')'
const bytesOf = (value) => {
  if (typeof value === 'string') return Buffer.from(value)
  if (value instanceof ArrayBuffer) return Buffer.from(value)
  if (ArrayBuffer.isView(value)) return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  const error = new TypeError('The "buffer" argument must be of type string or an instance of Buffer, TypedArray, DataView, or ArrayBuffer. Received ' + received(value)); error.code = 'ERR_INVALID_ARG_TYPE'; throw error
}
const word = (value, isLittle) => { const bytes = Buffer.alloc(4); bytes[isLittle ? 'writeUInt32LE' : 'writeUInt32BE'](value); return bytes }
const levelOf = (options) => { const level = options && options.level; if (level === undefined) return 6; if (!(level >= -1 && level <= 9)) { const error = new RangeError('The value of "options.level" is out of range. It must be >= -1 and <= 9. Received ' + level); error.code = 'ERR_OUT_OF_RANGE'; throw error } return level === -1 ? 6 : level }
const STORED = 65535
const stored = (bytes) => { const parts = []; for (let at = 0; at === 0 || at < bytes.length; at += STORED) { const part = bytes.subarray(at, at + STORED); const head = Buffer.alloc(5); head[0] = at + STORED >= bytes.length ? 1 : 0; head.writeUInt16LE(part.length, 1); head.writeUInt16LE(65535 - part.length, 3); parts.push(head, part) } return Buffer.concat(parts) }
const raw = (bytes, options) => levelOf(options) === 0 ? stored(bytes) : host.deflated(bytes)
const unpacked = (bytes, start) => { const found = host.inflated(bytes, start); if (found.problem) throw wrong(found.problem); return found }
const isGzip = (bytes, at) => bytes[at] === 31 && bytes[at + 1] === 139
const headEnd = (bytes, start) => {
  if (!isGzip(bytes, start)) throw wrong(bytes.length < 2 ? 'truncated' : 'header')
  const flags = bytes[start + 3]
  let end = start + 10
  if (flags & 4) end += 2 + bytes.readUInt16LE(end)
  for (const flag of [8, 16]) if (flags & flag) { const at = host.list(bytes).indexOf(0, end); if (at < 0) throw wrong('truncated'); end = at + 1 }
  if (flags & 2) end += 2
  if (end > bytes.length) throw wrong('truncated')
  return end
}
const ways = {
  gzip: (bytes, options) => Buffer.concat([Buffer.from([31, 139, 8, 0, 0, 0, 0, 0, levelOf(options) === 9 ? 2 : levelOf(options) === 1 ? 4 : 0, 3]), raw(bytes, options), word(host.crc32(bytes), true), word(bytes.length, true)]),
  deflate: (bytes, options) => { const level = levelOf(options); return Buffer.concat([Buffer.from([120, level < 2 ? 1 : level < 6 ? 94 : level === 6 ? 156 : 218]), raw(bytes, options), word(host.adler32(bytes), false)]) },
  deflateRaw: (bytes, options) => raw(bytes, options),
  gunzip(bytes) {
    const parts = []
    let at = 0
    do {
      const { content, end } = unpacked(bytes, headEnd(bytes, at))
      if (end + 8 > bytes.length) throw wrong('truncated')
      if (host.crc32(content) !== bytes.readUInt32LE(end)) throw wrong('sum')
      if (content.length !== bytes.readUInt32LE(end + 4)) throw wrong('length')
      parts.push(content)
      at = end + 8
    } while (isGzip(bytes, at))
    return Buffer.concat(parts)
  },
  inflate(bytes) {
    if (bytes.length < 2) throw wrong('truncated')
    if ((bytes[0] & 15) !== 8 || (bytes[0] * 256 + bytes[1]) % 31 !== 0) throw wrong('header')
    const { content, end } = unpacked(bytes, 2)
    if (end + 4 > bytes.length) throw wrong('truncated')
    if (host.adler32(content) !== bytes.readUInt32BE(end)) throw wrong('sum')
    return content
  },
  inflateRaw: (bytes) => unpacked(bytes, 0).content,
  unzip: (bytes) => isGzip(bytes, 0) ? ways.gunzip(bytes) : ways.inflate(bytes),
}
exports.constants = { Z_NO_FLUSH: 0, Z_PARTIAL_FLUSH: 1, Z_SYNC_FLUSH: 2, Z_FULL_FLUSH: 3, Z_FINISH: 4, Z_OK: 0, Z_BUF_ERROR: -5, Z_DATA_ERROR: -3, Z_NO_COMPRESSION: 0, Z_BEST_SPEED: 1, Z_BEST_COMPRESSION: 9, Z_DEFAULT_COMPRESSION: -1 }
for (const [name, way] of Object.entries(ways)) {
  const type = name[0].toUpperCase() + name.slice(1)
  exports[name + 'Sync'] = (value, options) => { const bytes = bytesOf(value); try { return way(bytes, options) } catch (error) { throw atOnce(error, name + 'Sync') } }
  exports[name] = (value, options, done = options) => {
    if (typeof done !== 'function') { const error = new TypeError('The "callback" argument must be of type function. Received ' + received(done)); error.code = 'ERR_INVALID_ARG_TYPE'; throw error }
    const bytes = bytesOf(value)
    host.immediate({}, () => { let result; try { result = way(bytes, done === options ? {} : options) } catch (error) { done(error.errno ? told(error, [MADE, '    at wrappedFn (node:internal/errors:538:14)', HEARD]) : error); return } done(null, result) })
  }
  // what is written is kept until the end
  const made = { [type]: class extends Transform {
    #parts = []
    #options
    constructor(options) { super(); levelOf(options); this.#options = options }
    _transform(chunk, encoding, done) { this.#parts.push(bytesOf(chunk)); done() }
    _flush(done) { let result; try { result = way(Buffer.concat(this.#parts), this.#options) } catch (error) { this.destroy(error); return } done(null, result) }
  } }[type]
  exports[type] = made
  exports['create' + type] = (options) => new made(options)
}
for (const name of ['brotliCompress', 'brotliCompressSync', 'brotliDecompress', 'brotliDecompressSync', 'createBrotliCompress', 'createBrotliDecompress']) exports[name] = () => { throw new Error('zlib.' + name + ' is not simulated') }
`
