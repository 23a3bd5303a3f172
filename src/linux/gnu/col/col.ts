import { codePointWidth } from '../../../base/width.ts'
import type { Work } from '../../../base/work.ts'
import { UsageError } from '../../../shell/posix/getopt.ts'
import { Input } from '../../../shell/posix/input.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'

/** How many columns a tab goes at most. */
const TAB = 8

/** After how many lines others may have their turn. */
const MANY_LINES = 512

/** How far up a line is kept that a reverse line feed may still lead to. */
const KEPT = 128

const WARNING = "warning: can't back up past first line"

/** How lines are put together. */
interface How {
  /** -b: only the last of the characters in a column. */
  readonly single: boolean
  /** -x: blanks instead of tabs. */
  readonly blanks: boolean
  /** -p: control characters too. */
  readonly pass: boolean
}

interface Placed {
  readonly column: number
  readonly character: string
}

/** Blanks from one column to another, tabs among them where they reach a stop. */
function gap(from: number, to: number, blanks: boolean): string {
  const tabs = Math.floor(to / TAB) - Math.floor(from / TAB)
  return blanks || tabs === 0 || to - from < 2 ? ' '.repeat(to - from) : '\t'.repeat(tabs) + ' '.repeat(to % TAB)
}

/** The last character of each column. */
const lastOnes = (line: readonly Placed[]): readonly Placed[] =>
  line.filter(({ column }, at) => line[at + 1]?.column !== column)

/** A line as it is printed. */
function printed(line: readonly Placed[], { single, blanks }: How): string {
  const sorted = line.toSorted((one, other) => one.column - other.column)
  let [out, end, before] = ['', 0, -1]
  for (const { column, character } of single ? lastOnes(sorted) : sorted) {
    const width = codePointWidth(character.codePointAt(0) ?? 0)
    if (column === before) out += '\b'.repeat(end - before)
    else if (column > end) out += gap(end, column, blanks)
    out += character
    before = column
    end = column + width
  }
  return out
}

/** What a reader of a text that goes up and down on paper has put into lines. */
class Paper {
  readonly #how: How
  /** The lines that are not printed yet. */
  #lines: Placed[][] = [[]]
  #row = 0
  #column = 0
  warned = false

  constructor(how: How) {
    this.#how = how
  }

  /** Puts a character, or moves. @param next the character after an escape */
  take(character: string, next = ''): void {
    if (character === '\n') this.#down()
    else if (character === '\r') this.#column = 0
    else if (character === '\b') this.#column = Math.max(0, this.#column - 1)
    else if (character === '\t') this.#column += TAB - (this.#column % TAB)
    else if (character === ' ') this.#column += 1
    else if (character === '\v' || next === '\u0007') this.#up()
    else if (character === '\u001b' && /[\b\t]/.test(next)) throw new Failure('half line feeds are not simulated here')
    else if (character > ' ' && character !== '\u007f') this.#put(character)
    else if (this.#how.pass && character !== '\u001b') this.#put(character)
  }

  #put(character: string): void {
    this.#lines[this.#row]?.push({ column: this.#column, character })
    this.#column += codePointWidth(character.codePointAt(0) ?? 0)
  }

  #down(): void {
    this.#row += 1
    this.#column = 0
    if (this.#row === this.#lines.length) this.#lines.push([])
  }

  #up(): void {
    if (this.#row > 0) this.#row -= 1
    else this.warned = true
  }

  /** Prints lines that are far enough above, at the end all that there are. */
  *flushed(all: boolean): Work<string> {
    const last = this.#lines.at(-1)
    const count = all ? this.#lines.length - (last?.length === 0 ? 1 : 0) : Math.max(0, this.#row - KEPT)
    let out = ''
    for (let at = 0; at < count; at += 1) {
      out += `${printed(this.#lines[at] ?? [], this.#how)}\n`
      if (at % MANY_LINES === 0) yield MANY_LINES
    }
    this.#lines = this.#lines.slice(count)
    this.#row -= count
    return out
  }
}

/** Puts whole lines on paper, and gives those that are done. */
function* taken(paper: Paper, text: string): Work<string> {
  for (const [character, escaped] of text.matchAll(/\u001b([^]?)|[^]/gu))
    paper.take(character.charAt(0) === '\u001b' ? '\u001b' : character, escaped)
  yield text.length / 8
  return yield* paper.flushed(false)
}

/** col(1) of util-linux: text that goes back and up, in lines. */
export const col = gnu({
  name: 'col',
  helpLetter: 'H',
  versionLetter: 'v',
  options: optionList('b,no-backspaces f,fine p,pass h,tabs x,spaces l,lines=NUM'),
  operands: [],
  async run(process, { has, operands, values }) {
    for (const count of values('l')) if (!/^\d+$/.test(count)) throw new Failure(`bad -l argument: '${count}'`)
    if (has('h') && has('x')) throw new Failure('mutually exclusive arguments: --tabs --spaces')
    if (operands.length > 0) throw new UsageError('bad usage')
    const paper = new Paper({
      single: has('b'),
      blanks: has('x'),
      pass: has('p'),
    })
    const input = new Input(process, process.file(0))
    for (let block = await input.block(); block !== undefined; block = await input.block())
      await process.print(await process.inTurns(taken(paper, input.endsInNewline ? `${block}\n` : block)))
    await process.print(await process.inTurns(paper.flushed(true)))
    if (paper.warned) await process.complain(WARNING)
    return 0
  },
})
