import { clusterStart, clusterStep } from '../../../base/width.ts'

/** A character of a line as the screen shows it. */
export interface Cell {
  readonly text: string
  readonly width: number
  /** Its offset in the line. */
  readonly at: number
}

const TAB = 8

/** A line as cells: tabs filled with blanks, control characters as `^X`, marks with what they belong to. */
export function cellsOf(line: string): readonly Cell[] {
  const cells: Cell[] = []
  let [column, state] = [0, clusterStart]
  for (let at = 0; at < line.length;) {
    const code = line.codePointAt(at) ?? 0
    const character = String.fromCodePoint(code)
    const step = clusterStep(state, code)
    const cell = cellOf(character, code, column, step.width)
    const last = cells.at(-1)
    if (step.joins && last && code > 127) {
      cells[cells.length - 1] = { text: last.text + character, width: step.width, at: last.at }
      column += step.width - last.width
    } else {
      cells.push({ ...cell, at })
      column += cell.width
    }
    state = step
    at += character.length
  }
  return cells
}

function cellOf(character: string, code: number, column: number, width: number): Omit<Cell, 'at'> {
  if (code === 9) return { text: ' '.repeat(TAB - (column % TAB)), width: TAB - (column % TAB) }
  if (code < 32 || code === 127) return { text: `^${String.fromCharCode(code ^ 64)}`, width: 2 }
  if ((code >= 0x80 && code < 0xa0) || (code >= 0xd800 && code < 0xe000)) return { text: '\ufffd', width: 1 }
  return { text: character, width }
}

/** The column of an offset. */
export function columnOf(line: string, at: number): number {
  return cellsOf(line).reduce((sum, cell) => (cell.at < at ? sum + cell.width : sum), 0)
}

/** The offset at a column, or before it where a wide character lies across. */
export function offsetAt(line: string, column: number): number {
  let reached = 0
  for (const cell of cellsOf(line)) {
    if (reached + cell.width > column) return cell.at
    reached += cell.width
  }
  return line.length
}

/** Where a line's picture starts when the caret is at `column`: the line jumps aside by whole pages, as nano's does. */
export function pageStart(column: number, width: number): number {
  if (column === 0 || column + 2 < width || width < 9) return 0
  return column - 6 - ((column - 6) % (width - 8))
}

/** A line's row, from column `start` on; what is cut off shows as `<` and `>`. */
export function rowOf(line: string, start: number, width: number): string {
  let [row, column, filled] = ['', 0, 0]
  for (const cell of cellsOf(line)) {
    const from = column
    column += cell.width
    if (from < start || (start > 0 && filled === 0)) {
      if (column > start && filled === 0) {
        row = `\x1b[7m<\x1b[27m${' '.repeat(Math.max(0, column - start - 1))}`
        filled = column - start
      }
      continue
    }
    if (filled + cell.width > width - 1 && column < totalWidth(line))
      return `${row}${' '.repeat(width - 1 - filled)}\x1b[7m>\x1b[27m`
    row += cell.text
    filled += cell.width
  }
  return row
}

const totalWidth = (line: string): number => columnOf(line, line.length)
