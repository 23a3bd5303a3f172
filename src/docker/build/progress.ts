/** One row of a build's progress: a step, or a part of one. */
export interface ProgressRow {
  readonly text: string
  /** A part of the step before it. */
  readonly part?: true
  /** Seconds. */
  readonly time: number
}

const TIME_WIDTH = 5
const LEAST_WIDTH = 60
const MOST_WIDTH = 100

/**
 * A build's progress as Docker's terminal shows it at the end: steps on the left, seconds on the right.
 * @param columns of the terminal
 */
export function progressText(rows: readonly ProgressRow[], columns: number, failed = false): string {
  const width = Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, columns - 1))
  const steps = rows.filter(({ part }) => !part).length
  const total = rows.reduce((sum, { time, part }) => (part ? sum : sum + time), 0)
  const right = 'docker:default'
  const state = failed ? `(${steps - 1}/${steps})` : `(${steps}/${steps})`
  const header = `[+] Building ${total.toFixed(1)}s ${state} FINISHED`
  const lines = rows.map(({ text, part, time }) => {
    const label = ` => ${part ? '=> ' : ''}${text}`
    const room = width - TIME_WIDTH
    const cut = label.length > room ? `${label.slice(0, room - 3)}...` : label.padEnd(room)
    return cut + `${time.toFixed(1)}s`.padStart(TIME_WIDTH)
  })
  return [header.padEnd(width - right.length) + right, ...lines].map((line) => `${line}\n`).join('')
}
