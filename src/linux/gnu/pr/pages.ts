import { textWidth } from '../../../base/width.ts'
import { chunkOf, octetsOf } from '../library/octets.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { cellOf } from './cell.ts'
import { FOOTER_LINES, type Settings } from './settings.ts'
import { Sheet } from './sheet.ts'
import type { Next, Source } from './source.ts'

/** How much is gathered before it is printed. */
const BATCH = 32_768
/** How much the columns of one page may hold: more takes more memory than there is. */
const LARGEST = 256 * 2 ** 20
/** What a line takes besides its text, as characters. */
const LINE = 32

/** What the header says besides the number of the page. */
export interface Heading {
  readonly date: string
  readonly name: string
}

const isOpen = ({ state }: Source): boolean => state === 'open'

/** Where each column's text begins; 0 for where the one before ends. The separator before the first is never written. */
function startsOf({
  columns,
  margin,
  separator,
  columnWidth,
  numberWidth,
  filling,
  cuts,
}: Settings): readonly number[] {
  const numbers = filling === 'files' ? numberWidth : 0
  return Array.from({ length: columns }, (_none, at) => {
    if (at === 0) return margin + separator.length
    return cuts ? margin + numbers + at * (columnWidth + separator.length) : 0
  })
}

/** Lays the pages of texts out, and prints those that are wanted. */
export class Pages {
  readonly #process: GnuProcess
  readonly #settings: Settings
  readonly #sources: readonly [Source, ...Source[]]
  readonly #heading: Heading
  readonly #sheet: Sheet
  readonly #starts: readonly number[]
  #page = 1
  #line: number
  #headed = false
  /** Whether a form feed of the text is still to be written. */
  #feeds = false

  constructor(process: GnuProcess, settings: Settings, sources: readonly [Source, ...Source[]], heading: Heading) {
    this.#process = process
    this.#settings = settings
    this.#sources = sources
    this.#heading = heading
    this.#sheet = new Sheet(settings)
    this.#starts = startsOf(settings)
    this.#line = settings.firstNumber ?? 1
  }

  /** Prints all of them. */
  async print(): Promise<void> {
    const { firstPage, lastPage } = this.#settings
    while (this.#page < firstPage) {
      await this.#layPage()
      this.#sheet.take()
      if (!this.#open) {
        await this.#process.complain(`starting page number ${firstPage} exceeds page count ${this.#page}`)
        return
      }
      this.#page += 1
    }
    this.#line = this.#settings.firstNumber ?? this.#line
    for (; this.#page <= lastPage && this.#open; this.#page += 1) await this.#layPage()
    await this.#flush(0)
  }

  get #open(): boolean {
    return this.#sources.some(({ state }) => state !== 'closed')
  }

  /** Lays out a page, and prints it where it is among those that are wanted. */
  async #layPage(): Promise<void> {
    const { bodyLines, doubled, filling } = this.#settings
    this.#headed = false
    const room = doubled ? bodyLines * 2 : bodyLines
    const left = filling === 'down' ? await this.#fillDown(room) : await this.#fillRows(room)
    await this.#endPage(left)
    for (const source of this.#sources) if (source.state === 'held') source.state = 'open'
  }

  /** Rows as they are read; gives how many lines are left, all of them where nothing was printed. */
  async #fillRows(room: number): Promise<number> {
    let left = room
    while (left > 0 && this.#sources.some(isOpen)) {
      const { filling } = this.#settings
      const shown = filling === 'files' ? await this.#rowOfFiles() : await this.#rowAcross()
      if (shown) left -= this.#endLine(this.#sources.some(isOpen))
      await this.#flush(BATCH)
    }
    return left
  }

  /** As many lines as a page has, in columns of the same length. */
  async #fillDown(room: number): Promise<number> {
    const { bodyLines, columns } = this.#settings
    const [source] = this.#sources
    const lines: string[] = []
    let held = 0
    while (lines.length < columns * bodyLines && isOpen(source)) {
      const next = await source.next()
      this.#note(next)
      if (next.type !== 'line') continue
      lines.push(next.text)
      held += next.text.length + LINE
      if (held > LARGEST) throw new RangeError('Invalid string length')
      const due = this.#process.due()
      if (due) await due
    }
    if (lines.length === 0) return source.state === 'held' && this.#head() ? room - this.#endLine(false) : room
    return this.#showColumns(lines, room)
  }

  async #showColumns(lines: readonly string[], room: number): Promise<number> {
    const { columns } = this.#settings
    const [length, longer] = [Math.floor(lines.length / columns), lines.length % columns]
    const first = this.#line
    let left = room
    const rows = length + (longer > 0 ? 1 : 0)
    for (let row = 0; row < rows; row += 1) {
      this.#head()
      this.#sheet.beginLine()
      for (let column = 0; column < columns; column += 1) {
        if (row < length || column < longer) {
          const at = column * length + Math.min(column, longer) + row
          this.#line = first + at
          this.#showCell(lines[at] ?? '', column)
        }
        this.#sheet.endColumn()
      }
      left -= this.#endLine(row + 1 < rows || isOpen(this.#sources[0]))
      await this.#flush(BATCH)
    }
    this.#line = first + lines.length
    return left
  }

  /** The next lines of a text side by side; whether there were some. */
  async #rowAcross(): Promise<boolean> {
    const [source] = this.#sources
    let shown = false
    this.#sheet.beginLine()
    for (let column = 0; column < this.#settings.columns && isOpen(source); column += 1) {
      const next = await source.next()
      shown = this.#note(next) || shown
      if (next.type === 'line') {
        if (!shown) this.#head()
        this.#showCell(next.text, column)
        shown = true
      }
      this.#sheet.endColumn()
    }
    return shown
  }

  /** A line of each text; whether there was one. */
  async #rowOfFiles(): Promise<boolean> {
    let [shown, empty] = [false, true]
    this.#sheet.beginLine()
    for (const [column, source] of this.#sources.entries()) {
      const next = source.state === 'open' ? await source.next() : undefined
      if (next) shown = this.#note(next) || shown
      if (next?.type === 'line') {
        this.#head()
        if (empty) for (let before = 0; before < column; before += 1) this.#showNothing(before)
        ;[shown, empty] = [true, false]
        this.#showCell(next.text, column)
        // GNU's does so too behind a last line that has no newline
        if (next.last === 'end') this.#showNothing(column, false)
        this.#sheet.endColumn()
      } else if (!empty) this.#showNothing(column)
    }
    return shown
  }

  /** A column that has come to its end, beside others. */
  #showNothing(column: number, ends = true): void {
    this.#sheet.beginColumn(this.#starts[column] ?? 0)
    this.#number(column)
    if (ends) this.#sheet.endColumn()
  }

  /** Remembers what a form feed of the text is to do: whether it makes a line. */
  #note(next: Next): boolean {
    const { headers, keepsFeeds } = this.#settings
    if (next.type === 'feed' && headers && this.#settings.filling !== 'down') return this.#head()
    if (next.type === 'feed' || (next.type === 'line' && next.last === 'feed')) this.#feeds ||= keepsFeeds
    return false
  }

  #showCell(line: string, column: number): void {
    const { cuts, filling, numberWidth, separator } = this.#settings
    const start = this.#starts[column] ?? 0
    this.#sheet.beginColumn(start)
    this.#number(column)
    const { text, width } = cellOf(line, cuts && filling !== 'files' ? numberWidth : 0, this.#settings)
    this.#sheet.write(text)
    if (filling === 'down') this.#sheet.settle(start + width - (column === 0 ? separator.length : 0))
  }

  /** The number of the line, where there is one. */
  #number(column: number): void {
    const { numbers, numberWidth, columns, filling } = this.#settings
    if (!numbers || (filling === 'files' && column > 0)) return
    const { character, width } = numbers
    const digits = String(this.#line).padStart(width).slice(-width)
    this.#line += 1
    this.#sheet.write(digits)
    if (columns > 1 && character === '\t') this.#sheet.write(' '.repeat(numberWidth - width))
    else this.#sheet.write(character)
    if (columns === 1 && character === '\t') this.#sheet.tabbed()
  }

  /** Ends a line, with an empty one behind it where lines are doubled: gives how many that are. @param more whether others follow */
  #endLine(more: boolean): number {
    const { doubled, headers } = this.#settings
    const two = doubled && (more || headers)
    this.#sheet.plain(two ? '\n\n' : '\n')
    return two ? 2 : 1
  }

  /** Writes the header, if there is to be one and it is not there yet: whether it did. */
  #head(): boolean {
    const { headers, margin, width } = this.#settings
    if (!headers || this.#headed) return false
    this.#headed = true
    const { date, name } = this.#heading
    const page = `Page ${this.#page}`
    const spare = Math.max(0, width - textWidth(date) - textWidth(name) - page.length)
    const [left, right] = [Math.floor(spare / 2), Math.ceil(spare / 2)].map((blanks) => ' '.repeat(blanks || 1))
    this.#sheet.indent(margin)
    this.#sheet.plain(`\n\n${' '.repeat(margin)}${octetsOf(date + left + name + right + page)}\n\n\n`)
    return true
  }

  /** Goes to the next page. */
  async #endPage(left: number): Promise<void> {
    const { formFeed } = this.#settings
    if (left <= 0) for (const source of this.#sources) source.afterFullPage = source.state === 'open'
    if (this.#headed) {
      if (formFeed) this.#sheet.plain('\f')
      else await this.#emptyLines(left + FOOTER_LINES)
    } else if (this.#feeds) {
      this.#sheet.plain('\f')
      this.#feeds = false
    }
  }

  async #emptyLines(count: number): Promise<void> {
    for (let left = count; left > 0; left -= BATCH) {
      this.#sheet.plain('\n'.repeat(Math.min(left, BATCH)))
      await this.#flush(BATCH)
    }
  }

  /** Prints what is gathered, when it is more than `most`, and lets others have their turn; what belongs to a page that nobody wants is forgotten. */
  async #flush(most: number): Promise<void> {
    if (this.#sheet.length > most) {
      const out = this.#sheet.take()
      if (this.#page >= this.#settings.firstPage) await this.#process.print(chunkOf(out))
    }
    const due = this.#process.due()
    if (due) await due
  }
}
