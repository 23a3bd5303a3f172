import { type Cell, PLAIN_STYLE, type StyleTable } from './layout.ts'

/** Writes for a terminal: keeps track of where the caret is and what style is on, and moves by the shortest way. */
export class Pen {
  #output = ''
  #row: number
  #column: number
  #style = PLAIN_STYLE
  readonly #columns: number
  readonly #table: StyleTable

  constructor(at: Cell, columns: number, table: StyleTable) {
    this.#row = at.row
    this.#column = at.column
    this.#columns = columns
    this.#table = table
  }

  /** All that was written, with the style put back to plain. */
  finish(): string {
    this.#setStyle(PLAIN_STYLE)
    return this.#output
  }

  /** True when the last column of `row` was just written: the next character wraps. */
  wrapsFrom(row: number): boolean {
    return this.#row === row && this.#column === this.#columns
  }

  /** Moves the caret within rows that are on the screen. */
  moveTo({ row, column }: Cell): void {
    const rows = row - this.#row
    this.#row = row
    if (rows !== 0) {
      // down or up to the first column is one control sequence
      const direction = column === 0 ? 'FE' : 'AB'
      this.#sequence(Math.abs(rows), direction.charAt(rows < 0 ? 0 : 1))
      if (column === 0) this.#column = 0
    }
    this.#moveAcross(column)
  }

  #moveAcross(column: number): void {
    const from = Math.min(this.#column, this.#columns - 1)
    const by = column - from
    if (by === 0 && this.#column === from) return
    if (column === 0) this.#output += '\r'
    else if (by > 0) this.#sequence(by, 'C')
    else if (by < -4) this.#sequence(-by, 'D')
    else if (by < 0) this.#output += '\b'.repeat(-by)
    // a pending wrap has to be taken back without going anywhere
    else this.#output += '\b\x1b[C'
    this.#column = column
  }

  /** Writes text that takes `cells` cells of this row; `styles` as in {@link Styled}. */
  write(text: string, styles: string, cells: number): void {
    if (styles === '') {
      this.#setStyle(PLAIN_STYLE)
      this.#output += text
    } else this.#writeStyled(text, styles)
    this.#column += cells
  }

  #writeStyled(text: string, styles: string): void {
    for (let start = 0; start < text.length;) {
      let end = start + 1
      while (end < text.length && styles[end] === styles[start]) end += 1
      this.#setStyle(styles.charAt(start))
      this.#output += text.slice(start, end)
      start = end
    }
  }

  #setStyle(style: string): void {
    if (style === this.#style) return
    this.#output += this.#table.escapeFor(style)
    this.#style = style
  }

  /** Goes on to the next row by a newline; the text breaks there. */
  newRow(): void {
    this.#output += '\r\n'
    this.wrap()
  }

  /** Tells the pen that what is written next wraps to the row below. */
  wrap(): void {
    this.#row += 1
    this.#column = 0
  }

  /** Takes a pending wrap: the caret goes to the start of the row below, which the terminal takes as a continuation. */
  wrapNow(): void {
    this.#setStyle(PLAIN_STYLE)
    this.#output += ' \r'
    this.wrap()
  }

  /** Makes room for `cells` cells at the caret; what no longer fits in the row falls out. */
  insertCells(cells: number): void {
    this.#control(cells, '@')
  }

  /** Takes `cells` cells out at the caret; the rest of the row moves up. */
  deleteCells(cells: number): void {
    this.#control(cells, 'P')
  }

  /** Blanks `cells` cells from the caret on; a row that was wrapped to stays so, which erasing to its end would undo. */
  eraseRest(cells: number, soft: boolean): void {
    if (this.#column === 0 && soft) this.#control(cells, 'X')
    else this.#control(1, 'K')
  }

  /** Blanks everything from the caret to the end of the screen. */
  eraseBelow(): void {
    this.#control(1, 'J')
  }

  /** Moves all that is on a screen of `rows` rows up out of it, where it can be scrolled back to. */
  scrollAway(rows: number): void {
    this.#output += `\x1b[${rows};1H${'\n'.repeat(rows)}`
  }

  /** Goes to the top left cell of the screen, which is row `row` from now on. */
  home(row: number): void {
    this.#output += '\x1b[H'
    this.#row = row
    this.#column = 0
  }

  #control(count: number, final: string): void {
    this.#setStyle(PLAIN_STYLE)
    this.#sequence(count, final)
  }

  #sequence(count: number, final: string): void {
    this.#output += `\x1b[${count === 1 ? '' : count}${final}`
  }
}
