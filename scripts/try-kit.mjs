// npm run try:kit [TIMES]: plays the keystroke kit's specs against the built page, ten times unless told, while two loops keep processors
// busy; no test is tried twice
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { findChromium } from './chromium.mjs'
import { run } from './dependencies.mjs'

const LOOPS = 2
const SPECS = ['e2e/kit.spec.ts', 'e2e/example.spec.ts']

const times = Number(process.argv[2] ?? 10)
if (!Number.isInteger(times) || times < 1) {
  console.error('usage: npm run try:kit [TIMES]')
  process.exit(2)
}
if (run('npm', ['run', 'build', '--silent']) !== 0) process.exit(1)
const loops = Array.from({ length: LOOPS }, () => new Worker('for (;;);', { eval: true }))
await Promise.all(loops.map((loop) => once(loop, 'online')))
const args = ['test', ...SPECS, `--repeat-each=${times}`, '--retries=0', '--workers=1', '--reporter=dot']
process.exit(run('npx', ['playwright', ...args], { CHROMIUM_PATH: (await findChromium()) ?? '' }))
