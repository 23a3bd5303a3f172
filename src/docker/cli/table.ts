import { largest } from '../../base/largest.ts'
const LEAST_WIDTH = 10
const GAP = 3

/** A table of text. */
export interface Table {
  readonly headers: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const isPlain = (text: string): boolean => !/[^\u0020-\u007e]/.test(text)

const lengthOf = (cell: string): number => (isPlain(cell) ? cell.length : [...cell].length)

/**
 * Aligns text whose cells are ended by tabs as Go's tabwriter does for Docker: a column is as wide as its longest cell and `gap`
 * spaces, at least `leastWidth` in all; what follows the last tab is not padded.
 */
export function alignColumns(lines: readonly string[], leastWidth = LEAST_WIDTH, gap = GAP): string {
  const rows = lines.map((line) => line.split('\t'))
  const widths = rows.map((): number[] => [])
  const most = largest(rows.map((cells) => cells.length - 1))
  for (let column = 0; column < most; column += 1) {
    let start = 0
    for (let at = 0; at <= rows.length; at += 1) {
      if ((rows[at]?.length ?? 0) - 1 > column) continue
      // a column ends where a row does not have it
      const block = rows.slice(start, at)
      const width = largest(
        block.map((cells) => lengthOf(cells[column] ?? '') + gap),
        leastWidth,
      )
      for (const [offset] of block.entries()) widths[start + offset]?.push(width)
      start = at + 1
    }
  }
  return rows
    .map((cells, at) => cells.map((cell, column) => padded(cell, widths[at]?.[column])).join('') + '\n')
    .join('')
}

const padded = (cell: string, width = 0): string => cell + ' '.repeat(Math.max(0, width - lengthOf(cell)))

/** Lays a table out as Docker does. */
export function formatTable({ headers, rows }: Table, leastWidth = LEAST_WIDTH): string {
  return alignColumns(
    [headers, ...rows].map((cells) => cells.join('\t')),
    leastWidth,
  )
}

const WIDE =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|[\u{1F300}-\u{1FAFF}]/u

/** Columns that a character takes. */
const columnsOf = (letter: string): number => (WIDE.test(letter) ? 2 : 1)

/** `text` cut to `length` columns, the last one an ellipsis where something was cut. */
export function ellipsis(text: string, length: number): string {
  if (isPlain(text) && length > 1) return text.length <= length ? text : `${text.slice(0, length - 1)}…`
  const letters = [...text]
  if (length <= 1) return letters[0] ?? ''
  if (letters.reduce((sum, letter) => sum + columnsOf(letter), 0) <= length) return text
  let [kept, columns] = ['', 0]
  for (const letter of letters) {
    columns += columnsOf(letter)
    if (columns > length - 1) break
    kept += letter
  }
  return `${kept}…`
}
