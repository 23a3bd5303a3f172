// npm run referee:tty: the line editor against GNU Readline under the same random keys, screens compared after every key.
// --runs 1000  --seed 1  --length 30  --seats 8  --limit 1 (divergences to stop at)  --long (do not shorten them)  --vi (vi mode)
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const load = async (path) => (await runnerImport(root + path)).module

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    length: { type: 'string', default: '30' },
    seats: { type: 'string', default: '8' },
    limit: { type: 'string', default: '1' },
    long: { type: 'boolean', default: false },
    vi: { type: 'boolean', default: false },
  },
})
const { playMatch, shorten, describeDivergence } = await load('src/testing/readline-referee/referee.ts')
const { missingPrograms, Readline } = await load('src/testing/readline-referee/readline.ts')
const { createViGame } = await load('src/testing/readline-referee/vi-keys.ts')
const { viKeys } = await load('src/tty/vi/index.ts')

const missing = missingPrograms()
if (missing.length > 0) {
  console.log(`Skipped: ${missing.join(' and ')} cannot be run here.`)
  process.exit(0)
}
const [games, seed, length] = [values.runs, values.seed, values.length].map(Number)
const seats = Array.from({ length: Number(values.seats) }, () => new Readline())
const start = performance.now()
const options = values.vi ? { keys: viKeys } : {}
const match = { games, seed, length, seats, limit: Number(values.limit), ...(values.vi && { create: createViGame }) }
const { divergences, misdrawn } = await playMatch(match, options)
const seconds = ((performance.now() - start) / 1000).toFixed(1)
for (const divergence of divergences) {
  console.log(`${describeDivergence(values.long ? divergence : await shorten(divergence, seats[0], options))}\n`)
}
for (const seat of seats) seat.close()
console.log(
  `seeds ${seed} to ${seed + games - 1}: ${divergences.length} diverging, ${misdrawn} misdrawn by GNU Readline, ${seconds} s`,
)
process.exit(divergences.length === 0 ? 0 : 1)
