import { largest } from '../../base/largest.ts'
import { textWidth } from '../../base/width.ts'

/** Cells between two columns. */
const GAP = 2

/** A text to lay out, and how it looks. */
export interface Cell {
  readonly text: string
  /** The text with its colours; as it is when absent. */
  readonly painted?: string
}

/** The width of each column when `cells` run down `rows` rows. */
function columnWidths(widths: readonly number[], rows: number): readonly number[] {
  const columns = Math.ceil(widths.length / rows)
  return Array.from({ length: columns }, (_none, column) => largest(widths.slice(column * rows, (column + 1) * rows)))
}

/** The fewest rows whose columns fit beside one another. */
function rowsFor(widths: readonly number[], available: number): number {
  for (let rows = 1; rows < widths.length; rows += 1) {
    const columns = columnWidths(widths, rows)
    const needed = columns.reduce((sum, width) => sum + width + GAP, -GAP)
    if (needed <= available) return rows
  }
  return widths.length
}

/** Lays cells out in columns that run down, as ls does on a terminal. Gives the lines, without blanks at their ends. */
export function inColumns(cells: readonly Cell[], available: number): readonly string[] {
  if (cells.length === 0) return []
  const widths = cells.map((cell) => textWidth(cell.text))
  const rows = rowsFor(widths, available)
  const columns = columnWidths(widths, rows)
  return Array.from({ length: rows }, (_none, row) => {
    const line = columns.flatMap((_width, column) => cells[column * rows + row] ?? [])
    return line
      .map((cell, column) => {
        const shown = cell.painted ?? cell.text
        const blanks = (columns[column] ?? 0) + GAP - textWidth(cell.text)
        return column === line.length - 1 ? shown : shown + ' '.repeat(blanks)
      })
      .join('')
  })
}

/** Which side of a column its texts stand at. */
export type Side = 'left' | 'right'

/** A table's rows as lines: columns one space apart, as wide as their widest text; the last is not filled up. */
export function inTable(rows: readonly (readonly string[])[], sides: readonly Side[]): readonly string[] {
  const widths = sides.map((_side, column) => largest(rows.map((row) => textWidth(row[column] ?? ''))))
  return rows.map((row) =>
    row
      .map((text, column) => {
        const blanks = ' '.repeat((widths[column] ?? 0) - textWidth(text))
        if (sides[column] === 'right') return blanks + text
        return column === row.length - 1 ? text : text + blanks
      })
      .join(' '),
  )
}
