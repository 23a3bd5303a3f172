/** COPY of PostgreSQL: rows that follow as text, a line each, with tabs between their values. */
interface Copy {
  readonly table: string
  readonly columns: string
}

/** Comments may stand before it. */
const COPY = /^(?:\s|--[^\n]*\n)*COPY\s+(\S+)\s*(?:\(([^)]*)\))?\s+FROM\s+stdin\s*;$/i

/** The statement, where it is COPY … FROM stdin. */
export function copyOf(statement: string): Copy | undefined {
  const [, table, columns = ''] = COPY.exec(statement) ?? []
  return table === undefined ? undefined : { table, columns }
}

const UNESCAPED: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', '\\': '\\' }

const valueOf = (text: string): string =>
  text === String.raw`\N`
    ? 'NULL'
    : `'${text.replace(/\\(.)/gs, (_whole, letter: string) => UNESCAPED[letter] ?? letter).replaceAll("'", "''")}'`

/** What puts rows into their table; undefined where there are none. */
export function copiedRows({ table, columns }: Copy, lines: readonly string[]): string | undefined {
  if (lines.length === 0) return undefined
  const rows = lines.map((line) => `(${line.split('\t').map(valueOf).join(', ')})`)
  return `INSERT INTO ${table}${columns === '' ? '' : ` (${columns})`} VALUES ${rows.join(', ')}`
}

/** A value as COPY writes it. */
export const copiedText = (text: string | undefined): string =>
  text === undefined
    ? String.raw`\N`
    : text.replace(
        /[\\\t\n\r]/g,
        (letter) => ({ '\t': String.raw`\t`, '\n': String.raw`\n`, '\r': String.raw`\r` })[letter] ?? '\\\\',
      )
