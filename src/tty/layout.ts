import { clusterStart, type ClusterState, clusterStep } from '../base/width.ts'

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

  /** The character that stands for the SGR parameters `sgr`. */
  styleOf(sgr: string): string {
    const known = this.#escapes.indexOf(sgr)
    return String.fromCharCode(known < 0 ? this.#escapes.push(sgr) - 1 : known)
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

interface Flow {
  readonly columns: number
  /** The column that the first row starts at, behind output that had no newline. */
  readonly start: number
}

/** How a control character is shown: as ^X, a tab as spaces up to the next stop. */
function glyphOf(code: number, column: number): string {
  if (code === 9) return ' '.repeat(TAB_STOP - (column % TAB_STOP))
  return code < 32 ? `^${String.fromCharCode(code + 64)}` : '^?'
}

/** Places text in rows: a cluster, a character with all that joins it, stays in one. */
class Walk {
  readonly rows: Row[] = []
  readonly #columns: number
  #text = ''
  #styles = ''
  #width: number
  #soft = false
  #state: ClusterState = clusterStart
  #cluster = { text: '', styles: '' }
  #caret: Cell | 'ahead' | undefined

  constructor({ columns, start }: Flow) {
    this.#width = start
    this.#columns = columns
  }

  /** The caret stands on the cluster that comes next, wherever that fits. */
  markCaret(): void {
    this.#endCluster()
    this.#caret = 'ahead'
  }

  place(character: string, style: string): void {
    const code = character.codePointAt(0) ?? 0
    if (code === 10) {
      // behind a full row it stands at the start of a row of its own, as the caret does there
      this.#endCluster()
      this.#begin(1)
      this.#endRow(false)
    } else if (code < 32 || code === 127) {
      this.#endCluster()
      for (const part of glyphOf(code, this.#width % this.#columns)) this.#placeOne(part, style)
    } else this.#placeOne(character, style)
  }

  /** Places printable ASCII that nothing joins, a row's worth at once. */
  placeRun(text: string, styles: string): void {
    this.#endCluster()
    for (let at = 0; at < text.length;) {
      this.#begin(1)
      const end = at + this.#columns - this.#width
      const part = text.slice(at, end)
      this.#add(part, styles.slice(at, end), part.length)
      at = end
    }
  }

  /** Ends the last row; gives the caret. */
  finish(): Cell {
    this.#endCluster()
    const caret = typeof this.#caret === 'object' ? this.#caret : this.#cell()
    this.#endRow(false)
    return caret.column >= this.#columns ? { row: caret.row + 1, column: 0 } : caret
  }

  #cell(): Cell {
    return { row: this.rows.length, column: this.#width }
  }

  /** Goes on in the next row when this one has no room for `cells`; the caret stands here, if it was ahead. */
  #begin(cells: number): void {
    if (this.#width + cells > this.#columns && this.#width > 0) this.#endRow(true)
    if (this.#caret === 'ahead') this.#caret = this.#cell()
  }

  #add(text: string, styles: string, cells: number): void {
    this.#text += text
    this.#styles += styles
    this.#width += cells
  }

  #endRow(nextIsSoft: boolean): void {
    this.rows.push({ text: this.#text, styles: this.#styles, soft: this.#soft, width: this.#width })
    this.#text = ''
    this.#styles = ''
    this.#width = 0
    this.#soft = nextIsSoft
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
      const { width } = this.#state
      this.#begin(width)
      this.#add(text, styles, width)
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

/**
 * Lays text out in rows of `columns` cells. `caret` is an offset into the text; behind a full last row it stands on a row of its own, which
 * the terminal makes by wrapping.
 */
export function layOut({ text, styles }: Styled, caret: number, flow: Flow): Layout {
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
  const { rows } = walk
  if (cell.row === rows.length) rows.push({ text: '', styles: '', soft: true, width: 0 })
  return { rows, caret: cell }
}
