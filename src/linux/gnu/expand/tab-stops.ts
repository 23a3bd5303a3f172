import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { oldForm } from '../fold/old-form.ts'
import { Failure } from '../library/program.ts'

/** Where tabs lead to: `stop(column)` is the next stop after a column; undefined after the last one. */
export type TabStops = (column: number) => number | undefined

/** Reads a list of tab stops (`4`, `2,6`, `1,+8`, `2,/8`) as expand and unexpand have it. @throws Failure */
export function parseTabStops(lists: readonly string[]): TabStops {
  const parts = lists
    .join(',')
    .split(/[, \t]+/)
    .filter(Boolean)
  const stops: number[] = []
  let repeat: { readonly mark: string; readonly size: number } | undefined
  for (const part of parts) {
    const [, mark = '', digits] = /^([+/]?)(\d+)$/.exec(part) ?? []
    if (digits === undefined)
      throw new Failure(phrase`tab size contains invalid character(s): ${quoted(part.replace(/^[\d]*/, ''))}`)
    const size = Number(digits)
    if (mark) repeat = { mark, size }
    else if (size === 0) throw new Failure('tab size cannot be 0')
    else if (size <= (stops.at(-1) ?? 0)) throw new Failure('tab sizes must be ascending')
    else stops.push(size)
  }
  const [only] = stops
  if (!repeat && stops.length <= 1) {
    const size = only ?? 8
    return (column) => column + size - (column % size)
  }
  return (column) => {
    const stop = stops.find((one) => one > column)
    if (stop !== undefined || !repeat || repeat.size === 0) return stop
    const from = repeat.mark === '+' ? column - (stops.at(-1) ?? 0) : column
    return column + repeat.size - (from % repeat.size)
  }
}

/** The old form of the option: `-4`, `-2,6`. */
export const rewriteTabs = oldForm('t', /^-\d[\d,]*$/)

/** The next tab stop of a terminal. */
export const nextStop = (column: number): number => column + 8 - (column % 8)
