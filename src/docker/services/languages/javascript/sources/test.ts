/** The module node:test: tests, suites and their hooks, told as TAP, or in the spec form on a terminal. */
export const source = String.raw`//@test
const util = require('util')
const path = require('path')
const HOOKS = ['before', 'after', 'beforeEach', 'afterEach']
const whereOf = () => {
  const line = new Error().stack.split('\n').slice(1).find((one) => !one.includes('node:'))
  const found = /\(?(\/[^()]*):(\d+):(\d+)\)?$/.exec(line || '')
  return found ? { file: found[1], line: found[2], column: found[3] } : undefined
}
class Unit {
  constructor(parent, kind, name, options, fn) {
    Object.assign(this, { parent, kind, options, fn, name: name || (fn && fn.name) || '<anonymous>', units: [], notes: [], where: parent && whereOf() })
    this.hooks = Object.fromEntries(HOOKS.map((hook) => [hook, []]))
    this.depth = parent ? parent.depth + 1 : -1
    for (const absent of ['only', 'timeout', 'signal', 'plan']) if (options[absent] !== undefined) throw new Error(absent + ' of node:test is not simulated')
    this.skip = options.skip
    this.todo = options.todo
  }
  each(hook) { return [...(this.parent ? this.parent.each(hook) : []), ...this.hooks[hook]] }
  get failed() { return this.error !== undefined && !this.todo }
}
const root = new Unit(undefined, 'suite', '<root>', {}, undefined)
let current = root
let isStarted = false
const read = (name, options, fn) => {
  if (typeof name === 'function') return ['', {}, name]
  if (name && typeof name === 'object') return ['', name, options]
  return typeof options === 'function' ? [name, {}, options] : [name, options || {}, fn]
}
function add(parent, kind, given, more) {
  const [name, options, fn] = read(...given)
  const unit = new Unit(parent, kind, name, { ...options, ...more }, fn)
  parent.units.push(unit)
  if (kind === 'suite' && fn && !unit.skip) {
    const before = current
    current = unit
    try { unit.ready = fn({ name: unit.name }) } catch (error) { unit.error = error } finally { current = before }
  }
  if (!isStarted) { isStarted = true; setImmediate(start) }
  return unit
}
const callback = (fn, context) => new Promise((done, fail) => { fn.call(context, context, (error) => (error ? fail(error) : done())) })
const contextOf = (unit) => ({
  name: unit.name,
  diagnostic(text) { unit.notes.push(text) },
  skip(text) { unit.skip = text || true },
  todo(text) { unit.todo = text || true },
  async test(...given) { const made = add(unit, 'test', given); await run(made, unit.units.length) },
  ...Object.fromEntries(HOOKS.map((hook) => [hook, (fn) => { unit.hooks[hook].push(fn) }])),
  get mock() { throw new Error('mock of node:test is not simulated') },
})
async function body(unit) {
  if (unit.error !== undefined) throw unit.error
  if (unit.kind === 'suite') {
    await unit.ready
    for (const hook of unit.hooks.before) await hook()
    for (const [at, one] of unit.units.entries()) await run(one, at + 1)
    for (const hook of unit.hooks.after) await hook()
    return
  }
  for (const hook of unit.parent.each('beforeEach')) await hook()
  try {
    if (unit.fn) await (unit.fn.length > 1 ? callback(unit.fn, contextOf(unit)) : unit.fn.call(contextOf(unit), contextOf(unit)))
    for (const hook of unit.hooks.after) await hook()
  } finally {
    for (const hook of unit.parent.each('afterEach')) await hook()
  }
}
async function run(unit, number) {
  const began = performance.now()
  unit.number = number
  report.begin(unit)
  if (!unit.skip) {
    try { await body(unit) } catch (error) { unit.error = error === undefined ? new Error('undefined') : error }
    const failed = unit.units.filter((one) => one.failed).length
    if (unit.error === undefined && failed > 0) unit.error = Object.assign(new Error(failed + ' subtest' + (failed > 1 ? 's' : '') + ' failed'), { isOfSubtests: true })
  }
  unit.took = performance.now() - began
  report.end(unit)
}
const all = (unit) => unit.units.flatMap((one) => [one, ...all(one)])
const counts = () => {
  const units = all(root)
  const tests = units.filter(({ kind }) => kind === 'test')
  const is = (test) => tests.filter(test).length
  return [
    ['tests', tests.length], ['suites', units.length - tests.length],
    ['pass', is((one) => !one.failed && !one.skip && !one.todo)], ['fail', is((one) => one.failed)], ['cancelled', 0],
    ['skipped', is((one) => one.skip)], ['todo', is((one) => one.todo && !one.skip)],
  ]
}
const reason = (sign, given) => (typeof given === 'string' ? sign + given : '')
const write = (text) => process.stdout.write(text)
const lined = (key, text, indent) => text.includes('\n') ? indent + key + ': |-\n' + text.split('\n').map((line) => indent + '  ' + line + '\n').join('') : indent + key + ": '" + text.replaceAll("'", "\\'") + "'\n"
const stackOf = (error) => String(error.stack).split('\n').filter((line) => /^    at /.test(line)).map((line) => line.slice(7)).join('\n')
function troubleText({ error, where }, indent) {
  let text = where ? indent + "location: '" + where.file + ':' + where.line + ':' + where.column + "'\n" : ''
  text += indent + "failureType: '" + (error.isOfSubtests ? 'subtestsFailed' : 'testCodeFailure') + "'\n"
  text += lined('error', error instanceof Error ? error.message : util.inspect(error), indent)
  text += indent + "code: '" + (error.code || 'ERR_TEST_FAILURE') + "'\n"
  if (error.isOfSubtests || !(error instanceof Error)) return text
  if (error.code === 'ERR_ASSERTION') text += indent + "name: '" + error.name + "'\n" + indent + 'expected: ' + util.inspect(error.expected) + '\n' + indent + 'actual: ' + util.inspect(error.actual) + '\n' + indent + "operator: '" + error.operator + "'\n"
  return text + indent + 'stack: |-\n' + stackOf(error).split('\n').map((line) => indent + '  ' + line + '\n').join('')
}
const tap = {
  start() { write('TAP version 13\n') },
  begin({ name, depth }) { write('    '.repeat(depth) + '# Subtest: ' + name + '\n') },
  end(unit) {
    const indent = '    '.repeat(unit.depth)
    if (unit.units.length > 0) write(indent + '    1..' + unit.units.length + '\n')
    const mark = unit.skip ? ' # SKIP' + reason(' ', unit.skip) : unit.todo ? ' # TODO' + reason(' ', unit.todo) : ''
    write(indent + (unit.failed ? 'not ok ' : 'ok ') + unit.number + ' - ' + unit.name + mark + '\n' + indent + '  ---\n' + indent + '  duration_ms: ' + unit.took + '\n')
    if (unit.kind === 'suite') write(indent + "  type: 'suite'\n")
    if (unit.error !== undefined) write(troubleText(unit, indent + '  '))
    write(indent + '  ...\n')
    for (const note of unit.notes) write(indent + '# ' + note + '\n')
  },
  finish(took) {
    write('1..' + root.units.length + '\n')
    for (const [name, count] of [...counts(), ['duration_ms', took]]) write('# ' + name + ' ' + count + '\n')
  },
}
const told = (error) => (error && error.isOfSubtests ? '' : (error instanceof Error ? util.inspect(error) : String(error)))
const inset = (text, indent) => text.split('\n').map((line) => indent + line + '\n').join('')
const spec = {
  start() {},
  begin() {},
  heads: new Set(),
  head(unit) {
    if (!unit || unit === root || this.heads.has(unit)) return
    this.head(unit.parent)
    this.heads.add(unit)
    write('  '.repeat(unit.depth) + '▶ ' + unit.name + '\n')
  },
  line(unit) {
    const sign = unit.skip ? '﹣' : unit.failed ? '✖' : '✔'
    const mark = unit.skip ? ' # ' + (typeof unit.skip === 'string' ? unit.skip : 'SKIP') : unit.todo ? ' # ' + (typeof unit.todo === 'string' ? unit.todo : 'TODO') : ''
    return sign + ' ' + unit.name + ' (' + unit.took + 'ms)' + mark + '\n'
  },
  end(unit) {
    this.head(unit.parent)
    write('  '.repeat(unit.depth) + this.line(unit))
    if (unit.failed && told(unit.error)) write(inset(told(unit.error), '  '.repeat(unit.depth + 1)) + '\n')
    for (const note of unit.notes) write('  '.repeat(unit.depth) + 'ℹ ' + note + '\n')
  },
  finish(took) {
    for (const [name, count] of [...counts(), ['duration_ms', took]]) write('ℹ ' + name + ' ' + count + '\n')
    const failed = all(root).filter((one) => one.failed && !one.error.isOfSubtests)
    if (failed.length === 0) return
    write('\n✖ failing tests:\n')
    for (const one of failed) {
      const { file, line, column } = one.where || { file: '', line: 0, column: 0 }
      write('\ntest at ' + path.relative(process.cwd(), file) + ':' + line + ':' + column + '\n' + this.line(one) + inset(told(one.error), '  '))
    }
  },
}
const report = process.stdout.isTTY ? spec : tap
async function start() {
  const began = performance.now()
  report.start()
  for (const hook of root.hooks.before) await hook()
  for (let at = 0; at < root.units.length; at += 1) await run(root.units[at], at + 1)
  for (const hook of root.hooks.after) await hook()
  report.finish(performance.now() - began)
  if (all(root).some((one) => one.failed)) process.exitCode = 1
}
const testing = (kind) => {
  const made = (...given) => { add(current, kind, given); return kind === 'test' ? Promise.resolve() : undefined }
  made.skip = (...given) => { add(current, kind, given, { skip: true }) }
  made.todo = (...given) => { add(current, kind, given, { todo: true }) }
  made.only = () => { throw new Error('only of node:test is not simulated') }
  return made
}
const test = testing('test')
const describe = testing('suite')
module.exports = Object.assign(test, { test, it: test, describe, suite: describe })
for (const hook of HOOKS) module.exports[hook] = (fn) => { current.hooks[hook].push(fn) }
Object.defineProperty(module.exports, 'mock', { get() { throw new Error('mock of node:test is not simulated') } })
`
