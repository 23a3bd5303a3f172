import type { Work } from '../../../base/work.ts'
import { codePointWidth } from '../../../base/width.ts'

/** Where a text was found in a line: offsets of the first character and of the one after the last. */
export interface Found {
  readonly start: number
  readonly end: number
}

/** How lines become rows. */
export interface RowLook {
  readonly width: number
  /** Colours in the text are let through. */
  readonly raw: boolean
  /** Long lines are cut, and show what is right of this cell. */
  readonly chopAt: number | undefined
}

const STANDOUT = '\x1b[7m'
const END_STANDOUT = '\x1b[27m'
/** Characters of one cell each; no more than so many, for there may be as many places that were found. */
const PLAIN = /[ -~]{1,256}/y
const COLOUR = /\x1b\[([0-9;:]*)m/y

/** What a character is shown as when it is none to be shown: `^A`, `ESC`, `<80>`. */
function controlText(code: number): string | undefined {
  if (code === 0x1b) return 'ESC'
  if (code < 0x20) return `^${String.fromCharCode(code + 64)}`
  if (code === 0x7f) return '^?'
  if (code >= 0x80 && code < 0xa0) return `<U+00${code.toString(16).toUpperCase()}>`
  return code >= 0xdc80 && code <= 0xdcff ? `<${(code - 0xdc00).toString(16).toUpperCase()}>` : undefined
}

/** Fills rows with the cells of one line. */
class Rows {
  readonly rows: string[] = []
  readonly #look: RowLook
  #row = ''
  #column = 0
  /** Cells of the line up to here. */
  #cell = 0
  /** Colours that are on. */
  #colours = ''
  #standout = false
  #cut = false

  constructor(look: RowLook) {
    this.#look = look
  }

  colour(sequence: string): void {
    this.#colours = /^\x1b\[0*m$/.test(sequence) ? '' : this.#colours + sequence
    this.#row += sequence + (this.#standout ? STANDOUT : '')
  }

  mark(on: boolean): void {
    if (on !== this.#standout) this.#row += on ? STANDOUT : END_STANDOUT
    this.#standout = on
  }

  put(text: string, width: number): void {
    const { width: room, chopAt } = this.#look
    this.#cell += width
    if (chopAt !== undefined && this.#cell <= chopAt) return
    if (this.#column + width > room && !this.#wrap()) return
    this.#row += text
    this.#column += width
  }

  /** Begins another row; false where the line is cut instead. */
  #wrap(): boolean {
    this.#cut = this.#look.chopAt !== undefined
    if (this.#cut) return false
    this.#end()
    this.#row = this.#colours + (this.#standout ? STANDOUT : '')
    return true
  }

  /** The same for characters of one cell each. */
  plain(text: string): void {
    const { width: room, chopAt = 0 } = this.#look
    let at = Math.max(0, Math.min(text.length, chopAt - this.#cell))
    this.#cell += text.length
    while (at < text.length) {
      if (this.#column >= room && !this.#wrap()) return
      const piece = text.slice(at, at + room - this.#column)
      this.#row += piece
      this.#column += piece.length
      at += piece.length
    }
  }

  /** Whether nothing more of the line is shown. */
  get isCut(): boolean {
    return this.#cut
  }

  tab(): void {
    const blanks = 8 - (this.#cell % 8)
    for (let count = 0; count < blanks; count += 1) this.put(' ', 1)
  }

  finish(): readonly string[] {
    if (this.#cut) this.#row = `${cutLast(this.#row)}\x1b[m${STANDOUT}>`
    this.#end()
    return this.rows
  }

  #end(): void {
    const styled = this.#colours !== '' || this.#standout || this.#cut
    this.rows.push(styled ? `${this.#row}\x1b[m` : this.#row)
    this.#column = 0
  }
}

/** A row without its last character, for the mark that says that there is more. */
const cutLast = (row: string): string => row.replace(/[^](?=(?:\x1b\[[0-9;:]*m)*$)/u, '')

/** How many stretches of a line are laid out between two turns. */
const STRETCHES = 512

/** The rows that a line takes up on the screen, found texts standing out. */
export function* rowsOf(line: string, look: RowLook, found: readonly Found[] = []): Work<readonly string[]> {
  const rows = new Rows(look)
  let [next, at, rounds] = [0, 0, 0]
  while (at < line.length && !rows.isCut) {
    rounds += 1
    if (rounds % STRETCHES === 0) yield STRETCHES
    COLOUR.lastIndex = at
    const colour = look.raw ? COLOUR.exec(line)?.[0] : undefined
    if (colour !== undefined) {
      rows.colour(colour)
      at += colour.length
      continue
    }
    while (found[next] && at >= (found[next]?.end ?? 0)) next += 1
    const here = found[next]
    const marked = here !== undefined && at >= here.start
    rows.mark(marked)
    PLAIN.lastIndex = at
    const until = (marked ? here.end : here?.start) ?? line.length
    const plain = PLAIN.exec(line)?.[0].slice(0, until - at)
    if (plain) rows.plain(plain)
    at += plain?.length ?? put(rows, line, at)
  }
  rows.mark(false)
  return rows.finish()
}

/** Puts the character at `at`; gives its length. */
function put(rows: Rows, line: string, at: number): number {
  const code = line.codePointAt(at) ?? 0
  if (code === 9) {
    rows.tab()
    return 1
  }
  const control = controlText(code)
  if (control === undefined) rows.put(String.fromCodePoint(code), codePointWidth(code))
  else rows.put(`${STANDOUT}${control}${END_STANDOUT}`, control.length)
  return code > 0xffff ? 2 : 1
}
