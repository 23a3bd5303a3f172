/** Packages of npm, as far as they are simulated, in JavaScript. */
export const source = String.raw`//@express
const http = require('http')
const path = require('path')
const fs = require('fs')
const { Buffer } = require('buffer')
const querystring = require('querystring')
const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options']
const TYPES = { html: 'text/html; charset=utf-8', htm: 'text/html; charset=utf-8', css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8', mjs: 'text/javascript; charset=utf-8', json: 'application/json; charset=utf-8', svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', gif: 'image/gif', ico: 'image/x-icon', txt: 'text/plain; charset=utf-8', xml: 'application/xml', pdf: 'application/pdf', md: 'text/markdown; charset=utf-8', text: 'text/plain; charset=utf-8' }
const typeOf = (name) => TYPES[name.replace(/^.*\./, '')] || (name.includes('/') ? name : 'application/octet-stream')
const escape = (text) => String(text).replace(/[&<>"']/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign])
const compiled = (pattern, isEnd) => {
  if (typeof pattern !== 'string') return { test: pattern, keys: [] }
  const keys = []
  const text = pattern === '/' && !isEnd ? '' : pattern.replace(/\/$/, '').replace(/\{\/:(\w+)\}|\/:(\w+)\?|:(\w+)(\([^)]*\))?|\/?\{?\*(\w*)\}?|[.+^$|()[\]]/g, (sign, optional, older, name, form, wild) => {
    if (optional || older) { keys.push(optional || older); return '(?:/([^/]+?))?' }
    if (name) { keys.push(name); return form || '([^/]+?)' }
    if (sign.includes('*')) { keys.push(wild || String(keys.length)); return sign.startsWith('/') ? '(?:/(.*))?' : '(.*)' }
    return '\\' + sign
  })
  return { test: new RegExp('^' + text + (isEnd ? '/?$' : '(?=/|$)'), 'i'), keys }
}
const matched = (layer, url) => {
  for (const { test, keys } of layer.patterns) {
    const found = test.exec(url)
    if (!found) continue
    const params = {}
    keys.forEach((key, at) => { if (found[at + 1] !== undefined) params[key] = decodeURIComponent(found[at + 1]) })
    return { params, length: found[0].length }
  }
  return undefined
}
const stackOf = (handlers) => handlers.flat(Infinity)
const makeRouter = () => {
  const router = function (req, res, next) { router.handle(req, res, next) }
  router.stack = []
  router.params = {}
  const add = (method, paths, handlers, isEnd) => {
    for (const handler of handlers) {
      if (typeof handler !== 'function') throw new TypeError(isEnd ? 'Route.' + (method || 'all') + '() requires a callback function but got a [object ' + (handler === undefined ? 'Undefined' : typeof handler) + ']' : 'argument handler must be a function')
      router.stack.push({ method, patterns: [].concat(paths).map((one) => compiled(one, isEnd)), handler, isEnd })
    }
  }
  router.use = (...args) => {
    const hasPath = typeof args[0] === 'string' || args[0] instanceof RegExp || (Array.isArray(args[0]) && typeof args[0][0] === 'string')
    const handlers = stackOf(hasPath ? args.slice(1) : args)
    if (handlers.length === 0) throw new TypeError('app.use() requires a middleware function')
    add(undefined, hasPath ? args[0] : '/', handlers, false)
    return router
  }
  for (const method of METHODS) router[method] = (paths, ...handlers) => { add(method.toUpperCase(), paths, stackOf(handlers), true); return router }
  router.all = (paths, ...handlers) => { add(undefined, paths, stackOf(handlers), true); return router }
  router.route = (paths) => { const route = {}; for (const method of [...METHODS, 'all']) route[method] = (...handlers) => { router[method](paths, ...handlers); return route }; return route }
  router.param = (name, act) => { router.params[name] = act; return router }
  router.handle = (req, res, out) => {
    let at = 0
    const base = req.baseUrl || ''
    const url = req.url
    const outer = req.params
    const done = (error) => { req.baseUrl = base; req.url = url; req.params = outer; out(error) }
    const next = (error) => {
      req.baseUrl = base
      req.url = url
      if (error === 'router' || error === 'route') error = error === 'router' ? undefined : undefined
      const place = url.replace(/\?.*$/, '')
      while (at < router.stack.length) {
        const layer = router.stack[at++]
        const isError = layer.handler.length === 4
        if (Boolean(error) !== isError) continue
        if (layer.method && layer.method !== req.method && !(layer.method === 'GET' && req.method === 'HEAD')) continue
        const found = matched(layer, place)
        if (!found) continue
        req.params = { ...outer, ...found.params }
        if (!layer.isEnd) { req.baseUrl = base + place.slice(0, found.length); const rest = url.slice(found.length); req.url = rest.startsWith('/') ? rest : '/' + rest }
        else req.route = { path: place }
        const run = () => {
          try {
            const result = error ? layer.handler(error, req, res, next) : layer.handler(req, res, next)
            if (result && typeof result.then === 'function') result.then(undefined, (reason) => next(reason || new Error('Rejected promise')))
          } catch (problem) { next(problem) }
        }
        const watched = Object.keys(found.params).find((name) => router.params[name])
        if (watched) router.params[watched](req, res, (problem) => problem ? next(problem) : run(), found.params[watched], watched)
        else run()
        return
      }
      done(error)
    }
    next()
  }
  return router
}
const page = (text) => '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Error</title>\n</head>\n<body>\n<pre>' + text + '</pre>\n</body>\n</html>\n'
const settle = (req, res, error) => {
  if (res.headersSent) return res.end()
  const status = error ? error.status || error.statusCode || (res.statusCode >= 400 ? res.statusCode : 500) : 404
  res.statusCode = status
  res.setHeader('Content-Security-Policy', "default-src 'none'")
  res.setHeader('X-Content-Type-Options', 'nosniff')
  res.setHeader('Content-Type', 'text/html; charset=utf-8')
  if (!error) return res.end(page('Cannot ' + req.method + ' ' + escape(req.originalUrl.replace(/\?.*$/, ''))))
  const text = process.env.NODE_ENV === 'production' ? http.STATUS_CODES[status] : error.stack || String(error)
  if (process.env.NODE_ENV !== 'test') console.error(error.stack || String(error))
  return res.end(page(escape(text).replace(/\n/g, '<br>').replace(/ {2}/g, ' &nbsp;')))
}
const request = {
  get(name) { const key = name.toLowerCase(); return key === 'referrer' ? this.headers.referer : this.headers[key] },
  header(name) { return this.get(name) },
  is(type) { const own = this.headers['content-type'] || ''; return own.includes(type.replace('*', '').replace(/^\//, '')) ? type : false },
  accepts(...types) { const own = this.headers.accept || '*/*'; return types.flat().find((type) => own.includes('*/*') || own.includes(type) || own.includes(typeOf(type).split(';')[0])) || false },
}
/** Sends a file, with the headers that say how long it may be kept. */
const sent = (res, name, { maxAge = 0, immutable = false, etag = true, lastModified = true, cacheControl = true, acceptRanges = true, headers = {}, setHeaders }, done) => {
  fs.readFile(name, (error, bytes) => {
    if (error) return done(Object.assign(error, { status: error.code === 'ENOENT' ? 404 : 500, statusCode: error.code === 'ENOENT' ? 404 : 500, expose: false }))
    const { mtime, size } = fs.statSync(name)
    const usual = (key, value) => { if (!res.getHeader(key)) res.setHeader(key, value) }
    if (setHeaders) setHeaders(res, name, fs.statSync(name))
    for (const key of Object.keys(headers)) res.set(key, headers[key])
    if (acceptRanges) usual('Accept-Ranges', 'bytes')
    if (cacheControl) usual('Cache-Control', 'public, max-age=' + Math.floor((typeof maxAge === 'string' ? require('ms')(maxAge) : maxAge) / 1000) + (immutable ? ', immutable' : ''))
    if (lastModified) usual('Last-Modified', mtime.toUTCString())
    if (etag) usual('ETag', 'W/"' + size.toString(16) + '-' + Math.floor(mtime.getTime()).toString(16) + '"')
    if (!res.getHeader('Content-Type')) res.setHeader('Content-Type', typeOf(path.extname(name)))
    if (etag && res.req.headers['if-none-match'] === res.getHeader('ETag')) { res.statusCode = 304; res.end() } else res.end(res.req.method === 'HEAD' ? '' : bytes)
    done()
  })
}
const response = {
  status(code) { this.statusCode = code; return this },
  sendStatus(code) { return this.status(code).type('txt').send(http.STATUS_CODES[code] || String(code)) },
  set(name, value) { if (typeof name === 'object') for (const key of Object.keys(name)) this.set(key, name[key]); else this.setHeader(name, name.toLowerCase() === 'content-type' && /^text\/[^;]+$/.test(value) ? value + '; charset=utf-8' : value); return this },
  header(name, value) { return this.set(name, value) },
  get(name) { return this.getHeader(name) },
  append(name, value) { this.appendHeader(name, value); return this },
  type(name) { this.setHeader('Content-Type', name.includes('/') ? (/^text\/[^;]+$/.test(name) ? name + '; charset=utf-8' : name) : typeOf(name)); return this },
  contentType(name) { return this.type(name) },
  vary() { return this },
  location(url) { return this.set('Location', url) },
  links() { return this },
  send(body) {
    if (Buffer.isBuffer(body)) { if (!this.getHeader('Content-Type')) this.type('application/octet-stream') }
    else if (body !== null && (typeof body === 'object' || typeof body === 'boolean' || typeof body === 'number')) return this.json(body)
    else if (!this.getHeader('Content-Type')) this.type('html')
    if (this.statusCode === 204 || this.statusCode === 304) { this.removeHeader('Content-Type'); return this.end() }
    const text = body === undefined || body === null ? '' : body
    this.setHeader('ETag', 'W/"' + Buffer.byteLength(String(text)).toString(16) + '-' + require('crypto').createHash('sha1').update(String(text)).digest('base64').slice(0, 27) + '"')
    return this.end(this.req.method === 'HEAD' ? '' : text)
  },
  json(value) { if (!this.getHeader('Content-Type')) this.setHeader('Content-Type', 'application/json; charset=utf-8'); return this.send(JSON.stringify(value, undefined, this.app.get('json spaces'))) },
  jsonp(value) { return this.json(value) },
  redirect(status, url) { const [code, to] = typeof status === 'number' ? [status, url] : [302, status]; this.statusCode = code; this.location(to === 'back' ? this.req.get('referer') || '/' : to); this.type('txt'); return this.end(http.STATUS_CODES[code] + '. Redirecting to ' + to) },
  cookie(name, value, options = {}) { const parts = [name + '=' + encodeURIComponent(typeof value === 'object' ? 'j:' + JSON.stringify(value) : String(value))]; if (options.maxAge !== undefined) parts.push('Max-Age=' + Math.floor(options.maxAge / 1000)); parts.push('Path=' + (options.path || '/')); if (options.expires) parts.push('Expires=' + options.expires.toUTCString()); if (options.httpOnly) parts.push('HttpOnly'); if (options.secure) parts.push('Secure'); return this.append('Set-Cookie', parts.join('; ')) },
  clearCookie(name) { return this.cookie(name, '', { expires: new Date(1) }) },
  sendFile(name, options, done) {
    const place = options && options.root ? path.join(options.root, name) : name
    const end = typeof options === 'function' ? options : done
    if (!path.isAbsolute(place)) throw new TypeError('path must be absolute or specify root to res.sendFile')
    sent(this, place, typeof options === 'object' && options !== null ? options : {}, (error) => { if (end) end(error); else if (error) this.req.next(error) })
    return this
  },
  download(name, as) { this.set('Content-Disposition', 'attachment; filename="' + path.basename(typeof as === 'string' ? as : name) + '"'); return this.sendFile(path.resolve(name)) },
  attachment(name) { this.set('Content-Disposition', name ? 'attachment; filename="' + name + '"' : 'attachment'); return this },
  format(types) { const found = this.req.accepts(Object.keys(types).filter((one) => one !== 'default')); const act = types[found] || types.default; if (act) act(this.req, this); return this },
  render() { throw new Error('res.render needs a view engine, which is not simulated') },
}
const express = () => {
  const app = function (req, res, next) { app.handle(req, res, next) }
  const router = makeRouter()
  const settings = { env: process.env.NODE_ENV || 'development', 'x-powered-by': true, 'trust proxy': false, views: path.resolve('views') }
  app.locals = { settings }
  app.settings = settings
  app.mountpath = '/'
  const plain = {}
  for (const name of [...METHODS, 'all', 'use', 'param']) plain[name] = router[name]
  for (const name of Object.keys(plain)) app[name] = (...args) => { plain[name](...args); return app }
  app.get = (name, ...handlers) => handlers.length === 0 ? settings[name] : (plain.get(name, ...handlers), app)
  app.route = router.route
  app.router = router
  app.set = (name, value) => { if (value === undefined) return settings[name]; settings[name] = value; return app }
  app.enable = (name) => app.set(name, true)
  app.disable = (name) => app.set(name, false)
  app.enabled = (name) => Boolean(settings[name])
  app.disabled = (name) => !settings[name]
  app.engine = () => { throw new Error('view engines are not simulated') }
  app.render = response.render
  app.handle = (req, res, out) => {
    if (!req.originalUrl) {
      req.originalUrl = req.url
      req.baseUrl = ''
      Object.assign(req, request)
      for (const name of Object.keys(response)) res[name] = response[name]
      res.locals = {}
      req.res = res
      res.req = req
      if (settings['x-powered-by']) res.setHeader('X-Powered-By', 'Express')
    }
    req.app = res.app = app
    req.params = req.params || {}
    const place = new URL('http://' + (req.headers.host || 'localhost') + req.url)
    req.path = place.pathname
    req.query = { ...querystring.parse(place.search.slice(1)) }
    req.hostname = place.hostname
    req.protocol = 'http'
    req.secure = false
    req.ip = req.socket.remoteAddress
    req.xhr = req.headers['x-requested-with'] === 'XMLHttpRequest'
    const last = out || ((error) => settle(req, res, error))
    req.next = last
    router.handle(req, res, last)
  }
  app.listen = (...args) => http.createServer(app).listen(...args)
  return app
}
const UNITS = { b: 1, kb: 1024, mb: 1048576, gb: 1073741824 }
const bytesOf = (limit) => { if (typeof limit === 'number') return limit; const [, number, unit = 'b'] = /^([\d.]+) *(b|kb|mb|gb)?$/i.exec(limit) || []; return number === undefined ? 102400 : Math.floor(Number(number) * UNITS[unit.toLowerCase()]) }
const isOfType = (wanted, usual) => (type, req) => typeof wanted === 'function' ? Boolean(wanted(req)) : wanted === undefined ? usual(type) : [].concat(wanted).some((one) => { const name = type.replace(/;.*$/, '').trim(); const full = one.includes('/') ? one : typeOf('x.' + one).split(';')[0]; return new RegExp('^' + full.replace(/[.+]/g, '\\$&').replace(/\*/g, '.*') + '$', 'i').test(name) })
const tooLarge = (length, limit) => Object.assign(new Error('request entity too large'), { name: 'PayloadTooLargeError', expected: length, length, limit, status: 413, statusCode: 413, expose: true, type: 'entity.too.large' })
const whole = (req, done) => { if (req._body) return done(undefined); let text = ''; req.on('data', (chunk) => { text += chunk }); req.on('end', () => done(text)) }
const reading = (usual, read) => (options = {}) => (req, res, next) => {
  const type = req.headers['content-type'] || ''
  const limit = bytesOf(options.limit ?? '100kb')
  if (!isOfType(options.type, usual)(type, req)) { if (!('body' in req) && express.older) req.body = {}; return next() }
  whole(req, (text) => {
    if (text === undefined || text === '') { if (!('body' in req)) req.body = text === '' && express.older ? {} : req.body; return next() }
    req._body = true
    if (Buffer.byteLength(text) > limit) { next(tooLarge(Buffer.byteLength(text), limit)); return }
    let problem
    try { if (options.verify) options.verify(req, res, Buffer.from(text), 'utf-8'); req.body = read(text, options) } catch (error) { problem = Object.assign(error, { status: 400, statusCode: 400, expose: true, body: text, type: 'entity.parse.failed' }) }
    next(problem)
  })
}
const nested = (text) => {
  const found = {}
  for (const [key, value] of Object.entries(querystring.parse(text))) {
    const parts = key.split(/\[|\]\[?/).filter((part, at, all) => part !== '' || at < all.length - 1)
    if (!key.includes('[')) { found[key] = value; continue }
    let at = found
    parts.forEach((part, place) => { if (place === parts.length - 1) { if (part === '') at.push(...[].concat(value)); else at[part] = value } else at = at[part] = at[part] || (parts[place + 1] === '' ? [] : {}) })
  }
  return found
}
const parsed = (text, { strict = true, reviver }) => { if (strict && !/^[\x20\x09\x0a\x0d]*[[{]/.test(text)) { const [first, ...rest] = text.trimStart(); try { JSON.parse('#' + rest.join('')) } catch (error) { error.message = error.message.replace(/#/g, first); error.stack = error.name + ': ' + error.message; throw error } } return JSON.parse(text, reviver) }
const fieldsOf = (text, { extended, parameterLimit = 1000 }) => { if (text.split('&').length > parameterLimit) throw Object.assign(new Error('too many parameters'), { name: 'PayloadTooLargeError', status: 413, type: 'parameters.too.many' }); return extended === false ? { ...querystring.parse(text) } : nested(text) }
express.json = reading((type) => /^application\/json/.test(type), parsed)
express.urlencoded = reading((type) => /x-www-form-urlencoded/.test(type), fieldsOf)
express.text = reading((type) => /^text\/plain/.test(type), (text) => text)
express.raw = reading((type) => /octet-stream/.test(type), (text) => Buffer.from(text))
express.static = (root, options = {}) => {
  if (!root) throw new TypeError('root path required')
  if (typeof root !== 'string') throw new TypeError('root path must be a string')
  const { index = 'index.html', dotfiles = 'ignore', redirect = true, fallthrough = true, extensions = [] } = options
  const refused = (status) => Object.assign(new Error(http.STATUS_CODES[status]), { name: http.STATUS_CODES[status].replace(/ /g, '') + 'Error', status, statusCode: status, expose: true })
  return (req, res, next) => {
    const pass = (status) => fallthrough ? next() : next(refused(status))
    if (req.method !== 'GET' && req.method !== 'HEAD') { if (fallthrough) return next(); res.set('Allow', 'GET, HEAD'); return res.status(405).end() }
    const own = decodeURIComponent(req.url.replace(/\?.*$/, ''))
    const place = path.join(path.resolve(root), own)
    let name = place.replace(/\/$/, '')
    if (own.split('/').some((part) => part.length > 1 && part.startsWith('.')) && dotfiles !== 'allow') return dotfiles === 'deny' ? next(refused(403)) : pass(404)
    if (fs.existsSync(name) && fs.statSync(name).isDirectory()) {
      if (!req.originalUrl.replace(/\?.*$/, '').endsWith('/')) return redirect ? res.redirect(301, req.originalUrl.replace(/\?.*$/, '') + '/') : pass(404)
      const found = index === false ? undefined : [].concat(index).map((one) => path.join(name, one)).find((one) => fs.existsSync(one))
      if (!found) return pass(404)
      name = found
    }
    if (!fs.existsSync(name)) {
      const found = [].concat(extensions || []).map((one) => name + '.' + one).find((one) => fs.existsSync(one))
      if (!found && fallthrough) return next()
      if (!found) return fs.stat(name, (error) => next(Object.assign(error, { status: 404, statusCode: 404, expose: false })))
      name = found
    }
    sent(res, name, options, (error) => error && next(error))
  }
}
express.Router = () => makeRouter()
express.application = {}
express.request = request
express.response = response
module.exports = express
express.default = express
//@cors
module.exports = (options = {}) => (req, res, next) => {
  const origin = options.origin === undefined || options.origin === '*' ? '*' : Array.isArray(options.origin) ? options.origin.find((one) => one === req.headers.origin) : options.origin === true ? req.headers.origin || '*' : options.origin
  if (origin) res.setHeader('Access-Control-Allow-Origin', origin)
  if (origin !== '*') res.setHeader('Vary', 'Origin')
  if (options.credentials) res.setHeader('Access-Control-Allow-Credentials', 'true')
  if (req.method !== 'OPTIONS') return next()
  res.setHeader('Access-Control-Allow-Methods', [].concat(options.methods || 'GET,HEAD,PUT,PATCH,POST,DELETE').join(','))
  if (req.headers['access-control-request-headers']) res.setHeader('Access-Control-Allow-Headers', req.headers['access-control-request-headers'])
  res.statusCode = options.optionsSuccessStatus || 204
  res.setHeader('Content-Length', '0')
  res.end()
}
//@body-parser
const express = require('express')
module.exports = Object.assign(() => express.json(), { json: express.json, urlencoded: express.urlencoded, text: express.text, raw: express.raw })
//@cookie-parser
module.exports = () => (req, res, next) => { req.cookies = Object.fromEntries((req.headers.cookie || '').split(';').filter(Boolean).map((pair) => { const at = pair.indexOf('='); return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())] })); req.signedCookies = {}; next() }
//@morgan
module.exports = (format = 'default') => (req, res, next) => {
  const start = host.now()
  res.on('finish', () => {
    const ms = (host.now() - start).toFixed(3)
    const length = res.getHeader('content-length') || '-'
    const url = req.originalUrl || req.url
    const date = new Date(host.now()).toUTCString()
    const line = format === 'tiny' || format === 'dev' ? req.method + ' ' + url + ' ' + res.statusCode + ' ' + (format === 'dev' ? ms + ' ms - ' + length : length + ' - ' + ms + ' ms') : req.socket.remoteAddress + ' - - [' + date + '] "' + req.method + ' ' + url + ' HTTP/1.1" ' + res.statusCode + ' ' + length + (format === 'combined' ? ' "-" "' + (req.headers['user-agent'] || '-') + '"' : '')
    host.write(1, line + '\n')
  })
  next()
}
//@dotenv
const fs = require('fs')
const path = require('path')
exports.parse = (text) => { const found = {}; for (const line of String(text).split('\n')) { const [, key, value = ''] = /^\s*(?:export\s+)?([\w.-]+)\s*=\s*(.*?)\s*$/.exec(line) || []; if (key === undefined) continue; const [, sign, inner] = /^(['"\x60])([^]*)\1/.exec(value) || []; found[key] = sign ? (sign === '"' ? inner.replace(/\\n/g, '\n') : inner) : value.replace(/\s+#.*$/, '').replace(/^#.*$/, '') } return found }
exports.config = (options = {}) => { const place = path.resolve(options.path || '.env'); try { const parsed = exports.parse(fs.readFileSync(place, 'utf8')); for (const key of Object.keys(parsed)) if (options.override || process.env[key] === undefined) process.env[key] = parsed[key]; return { parsed } } catch (error) { return { error } } }
//@dotenv/config
require('dotenv').config()
//@uuid
const crypto = require('crypto')
exports.v4 = () => crypto.randomUUID()
exports.validate = (text) => typeof text === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-7][0-9a-f]{3}-[089ab][0-9a-f]{3}-[0-9a-f]{12}$/i.test(text)
exports.version = (text) => parseInt(text.slice(14, 15), 16)
exports.NIL = '00000000-0000-0000-0000-000000000000'
//@redis
const EventEmitter = require('events')
const place = (options) => {
  const socket = options.socket || {}
  if (!options.url) return { name: socket.host || 'localhost', port: socket.port || 6379, password: options.password }
  const url = new URL(options.url)
  return { name: url.hostname || 'localhost', port: Number(url.port || 6379), password: url.password || options.password }
}
const pairs = (list) => { const found = Object.create(null); for (let at = 0; at < list.length; at += 2) found[list[at]] = list[at + 1]; return found }
const words = (args) => args.flatMap((one) => one !== null && typeof one === 'object' && !Array.isArray(one) ? Object.entries(one).flat() : Array.isArray(one) ? one.flat() : [one]).map((one) => { if (one === undefined || one === null) throw new TypeError('Invalid argument type'); return String(one) })
const popped = (found) => found && { key: found[0], element: found[1] }
const SHAPES = { hgetall: pairs, blpop: popped, brpop: popped, exists: Number, expire: Boolean, sismember: Boolean, hexists: Boolean }
const NAMES = { get: 'GET', set: 'SET', del: 'DEL', exists: 'EXISTS', incr: 'INCR', incrBy: 'INCRBY', decr: 'DECR', decrBy: 'DECRBY', expire: 'EXPIRE', ttl: 'TTL', keys: 'KEYS', append: 'APPEND', getSet: 'GETSET', mGet: 'MGET', mSet: 'MSET', setEx: 'SETEX', setNX: 'SETNX', strLen: 'STRLEN', type: 'TYPE', persist: 'PERSIST', rename: 'RENAME', hGet: 'HGET', hSet: 'HSET', hGetAll: 'HGETALL', hDel: 'HDEL', hExists: 'HEXISTS', hKeys: 'HKEYS', hVals: 'HVALS', hLen: 'HLEN', hIncrBy: 'HINCRBY', lPush: 'LPUSH', rPush: 'RPUSH', lPop: 'LPOP', rPop: 'RPOP', lRange: 'LRANGE', lLen: 'LLEN', lRem: 'LREM', lIndex: 'LINDEX', lTrim: 'LTRIM', sAdd: 'SADD', sRem: 'SREM', sMembers: 'SMEMBERS', sIsMember: 'SISMEMBER', sCard: 'SCARD', zAdd: 'ZADD', zRange: 'ZRANGE', zScore: 'ZSCORE', zRem: 'ZREM', zCard: 'ZCARD', zIncrBy: 'ZINCRBY', hmGet: 'HMGET', hSetNX: 'HSETNX', getDel: 'GETDEL', getRange: 'GETRANGE', pSetEx: 'PSETEX', renameNX: 'RENAMENX', unlink: 'UNLINK', touch: 'TOUCH', pExpire: 'PEXPIRE', pTTL: 'PTTL', lSet: 'LSET', rPopLPush: 'RPOPLPUSH', lMove: 'LMOVE', sMove: 'SMOVE', sUnion: 'SUNION', sInter: 'SINTER', sDiff: 'SDIFF', ping: 'PING', echo: 'ECHO', dbSize: 'DBSIZE', flushAll: 'FLUSHALL', flushDb: 'FLUSHDB', info: 'INFO', blPop: 'BLPOP', brPop: 'BRPOP', zRank: 'ZRANK', zCount: 'ZCOUNT', sPop: 'SPOP', sRandMember: 'SRANDMEMBER', xLen: 'XLEN', xDel: 'XDEL', pfAdd: 'PFADD', pfCount: 'PFCOUNT', setBit: 'SETBIT', getBit: 'GETBIT', bitCount: 'BITCOUNT', incrByFloat: 'INCRBYFLOAT', hIncrByFloat: 'HINCRBYFLOAT' }
class Client extends EventEmitter {
  #place
  constructor(options = {}) { super(); this.#place = place(options); this.isOpen = false; this.isReady = false }
  async connect() { try { await host.redis(this.#place.name, this.#place.port, this.#place.password, 'PING') } catch (error) { if (this.listenerCount('error')) this.emit('error', error); throw error } this.isOpen = this.isReady = true; this.emit('connect'); this.emit('ready'); return this }
  async sendCommand(list) { if (!this.isOpen) throw Object.assign(new Error('The client is closed'), { name: 'ClientClosedError' }); return await host.redis(this.#place.name, this.#place.port, this.#place.password, ...list) }
  async transact(lists) { if (!this.isOpen) throw Object.assign(new Error('The client is closed'), { name: 'ClientClosedError' }); return await host.redisExec(this.#place.name, this.#place.port, this.#place.password, ...lists) }
  again() { return new Client({ socket: { host: this.#place.name, port: this.#place.port }, password: this.#place.password }) }
  async quit() { this.isOpen = this.isReady = false; this.emit('end'); return 'OK' }
  async disconnect() { await this.quit() }
  async close() { await this.quit() }
  destroy() { this.isOpen = this.isReady = false }
}
const zsets = (args) => args.flatMap((one) => Array.isArray(one) ? zsets(one) : one && typeof one === 'object' ? [one.score, one.value] : [one])
const made = (command, args) => {
  const given = command === 'ZADD' ? [args[0], ...zsets(args.slice(1))].map(String) : command === 'SET' && args[2] && typeof args[2] === 'object' ? [args[0], args[1], ...Object.entries(args[2]).flatMap(([key, value]) => value === true ? [key] : [key, value])].map(String) : words(args)
  return [command, ...given]
}
const shaped = (command, answer) => {
  const shape = SHAPES[command.toLowerCase()]
  return shape ? shape(answer) : command === 'ZSCORE' && answer !== null ? Number(answer) : answer
}
class Multi {
  #client; #list = []
  constructor(client) { this.#client = client }
  addCommand(list) { this.#list.push(list.map(String)); return this }
  add(command, args) { this.#list.push(made(command, args)); return this }
  async exec() { const list = this.#list.splice(0); const found = list.length > 0 ? await this.#client.transact(list) : []; return found.map((answer, at) => shaped(list[at][0], answer)) }
  async execAsPipeline() { return await this.exec() }
}
for (const [name, command] of Object.entries(NAMES)) {
  Client.prototype[name] = Client.prototype[command] = async function (...args) { return shaped(command, await this.sendCommand(made(command, args))) }
  Multi.prototype[name] = Multi.prototype[command] = function (...args) { return this.add(command, args) }
}
Client.prototype.multi = function () { return new Multi(this) }
const entry = ([id, list]) => ({ id, message: pairs(list) })
Client.prototype.xAdd = async function (key, id, message) { return await this.sendCommand(['XADD', key, id, ...words([message])]) }
Client.prototype.xRange = async function (key, from, to) { return (await this.sendCommand(['XRANGE', key, from, to])).map(entry) }
Client.prototype.xRead = async function (streams, { COUNT, BLOCK } = {}) {
  const list = [streams].flat()
  const found = await this.sendCommand(['XREAD', ...(COUNT === undefined ? [] : ['COUNT', COUNT]), ...(BLOCK === undefined ? [] : ['BLOCK', BLOCK]), 'STREAMS', ...list.map(({ key }) => key), ...list.map(({ id }) => id)].map(String))
  return found && found.map(([name, entries]) => ({ name, messages: entries.map(entry) }))
}
Client.prototype.duplicate = function () { return this.again() }
for (const name of ['subscribe', 'pSubscribe', 'publish', 'scanIterator', 'eval', 'watch', 'executeIsolated']) Client.prototype[name] = () => { throw new Error('the command ' + name + ' of the client of Redis is not simulated') }
exports.createClient = (options) => new Client(options)
//@ioredis
const EventEmitter = require('events')
const { createClient } = require('redis')
class Redis extends EventEmitter {
  #client
  #ready
  constructor(port, name, options) {
    super()
    const given = typeof port === 'string' ? { url: port.includes('://') ? port : 'redis://' + port } : typeof port === 'object' && port ? { socket: { host: port.host, port: port.port }, password: port.password } : { socket: { host: typeof name === 'string' ? name : undefined, port }, password: options && options.password }
    this.#client = createClient(given)
    this.status = 'connecting'
    this.#ready = this.#client.connect().then(() => { this.status = 'ready'; this.emit('connect'); this.emit('ready') }, (error) => { this.status = 'end'; this.emit('error', error); throw error })
    this.#ready.catch(() => {})
  }
  async call(...list) { await this.#ready; return await this.#client.sendCommand(list.map(String)) }
  async transact(lists) { await this.#ready; return await this.#client.transact(lists.map((list) => list.map(String))) }
  async hgetall(key) { const list = await this.call('HGETALL', key); const found = {}; for (let at = 0; at < list.length; at += 2) found[list[at]] = list[at + 1]; return found }
  async quit() { this.status = 'end'; this.emit('end'); return 'OK' }
  disconnect() { this.status = 'end' }
}
for (const name of ['get', 'set', 'del', 'exists', 'incr', 'incrby', 'decr', 'decrby', 'expire', 'ttl', 'keys', 'append', 'getset', 'mget', 'mset', 'setex', 'setnx', 'strlen', 'type', 'persist', 'rename', 'hget', 'hset', 'hdel', 'hexists', 'hkeys', 'hvals', 'hlen', 'hincrby', 'lpush', 'rpush', 'lpop', 'rpop', 'lrange', 'llen', 'lrem', 'lindex', 'ltrim', 'sadd', 'srem', 'smembers', 'sismember', 'scard', 'zadd', 'zrange', 'zscore', 'zrem', 'zcard', 'zincrby', 'zrank', 'zrevrange', 'zrangebyscore', 'zcount', 'ping', 'echo', 'dbsize', 'flushall', 'flushdb', 'info', 'hmget', 'hsetnx', 'hstrlen', 'incrbyfloat', 'getdel', 'getex', 'getrange', 'setrange', 'psetex', 'msetnx', 'renamenx', 'copy', 'unlink', 'touch', 'pexpire', 'pttl', 'lset', 'linsert', 'rpoplpush', 'lmove', 'smismember', 'smove', 'sunion', 'sinter', 'sdiff', 'sunionstore', 'sinterstore', 'sdiffstore', 'hmset', 'blpop', 'brpop', 'brpoplpush', 'xadd', 'xlen', 'xrange', 'xread', 'xdel', 'pfadd', 'pfcount', 'setbit', 'getbit', 'bitcount', 'spop', 'srandmember', 'geoadd', 'geodist', 'zunionstore', 'zinterstore'])
  Redis.prototype[name] = function (...args) { const done = typeof args.at(-1) === 'function' ? args.pop() : undefined; const answer = this.call(name.toUpperCase(), ...args.flatMap((one) => one !== null && typeof one === 'object' && !Array.isArray(one) ? Object.entries(one).flat() : one).flat()); if (done) answer.then((value) => done(null, value), done); return answer }
class Pipeline {
  #client; #list = []
  constructor(client) { this.#client = client }
  get length() { return this.#list.length }
  call(name, ...args) { this.#list.push([name, args]); return this }
  async exec(done) { const found = []; for (const [name, args] of this.#list.splice(0)) { try { found.push([null, await this.#client[name](...args)]) } catch (error) { found.push([error, undefined]) } } if (done) done(null, found); return found }
}
for (const name of Object.getOwnPropertyNames(Redis.prototype)) if (!['constructor', 'call', 'quit', 'disconnect'].includes(name)) Pipeline.prototype[name] = function (...args) { return this.call(name, ...args) }
Redis.prototype.pipeline = function (list = []) { const made = new Pipeline(this); for (const [name, ...args] of list) made.call(name, ...args); return made }
class Transaction extends Pipeline {
  #client; #lists = []
  constructor(client) { super(client); this.#client = client }
  get length() { return this.#lists.length }
  call(name, ...args) { this.#lists.push([name.toUpperCase(), ...args.flatMap((one) => one !== null && typeof one === 'object' && !Array.isArray(one) ? Object.entries(one).flat() : one).flat()]); return this }
  async exec(done) { const answers = await this.#client.transact(this.#lists.splice(0)); const found = answers.map((answer) => [null, answer]); if (done) done(null, found); return found }
}
Redis.prototype.multi = function (list = []) { const made = new Transaction(this); for (const [name, ...args] of list) made.call(name, ...args); return made }
for (const name of ['subscribe', 'psubscribe', 'publish', 'defineCommand', 'eval', 'evalsha', 'duplicate', 'scanStream', 'monitor', 'watch']) Redis.prototype[name] = () => { throw new Error('the command ' + name + ' of ioredis is not simulated') }
module.exports = Redis
Redis.default = Redis
Redis.Redis = Redis
//@pg
const EventEmitter = require('events')
const quoted = (value) => value === null || value === undefined ? 'NULL' : typeof value === 'number' || typeof value === 'bigint' ? String(value) : typeof value === 'boolean' ? (value ? 'TRUE' : 'FALSE') : "'" + (value instanceof Date ? value.toISOString() : typeof value === 'object' ? JSON.stringify(value) : String(value)).replace(/'/g, "''") + "'"
const filled = (text, values = []) => text.replace(/'(?:[^']|'')*'|\$(\d+)/g, (sign, number) => number === undefined ? sign : quoted(values[number - 1]))
const settings = (given = {}) => {
  const { PGHOST, PGPORT, PGUSER, PGPASSWORD, PGDATABASE } = process.env
  const text = typeof given === 'string' ? given : given.connectionString
  if (text) { const url = new URL(text); return { host: url.hostname, port: Number(url.port || 5432), user: decodeURIComponent(url.username), password: url.password ? decodeURIComponent(url.password) : undefined, database: url.pathname.slice(1) || decodeURIComponent(url.username) } }
  const user = given.user || PGUSER || 'postgres'
  return { host: given.host || PGHOST || 'localhost', port: Number(given.port || PGPORT || 5432), user, password: given.password === undefined ? PGPASSWORD : String(given.password), database: given.database || PGDATABASE || user }
}
class DatabaseError extends Error { constructor(message) { super(message); this.name = 'error'; this.severity = 'ERROR' } }
const denied = (reason, { user, database }) => new DatabaseError(reason === 'no-database' ? 'database "' + database + '" does not exist' : reason === 'no-user' || reason === 'wrong-password' ? 'password authentication failed for user "' + user + '"' : reason === 'no-password' ? 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string' : 'permission denied for database "' + database + '"')
const parsed = { int8: String, numeric: String, date: (text) => new Date(text + 'T00:00:00'), timestamp: (text) => new Date(text.replace(' ', 'T')), timestamptz: (text) => new Date(text.replace(' ', 'T').replace(/\+00$/, 'Z')), json: JSON.parse, jsonb: JSON.parse }
const OIDS = { bool: 16, int8: 20, int2: 21, int4: 23, text: 25, json: 114, float4: 700, float8: 701, bpchar: 1042, varchar: 1043, date: 1082, time: 1083, timestamp: 1114, timestamptz: 1184, interval: 1186, numeric: 1700, uuid: 2950, jsonb: 3802 }
const items = (text) => text === '{}' ? [] : [...text.slice(1, -1).matchAll(/"((?:\\.|[^"\\])*)"|([^,]+)/g)].map(([, quoted, bare]) => quoted === undefined ? (bare === 'NULL' ? null : bare) : quoted.replace(/\\(.)/g, '$1'))
const valueOf = (value, type) => value === null ? null : type.of ? items(value).map((one) => one === null ? null : type.of.family === 'integer' && type.of.name !== 'int8' || type.of.family === 'float' ? Number(one) : type.of.family === 'boolean' ? one === 't' : valueOf(one, type.of)) : parsed[type.name] ? parsed[type.name](String(value)) : value
const failed = ({ text, state, detail, hint, at, constraint, table, column }) => { const error = new DatabaseError(text); error.code = state; if (detail) error.detail = detail; if (hint) error.hint = hint; if (at !== undefined) error.position = String(at + 1); if (table) { error.schema = 'public'; error.table = table } if (column) error.column = column; if (constraint) error.constraint = constraint; return error }
async function ask(connection, text) {
  const answer = await host.sql('postgres', connection, text)
  if (answer.type === 'denied') throw denied(answer.reason, connection)
  if (answer.type === 'failed') throw failed(answer)
  if (answer.type === 'welcome') { connection.session = answer.session; return { command: '', rowCount: 0, rows: [], fields: [] } }
  const { result } = answer
  const table = result.type === 'rows' ? result.rows : result.rows || { columns: [], rows: [], types: [] }
  const rows = table.rows.map((row) => Object.fromEntries(table.columns.map((name, at) => [name, valueOf(row[at], table.types[at])])))
  return { command: result.type === 'rows' ? 'SELECT' : (result.command || '').split(' ')[0].toUpperCase(), rowCount: result.type === 'done' ? (['INSERT', 'UPDATE', 'DELETE'].includes(result.command) ? result.count : null) : rows.length, oid: null, rows, fields: table.columns.map((name, at) => ({ name, dataTypeID: OIDS[table.types[at].name] || 25 })) }
}
class Client extends EventEmitter {
  #connection
  constructor(given) { super(); this.#connection = settings(given) }
  #told(promise, done) { if (!done) return promise; promise.then((value) => done(null, value), (error) => done(error)); return undefined }
  connect(done) { return this.#told(ask(this.#connection, undefined).then(() => undefined), done) }
  query(text, values, done) {
    const given = typeof text === 'object' ? text : { text, values: Array.isArray(values) ? values : [] }
    const end = [values, done].find((one) => typeof one === 'function')
    return this.#told(ask(this.#connection, filled(given.text, given.values)), end)
  }
  end(done) { return this.#told(Promise.resolve(), done) }
  release() {}
}
class Pool extends Client {
  #given
  constructor(given) { super(given); this.#given = given }
  connect(done) { const client = new Client(this.#given); const coming = client.connect().then(() => client); if (!done) return coming; coming.then((one) => done(undefined, one, () => {}), (error) => done(error)); return undefined }
}
module.exports = { Client, Pool, DatabaseError, types: { setTypeParser() {}, builtins: {} }, defaults: {} }
//@mysql2
const EventEmitter = require('events')
const escape = (value) => value === null || value === undefined ? 'NULL' : typeof value === 'number' || typeof value === 'bigint' ? String(value) : typeof value === 'boolean' ? (value ? 'true' : 'false') : Array.isArray(value) ? value.map((one) => Array.isArray(one) ? '(' + escape(one) + ')' : escape(one)).join(', ') : value instanceof Date ? "'" + value.toISOString().slice(0, 19).replace('T', ' ') + "'" : typeof value === 'object' ? Object.entries(value).map(([key, one]) => '\x60' + key + '\x60 = ' + escape(one)).join(', ') : "'" + String(value).replace(/\\/g, '\\\\').replace(/'/g, "\\'") + "'"
const format = (text, values) => { if (values === undefined) return text; let at = 0; const list = [].concat(values); return text.replace(/'(?:[^'\\]|\\.)*'|\?\??/g, (sign) => sign.startsWith("'") ? sign : sign === '??' ? '\x60' + list[at++] + '\x60' : escape(list[at++])) }
const settings = (given) => { if (typeof given === 'string') { const url = new URL(given); return { host: url.hostname, port: Number(url.port || 3306), user: url.username, password: url.password || undefined, database: url.pathname.slice(1) } } const { host: name = 'localhost', port = 3306, user = 'root', password, database = '' } = given; return { host: name, port: Number(port), user, password: password === undefined || password === '' ? undefined : String(password), database } }
const failure = (message, code, errno, more = {}) => Object.assign(new Error(message), { code, errno, sqlState: 'HY000', sqlMessage: message, ...more })
const NAMES = { 1045: 'ER_ACCESS_DENIED_ERROR', 1049: 'ER_BAD_DB_ERROR', 1050: 'ER_TABLE_EXISTS_ERROR', 1054: 'ER_BAD_FIELD_ERROR', 1062: 'ER_DUP_ENTRY', 1064: 'ER_PARSE_ERROR', 1146: 'ER_NO_SUCH_TABLE', 1048: 'ER_BAD_NULL_ERROR', 1044: 'ER_DBACCESS_DENIED_ERROR', 1051: 'ER_BAD_TABLE_ERROR', 1052: 'ER_NON_UNIQ_ERROR', 1055: 'ER_WRONG_FIELD_WITH_GROUP', 1060: 'ER_DUP_FIELDNAME', 1061: 'ER_DUP_KEYNAME', 1110: 'ER_FIELD_SPECIFIED_TWICE', 1136: 'ER_WRONG_VALUE_COUNT_ON_ROW', 1142: 'ER_TABLEACCESS_DENIED_ERROR', 1242: 'ER_SUBQUERY_NO_1_ROW', 1264: 'ER_WARN_DATA_OUT_OF_RANGE', 1265: 'WARN_DATA_TRUNCATED', 1292: 'ER_TRUNCATED_WRONG_VALUE', 1305: 'ER_SP_DOES_NOT_EXIST', 1364: 'ER_NO_DEFAULT_FOR_FIELD', 1366: 'ER_TRUNCATED_WRONG_VALUE_FOR_FIELD', 1406: 'ER_DATA_TOO_LONG', 1451: 'ER_ROW_IS_REFERENCED_2', 1452: 'ER_NO_REFERENCED_ROW_2', 3819: 'ER_CHECK_CONSTRAINT_VIOLATED', 1046: 'ER_NO_DB_ERROR', 1235: 'ER_NOT_SUPPORTED_YET' }
async function ask(connection, text) {
  if (text !== undefined && connection.session === undefined && !connection.shared) await ask(connection, undefined)
  const answer = await host.sql('mysql', connection, text)
  if (answer.type === 'denied') { if (answer.reason === 'no-database') throw failure("Unknown database '" + connection.database + "'", 'ER_BAD_DB_ERROR', 1049); throw failure("Access denied for user '" + connection.user + "'@'" + host.hostname() + "' (using password: " + (connection.password === undefined ? 'NO' : 'YES') + ')', 'ER_ACCESS_DENIED_ERROR', 1045) }
  if (answer.type === 'failed') { const number = answer.number ?? answer.code; const message = answer.message ?? answer.text; throw failure(message, NAMES[number] || 'ER_UNKNOWN', number, { sqlState: answer.state || 'HY000', sql: text }) }
  if (answer.type === 'welcome') { connection.session = answer.session; return [[], []] }
  const { result, shown } = answer
  if (result.type === 'used') { connection.database = result.database; return [{ affectedRows: 0, insertId: 0 }, undefined] }
  if (shown) return [shown.rows.map((row) => Object.fromEntries(shown.columns.map((name, at) => [name, valueOf(row[at], shown.types[at])]))), shown.columns.map((name) => ({ name }))]
  const { count = 0, matched, insertId = 0, warnings = 0, command } = result
  return [{ fieldCount: 0, affectedRows: command === 'UPDATE' ? matched : count, insertId, info: command === 'UPDATE' ? 'Rows matched: ' + matched + '  Changed: ' + count + '  Warnings: 0' : '', serverStatus: answer.status === 'idle' ? 2 : 3, warningStatus: warnings, changedRows: command === 'UPDATE' ? count : 0 }, undefined]
}
const valueOf = (value, type) => value === null ? null : typeof value === 'boolean' ? Number(value) : type.family === 'date' ? new Date(value + 'T00:00:00') : type.family === 'timestamp' ? new Date(value.replace(' ', 'T')) : type.family === 'json' ? JSON.parse(value) : value
class Connection extends EventEmitter {
  constructor(given, shared = false) { super(); Object.defineProperty(this, '_at', { value: { ...settings(given), shared }, enumerable: false, writable: true }) }
  #told(promise, done) { promise.then(([rows, fields] = []) => { if (done) done(null, rows, fields) }, (error) => { if (done) done(error); else this.emit('error', error) }) }
  connect(done) { this.#told(ask(this._at), done) }
  query(text, values, done) { const given = typeof text === 'object' ? text : { sql: text }; const end = [values, done].find((one) => typeof one === 'function'); this.#told(ask(this._at, format(given.sql, typeof values === 'function' ? given.values : values)), end) }
  execute(text, values, done) { this.query(text, values, done) }
  end(done) { if (done) host.immediate({}, () => done()) }
  destroy() {}
  release() {}
  ping(done) { this.connect(done) }
  beginTransaction(done) { this.query('BEGIN', done) }
  commit(done) { this.query('COMMIT', done) }
  rollback(done) { this.query('ROLLBACK', done) }
  getConnection(done) { const own = new Connection({}); own._at = alone(this._at); ask(own._at).then(() => done(null, own), done) }
  promise() { return promised(this._at) }
  escape(value) { return escape(value) }
}
const alone = (at) => ({ ...at, shared: false, session: undefined })
const promised = (at) => ({ query: (text, values) => ask(at, format(typeof text === 'object' ? text.sql : text, values)), execute: (text, values) => ask(at, format(text, values)), async end() {}, release() {}, destroy() {}, async ping() { await ask(at) }, async connect() { await ask(at) }, async getConnection() { const own = alone(at); await ask(own); return promised(own) }, async beginTransaction() { await ask(at, 'BEGIN') }, async commit() { await ask(at, 'COMMIT') }, async rollback() { await ask(at, 'ROLLBACK') }, on() {}, escape, format })
exports.createConnection = (given) => { const made = new Connection(given); return made }
exports.createPool = (given) => new Connection(given, true)
exports.escape = escape
exports.format = format
exports._promised = (given, shared = false) => promised({ ...settings(given), shared })
//@mysql2/promise
const mysql = require('mysql2')
exports.createConnection = async (given) => { const made = mysql._promised(given); await made.connect(); return made }
exports.createPool = (given) => mysql._promised(given, true)
exports.escape = mysql.escape
exports.format = mysql.format
//@mysql
module.exports = require('mysql2')
//@chalk
const CODES = { bold: [1, 22], dim: [2, 22], italic: [3, 23], underline: [4, 24], inverse: [7, 27], black: [30, 39], red: [31, 39], green: [32, 39], yellow: [33, 39], blue: [34, 39], magenta: [35, 39], cyan: [36, 39], white: [37, 39], gray: [90, 39], grey: [90, 39], redBright: [91, 39], greenBright: [92, 39], yellowBright: [93, 39], blueBright: [94, 39], bgRed: [41, 49], bgGreen: [42, 49], bgYellow: [43, 49], bgBlue: [44, 49] }
const made = (codes) => { const chalk = (...words) => host.isTerminal(1) ? codes.reduceRight((text, [on, off]) => '\x1b[' + on + 'm' + text + '\x1b[' + off + 'm', words.join(' ')) : words.join(' '); for (const name of Object.keys(CODES)) Object.defineProperty(chalk, name, { get: () => made([...codes, CODES[name]]), enumerable: false }); return chalk }
module.exports = made([])
//@ms
module.exports = (value) => { if (typeof value === 'string') { const [, number, unit = 'ms'] = /^(-?[\d.]+)\s*(\w*)$/.exec(value) || []; return number === undefined ? undefined : Number(number) * ({ ms: 1, s: 1000, m: 60000, h: 3600000, d: 86400000 }[unit || 'ms'] ?? NaN) } return Math.abs(value) >= 86400000 ? Math.round(value / 86400000) + 'd' : Math.abs(value) >= 3600000 ? Math.round(value / 3600000) + 'h' : Math.abs(value) >= 60000 ? Math.round(value / 60000) + 'm' : Math.abs(value) >= 1000 ? Math.round(value / 1000) + 's' : value + 'ms' }
`
