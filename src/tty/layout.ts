import { clusterStart, type ClusterState, clusterStep, isPlain } from '../base/width.ts'

/** Text with a style for each of its UTF-16 units: the style's number as a character; no styles at all are ''. */
export interface Styled {
  readonly text: string
  readonly styles: string
}

/** One row of the screen. A soft row goes on from the one before: the text has no newline there. */
export interface Row extends Styled {
  readonly soft: boolean
  /** Cells in use. */
  readonly width: number
  /** Every character takes one cell, so that offsets are columns. */
  readonly plain: boolean
}

/** A place on the screen, both from 0; `column` may be the width of the screen: a wrap is pending there. */
export interface Cell {
  readonly row: number
  readonly column: number
}

/** What is to be shown, as rows, and where the caret is in them. */
export interface Layout {
  readonly rows: readonly Row[]
  readonly caret: Cell
}

export const PLAIN_STYLE = '\0'
const TAB_STOP = 8

/** Looks up SGR parameters by a style's character; style 0 is plain. */
export class StyleTable {
  readonly #escapes: string[] = ['']
  readonly #codes = new Map<string, number>([['', 0]])

  /** The character that stands for the SGR parameters `sgr`. */
  styleOf(sgr: string): string {
    const known = this.#codes.get(sgr)
    if (known !== undefined) return String.fromCharCode(known)
    const code = this.#escapes.length
    this.#escapes.push(sgr)
    this.#codes.set(sgr, code)
    return String.fromCharCode(code)
  }

  /** The escape that changes to a style from any other. */
  escapeFor(style: string): string {
    const sgr = this.#escapes[style.charCodeAt(0)] ?? ''
    return sgr === '' ? '\x1b[m' : `\x1b[0;${sgr}m`
  }
}

/** Reads text with colour escapes (SGR) into text and styles; other control sequences have been taken out before. */
export function parseStyled(coloured: string, table: StyleTable): Styled {
  if (!coloured.includes('\x1b')) return { text: coloured, styles: '' }
  let [text, styles, current] = ['', '', '']
  for (const part of coloured.split(/(\x1b\[[0-9;:]*m)/)) {
    const sgr = /^\x1b\[([0-9;:]*)m$/.exec(part)?.[1]
    if (sgr === undefined) {
      text += part
      styles += table.styleOf(current).repeat(part.length)
    } else current = sgr === '' || sgr === '0' ? '' : current === '' ? sgr : `${current};${sgr}`
  }
  return { text, styles }
}

export function joinStyled(first: Styled, second: Styled): Styled {
  if (first.styles === '' && second.styles === '') return { text: first.text + second.text, styles: '' }
  const full = (part: Styled): string => part.styles || PLAIN_STYLE.repeat(part.text.length)
  return { text: first.text + second.text, styles: full(first) + full(second) }
}

/** Rows under construction. */
class RowBuilder {
  readonly rows: Row[] = []
  #text = ''
  #styles = ''
  #width: number
  #plain = true
  #soft = false

  constructor(start: number) {
    this.#width = start
  }

  get cell(): Cell {
    return { row: this.rows.length, column: this.#width }
  }

  add(text: string, styles: string, cells: number): void {
    this.#text += text
    this.#styles += styles
    this.#width += cells
    if (cells !== 1 || text.length !== 1) this.#plain = false
  }

  /** Adds characters of one cell each. */
  addRun(text: string, styles: string): void {
    this.#text += text
    this.#styles += styles
    this.#width += text.length
  }

  end(nextIsSoft: boolean): void {
    this.rows.push({ text: this.#text, styles: this.#styles, soft: this.#soft, width: this.#width, plain: this.#plain })
    this.#text = ''
    this.#styles = ''
    this.#width = 0
    this.#plain = true
    this.#soft = nextIsSoft
  }
}

interface Flow {
  readonly columns: number
  /** The column that the first row starts at, behind output that had no newline. */
  readonly start: number
}

function layoutPlain(shown: Styled, caret: number, { columns, start }: Flow): Layout {
  const builder = new RowBuilder(start)
  for (let at = 0; ;) {
    const room = columns - builder.cell.column
    const end = Math.min(shown.text.length, at + room)
    builder.addRun(shown.text.slice(at, end), shown.styles.slice(at, end))
    if (end >= shown.text.length) break
    at = end
    builder.end(true)
  }
  builder.end(false)
  return {
    rows: builder.rows,
    caret: { row: Math.floor((caret + start) / columns), column: (caret + start) % columns },
  }
}

/** How a character is shown: control characters as ^X, a tab as spaces up to the next stop. */
function glyphOf(character: string, column: number): string {
  const code = character.charCodeAt(0)
  if (code === 9) return ' '.repeat(TAB_STOP - (column % TAB_STOP))
  if (code < 32) return `^${String.fromCharCode(code + 64)}`
  return code === 127 ? '^?' : character
}

/** Places clusters: a character with all that joins it stays in one row. */
class Walk {
  readonly builder: RowBuilder
  readonly #columns: number
  #state: ClusterState = clusterStart
  #cluster = { text: '', styles: '' }
  #caret: Cell | 'ahead' | undefined

  constructor({ columns, start }: Flow) {
    this.builder = new RowBuilder(start)
    this.#columns = columns
  }

  /** The caret stands on the cluster that comes next, wherever that fits. */
  markCaret(): void {
    this.#endCluster()
    this.#caret = 'ahead'
  }

  place(character: string, style: string): void {
    if (character === '\n') return this.#breakLine()
    const code = character.codePointAt(0) ?? 0
    if (code < 32 || code === 127) {
      this.#endCluster()
      for (const part of glyphOf(character, this.builder.cell.column % this.#columns)) this.#placeOne(part, style)
    } else this.#placeOne(character, style)
  }

  /** Places printable ASCII that nothing joins, a row's worth at once. */
  placeRun(text: string, styles: string): void {
    this.#endCluster()
    for (let at = 0; at < text.length;) {
      if (this.builder.cell.column >= this.#columns) this.builder.end(true)
      this.#reachCaret()
      const end = at + this.#columns - this.builder.cell.column
      this.builder.addRun(text.slice(at, end), styles.slice(at, end))
      at = end
    }
  }

  /** Ends the last row; gives the caret. */
  finish(): Cell {
    this.#endCluster()
    const end = this.builder.cell
    const caret = typeof this.#caret === 'object' ? this.#caret : end
    this.builder.end(false)
    return caret.column >= this.#columns ? { row: caret.row + 1, column: 0 } : caret
  }

  /** A newline behind a full row stands at the start of a row of its own, as the caret does there. */
  #breakLine(): void {
    this.#endCluster()
    if (this.builder.cell.column >= this.#columns) this.builder.end(true)
    this.#reachCaret()
    this.builder.end(false)
  }

  #reachCaret(): void {
    if (this.#caret === 'ahead') this.#caret = this.builder.cell
  }

  #placeOne(character: string, style: string): void {
    const step = clusterStep(this.#state, character.codePointAt(0) ?? 0)
    if (!step.joins) this.#endCluster()
    this.#cluster.text += character
    this.#cluster.styles += style.repeat(character.length)
    this.#state = step
  }

  #endCluster(): void {
    const { text, styles } = this.#cluster
    if (text !== '') {
      const column = this.builder.cell.column
      if (column + this.#state.width > this.#columns && column > 0) this.builder.end(true)
      this.#reachCaret()
      this.builder.add(text, styles, this.#state.width)
    }
    this.#cluster = { text: '', styles: '' }
    this.#state = clusterStart
  }
}

/** Printable ASCII from an offset on, but for a last character that what follows may join. */
const RUN = /[\x20-\x7e]+(?![\u0300-\uffff])/y

/** How long the run at `at` is, as far as the caret. */
function runLength(text: string, at: number, caret: number): number {
  RUN.lastIndex = at
  const length = RUN.test(text) ? RUN.lastIndex - at : 0
  return at < caret ? Math.min(length, caret - at) : length
}

function layoutAny(shown: Styled, caret: number, flow: Flow): Layout {
  const { text, styles } = shown
  const walk = new Walk(flow)
  for (let at = 0; at < text.length;) {
    if (at === caret) walk.markCaret()
    const run = runLength(text, at, caret)
    if (run > 0) {
      walk.placeRun(text.slice(at, at + run), styles.slice(at, at + run))
      at += run
      continue
    }
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
    walk.place(character, styles.charAt(at))
    at += character.length
  }
  const cell = walk.finish()
  return { rows: walk.builder.rows, caret: cell }
}

/** A caret behind a full last row stands on a row of its own, which the terminal makes by wrapping. */
function withCaretRow(layout: Layout): Layout {
  if (layout.caret.row < layout.rows.length) return layout
  return { ...layout, rows: [...layout.rows, { text: '', styles: '', soft: true, width: 0, plain: true }] }
}

/**
 * Lays text out in rows of `columns` cells. `caret` is an offset into the text.
 */
export function layOut(shown: Styled, caret: number, flow: Flow): Layout {
  return withCaretRow(isPlain(shown.text) ? layoutPlain(shown, caret, flow) : layoutAny(shown, caret, flow))
}
