import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { oldForm } from '../fold/old-form.ts'
import { Failure } from '../library/program.ts'

/** Where tabs lead to: `stop(column)` is the next stop after a column; undefined after the last one. */
export type TabStops = (column: number) => number | undefined

/** What follows the stops that are named: a multiple (`/8`), or so much after the last one (`+8`). */
interface Repeat {
  readonly mark: string
  readonly size: number
}

function refusal(mark: string, next: string): string {
  return next === '' || next === mark
    ? `'${mark}' specifier only allowed with the last value`
    : "'/' specifier is mutually exclusive with '+'"
}

/** The sizes of a list, each with the mark before it. @throws Failure */
function* sizesIn(list: string): Generator<Repeat> {
  const part = /[, \t]*(?:([+/]*)(\d*)([^, \t]*))/y
  while (part.lastIndex < list.length) {
    const from = part.lastIndex
    const [, marks = '', digits = '', rest = ''] = part.exec(list) ?? []
    if (rest !== '') {
      const mark = rest.charAt(0)
      if ('+/'.includes(mark)) throw new Failure(phrase`'${mark}' specifier not at start of number: ${quoted(rest)}`)
      const at = list.indexOf(rest, from)
      throw new Failure(phrase`tab size contains invalid character(s): ${quoted(list.slice(at))}`)
    }
    if (digits === '') continue
    if (BigInt(digits) >= 2n ** 64n) throw new Failure(phrase`tab stop is too large ${quoted(digits)}`)
    yield { mark: marks.slice(-1), size: Number(digits) }
  }
}

/** Reads a list of tab stops (`4`, `2,6`, `1,+8`, `2,/8`) as expand and unexpand have it. @throws Failure */
export function parseTabStops(lists: readonly string[]): TabStops {
  const stops: number[] = []
  let repeat: Repeat | undefined
  for (const { mark, size } of sizesIn(lists.join(','))) {
    if (repeat) throw new Failure(refusal(repeat.mark, mark))
    if (mark) repeat = { mark, size }
    else if (size === 0) throw new Failure('tab size cannot be 0')
    else if (size <= (stops.at(-1) ?? 0)) throw new Failure('tab sizes must be ascending')
    else stops.push(size)
  }
  const [only] = stops
  if (!repeat && stops.length <= 1) {
    const size = only ?? 8
    return (column) => nextStop(column, size)
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

/** The next tab stop, of a terminal or where they are `size` columns apart. */
export const nextStop = (column: number, size = 8): number => column + size - (column % size)

/** A line with its tabs as blanks. */
export function blanksForTabs(line: string, size?: number): string {
  let [text, column] = ['', 0]
  for (const character of line) {
    const next = character === '\t' ? nextStop(column, size) : column + 1
    text += character === '\t' ? ' '.repeat(next - column) : character
    column = next
  }
  return text
}
