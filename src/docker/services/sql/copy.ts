import type { Work } from '../../../base/work.ts'
import { mapped, RUN } from './rows/turns.ts'
import type { Result } from './step.ts'

const UNESCAPED: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', b: '\b', '\\': '\\' }

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** The cells of rows as text has them. */
const plainCells = (lines: readonly string[], { delimiter, null: none }: Format): Work<readonly Cells[]> =>
  mapped(lines, (line) =>
    line
      .split(delimiter)
      .map((cell) =>
        cell === none ? undefined : cell.replace(/\\(.)/gs, (_whole, letter: string) => UNESCAPED[letter] ?? letter),
      ),
  )

/** What stands in a row; undefined for NULL. */
type Cells = readonly (string | undefined)[]

type Format = Extract<Result, { readonly type: 'copies-in' }>

/** The cells of rows as CSV has them: what stands in quotes is never NULL. */
function* csvCells(lines: readonly string[], { delimiter, null: none }: Format): Work<readonly Cells[]> {
  const rows: Cells[] = []
  if (lines.length === 0) return rows
  const sign = delimiter.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const cell = new RegExp(String.raw`(?:"((?:""|[^"])*)"|([^${sign}\n"]*))(${sign}|\n|$)`, 'y')
  const text = lines.join('\n')
  let row: (string | undefined)[] = []
  while (cell.lastIndex <= text.length) {
    const found = cell.exec(text)
    if (!found) break
    const [, inQuotes, bare = '', end] = found
    row.push(inQuotes === undefined ? (bare === none ? undefined : bare) : inQuotes.replaceAll('""', '"'))
    if (end === delimiter) continue
    if (rows.push(row) % RUN === 0) yield RUN
    row = []
    if (end === '' || cell.lastIndex >= text.length) break
  }
  return rows
}

/** What puts rows into their table, and how many there are; no statement where there are none. */
export function* copiedRows(
  format: Format,
  lines: readonly string[],
): Work<{ readonly insert: string | undefined; readonly count: number }> {
  const given = lines.slice(format.hasHeader ? 1 : 0).filter((line) => line !== '' || format.columns.length === 1)
  const cells = yield* format.isCsv ? csvCells(given, format) : plainCells(given, format)
  if (cells.length === 0) return { insert: undefined, count: 0 }
  const rows = yield* mapped(
    cells,
    (row) => `(${row.map((cell) => (cell === undefined ? 'NULL' : quoted(cell))).join(', ')})`,
  )
  return {
    insert: `INSERT INTO "${format.table}" (${format.columns.map((name) => `"${name}"`).join(', ')}) OVERRIDING SYSTEM VALUE VALUES ${rows.join(', ')}`,
    count: cells.length,
  }
}

/** A value as COPY writes it. */
export const copiedText = (text: string): string =>
  text.replace(
    /[\\\t\n\r]/g,
    (letter) => ({ '\t': String.raw`\t`, '\n': String.raw`\n`, '\r': String.raw`\r` })[letter] ?? '\\\\',
  )
