// What it costs that a machine keeps a timeline of its lines, with the evidence of each: npm run bench:shell -- --only watch.
// The two machines take turns, since the load of the computer may change between two rounds. A line that does next to nothing tells
// what a moment takes, in µs; the others tell how much slower what happens within a line becomes.
import { scripts } from './shell-scripts.mjs'

const ROUNDS = 3
/** How many times as long figures may take with a timeline, as their geometric mean. */
const MOST = 1.1
const MOST_OF_MOMENT = 10

const leastOf = (measured) => (typeof measured === 'object' ? measured.least : measured)

/** The least of some rounds of a figure in both machines; NaN where one of them failed. */
function both(measure, figure) {
  const least = { ours: Infinity, watched: Infinity }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const machine of Object.keys(least))
      least[machine] = Math.min(least[machine], leastOf(measure(machine, figure)))
  return least
}

const verdict = (value, most) => (value <= most ? 'reached' : 'missed')

/** Rows of the table over these figures and all scripts; `measure` gives a figure of one machine. */
export function* watchRows(measure, figures) {
  const { ours, watched } = both(measure, 'echo')
  const moment = watched - ours
  const echo = 'what a moment adds to its line (`echo hi`), µs'
  yield [echo, `≤ ${MOST_OF_MOMENT}`, moment.toPrecision(3), '–', '–', verdict(moment, MOST_OF_MOMENT)]
  const ratios = [...figures, ...scripts].map((figure) => {
    const least = both(measure, figure)
    return { figure, ratio: least.watched / least.ours }
  })
  const mean = Math.exp(ratios.reduce((sum, { ratio }) => sum + Math.log(ratio), 0) / ratios.length)
  const worst = ratios.reduce((most, one) => (one.ratio > most.ratio ? one : most))
  const title = `with a timeline, times without: geometric mean of ${ratios.length} figures`
  const most = `most in ${worst.figure}, ${worst.ratio.toFixed(2)} times`
  yield [title, `≤ ${MOST}`, mean.toPrecision(3), '–', '–', `${verdict(mean, MOST)} (${most})`]
}
