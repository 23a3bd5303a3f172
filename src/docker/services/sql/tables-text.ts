import { largest } from '../../../base/largest.ts'
import { textWidth } from '../../../base/width.ts'
import { atOnce, type Work } from '../../../base/work.ts'
import { mapped } from './rows/turns.ts'
import type { Rows } from './step.ts'
import { isNumber } from './types/type.ts'
import type { Value } from './syntax.ts'

/** A table as text has it: cells, and which columns are set right. */
export interface Cells {
  readonly columns: readonly string[]
  readonly numeric: readonly boolean[]
  readonly rows: readonly (readonly string[])[]
  /** How wide a column is at least. */
  readonly least?: readonly number[]
}

/** Rows as text, others having their turn in between. */
export function* cellsInTurns({ columns, types, rows }: Rows, text: (value: Value) => string): Work<Cells> {
  return { columns, numeric: types.map(isNumber), rows: yield* mapped(rows, (row) => row.map(text)) }
}

/** The cells of MySQL, where NULL has room in each column that may hold it, and what is true is a number. */
export function* mysqlCells(rows: Rows, text: (value: Value) => string): Work<Cells> {
  return {
    ...(yield* cellsInTurns(rows, text)),
    numeric: rows.types.map((type) => isNumber(type) || type.family === 'boolean'),
    least: rows.columns.map((_name, at) => (rows.required?.[at] === false ? 'NULL'.length : 0)),
  }
}

/** How wide the widest line of a text is. */
const widest = (text: string): number =>
  text.includes('\n') ? largest(text.split('\n').map(textWidth)) : textWidth(text)

function* widthsInTurns({ columns, rows, least = [] }: Cells): Work<readonly number[]> {
  const widths: number[] = []
  for (const [at, name] of columns.entries()) {
    const cells = yield* mapped(rows, (row) => widest(row[at] ?? ''))
    widths.push(largest(cells, Math.max(textWidth(name), least[at] ?? 0)))
  }
  return widths
}

const centred = (text: string, width: number): string => {
  const room = Math.max(width - textWidth(text), 0)
  const left = Math.floor(room / 2)
  return ' '.repeat(left) + text + ' '.repeat(room - left)
}

/** The lines of a row whose cells may have several; a plus says that a cell goes on. */
function psqlRow(row: readonly string[], widths: readonly number[], numeric: readonly boolean[]): readonly string[] {
  const cells = row.map((cell) => cell.split('\n'))
  const height = largest(cells.map(({ length }) => length))
  const last = row.length - 1
  return Array.from({ length: height }, (_none, line) =>
    cells
      .map((lines, at) => {
        const [text = '', width = 0] = [lines[line], widths[at]]
        const goesOn = line < lines.length - 1
        if (at === last && !goesOn && !numeric[at]) return ` ${text}`
        const padded = numeric[at]
          ? ' '.repeat(width - textWidth(text)) + text
          : text + ' '.repeat(width - textWidth(text))
        return ` ${padded}${goesOn ? '+' : at === last ? '' : ' '}`
      })
      .join('|'),
  )
}

/** A table as psql draws it: aligned, with lines between its columns. */
export function* psqlTableInTurns(cells: Cells, title?: string, isOpen = false): Work<string> {
  const widths = yield* widthsInTurns(cells)
  const head = cells.columns.map((name, at) => ` ${centred(name, widths[at] ?? 0)} `).join('|')
  const rule = widths.map((width) => '-'.repeat(width + 2)).join('+')
  const rows = yield* mapped(cells.rows, (row) =>
    psqlRow(row, widths, cells.numeric)
      .map((line) => `${line}\n`)
      .join(''),
  )
  if (isOpen) return openTable(cells, widths)
  const above = title === undefined ? '' : `${centred(title, head.length).trimEnd()}\n`
  return `${above}${head}\n${rule}\n${rows.join('')}`
}

/** A table without lines between its columns, as `\pset border 0` has it drawn. */
function openTable({ columns, rows, numeric }: Cells, widths: readonly number[]): string {
  const head = columns.map((name, at) => `${centred(name, widths[at] ?? 0)} `).join('')
  const lines = rows.map((row) =>
    row
      .map((cell, at) => {
        const room = ' '.repeat(Math.max((widths[at] ?? 0) - textWidth(cell), 0))
        return numeric[at] ? room + cell : at === row.length - 1 ? cell : cell + room
      })
      .join(' '),
  )
  return [head, widths.map((width) => '-'.repeat(width)).join(' '), ...lines].map((line) => `${line}\n`).join('')
}

/** A table of psql in a box, as `\pset border 2` has it drawn; without its head where only rows are asked for. */
export function* psqlBoxInTurns(cells: Cells, bare: boolean): Work<string> {
  const [head = '', rule = '', ...rows] = (yield* psqlTableInTurns(cells)).split('\n').slice(0, -1)
  const edge = `+${rule}+\n`
  const inBox = (line: string): string => `|${line}${' '.repeat(Math.max(rule.length - textWidth(line), 0))}|\n`
  const body = yield* mapped(rows, inBox)
  return `${bare ? '' : edge + inBox(head) + edge}${body.join('')}${edge}`
}

/** The same of a small one, at once. */
export const psqlTable = (cells: Cells, title?: string): string => atOnce(psqlTableInTurns(cells, title))

/** Rows as psql draws them upright: a line for each value. */
export function psqlUpright({ columns, rows }: Cells): string {
  const names = largest(columns.map(textWidth))
  const values = largest(rows.flatMap((row) => row.flatMap((cell) => cell.split('\n').map(textWidth))))
  return rows
    .map(
      (row, at) =>
        `${recordLine(at + 1, names, values)}\n${row.map((cell, place) => uprightCell(columns[place] ?? '', cell, { names, values })).join('')}`,
    )
    .join('')
}

function recordLine(number: number, names: number, values: number): string {
  const title = `-[ RECORD ${number} ]`
  const rule = `${'-'.repeat(names + 1)}+${'-'.repeat(values + 1)}`
  return title + rule.slice(title.length)
}

function uprightCell(
  name: string,
  cell: string,
  { names, values }: { readonly names: number; readonly values: number },
): string {
  const lines = cell.split('\n')
  return lines
    .map((line, at) => {
      const goesOn = at < lines.length - 1
      return `${(at === 0 ? name : '') + ' '.repeat(names - textWidth(at === 0 ? name : ''))} | ${line}${goesOn ? `${' '.repeat(values - textWidth(line))}+` : ''}\n`
    })
    .join('')
}

/** A table as mysql draws it: in a box. */
export function* mysqlTable(cells: Cells): Work<string> {
  const widths = yield* widthsInTurns(cells)
  const rule = `+${widths.map((width) => '-'.repeat(width + 2)).join('+')}+`
  const cellText = (cell: string, at: number, isRight: boolean): string => {
    const room = ' '.repeat(Math.max((widths[at] ?? 0) - textWidth(cell), 0))
    return isRight ? ` ${room}${cell} ` : ` ${cell}${room} `
  }
  const line = (row: readonly string[], right: readonly boolean[]): string =>
    `|${row.map((cell, at) => cellText(cell, at, right[at] ?? false)).join('|')}|`
  const rows = yield* mapped(cells.rows, (row) => `${line(row, cells.numeric)}\n`)
  return `${rule}\n${line(cells.columns, [])}\n${rule}\n${rows.join('')}${rule}\n`
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
