// npm run bench:shell: our Bash beside just-bash, and with whole scripts beside the real bash, each figure in a process of its own, in
// one run.
// Times are the least of a few rounds; they depend on the machine, the ratios in a row do not, much. --only <figure> measures one row
// (size and page are the built page's: `page` needs Chromium, CHROMIUM_PATH).
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { installDependencies, root } from '../scripts/dependencies.mjs'
import { filesOfBash, readManifest } from '../scripts/page-chunks.mjs'
import { measurePage } from './shell-page.mjs'
import { scriptRows } from './shell-scripts.mjs'
import { watchRows } from './shell-watch.mjs'

const BUNDLE = join(root, '.cache/bench-shell')
const TIMEOUT = 60_000
/** What the page may take for a frame, and for Ctrl-C, in milliseconds. */
const PAGE_MS = 50

const rows = [
  { figure: 'echo', title: '`echo hi`, µs', limit: 15 },
  { figure: 'loop', title: '`for i in $(seq 10000); do :; done`, ms', limit: 25 },
  { figure: 'pipe', title: '`cat f \\| grep x \\| wc -l`, 1,000 lines, ms', limit: 0.5 },
  { figure: 'find', title: "`find / -name '*.txt'`, 10,000 files, ms", limit: 30 },
  { figure: 'touch', title: '10,000 files made in one directory by one line, ms', limit: 250 },
  {
    figure: 'stopLoop',
    title: 'an interrupt of `while :; do :; done`, and the longest pause of timers, ms',
    limit: 50,
  },
  { figure: 'stopYes', title: 'the same with `yes > /dev/null`, ms', limit: 50 },
  { figure: 'stopSleep', title: 'the same with `sleep 100`, ms', limit: 50 },
]

function bundleMachines() {
  return build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ssr: join(root, 'bench/shell-machines.mjs'), outDir: BUNDLE, emptyOutDir: true, minify: false },
    ssr: { noExternal: [/^(?!just-bash)/], external: ['just-bash'] },
  })
}

function measure(machine, figure) {
  const command = [join(root, 'bench/shell-measure.mjs'), join(BUNDLE, 'shell-machines.js'), machine, figure]
  const { stdout, status, error } = spawnSync(process.execPath, command, { timeout: TIMEOUT, encoding: 'utf8' })
  if (error?.code === 'ETIMEDOUT') return `never (${TIMEOUT / 1000} s)`
  return status === 0 ? JSON.parse(stdout.trim().split('\n').at(-1)) : 'fails'
}

const SITE = join(root, '.cache/bench-shell-site')

const buildSite = () => build({ root, logLevel: 'error', build: { outDir: SITE, emptyOutDir: true } })

function kilobytesOfBash() {
  const files = filesOfBash(readManifest())
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(SITE, file))).length, 0) / 1000
}

const shown = (value) => (typeof value === 'string' ? value : value >= 100 ? value.toFixed(0) : value.toPrecision(3))

function verdict(ours, limit) {
  if (typeof ours === 'string') return `missed: ${ours}`
  return ours <= limit ? 'reached' : `missed (${(ours / limit).toFixed(1)} times)`
}

const line = (cells) => console.log(`| ${cells.join(' | ')} |`)

installDependencies()
const { values } = parseArgs({ options: { only: { type: 'string' } } })
const wanted = (figure) => !values.only || values.only === figure
await bundleMachines()
line(['what', 'goal', 'ours', 'just-bash', 'bash', 'verdict'])
line(['---', '---', '---', '---', '---', '---'])
for (const { figure, title, limit } of rows.filter((row) => wanted(row.figure))) {
  const ours = measure('ours', figure)
  line([title, `≤ ${limit}`, shown(ours), shown(measure('just-bash', figure)), '–', verdict(ours, limit)])
}
for (const cells of scriptRows(measure, (file) => wanted(file) || wanted('scripts'))) line(cells)
if (wanted('watch')) for (const cells of watchRows(measure, ['loop', 'pipe', 'find', 'touch'])) line(cells)
if (wanted('size') || wanted('page')) await buildSite()
if (wanted('size')) {
  const ours = kilobytesOfBash()
  line(['what choosing Bash loads, KB brotli', '≤ 90', shown(ours), '292', '–', verdict(ours, 90)])
}
if (wanted('page')) {
  for (const { line: typed, gap, stop } of await measurePage(SITE)) {
    const frames = `in Chromium, the longest wait for a frame while \`${typed}\` runs, ms`
    line([frames.replaceAll('|', '\\|'), `≤ ${PAGE_MS}`, shown(gap), '–', '–', verdict(gap, PAGE_MS)])
    const key = `from Ctrl-C to the prompt, ms`
    if (stop !== undefined) line([key, `≤ ${PAGE_MS}`, shown(stop), '–', '–', verdict(stop, PAGE_MS)])
  }
}
process.exit(0)
