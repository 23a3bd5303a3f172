/** Modules of Node.js about other programs. */
export const source = String.raw`//@child_process
const EventEmitter = require('events')
const { Buffer } = require('buffer')
const failure = (command, { status, err }) => Object.assign(new Error('Command failed: ' + command + '\n' + err), { code: status, killed: false, signal: null, cmd: command })
const absent = (syscall, [path, ...spawnargs], code) => Object.assign(new Error(syscall + ' ' + path + ' ' + code), { errno: code === 'ENOENT' ? -2 : -13, code, syscall: syscall + ' ' + path, path, spawnargs })
// as long after the call as spawn() starts its program: what was asked first ends first
const started = (...given) => new Promise((resolve) => host.tick(() => host.run(...given).then(resolve)))
const told = (words, command, done, options) => { const { cwd, env } = typeof options === 'object' && options !== null ? options : {}; started(words, '', cwd, env).then((result) => { if (result.code) { if (done) done(Object.assign(absent('spawn', words, result.code), { cmd: command }), '', ''); return } const [out, err] = options && options.encoding === 'buffer' ? [Buffer.from(result.out), Buffer.from(result.err)] : [result.out, result.err]; if (done) done(result.status === 0 ? null : failure(command, result), out, err) }) }
exports.exec = (command, options, done) => told(['sh', '-c', command], command, typeof options === 'function' ? options : done, options)
exports.exec[Symbol.for('nodejs.util.promisify.custom')] = (command, options) => new Promise((resolve, reject) => exports.exec(command, options || {}, (error, stdout, stderr) => error ? reject(Object.assign(error, { stdout, stderr })) : resolve({ stdout, stderr })))
exports.execFile = (file, args, options, done) => { const given = Array.isArray(args) ? options : args; const end = [args, options, done].find((one) => typeof one === 'function'); told([file, ...(Array.isArray(args) ? args : [])], [file, ...(Array.isArray(args) ? args : [])].join(' '), end, given) }
const sync = (words, command, options = {}) => { const result = host.runSync(words, options.input === undefined ? '' : String(options.input), options.cwd, options.env); if (result.code) throw absent('spawnSync', words, result.code); if (options.stdio === 'inherit') { host.write(1, result.out); host.write(2, result.err) } if (result.status !== 0) { if (options.stdio !== 'inherit' && result.err) host.write(2, result.err); throw Object.assign(new Error('Command failed: ' + command + (result.err ? '\n' + result.err : '')), { status: result.status, signal: null, stdout: Buffer.from(result.out), stderr: Buffer.from(result.err) }) } if (options.stdio === 'inherit') return null; return options.encoding ? result.out : Buffer.from(result.out) }
exports.execSync = (command, options) => sync(['sh', '-c', command], command, options)
exports.execFileSync = (file, args = [], options) => sync([file, ...args], [file, ...args].join(' '), options)
exports.spawnSync = (file, args = [], options = {}) => { const result = host.runSync(options.shell ? ['sh', '-c', [file, ...args].join(' ')] : [file, ...args], options.input || '', options.cwd, options.env); if (result.code) return { error: absent('spawnSync', [file, ...args], result.code), status: null, signal: null, output: null, pid: 0, stdout: null, stderr: null }; if (options.stdio === 'inherit') { host.write(1, result.out); host.write(2, result.err) } const text = (value) => options.encoding ? value : Buffer.from(value); return { status: result.status, signal: null, output: [null, text(result.out), text(result.err)], pid: host.pid() + 1, stdout: text(result.out), stderr: text(result.err) } }
exports.spawn = (file, args = [], options = {}) => {
  const { Readable, Writable } = require('stream')
  const child = new EventEmitter()
  const list = Array.isArray(args) ? args : []
  const given = Array.isArray(args) ? options : args
  child.stdout = new Readable({})
  child.stderr = new Readable({})
  const written = []
  child.stdin = new Writable({ write(chunk, encoding, done) { written.push(String(chunk)); done() } })
  child.pid = host.pid() + 1
  const run = () => host.run(given.shell ? ['sh', '-c', [file, ...list].join(' ')] : [file, ...list], written.join(''), given.cwd, given.env).then(({ status, out, err, code }) => {
    if (code) { child.emit('error', absent('spawn', [file, ...list], code)); return }
    if (given.stdio === 'inherit') { host.write(1, out); host.write(2, err) } else { if (out) child.stdout.push(out); if (err) child.stderr.push(err) }
    child.stdout.push(null)
    child.stderr.push(null)
    child.exitCode = status
    child.emit('exit', status, null)
    host.immediate({}, () => child.emit('close', status, null))
  })
  // a program that is written to starts once all of its input is there
  let isEnded = false
  child.stdin.on('finish', () => { isEnded = true })
  host.tick(() => { if (written.length === 0 || isEnded) run(); else child.stdin.on('finish', run) })
  return child
}
exports.fork = () => { throw new Error('child_process.fork is not simulated') }
//@module
exports.createRequire = () => { throw new Error('createRequire is not simulated') }
exports.builtinModules = ['assert', 'buffer', 'child_process', 'console', 'crypto', 'events', 'fs', 'http', 'os', 'path', 'process', 'querystring', 'readline', 'stream', 'timers', 'url', 'util']
`
