import { query, type Client } from './psql-client.ts'
import { typeText } from './postgres-values.ts'
import type { Result } from './step.ts'
import { psqlTable } from './tables-text.ts'

type Described = Extract<Result, { readonly type: 'described' }>

/** The greatest number of a sequence, by the type of the column that it fills. */
const GREATEST: Readonly<Record<string, string>> = {
  smallint: '32767',
  integer: '2147483647',
  bigint: '9223372036854775807',
}

function indexText(name: string, described: Described): string | undefined {
  const { table, columns, constraints, indexes } = described
  const key = constraints.find((one) => (one.type === 'primary' || one.type === 'unique') && one.name === name)
  const index = indexes.find((one) => one.name === name)
  const own = key ?? index
  if (!own || !('columns' in own)) return undefined
  const rows = own.columns.map((column) => {
    const { kind = '' } = columns.find((one) => one.name === column) ?? {}
    return [column, typeText(kind), 'yes', column]
  })
  const cells = { columns: ['Column', 'Type', 'Key?', 'Definition'], numeric: [], rows }
  const unique = key ? (key.type === 'primary' ? 'primary key, ' : 'unique, ') : index?.unique ? 'unique, ' : ''
  const method = index?.method ?? 'btree'
  return `${psqlTable(cells, `Index "public.${name}"`)}${unique}${method}, for table "public.${table}"\n\n`
}

function sequenceText(name: string, { table, columns }: Described): string | undefined {
  const column = columns.find((one) => `${table}_${one.name}_seq` === name)
  if (!column) return undefined
  const type = typeText(column.kind)
  const cells = {
    columns: ['Type', 'Start', 'Minimum', 'Maximum', 'Increment', 'Cycles?', 'Cache'],
    numeric: [false, true, true, true, true, false, true],
    rows: [[type, '1', '1', GREATEST[type] ?? '', '1', 'no', '1']],
  }
  const of = `public.${table}.${column.name}`
  const owner = column.identity ? `Sequence for identity column: ${of}` : `Owned by: ${of}`
  return `${psqlTable(cells, `Sequence "public.${name}"`)}${owner}\n\n`
}

/** What `\d NAME` shows of an index, or of the sequence of a column; undefined where there is none of that name. */
export async function relationText(client: Client, name: string): Promise<string | undefined> {
  const found = await query(client, `SELECT relkind, reltable FROM pg_class WHERE relname = '${name}'`)
  const [kind, table] = (found?.type === 'rows' ? found.rows.rows[0] : undefined) ?? []
  if (typeof table !== 'string') return undefined
  const described = await query(client, `DESCRIBE "${table}"`)
  if (described?.type !== 'described') return undefined
  return kind === 'S' ? sequenceText(name, described) : indexText(name, described)
}
