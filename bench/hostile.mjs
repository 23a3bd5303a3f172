// npm run bench:hostile: how long hostile lines keep the page from its turn, and how long Ctrl-C takes to the prompt. Each line has a process
// of its own, and as many run at once as there are processors. Times are of a quiet machine: what other programs take of it is left out.
// --part 2/6 takes every sixth line, from the second on: a part takes a few minutes where all of them take half an hour on two processors.
// --only <text> takes the lines that have it, --from <number> begins with a later one, --counted gives machines a time that is counted,
// --worst says how many lines are listed, --each tells of each line as it comes.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { root } from '../scripts/dependencies.mjs'

const BUNDLE = join(root, '.cache/bench-hostile')
const TIMEOUT = 60_000
/** What a block and a Ctrl-C may take, in milliseconds, and what memory may, in MB. */
const LIMITS = { longest: 200, delay: 100, memory: 3000 }
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    counted: { type: 'boolean', default: false },
    from: { type: 'string', default: '0' },
    part: { type: 'string', default: '1/1' },
    each: { type: 'boolean', default: false },
    worst: { type: 'string', default: '25' },
  },
})

const bundleMachine = () =>
  build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ssr: join(root, 'bench/hostile-machine.mjs'), outDir: BUNDLE, emptyOutDir: true, minify: false },
    ssr: { noExternal: true },
  })

function measure(index) {
  const script = [join(root, 'bench/hostile-measure.mjs'), join(BUNDLE, 'hostile-machine.js'), index, values.counted]
  return new Promise((resolve) => {
    const child = spawn(process.execPath, script.map(String), { stdio: ['ignore', 'pipe', 'ignore'], timeout: TIMEOUT })
    let said = ''
    child.stdout.on('data', (piece) => (said += piece))
    child.on('close', (status) =>
      resolve(status === 0 ? JSON.parse(said) : { longest: Infinity, delays: [Infinity], memory: NaN, took: Infinity }),
    )
  })
}

const short = (line) => {
  const shown = JSON.stringify(line).slice(1, -1)
  return shown.length > 90 ? `${shown.slice(0, 60)} … ${shown.slice(-27)}` : shown
}

const number = (value) => (Number.isFinite(value) ? value.toFixed(0) : 'never')

function summary(title, numbers) {
  const sorted = numbers.toSorted((left, right) => left - right)
  const at = (part) => number(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0)
  console.log(`${title}: median ${at(0.5)}, p90 ${at(0.9)}, p99 ${at(0.99)}, worst ${at(1)} (${sorted.length} times)`)
}

await bundleMachine()
const { lines } = await import(join(BUNDLE, 'hostile-machine.js'))
const [part, parts] = values.part.split('/').map(Number)
const wanted = [...lines.entries()].filter(
  ([index, line]) => index >= Number(values.from) && index % parts === part - 1 && line.includes(values.only),
)
const results = []

/** Measures lines until none is left. */
async function measureLines(left) {
  for (const [index, line] of left) {
    const { delays, ...result } = await measure(index)
    const delay = Math.max(0, ...delays)
    results.push({ line, ...result, delays, delay })
    if (values.each)
      console.error([index, ...[result.longest, delay, result.took, result.memory].map(number), short(line)].join('\t'))
  }
}

const left = wanted.values()
await Promise.all(Array.from({ length: availableParallelism() }, () => measureLines(left)))
summary(
  'longest block of a line, ms',
  results.map(({ longest }) => longest),
)
summary(
  'Ctrl-C to the prompt, ms',
  results.flatMap(({ delays }) => delays),
)
summary(
  'memory, MB',
  results.map(({ memory }) => memory),
)
const excess = ({ longest, delay, memory }) =>
  Math.max(longest / LIMITS.longest, delay / LIMITS.delay, memory / LIMITS.memory || Infinity)
const worst = results.toSorted((one, other) => excess(other) - excess(one)).slice(0, Number(values.worst))
console.log('\n| line | longest block, ms | slowest Ctrl-C, ms | took, ms | MB |\n|---|---|---|---|---|')
for (const { line, longest, delay, took, memory } of worst)
  console.log(`| \`${short(line)}\` | ${[longest, delay, took, memory].map(number).join(' | ')} |`)
