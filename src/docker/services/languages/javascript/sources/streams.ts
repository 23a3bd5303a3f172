/** Modules of Node.js about streams and time. */
export const source = String.raw`//@stream
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
module.exports = Object.assign(Stream, { Stream, Readable, Writable, Duplex, Transform, PassThrough, pipeline, finished(stream, done) { stream.on('end', () => done()); stream.on('finish', () => done()); stream.on('error', done) }, promises: { finished: (stream) => new Promise((resolve, reject) => module.exports.finished(stream, (error) => error ? reject(error) : resolve())), pipeline: (...streams) => new Promise((resolve, reject) => pipeline(...streams, (error) => error ? reject(error) : resolve())) } })
//@stream/promises
module.exports = require('stream').promises
//@timers
const { setTimeout, setInterval, setImmediate, clearTimeout, clearInterval, clearImmediate } = globalThis
Object.assign(exports, { setTimeout, setInterval, setImmediate, clearTimeout, clearInterval, clearImmediate })
//@timers/promises
const aborted = (signal) => Object.assign(new Error('The operation was aborted', { cause: signal.reason }), { name: 'AbortError', code: 'ABORT_ERR' })
exports.setTimeout = (ms, value, { signal } = {}) => new Promise((resolve, reject) => {
  if (signal && signal.aborted) { reject(aborted(signal)); return }
  const timer = setTimeout(() => resolve(value), ms)
  if (signal) signal.addEventListener('abort', () => { clearTimeout(timer); reject(aborted(signal)) }, { once: true })
})
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
//@perf_hooks
exports.performance = globalThis.performance
`
