/** Modules of Node.js about values and events. */
export const source = String.raw`//@events
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
  #uncaught(error) {
    const holder = {}
    Error.captureStackTrace(holder)
    const own = holder.stack.split('\n').slice(1)
    const trail = own.length ? own : ['    at emitErrorNT (node:internal/streams/destroy:169:8)', '    at emitErrorCloseNT (node:internal/streams/destroy:128:3)', '    at process.processTicksAndRejections (node:internal/process/task_queues:82:21)']
    const known = String(error.stack).split('\n').slice(1)
    for (let at = 0; at < trail.length - 3; at++) {
      const from = known.indexOf(trail[at])
      if (from < 0) continue
      let same = 1
      while (at + same < trail.length && from + same < known.length && trail[at + same] === known[from + same]) same++
      if (same > 3) { trail.splice(at + 1, same - 2, '    [... lines matching original stack trace ...]'); break }
    }
    const type = this.constructor.name
    host.endsAs(error, "node:events:502\n      throw er; // Unhandled 'error' event\n      ^\n", "\nEmitted 'error' event" + (type === 'EventEmitter' ? '' : ' on ' + type + ' instance') + ' at:\n' + trail.join('\n'))
    return error
  }
  emit(name, ...args) {
    const list = this.#all().get(name)
    if (!list) {
      if (name !== 'error') return false
      if (args[0] instanceof Error) throw this.#uncaught(args[0])
      const error = new Error('Unhandled error. (' + host.inspect(args[0]) + ')'); error.code = 'ERR_UNHANDLED_ERROR'; error.context = args[0]; error.stack = error.stack.replace('\n    at', '\n    at ' + this.constructor.name + '.emit (node:events:513:17)\n    at'); host.endsAs(error, "node:events:515\n    throw err; // Unhandled 'error' event\n    ^\n", '')
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
// what shows itself within what is shown: as deep and as far as it is looked at
const LEVELS = 4, ITEMS = 100
const within = (value) => value instanceof Map ? [...value].slice(0, ITEMS).flat() : value instanceof Set ? [...value].slice(0, ITEMS) : Array.isArray(value) ? value.slice(0, ITEMS) : Object.getOwnPropertyNames(value).slice(0, ITEMS).map((key) => Object.getOwnPropertyDescriptor(value, key).value)
const showInner = (value, level, known = new Set()) => {
  if (level === LEVELS || known.has(value) || typeof value !== 'object' || value === null || host.typeName(value) === 'Proxy' || host.isBytes(value)) return
  known.add(value)
  for (const item of within(value)) {
    if (typeof item !== 'object' || item === null) continue
    if (typeof item[inspect.custom] === 'function') host.showAs(item, custom(item))
    else showInner(item, level + 1, known)
  }
}
const custom = (value) => {
  if (typeof value !== 'object' || value === null) return value
  showInner(value, 0)
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
exports.types = { isTypedArray: (value) => ArrayBuffer.isView(value) && host.typeName(value) !== 'DataView', isUint8Array: (value) => host.isBytes(value), isArrayBuffer: (value) => value instanceof ArrayBuffer, isDataView: (value) => host.typeName(value) === 'DataView', isPromise: (value) => host.isPromise(value), isDate: (value) => host.typeName(value) === 'Date', isRegExp: (value) => host.typeName(value) === 'RegExp', isMap: (value) => host.typeName(value) === 'Map', isSet: (value) => host.typeName(value) === 'Set', isNativeError: (value) => host.typeName(value) === 'Error', isAsyncFunction: (value) => typeof value === 'function' && /^\[AsyncFunction/.test(host.inspect(value)), isGeneratorFunction: (value) => typeof value === 'function' && /^\[(?:Async)?GeneratorFunction/.test(host.inspect(value)) }
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
  if (value instanceof ArrayBuffer) return value.slice()
  if (exports.types.isTypedArray(value)) return new (globalThis[value[Symbol.toStringTag]])(value)
  const made = type === 'Map' ? new Map() : type === 'Set' ? new Set() : Array.isArray(value) ? [] : {}
  known.set(value, made)
  if (type === 'Map') for (const [key, item] of value) made.set(structuredClone(key, known), structuredClone(item, known))
  else if (type === 'Set') for (const item of value) made.add(structuredClone(item, known))
  else for (const key of Object.keys(value)) made[key] = structuredClone(value[key], known)
  return made
}
const structuredClone = exports._clone
//@assert
const util = require('util')
class AssertionError extends Error {
  constructor({ message, actual, expected, operator }) { super(message); this.name = 'AssertionError'; this.generatedMessage = false; this.code = 'ERR_ASSERTION'; this.actual = actual; this.expected = expected; this.operator = operator; this.stack = this.stack.replace(/^\w+(?: \[\w+\])?/, 'AssertionError [ERR_ASSERTION]'); Object.defineProperty(this, 'name', { value: 'AssertionError', enumerable: false, writable: true, configurable: true }) }
}
const fail = (message, usual, actual, expected, operator) => { if (message instanceof Error) throw message; const error = new AssertionError({ message: message === undefined ? usual : message, actual, expected, operator }); error.generatedMessage = message === undefined; host.endsAs(error, operator === '==' && expected === true ? 'node:internal/assert/utils:281\n    throw err;\n    ^\n' : 'node:assert:90\n  throw new AssertionError(obj);\n  ^\n', ''); throw error }
const shown = (value) => util.inspect(value)
const lines = (value) => util.inspect(value, { compact: false, sorted: true }).split('\n')
const isPlain = (value) => value === null || (typeof value !== 'object' && typeof value !== 'function')
const SHORT = 12
const ends = (one, other) => { let count = 0; while (count < one.length && count < other.length && one[one.length - 1 - count] === other[other.length - 1 - count]) count += 1; return count }
const flush = (run) => { if (run.length <= 2) return run.map((line) => '  ' + line); const kept = run.slice(0, 2).map((line) => '  ' + line); const more = run.slice(2); if (more.length > 3) return kept.concat('...', more.slice(-2).map((line) => '  ' + line)); return kept.concat(more.slice(0, 3).map((line) => '  ' + line)) }
const difference = (title, actual, expected) => {
  const [one, other] = [lines(actual), lines(expected)]
  const isOne = one.length === 1 && other.length === 1 && one[0] !== other[0]
  if (isOne && isPlain(actual) && isPlain(expected) && one[0].length + other[0].length <= SHORT) return title + '\n\n' + one[0] + ' !== ' + other[0] + '\n'
  let sign = ''
  if (isOne) { let at = 0; while (one[0][at] === other[0][at]) at += 1; if (at > 2 && one[0].length + other[0].length < 80) sign = '\n  ' + ' '.repeat(at) + '^' }
  const same = ends(one, other)
  const tail = one.slice(one.length - same)
  const [left, right] = [one.slice(0, one.length - same), other.slice(0, other.length - same)]
  const isLong = same > 4
  let isCut = isLong
  const rows = []; let [gone, come, run] = [[], [], []]
  const settle = () => { rows.push(...gone, ...come); gone = []; come = [] }
  const show = () => { if (run.length > 5) isCut = true; rows.push(...flush(run)); run = [] }
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const [first, second] = [left[at], right[at]]
    const bare = (line) => line === undefined ? line : line.replace(/,$/, '')
    if (first !== undefined && second !== undefined && bare(first) === bare(second)) { settle(); run.push(first.endsWith(',') ? first : second); continue }
    if (run.length > 0) show()
    if (first !== undefined) gone.push('+ ' + first)
    if (second !== undefined) come.push('- ' + second)
  }
  show()
  settle()
  const end = tail.map((line) => '  ' + line)
  rows.push(...(isLong ? [end[0], '...', ...end.slice(-3)] : end))
  return title + '\n+ actual - expected' + (isCut ? ' ... Lines skipped' : '') + '\n\n' + rows.join('\n') + sign
}
const falsy = (value) => { const text = host.calledText(); return text === undefined ? shown(value) + ' == true' : 'The expression evaluated to a falsy value:\n\n  ' + text + '\n' }
const noValue = 'No value argument passed to ' + '\x60assert.ok()\x60'
const assert = (...args) => { const [value, message] = args; if (!value) fail(args.length === 0 ? undefined : message, args.length === 0 ? noValue : falsy(value), value, true, '==') }
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
assert.strict = Object.assign((...args) => assert(...args), assert, { equal: assert.strictEqual, notEqual: assert.notStrictEqual, deepEqual: assert.deepStrictEqual, notDeepEqual: assert.notDeepStrictEqual })
assert.strict.ok = assert.strict
assert.strict.strict = assert.strict
//@assert/strict
module.exports = require('assert').strict
`
