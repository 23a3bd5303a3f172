import type { Column, Constraint, Expression } from './syntax.ts'
import type { Cluster, Database, Entry, Table } from './tables.ts'

/** A table as earlier versions kept it: keys were said of its columns. */
interface OldTable {
  readonly columns: readonly (Omit<Column, 'standard'> & {
    readonly key?: boolean
    readonly unique?: boolean
    readonly standard?: Expression
  })[]
  readonly rows: Table['rows']
  readonly next: number
  readonly owner?: string
}

const isOld = (entry: Entry | OldTable): entry is OldTable => !('type' in entry)

/** Values were kept without their kinds. */
function expression(of: Expression | undefined): Expression | undefined {
  if (of?.type !== 'value' || 'kind' in of) return of
  const kinds = { number: 'numeric', boolean: 'boolean', string: 'text' } as const
  const { value } = of
  const type = typeof value
  return {
    type: 'value',
    value,
    kind: type === 'number' || type === 'boolean' || type === 'string' ? kinds[type] : 'null',
  }
}

function table(name: string, { columns, rows, next, owner }: OldTable): Table {
  const keys = columns.filter(({ key }) => key).map((column) => column.name)
  const primary: readonly Constraint[] =
    keys.length === 0 ? [] : [{ type: 'primary', name: `${name}_pkey`, columns: keys }]
  const unique = columns
    .filter((column) => column.unique)
    .map((column): Constraint => ({ type: 'unique', name: `${name}_${column.name}_key`, columns: [column.name] }))
  const made = columns.map(({ key: _key, unique: _unique, standard, ...rest }): Column => ({
    ...rest,
    standard: expression(standard),
  }))
  return {
    type: 'table',
    columns: made,
    constraints: [...primary, ...unique],
    indexes: [],
    rows,
    next,
    ...(owner !== undefined && { owner }),
  }
}

const database = (old: Readonly<Record<string, Entry | OldTable>>): Database =>
  Object.fromEntries(Object.entries(old).map(([name, entry]) => [name, isOld(entry) ? table(name, entry) : entry]))

/** What a server keeps, also where an earlier version wrote it. */
export const upgraded = (cluster: Readonly<Record<string, Readonly<Record<string, Entry | OldTable>>>>): Cluster =>
  Object.fromEntries(Object.entries(cluster).map(([name, one]) => [name, database(one)]))
