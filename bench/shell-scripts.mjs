// The scripts of bench/scripts beside the real bash: npm run bench:shell shows them, and how their times compare.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/dependencies.mjs'

export const SCRIPTS = join(root, 'bench/scripts')
/** How many times the real bash's time a script may take: each of them, and their geometric mean. */
const MOST = 8
const MEAN = 3
/** What is asked of single ones besides: milliseconds, or times the real bash's time. Those with `times` are not in the mean. */
const LIMITS = { 'append.sh': { ms: 500 }, 'grow.sh': { ms: 500 }, 'prime.sh': { times: 3 } }
const ROUNDS = 5

export const scripts = readdirSync(SCRIPTS).filter((file) => file.endsWith('.sh'))

/** The least time of the real bash in milliseconds, and what it printed; undefined where there is none. */
function real(file) {
  let [least, stdout] = [Infinity, '']
  const rounds = LIMITS[file]?.times ? 1 : ROUNDS
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    const done = spawnSync('bash', [join(SCRIPTS, file)], { encoding: 'utf8' })
    least = Math.min(least, performance.now() - start)
    if (done.error) return undefined
    stdout = done.stdout
  }
  return { least, stdout }
}

const shown = (value) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))
const least = (measured) => (typeof measured === 'string' ? measured : shown(measured.least))

/** Rows of the table; `measure` gives a figure of one machine, or says in a string why there is none. */
export function* scriptRows(measure, wanted) {
  const ratios = []
  for (const file of scripts.filter(wanted)) {
    const { ms, times = MOST } = LIMITS[file] ?? {}
    const bash = real(file)
    const ours = measure('ours', file)
    const goal = `≤ ${ms ? `${ms} ms, ` : ''}${times} × bash`
    const cells = [
      `\`bash ${file}\`, ms`,
      goal,
      least(ours),
      least(measure('just-bash', file)),
      bash ? least(bash) : '–',
    ]
    if (typeof ours === 'string' || !bash) {
      yield [...cells, bash ? `missed: ${ours}` : 'no real bash here']
      continue
    }
    const ratio = ours.least / bash.least
    if (!LIMITS[file]?.times) ratios.push(ratio)
    const reached = ratio <= times && ours.least <= (ms ?? Infinity) && ours.stdout === bash.stdout
    const first = (ours.first / bash.least).toFixed(1)
    yield [...cells, `${reached ? 'reached' : 'missed'} (${ratio.toFixed(2)} times, the first run ${first})`]
  }
  if (ratios.length < 2) return
  const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length)
  const title = `geometric mean of ${ratios.length} scripts, times bash`
  yield [title, `≤ ${MEAN}`, mean.toPrecision(3), '–', '1', mean <= MEAN ? 'reached' : 'missed']
}
