import { clusterStart, clusterStep, type ClusterState, isPlain } from '../../../base/width.ts'

/** A character of a line as the screen shows it. */
export interface Cell {
  readonly text: string
  readonly width: number
  /** Its offset in the line. */
  readonly at: number
}

const TAB = 8

/** A line as cells, from `start` on, which is at column `column`: tabs filled with blanks, control characters as `^X`, marks with what they belong to. */
function* cellsOf(line: string, start = 0, column = 0): Generator<Cell> {
  let [last, state]: [Cell | undefined, ClusterState] = [undefined, clusterStart]
  for (let at = start; at < line.length;) {
    const code = line.codePointAt(at) ?? 0
    const character = String.fromCodePoint(code)
    const step = clusterStep(state, code)
    if (step.joins && last && code > 127) last = { text: last.text + character, width: step.width, at: last.at }
    else {
      if (last) yield last
      column += last?.width ?? 0
      last = { ...cellOf(character, code, column, step.width), at }
    }
    state = step
    at += character.length
  }
  if (last) yield last
}

function cellOf(character: string, code: number, column: number, width: number): Omit<Cell, 'at'> {
  if (code === 9) return { text: ' '.repeat(TAB - (column % TAB)), width: TAB - (column % TAB) }
  if (code < 32 || code === 127) return { text: `^${String.fromCharCode(code ^ 64)}`, width: 2 }
  if ((code >= 0x80 && code < 0xa0) || (code >= 0xd800 && code < 0xe000)) return { text: '\ufffd', width: 1 }
  return { text: character, width }
}

/** The column of an offset. */
export function columnOf(line: string, at: number): number {
  if (isPlain(line.slice(0, at))) return Math.min(at, line.length)
  let column = 0
  for (const cell of cellsOf(line)) {
    if (cell.at >= at) break
    column += cell.width
  }
  return column
}

/** The offset at a column, or before it where a wide character lies across. */
export function offsetAt(line: string, column: number): number {
  // one more, for a mark may belong to the last one
  if (isPlain(line.slice(0, column + 1))) return Math.min(column, line.length)
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
  // what is before that is not looked at, where each of it has one column
  const skipped = isPlain(line.slice(0, start)) ? Math.min(start, line.length) : 0
  column = skipped
  const cells = cellsOf(line, skipped, skipped)
  for (let { done, value: cell } = cells.next(); !done && cell; { done, value: cell } = cells.next()) {
    const from = column
    column += cell.width
    if (from < start || (start > 0 && filled === 0)) {
      if (column > start && filled === 0) {
        row = `\x1b[7m<\x1b[27m${' '.repeat(Math.max(0, column - start - 1))}`
        filled = column - start
      }
      continue
    }
    if (filled + cell.width > width - 1 && hasWidth(cells))
      return `${row}${' '.repeat(width - 1 - filled)}\x1b[7m>\x1b[27m`
    row += cell.text
    filled += cell.width
  }
  return row
}

/** Whether there is something to be seen among cells. */
function hasWidth(cells: Generator<Cell>): boolean {
  for (const { width } of cells) if (width > 0) return true
  return false
}

/** Text in reverse video. */
export const inverse = (text: string): string => `\x1b[7m${text}\x1b[27m`
