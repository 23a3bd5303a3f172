import { largest } from '../../../base/largest.ts'
import type { Rows } from './select.ts'
import type { Value } from './syntax.ts'

/** A table as text has it: cells, and which columns are set right. */
export interface Cells {
  readonly columns: readonly string[]
  readonly numeric: readonly boolean[]
  readonly rows: readonly (readonly string[])[]
}

export const cellsOf = ({ columns, numeric, rows }: Rows, text: (value: Value) => string): Cells => ({
  columns,
  numeric,
  rows: rows.map((row) => row.map(text)),
})

const widthsOf = ({ columns, rows }: Cells): readonly number[] =>
  columns.map((name, at) =>
    largest(
      rows.map((row) => row[at]?.length ?? 0),
      name.length,
    ),
  )

const centred = (text: string, width: number): string => {
  const left = Math.floor((width - text.length) / 2)
  return ' '.repeat(left) + text + ' '.repeat(width - text.length - left)
}

/** A table as psql draws it: aligned, with lines between its columns. */
export function psqlTable(cells: Cells, title?: string): string {
  const widths = widthsOf(cells)
  const head = cells.columns.map((name, at) => ` ${centred(name, widths[at] ?? 0)} `).join('|')
  const rule = widths.map((width) => '-'.repeat(width + 2)).join('+')
  const rows = cells.rows.map((row) =>
    row
      .map((cell, at) => ` ${cells.numeric[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)} `)
      .join('|')
      .trimEnd(),
  )
  const above = title === undefined ? [] : [centred(title, head.length).trimEnd()]
  return [...above, head, rule, ...rows, ''].join('\n')
}

/** A table as mysql draws it: in a box. */
export function mysqlTable(cells: Cells): string {
  const widths = widthsOf(cells)
  const rule = `+${widths.map((width) => '-'.repeat(width + 2)).join('+')}+`
  const line = (row: readonly string[], right: readonly boolean[]): string =>
    `|${row.map((cell, at) => ` ${right[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)} `).join('|')}|`
  return [rule, line(cells.columns, []), rule, ...cells.rows.map((row) => line(row, cells.numeric)), rule, ''].join(
    '\n',
  )
}

const STARS = '*'.repeat(27)

/** Rows as mysql draws them upright: a line for each value. */
export function mysqlUpright({ columns, rows }: Cells): string {
  const width = largest(columns.map(({ length }) => length))
  return rows
    .map((row, at) => {
      const lines = columns.map((name, place) => `${name.padStart(width)}: ${row[place] ?? ''}\n`)
      return `${STARS} ${at + 1}. row ${STARS}\n${lines.join('')}`
    })
    .join('')
}
