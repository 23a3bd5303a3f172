// npm run bench:tty: the line editor beside those that people use today, each figure in a process of its own.
// Times are processor time, the least of a few rounds; they depend on the machine, the ratios in a row do not, much.
// --only <figure> measures one row.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, runnerImport } from 'vite'
import { installDependencies, root } from '../scripts/dependencies.mjs'
import { measureFrames } from './tty-frames.mjs'

const PEERS = join(root, 'bench/peers')
const BUNDLE = join(root, '.cache/bench')
const TIMEOUT = 30_000
const ROUNDS = 5
const GAMES = 300

const rows = [
  { figure: 'bytesAtEnd', title: 'bytes a key, typing at the end of a long line', goal: '1.1', limit: 1.1 },
  { figure: 'bytesAtStart', title: 'bytes a key, inserting at its start', goal: '30', limit: 30 },
  { figure: 'timeAtEnd', title: 'µs a key incl. parse, 10,000 keys, end', goal: '42', limit: 42 },
  { figure: 'timeInMiddle', title: 'µs a key incl. parse, 10,000 keys, middle', goal: '80', limit: 80 },
  { figure: 'timeInLongLine', title: 'µs a key at a 10,000-character line', goal: '60', limit: 60 },
  { figure: 'pasteLine', title: 'ms to paste 1 MB in one line', goal: '60', limit: 60 },
  { figure: 'pasteLines', title: 'ms to paste 1 MB of lines', goal: '60', limit: 60 },
  { figure: 'brokenResizes', title: 'resize while editing: broken runs of 60', goal: '0', limit: 0 },
]
const peers = ['xterm-readline 1.2.2', '@gytx/xterm-local-echo 0.1.7', 'local-echo 0.2.0']

function installPeers() {
  if (existsSync(join(PEERS, 'node_modules/local-echo'))) return true
  console.log('Installing the peers (once)…')
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps', '--no-package-lock']
  return spawnSync('npm', ['install', ...options], { cwd: PEERS, stdio: 'inherit' }).status === 0
}

function bundleEditors() {
  return build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ssr: join(root, 'bench/tty-editors.mjs'), outDir: BUNDLE, emptyOutDir: true, minify: false },
    ssr: { noExternal: true },
  })
}

/** The figure, the smallest of a few rounds, which other work on the machine disturbs least; or what went wrong. */
function measure(editor, figure) {
  const isTime = /^(?:time|paste)/.test(figure)
  const values = []
  const deadline = Date.now() + TIMEOUT
  for (let round = 0; round < (isTime ? ROUNDS : 1) && Date.now() < deadline; round += 1) {
    const command = [join(root, 'bench/tty-measure.mjs'), join(BUNDLE, 'tty-editors.js'), editor, figure]
    const { stdout, status, error } = spawnSync(process.execPath, command, { timeout: TIMEOUT, encoding: 'utf8' })
    if (error?.code === 'ETIMEDOUT') return `over ${TIMEOUT / 1000} s`
    if (status !== 0) return 'fails'
    const value = JSON.parse(stdout.trim().split('\n').at(-1))
    if (typeof value === 'string') return value
    values.push(value)
  }
  return Math.min(...values)
}

const shown = (value) =>
  typeof value === 'string' ? value : value >= 100 ? value.toFixed(0) : String(Number(value.toFixed(1)))

function verdict(ours, limit) {
  if (typeof ours === 'string') return `missed: ${ours}`
  return ours <= limit ? 'reached' : `missed by ${shown(ours - limit)} (${(ours / limit).toFixed(1)} times)`
}

async function divergingRuns() {
  const load = async (path) => (await runnerImport(`${root}/${path}`)).module
  const { missingPrograms, Readline } = await load('src/testing/readline-referee/readline.ts')
  const { playMatch } = await load('src/testing/readline-referee/referee.ts')
  const missing = missingPrograms()
  if (missing.length > 0) return `${missing.join(' and ')} missing`
  const seats = Array.from({ length: 8 }, () => new Readline())
  const { divergences } = await playMatch({ seed: 1, games: GAMES, length: 25, seats, limit: GAMES })
  for (const seat of seats) seat.close()
  return divergences.length
}

const line = (cells) => console.log(`| ${cells.join(' | ')} |`)

installDependencies()
const { values } = parseArgs({ options: { only: { type: 'string' } } })
if (!installPeers()) console.log('The peers cannot be had here: their columns are left out.')
const measured = existsSync(join(PEERS, 'node_modules/local-echo')) ? peers : []
await bundleEditors()
line(['what', 'goal', 'ours', ...measured, 'verdict'])
line(['---', '---', '---', ...measured.map(() => '---'), '---'])
for (const { figure, title, goal, limit } of rows.filter((row) => !values.only || row.figure === values.only)) {
  const ours = measure('ours', figure)
  line([title, `≤ ${goal}`, shown(ours), ...measured.map((peer) => shown(measure(peer, figure))), verdict(ours, limit)])
}
if (!values.only || values.only === 'frames') {
  for (const { title, goal, limit, ours, others } of await measureFrames(measured))
    line([title, `≤ ${goal}`, shown(ours), ...others.map(shown), verdict(ours, limit)])
}
if (!values.only || values.only === 'divergingRuns') {
  const diverging = await divergingRuns()
  const title = `random editing against GNU Readline: diverging runs of ${GAMES}`
  line([title, '≤ 0', shown(diverging), ...measured.map(() => '–'), verdict(diverging, 0)])
}
process.exit(0)
