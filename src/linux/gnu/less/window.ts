import { atOnce, type Work } from '../../../base/work.ts'
import type { FullScreen } from '../library/full-screen.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import type { PagerOptions } from './options.ts'
import { rowsOf } from './rows.ts'
import type { Matcher } from './search.ts'
import type { LineSource } from './source.ts'

/** A row: which line, and which of its rows. */
export interface Place {
  readonly line: number
  readonly row: number
}

export const TOP: Place = { line: 0, row: 0 }
/** Lines with so many characters are laid out in turns. */
const LONG = 65_536

/** The part of a text that the screen shows, laid out in rows. */
export class Window {
  readonly #process: GnuProcess
  readonly #screen: FullScreen
  readonly #options: PagerOptions
  #source: LineSource
  /** Its first row. */
  top: Place = TOP
  /** Only lines that fit are shown. */
  filter: Matcher | undefined
  /** What fits is marked. */
  matcher: Matcher | undefined
  /** How many columns are cut off on the left. */
  #side = 0
  readonly #rows = new Map<number, readonly string[]>()

  constructor(process: GnuProcess, screen: FullScreen, options: PagerOptions, source: LineSource) {
    this.#process = process
    this.#screen = screen
    this.#options = options
    this.#source = source
  }

  /** Shows a text, from a place on. */
  open(source: LineSource, top: Place = TOP): void {
    this.#source = source
    this.top = top
    this.forget()
  }

  /** The lines that have been read. */
  get lines(): readonly string[] {
    return this.#source.lines
  }

  /** How many rows it has. */
  get height(): number {
    return this.#screen.rows - 1
  }

  /** Forgets how lines were laid out: they look different from now on. */
  forget(): void {
    this.#rows.clear()
  }

  #rowsOf(line: number): readonly string[] {
    return this.#rows.get(line) ?? atOnce(this.#layOut(line))
  }

  *#layOut(line: number): Work<readonly string[]> {
    const text = this.lines[line] ?? ''
    if (this.filter && !(yield* this.filter.fits(text))) return this.#keep(line, [])
    const margin = this.#options.numbers ? 8 : 0
    const look = {
      width: Math.max(1, this.#screen.columns - margin),
      raw: this.#options.raw,
      chopAt: this.#options.chop ? this.#side : undefined,
    }
    const rows = yield* rowsOf(text, look, this.matcher && (yield* this.matcher.places(text)))
    const label = margin === 0 ? '' : `${String(line + 1).padStart(7)} `
    const numbered = rows.map((row, at) => (at === 0 ? label : ' '.repeat(margin)) + row)
    return this.#keep(line, numbered)
  }

  #keep(line: number, rows: readonly string[]): readonly string[] {
    if (this.#rows.size > 5000) this.#rows.clear()
    this.#rows.set(line, rows)
    return rows
  }

  /** Lays out the long lines that a screen or the next may show, others having their turn in between. */
  async layOutLong(): Promise<void> {
    const { line: top } = this.top
    for (let line = Math.max(0, top - this.height); line <= top + 2 * this.height; line += 1) {
      if ((this.lines[line]?.length ?? 0) < LONG || this.#rows.has(line)) continue
      await this.#process.inTurns(this.#layOut(line))
    }
  }

  /** Reads as many lines as the screen shows, or until a key comes. */
  async fill(draw: () => void): Promise<void> {
    const source = this.#source
    for (;;) {
      const before = this.visible().length
      if (before >= this.height || source.ended || this.#screen.pressed) return
      await source.need(this.lines.length + this.height - before - 1, () => this.#screen.arrival())
      draw()
    }
  }

  /** The rows that it shows. */
  visible(): readonly string[] {
    const shown: string[] = []
    for (let { line, row } = this.top; line < this.lines.length && shown.length < this.height; line += 1) {
      for (const text of this.#rowsOf(line).slice(row, row + this.height)) shown.push(text)
      row = 0
    }
    return shown.slice(0, this.height)
  }

  /** The number of lines down to the bottom row. */
  bottomLine(): number {
    let left = this.height
    let { line } = this.top
    left += this.top.row
    for (; line < this.lines.length && left > 0; line += 1) left -= this.#rowsOf(line).length
    return line
  }

  /** Whether the end of the text is to be seen. */
  get atEnd(): boolean {
    const source = this.#source
    if (!source.ended || this.bottomLine() < this.lines.length) return false
    let rows = -this.top.row
    for (let { line } = this.top; line < this.lines.length; line += 1) rows += this.#rowsOf(line).length
    return rows <= this.height
  }

  /** Goes forward by rows. */
  async forward(count: number): Promise<void> {
    await this.#source.need(this.bottomLine() + count, () => this.#screen.arrival())
    let { line, row } = this.top
    for (let left = count; left > 0 && line < this.lines.length; left -= 1) {
      row += 1
      while (line < this.lines.length && row >= this.#rowsOf(line).length) {
        line += 1
        row = 0
      }
      const due = this.#process.due()
      if (due) await due
    }
    this.top = { line, row }
    this.#clamp()
  }

  /** Goes back as far as the screen can be filled. */
  #clamp(): void {
    if (this.visible().length >= this.height) return
    if (!this.#source.ended && this.top.line < this.lines.length) return
    const end = { line: this.lines.length, row: 0 }
    const last = this.#before(end, this.height)
    if (last.line < this.top.line || (last.line === this.top.line && last.row < this.top.row)) this.top = last
  }

  #before({ line, row }: Place, count: number): Place {
    let at = { line, row }
    for (let left = count; left > 0; left -= 1) {
      if (at.row > 0) {
        at = { line: at.line, row: at.row - 1 }
        continue
      }
      let above = at.line - 1
      while (above >= 0 && this.#rowsOf(above).length === 0) above -= 1
      if (above < 0) return TOP
      at = { line: above, row: this.#rowsOf(above).length - 1 }
    }
    return at
  }

  /** Goes back by rows. */
  back(count: number): void {
    this.top = this.#before(this.top, count)
  }

  /** Goes to a line, from 1. */
  async toLine(number: number): Promise<void> {
    await this.#source.need(number + this.height, () => this.#screen.arrival())
    this.top = { line: Math.max(0, Math.min(number, this.lines.length) - 1), row: 0 }
    this.#clamp()
  }

  /** Goes to the side by half a screen: right (1) or left (-1). */
  shift(direction: number): void {
    // real less cuts lines as long as it is shifted
    const step = Math.floor(this.#screen.columns / 2)
    this.#side = Math.max(0, this.#side + direction * step)
    if (this.#side > 0) this.#options.chop = true
    this.forget()
  }

  /** Goes to the last row of what has been read. */
  toBottom(): void {
    this.top = this.#before({ line: this.lines.length, row: 0 }, this.height)
  }

  /** Shows lines from their beginning again. */
  unshift(): void {
    this.#side = 0
  }

  /** How much of the text has been seen, in percent. */
  percent(): number {
    return Math.floor((this.bottomLine() / Math.max(1, this.lines.length)) * 100)
  }
}
