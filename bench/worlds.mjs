// npm run bench:worlds: what a timeline of 10,000 mixed lines keeps, and what snapshots and going back cost.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { root } from '../scripts/dependencies.mjs'

const BUNDLE = join(root, '.cache/bench-worlds')
const { values } = parseArgs({ options: { measure: { type: 'boolean' }, lines: { type: 'string', default: '10000' } } })

const mixed = [
  (n) => `echo ${n} >> log`,
  (n) => `x=${n}; y[${n % 50}]=$x`,
  (n) => `big[${(n * 7919) % 10000}]=${n}`,
  (n) => `mkdir -p d${n % 40}; echo ${n} > d${n % 40}/f${n % 25}`,
  (n) => `sed -i s/1/${n % 10}/ data`,
  (n) => `echo ${n} | sort | uniq -c`,
  (n) => `rm -f d${(n * 3) % 40}/f${n % 25}`,
  (n) => `m[k${n % 500}]=${n}`,
  () => 'cd /tmp; cd ~',
  (n) => `f() { echo ${n}; }; f`,
]

const megabytes = () => {
  globalThis.gc()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 2 ** 20
}

const microseconds = (count, call) => {
  const before = process.cpuUsage()
  for (let at = 0; at < count; at += 1) call(at)
  const { user, system } = process.cpuUsage(before)
  return ((user + system) / count).toFixed(1)
}

async function measure(lines) {
  const { createMachine } = await import(join(BUNDLE, 'headless.js'))
  const machine = createMachine({ now: 0 })
  await machine.bash.exec('big=({1..10000}); declare -A m; seq 50000 > data')
  const first = megabytes()
  for (let n = 0; n < lines; n += 1) await machine.bash.exec(mixed[n % mixed.length](n))
  const { moments } = machine.timeline.get()
  const kept = megabytes() - first
  const weight = moments.reduce((sum, moment) => sum + moment.weight, 0) / 2 ** 20
  const reachable = moments.filter(({ after }) => after).length
  console.log(
    `${moments.length} lines, ${reachable} with worlds: ${kept.toFixed(1)} MB kept, ${weight.toFixed(1)} MB by weight`,
  )
  console.log(`snapshot: ${microseconds(2000, () => machine.snapshot())} µs CPU`)
  const worlds = moments.slice(-20).map(({ after }) => after)
  console.log(`restore: ${microseconds(1000, (at) => machine.restore(worlds[at % 20]))} µs CPU`)
}

if (values.measure) await measure(Number(values.lines))
else {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ssr: join(root, 'src/linux/headless.ts'), outDir: BUNDLE, emptyOutDir: true, minify: false },
    ssr: { noExternal: true },
  })
  const script = join(root, 'bench/worlds.mjs')
  const words = ['--expose-gc', script, '--measure', '--lines', values.lines]
  const { status, signal } = spawnSync(process.execPath, words, { stdio: 'inherit' })
  if (signal) console.error(`the measure was ended by ${signal}`)
  process.exitCode = status ?? 1
}
