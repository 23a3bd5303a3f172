import { textOf } from './postgres-values.ts'
import { type Client, query, tell, refuse } from './psql-client.ts'

/** `\gset`: keeps the values of the one row of a query in variables, each under the name of its column behind a prefix. */
export async function keepRow(client: Client, statement: string, prefix: string): Promise<void> {
  const result = await query(client, statement)
  if (!result) return
  if (result.type !== 'rows') return tell(client, result, statement)
  const { columns, rows } = result.rows
  const [row] = rows
  if (!row || rows.length > 1) return refuse(client, `${row ? 'more than one row' : 'no rows'} returned for \\gset`)
  for (const [at, name] of columns.entries()) {
    const value = row[at] ?? null
    if (value === null) client.variables.delete(prefix + name)
    else client.variables.set(prefix + name, textOf(value))
  }
}
