// Measures one figure of one line editor, in a process of its own: node bench/tty-measure.mjs <bundle> <editor> <figure>
import { pathToFileURL } from 'node:url'
import headless from '@xterm/headless'

const [, , bundle, name, figure] = process.argv
globalThis.localStorage = { getItem: () => null, setItem: () => undefined }
globalThis.window ??= globalThis
const { editors } = await import(pathToFileURL(bundle).href)

const LEFT = '\x1b[D'
const HOME = '\x01'

/** Promises that a key leaves behind, of those that answer by them. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

/** A terminal that parses what is written at once, as xterm.js does with the first write after a key. */
async function start(columns = 80, rows = 24) {
  const terminal = new headless.Terminal({
    cols: columns,
    rows,
    scrollback: 1000,
    allowProposedApi: true,
    logLevel: 'off',
  })
  terminal.attachCustomKeyEventHandler ??= () => undefined
  const bench = { terminal, bytes: 0, lines: [] }
  const core = Reflect.get(terminal, '_core')
  terminal.write = (data, parsed) => {
    bench.bytes += Buffer.byteLength(data)
    core.writeSync(data)
    if (parsed) queueMicrotask(parsed)
  }
  terminal.writeln = (data, parsed) => terminal.write(`${data}\r\n`, parsed)
  editors[name](terminal, (line) => void bench.lines.push(line))
  await nextTurn()
  await nextTurn()
  return bench
}

async function press(bench, keys) {
  for (const key of keys) {
    bench.terminal.input(key)
    // what a key leaves to promises has to be done before the next
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve()
  }
  await nextTurn()
}

/** Milliseconds that this process has computed for: other work on the machine counts less than on a clock. */
function computed() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const letters = (count) => Array.from({ length: count }, (_letter, at) => 'abcdefghij'[at % 10])

async function bytesAtEnd() {
  const bench = await start()
  await press(bench, letters(300))
  const before = bench.bytes
  await press(bench, letters(300))
  return (bench.bytes - before) / 300
}

async function bytesAtStart() {
  const bench = await start()
  await press(bench, [...letters(150), HOME])
  const before = bench.bytes
  await press(bench, letters(100))
  return (bench.bytes - before) / 100
}

/** Microseconds a key, parse and all, for 10,000 keys in lines of 100. */
async function timeOf(line) {
  const bench = await start()
  for (let warm = 0; warm < 20; warm += 1) await press(bench, line)
  const rounds = Math.ceil(10_000 / line.length)
  const begin = computed()
  for (let round = 0; round < rounds; round += 1) await press(bench, line)
  const time = ((computed() - begin) * 1000) / (rounds * line.length)
  return bench.lines.length === rounds + 20 ? time : `loses ${rounds + 20 - bench.lines.length} of ${rounds + 20} lines`
}

async function timeInLongLine() {
  const bench = await start()
  for (let part = 0; part < 95; part += 1) await press(bench, [letters(100).join('')])
  await press(bench, letters(500))
  const begin = computed()
  await press(bench, letters(500))
  return ((computed() - begin) * 1000) / 500
}

/** As xterm.js pastes: newlines as CR, between marks where the editor has asked for them. */
async function pasteTime(text) {
  const bench = await start()
  const pasted = text.replaceAll('\n', '\r')
  const chunk = bench.terminal.modes.bracketedPasteMode ? `\x1b[200~${pasted}\x1b[201~` : pasted
  const begin = computed()
  await press(bench, [chunk])
  const time = computed() - begin
  await press(bench, ['\r'])
  const taken = bench.lines.join('\n').length
  return taken >= text.length - 1 ? time : `loses ${Math.round((1 - taken / text.length) * 100)} %`
}

const MEGABYTE = 1 << 20
const line99 = `${'some words of a line that is pasted, '.repeat(3).slice(0, 99)}\n`

function random(seed) {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * limit)
  }
}

/** All that the terminal holds must be the heading, and below it the prompt and the line wrapped at the new width. */
function isWhole(terminal, heading, text) {
  const { active } = terminal.buffer
  const rows = Array.from({ length: active.length }, (_row, at) => active.getLine(at).translateToString(true).trimEnd())
  while (rows.at(-1) === '') rows.pop()
  const wanted = `$ ${text}`.match(new RegExp(`.{1,${terminal.cols}}`, 'g'))
  return (
    rows.slice(-wanted.length).join('\n') === wanted.join('\n') && rows.slice(0, -wanted.length).join('') === heading
  )
}

async function brokenResizes() {
  let broken = 0
  for (let seed = 1; seed <= 60; seed += 1) {
    const pick = random(seed)
    const bench = await start(80, 40)
    await press(bench, [...'heading', '\r'])
    let text = ''
    let whole = true
    for (let turn = 0; turn < 6 && whole; turn += 1) {
      const more = letters(1 + pick(60))
      text += more.join('')
      await press(bench, more)
      bench.terminal.resize(20 + pick(100), 40)
      await nextTurn()
      whole = isWhole(bench.terminal, '$ heading', text)
    }
    if (!whole) broken += 1
  }
  return broken
}

const figures = {
  bytesAtEnd,
  bytesAtStart,
  timeAtEnd: () => timeOf([...letters(100), '\r']),
  timeInMiddle: () => timeOf([...letters(50), ...Array(25).fill(LEFT), ...letters(50), '\r']),
  timeInLongLine,
  pasteLine: () => pasteTime('x'.repeat(MEGABYTE)),
  pasteLines: () => pasteTime(line99.repeat(Math.ceil(MEGABYTE / line99.length)).slice(0, MEGABYTE)),
  brokenResizes,
}

console.log(JSON.stringify(await figures[figure]()))
process.exit(0)
