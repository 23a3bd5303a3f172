import { AGGREGATES, isAggregate } from './evaluate.ts'
import { partsOf } from './expression-parts.ts'
import type { Facts } from './facts.ts'
import { type Clause, type Expression, type Select, SqlError } from './syntax.ts'
import type { Table } from './tables.ts'

/** A table that a statement reads, by the name it has there. */
export interface Named {
  readonly alias: string
  readonly table: Table
}

/** Where a column is in its table; -1 where there is none. */
export const placeOf = ({ columns }: Table, name: string): number =>
  columns.findIndex((column) => column.name.toLowerCase() === name.toLowerCase())

type ColumnName = Extract<Expression, { readonly type: 'column' }>

function ownerOf(tables: readonly Named[], { table: of, name }: ColumnName, clause: Clause): Named {
  const named = of === undefined ? tables : tables.filter(({ alias }) => alias === of)
  if (of !== undefined && named.length === 0) throw new SqlError({ type: 'no-source', name, table: of, clause })
  const [owner, another] = named.filter(({ table }) => placeOf(table, name) >= 0)
  if (another) throw new SqlError({ type: 'ambiguous', name })
  if (!owner) throw new SqlError({ type: 'no-column', name: of === undefined ? name : `${of}.${name}`, clause })
  return owner
}

/** Whether every column of an expression is there, whatever rows there are. @throws SqlError */
export function checkColumns(tables: readonly Named[], expression: Expression, clause: Clause): void {
  if (expression.type === 'column') ownerOf(tables, expression, clause)
  for (const part of partsOf(expression)) checkColumns(tables, part, clause)
}

/** WHERE, ON and GROUP BY come before rows are counted. @throws SqlError */
function checkPlain(tables: readonly Named[], expression: Expression, clause: Clause): void {
  checkColumns(tables, expression, clause)
  if (isAggregate(expression)) throw new SqlError({ type: 'misplaced-aggregate', clause })
}

/** Whether a group has one value of an expression: PostgreSQL refuses one that it has many of. @throws SqlError */
function checkGrouped(tables: readonly Named[], expression: Expression, group: readonly Expression[]): void {
  if (expression.type === 'call' && AGGREGATES.has(expression.name)) return
  if (group.some((by) => JSON.stringify(by) === JSON.stringify(expression))) return
  for (const part of partsOf(expression)) checkGrouped(tables, part, group)
  if (expression.type !== 'column') return
  const owner = ownerOf(tables, expression, 'select')
  const grouped = group.filter((by) => by.type === 'column' && ownerOf(tables, by, 'group') === owner)
  const names = grouped.map((by) => (by.type === 'column' ? by.name : ''))
  const keys = owner.table.columns.filter(({ key }) => key)
  const isWhole = keys.length > 0 && keys.every(({ name }) => names.includes(name))
  if (!isWhole && !names.includes(expression.name))
    throw new SqlError({ type: 'not-grouped', name: expression.name, table: owner.alias })
}

/** What a select gives and sorts by, with the names of outputs put in their place. */
interface Meant {
  readonly outputs: readonly Expression[]
  readonly group: readonly Expression[]
  readonly order: readonly Expression[]
  readonly isGrouped: boolean
}

/** Whether all that a select names is there, and stands where it may. @throws SqlError */
export function checkSelect(tables: readonly Named[], statement: Select, meant: Meant, { server }: Facts): void {
  const { from, where, having } = statement
  const { outputs, group, order, isGrouped } = meant
  for (const [at, { join }] of from.entries()) if (join?.on) checkPlain(tables.slice(0, at + 1), join.on, 'on')
  for (const output of outputs) checkColumns(tables, output, 'select')
  if (where) checkPlain(tables, where, 'where')
  for (const by of group) checkPlain(tables, by, 'group')
  if (having) checkColumns(tables, having, 'having')
  for (const by of order) checkColumns(tables, by, 'order')
  if (!isGrouped || server !== 'postgres') return
  for (const one of [...outputs, ...(having ? [having] : []), ...order]) checkGrouped(tables, one, group)
}
