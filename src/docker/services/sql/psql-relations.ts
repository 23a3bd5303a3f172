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

/** A sequence, and the column that it goes with where it has one. */
async function sequenceText(client: Client, name: string, of: Described | undefined): Promise<string | undefined> {
  const found = await query(
    client,
    `SELECT data_type, start_value, increment_by FROM pg_sequences WHERE sequencename = '${name}'`,
  )
  const [type, start, step] = (found?.type === 'rows' ? found.rows.rows[0] : undefined) ?? []
  if (type === undefined) return undefined
  const column = of?.columns.find((one) => `${of.table}_${one.name}_seq` === name)
  const cells = {
    columns: ['Type', 'Start', 'Minimum', 'Maximum', 'Increment', 'Cycles?', 'Cache'],
    numeric: [false, true, true, true, true, false, true],
    rows: [[String(type), String(start), '1', GREATEST[String(type)] ?? '', String(step), 'no', '1']],
  }
  const place = column && `public.${of?.table ?? ''}.${column.name}`
  const owner = !column
    ? ''
    : column.identity
      ? `Sequence for identity column: ${place ?? ''}\n`
      : `Owned by: ${place ?? ''}\n`
  return `${psqlTable(cells, `Sequence "public.${name}"`)}${owner}\n`
}

/** What `\d NAME` shows of an index, or of the sequence of a column; undefined where there is none of that name. */
export async function relationText(client: Client, name: string): Promise<string | undefined> {
  const found = await query(client, `SELECT relkind, reltable FROM pg_class WHERE relname = '${name}'`)
  const [kind, table] = (found?.type === 'rows' ? found.rows.rows[0] : undefined) ?? []
  if (kind === 'S' && table === null) return sequenceText(client, name, undefined)
  if (typeof table !== 'string') return undefined
  const described = await query(client, `DESCRIBE "${table}"`)
  if (described?.type !== 'described') return undefined
  return kind === 'S' ? sequenceText(client, name, described) : indexText(name, described)
}
