import { codePointWidth } from '../../../base/width.ts'
import { Input } from '../../../shell/posix/input.ts'
import { Failure, gnu } from '../library/program.ts'

/** How many columns a tab goes at most. */
const TAB = 8

/** The last column that can be named. */
const MOST = Number.MAX_SAFE_INTEGER

/** The columns that are left out, the first one being 1. */
interface Range {
  readonly first: number
  readonly last: number
}

/** The column after a character. */
function columnAfter(column: number, character: string): number {
  if (character === '\b') return Math.max(0, column - 1)
  if (character === '\t') return column + TAB - (column % TAB)
  return column + codePointWidth(character.codePointAt(0) ?? 0)
}

/** A line without the columns of a range. A tab or a wide character that is kept in part becomes blanks, and so does what is missing where the range ends before it begins; what follows the range is kept as it is. */
function without(line: string, { first, last }: Range): string {
  let [out, column, at, within] = ['', 0, 0, false]
  for (const character of line) {
    if (column >= last && within) break
    at += character.length
    const before = column
    column = columnAfter(column, character)
    if (!within && column < first) out += character
    else {
      const cut = Math.min(column, last) - (within ? before : first - 1)
      const blanks = ' '.repeat(Math.max(0, column - before - cut))
      // at the end of a line only a tab leaves some
      if (character === '\t' || at < line.length) out += blanks
    }
    within ||= column >= first
  }
  return out + line.slice(at)
}

/** @throws Failure */
function columnOf(word: string | undefined, which: 'first' | 'second'): number {
  if (word === undefined) return Infinity
  if (!/^[ \t]*\+?\d+$/.test(word)) throw new Failure(`${which} argument: '${word}'`)
  if (Number(word) > MOST) throw new Failure(`${which} argument: '${word}': Numerical result out of range`)
  return Number(word)
}

/** colrm(1) of util-linux: lines without some of their columns. */
export const colrm = gnu({
  name: 'colrm',
  helpLetter: 'h',
  versionLetter: 'V',
  operands: [
    { name: 'START', kind: 'number', optional: true },
    { name: 'STOP', kind: 'number', optional: true },
  ],
  async run(process, { operands }) {
    const [first, last] = operands
    const range = { first: columnOf(first, 'first') || Infinity, last: columnOf(last, 'second') || Infinity }
    const input = new Input(process, process.file(0))
    for (let lines = await input.lines(); lines; lines = await input.lines()) {
      const out = lines.map((line) => without(line, range)).join('\n')
      await process.print(input.endsInNewline ? `${out}\n` : out)
    }
    return 0
  },
})
