// Size budgets of the built page, in gzipped kilobytes (1 KB = 1000 bytes); fails when one is broken
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './dependencies.mjs'

const FIRST_LOAD_KB = 120
const SESSION_KB = 240

const dist = join(root, 'dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))

const size = (file) => gzipSync(readFileSync(join(dist, file))).length

/** A chunk and everything that it imports at once. */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  if (!manifest[key]) throw new Error(`${key} is not a chunk of the built page`)
  for (const imported of manifest[key].imports ?? []) closure(imported, seen)
  return seen
}

function total(keys) {
  const chunks = new Set(keys.flatMap((key) => [...closure(key)]))
  return [...chunks].reduce((sum, key) => sum + size(manifest[key].file), 0) / 1000
}

const first = ['index.html']
const session = (mode) => [
  ...first,
  'src/app/terminal/pane.ts',
  `src/${mode}/machine.ts`,
  `src/course/${mode}/index.ts`,
]

const rows = [
  ['first load', total(first), FIRST_LOAD_KB],
  ['a Linux session', total(session('linux')), SESSION_KB],
  ['a Docker session', total(session('docker')), SESSION_KB],
]

for (const [what, kilobytes, budget] of rows) {
  const verdict = kilobytes <= budget ? 'within' : 'OVER'
  console.log(`${what}: ${kilobytes.toFixed(1)} KB of JavaScript, gzip; ${verdict} the budget of ${budget} KB`)
}
const everything = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'))
const all = everything.reduce((sum, file) => sum + size(join('assets', file)), 0) / 1000
console.log(`all chunks together: ${all.toFixed(1)} KB`)
process.exit(rows.every(([, kilobytes, budget]) => kilobytes <= budget) ? 0 : 1)
