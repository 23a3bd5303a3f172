/** The modules of Node.js that serve and ask. */
export const source = String.raw`//@http
const EventEmitter = require('events')
const { Readable, Writable } = require('stream')
const { Buffer } = require('buffer')
const STATUS_CODES = { 100: 'Continue', 101: 'Switching Protocols', 200: 'OK', 201: 'Created', 202: 'Accepted', 204: 'No Content', 206: 'Partial Content', 301: 'Moved Permanently', 302: 'Found', 303: 'See Other', 304: 'Not Modified', 307: 'Temporary Redirect', 308: 'Permanent Redirect', 400: 'Bad Request', 401: 'Unauthorized', 402: 'Payment Required', 403: 'Forbidden', 404: 'Not Found', 405: 'Method Not Allowed', 406: 'Not Acceptable', 408: 'Request Timeout', 409: 'Conflict', 410: 'Gone', 411: 'Length Required', 413: 'Payload Too Large', 415: 'Unsupported Media Type', 418: "I'm a Teapot", 422: 'Unprocessable Entity', 429: 'Too Many Requests', 500: 'Internal Server Error', 501: 'Not Implemented', 502: 'Bad Gateway', 503: 'Service Unavailable', 504: 'Gateway Timeout' }
class IncomingMessage extends Readable {
  constructor(lines, body) {
    super()
    this.httpVersion = '1.1'
    this.headers = {}
    this.rawHeaders = []
    for (const line of lines) { const at = line.indexOf(':'); const [name, value] = [line.slice(0, at), line.slice(at + 1).trim()]; this.rawHeaders.push(name, value); const key = name.toLowerCase(); this.headers[key] = key in this.headers ? this.headers[key] + ', ' + value : value }
    this.complete = true
    if (body) this.push(body)
    this.push(null)
  }
  setTimeout() { return this }
}
class ServerResponse extends Writable {
  #headers = new Map()
  #parts = []
  #done
  constructor(done) { super(); this.#done = done; this.statusCode = 200; this.statusMessage = ''; this.headersSent = false; this.finished = false }
  #check(name) { if (this.headersSent) { const error = new Error('Cannot ' + name + ' headers after they are sent to the client'); error.code = 'ERR_HTTP_HEADERS_SENT'; throw error } }
  setHeader(name, value) { this.#check('set'); if (value === undefined) { const error = new TypeError('Invalid value "undefined" for header "' + name + '"'); error.code = 'ERR_HTTP_INVALID_HEADER_VALUE'; throw error } this.#headers.set(name.toLowerCase(), [name, value]); return this }
  getHeader(name) { const found = this.#headers.get(name.toLowerCase()); return found && found[1] }
  getHeaders() { return Object.fromEntries([...this.#headers].map(([key, [, value]]) => [key, value])) }
  getHeaderNames() { return [...this.#headers.keys()] }
  hasHeader(name) { return this.#headers.has(name.toLowerCase()) }
  removeHeader(name) { this.#check('remove'); this.#headers.delete(name.toLowerCase()) }
  appendHeader(name, value) { const before = this.getHeader(name); return this.setHeader(name, before === undefined ? value : [].concat(before, value)) }
  writeHead(status, message, headers) { this.#check('write'); const given = typeof message === 'object' ? message : headers; if (typeof message === 'string') this.statusMessage = message; this.statusCode = status; for (const [name, value] of Array.isArray(given) ? given : Object.entries(given || {})) this.#headers.set(name.toLowerCase(), [name, value]); this.headersSent = true; return this }
  flushHeaders() { this.headersSent = true }
  write(chunk, encoding, done) { this.headersSent = true; if (typeof chunk !== 'string' && !Buffer.isBuffer(chunk)) { const error = new TypeError('The "chunk" argument must be of type string or an instance of Buffer or Uint8Array. Received ' + (chunk === undefined || chunk === null ? String(chunk) : typeof chunk === 'object' ? 'an instance of ' + chunk.constructor.name : 'type ' + typeof chunk + ' (' + host.inspect(chunk) + ')')); error.code = 'ERR_INVALID_ARG_TYPE'; throw error } this.#parts.push(String(chunk)); if (typeof done === 'function') host.tick(done); return true }
  end(chunk, encoding, done) {
    if (this.finished) return this
    const end = [chunk, encoding, done].find((one) => typeof one === 'function')
    if (chunk !== undefined && chunk !== null && typeof chunk !== 'function') this.write(chunk, encoding)
    this.headersSent = true
    this.finished = true
    this.writableEnded = true
    const pairs = [...this.#headers.values()].flatMap(([name, value]) => Array.isArray(value) ? value.map((one) => [name, String(one)]) : [[name, String(value)]])
    this.#done(this.statusCode, this.statusMessage || STATUS_CODES[this.statusCode], pairs, this.#parts.join(''))
    host.tick(() => { this.emit('finish'); this.emit('close'); if (end) end() })
    return this
  }
  setTimeout() { return this }
}
class Server extends EventEmitter {
  #close
  #address
  constructor(options, listener) { super(); const act = typeof options === 'function' ? options : listener; if (act) this.on('request', act); this.listening = false }
  listen(...args) {
    const done = args.find((one) => typeof one === 'function')
    const given = typeof args[0] === 'object' && args[0] !== null ? args[0] : { port: args[0], host: typeof args[1] === 'string' ? args[1] : undefined }
    const port = given.port === undefined || typeof given.port === 'function' || Number(given.port) === 0 ? 30000 + Math.floor(host.random() * 20000) : Number(given.port)
    if (!(port >= 0 && port < 65536)) { const error = new RangeError('options.port should be >= 0 and < 65536. Received type ' + typeof given.port + ' (' + host.inspect(given.port) + ').'); error.code = 'ERR_SOCKET_BAD_PORT'; throw error }
    if (done) this.once('listening', done)
    try { this.#close = host.listen(port, given.host || '', (request, respond) => this.#serve(request, respond)) }
    catch (error) { host.tick(() => this.emit('error', error)); return this }
    this.#address = given.host ? { address: given.host === 'localhost' ? '127.0.0.1' : given.host, family: 'IPv4', port } : { address: '::', family: 'IPv6', port }
    this.listening = true
    host.tick(() => this.emit('listening'))
    return this
  }
  #serve({ method, path, headers, body, from }, respond) {
    const request = new IncomingMessage(headers.some((line) => /^host:/i.test(line)) ? headers : ['Host: localhost:' + this.#address.port, ...headers], body)
    request.method = method
    request.url = path
    request.socket = request.connection = { remoteAddress: '::ffff:' + from, remotePort: 40000, encrypted: false, setTimeout() {} }
    const response = new ServerResponse(respond)
    response.req = request
    request.res = response
    if (this.listenerCount('request') === 0) { response.statusCode = 404; response.end(); return }
    this.emit('request', request, response)
  }
  address() { return this.#address || null }
  close(done) { if (done) { if (this.listening) this.once('close', () => done()); else host.tick(() => done(Object.assign(new Error('Server is not running.'), { code: 'ERR_SERVER_NOT_RUNNING' }))) } if (this.#close) { this.#close(); this.#close = undefined; this.listening = false; host.immediate({}, () => this.emit('close')) } return this }
  closeAllConnections() {}
  closeIdleConnections() {}
  setTimeout() { return this }
  ref() { return this }
  unref() { return this }
}
class ClientRequest extends Writable {
  #options
  #parts = []
  #headers = new Map()
  constructor(options, done) { super(); this.#options = options; if (done) this.once('response', done); for (const [name, value] of Object.entries(options.headers || {})) this.setHeader(name, value) }
  setHeader(name, value) { this.#headers.set(name.toLowerCase(), [name, value]) }
  getHeader(name) { const found = this.#headers.get(name.toLowerCase()); return found && found[1] }
  write(chunk) { this.#parts.push(String(chunk)); return true }
  end(chunk) {
    if (chunk !== undefined && typeof chunk !== 'function') this.write(chunk)
    const { hostname, port, method = 'GET', path = '/' } = this.#options
    let asked
    try { asked = host.ask(hostname, port, method, path, ['Host: ' + hostname + (port === 80 ? '' : ':' + port), ...[...this.#headers.values()].map(([name, value]) => name + ': ' + value)], this.#parts.join('')) }
    catch (error) { error.stack = error.stack.split('\n')[0]; host.immediate({}, () => this.emit('error', error)); return this }
    asked.then(({ status, reason, headers, body }) => {
      const response = new IncomingMessage(headers.map(([name, value]) => name + ': ' + value), body)
      response.statusCode = status
      response.statusMessage = reason
      response.req = this
      host.tick(() => this.emit('response', response))
    }, (error) => this.emit('error', error))
    return this
  }
  abort() {}
  destroy() { return this }
  setTimeout() { return this }
}
const optionsOf = (url, options) => {
  const given = typeof url === 'string' || url instanceof URL ? new URL(url) : url
  const base = given instanceof URL ? { hostname: given.hostname, port: Number(given.port || (given.protocol === 'https:' ? 443 : 80)), path: given.pathname + given.search } : { ...given, hostname: given.hostname || given.host || 'localhost', port: Number(given.port || 80) }
  return { ...base, ...(typeof options === 'object' ? options : {}) }
}
const request = (url, options, done) => new ClientRequest(optionsOf(url, options), typeof options === 'function' ? options : done)
module.exports = { STATUS_CODES, METHODS: ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'], IncomingMessage, ServerResponse, Server, ClientRequest, createServer: (options, listener) => new Server(options, listener), request, get: (url, options, done) => { const made = request(url, options, done); made.end(); return made }, Agent: class Agent {}, globalAgent: {} }
//@https
const http = require('http')
module.exports = { ...http, createServer() { throw new Error('https.createServer is not simulated') } }
//@internal/fetch
const http = require('http')
class Headers { #all; constructor(init = {}) { this.#all = new Map((Array.isArray(init) ? init : Object.entries(init)).map(([name, value]) => [name.toLowerCase(), String(value)])) } get(name) { return this.#all.get(name.toLowerCase()) ?? null } has(name) { return this.#all.has(name.toLowerCase()) } entries() { return this.#all.entries() } forEach(fn) { this.#all.forEach((value, name) => fn(value, name)) } [Symbol.iterator]() { return this.#all.entries() } }
class Response {
  #body
  constructor(body, { status, statusText, headers, url }) { this.#body = body; Object.assign(this, { status, statusText, headers, url, ok: status >= 200 && status < 300, redirected: false, type: 'basic', bodyUsed: false }) }
  async text() { this.bodyUsed = true; return this.#body }
  async json() { this.bodyUsed = true; return JSON.parse(this.#body) }
}
exports.fetch = (url, options = {}) => new Promise((resolve, reject) => {
  let place
  try { place = new URL(String(url)) } catch (error) { reject(Object.assign(new TypeError('Failed to parse URL from ' + url), { cause: error })); return }
  const fail = (cause) => reject(Object.assign(new TypeError('fetch failed'), { cause }))
  const headers = options.headers instanceof Headers ? Object.fromEntries(options.headers) : options.headers
  const asked = http.request(place, { method: options.method || 'GET', headers }, (response) => {
    let body = ''
    response.on('data', (chunk) => { body += chunk })
    response.on('end', () => resolve(new Response(body, { status: response.statusCode, statusText: response.statusMessage, headers: new Headers(response.headers), url: place.href })))
  })
  asked.on('error', fail)
  asked.end(options.body)
})
//@net
exports.createServer = () => { throw new Error('net.createServer is not simulated') }
exports.isIP = (text) => /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text) ? 4 : text.includes(':') ? 6 : 0
//@dns
exports.lookup = (name, options, done) => { (done || options)(new Error('dns.lookup is not simulated')) }
`
