import { compare, evaluate, holds, isAggregate, type Scope } from './evaluate.ts'
import type { Facts } from './facts.ts'
import { type Expression, type Item, type Select, SqlError, type Value } from './syntax.ts'
import type { Database, Table } from './tables.ts'
import { tableOf } from './tables.ts'

/** Rows with the names of their columns. */
export interface Rows {
  readonly columns: readonly string[]
  /** Whether a column holds numbers. */
  readonly numeric: readonly boolean[]
  readonly rows: readonly (readonly Value[])[]
}

interface Part {
  readonly alias: string
  readonly table: Table
  /** Undefined where an outer join found nothing. */
  readonly row: readonly Value[] | undefined
}

const NUMBERS = /^(?:small|big|medium|tiny)?(?:int|serial)|^(?:integer|numeric|decimal|real|double|float|money)/

/** Whether a kind of column holds numbers. */
export const isNumeric = (kind: string): boolean => NUMBERS.test(kind)

/** One row of tables that are joined. */
export class Joined implements Scope {
  readonly parts: readonly Part[]
  readonly facts: Facts
  readonly group?: readonly Scope[]

  constructor(parts: readonly Part[], facts: Facts, group?: readonly Scope[]) {
    this.parts = parts
    this.facts = facts
    if (group) this.group = group
  }

  column(table: string | undefined, name: string): Value {
    const found = this.parts.flatMap((part) => {
      const at = table === undefined || table === part.alias ? place(part.table, name) : -1
      return at < 0 ? [] : [part.row?.[at] ?? null]
    })
    const [value] = found
    if (value === undefined)
      throw new SqlError({ type: 'no-column', name: table === undefined ? name : `${table}.${name}` })
    if (found.length > 1) throw new SqlError({ type: 'ambiguous', name })
    return value
  }
}

/** Where a column is in its table; -1 where there is none. */
const place = ({ columns }: Table, name: string): number =>
  columns.findIndex((column) => column.name.toLowerCase() === name.toLowerCase())

function joinedRows(database: Database, { from }: Select, facts: Facts): readonly Joined[] {
  let rows: readonly Joined[] = [new Joined([], facts)]
  for (const { table: name, alias, join } of from) {
    const table = tableOf(database, name)
    rows = rows.flatMap((left) => {
      const all = table.rows.map((row) => new Joined([...left.parts, { alias, table, row }], facts))
      const fitting = join?.on ? all.filter((row) => holds(join.on, row)) : all
      return fitting.length > 0 || !join?.outer
        ? fitting
        : [new Joined([...left.parts, { alias, table, row: undefined }], facts)]
    })
  }
  return rows
}

interface Output {
  readonly name: string
  readonly value: Expression
  readonly numeric: boolean
}

const nameOf = (expression: Expression): string => {
  if (expression.type === 'column') return expression.name
  return expression.type === 'call' ? expression.name : '?column?'
}

function outputsOf(database: Database, { items, from }: Pick<Select, 'items' | 'from'>): readonly Output[] {
  const tables = from.map(({ table, alias }) => ({ alias, table: tableOf(database, table) }))
  const kindOf = (expression: Expression): boolean => {
    if (expression.type === 'value') return typeof expression.value === 'number'
    if (expression.type === 'call') return ['count', 'sum', 'avg', 'length', 'abs', 'round'].includes(expression.name)
    if (expression.type === 'binary') return /^[-+*/%]$/.test(expression.operator)
    if (expression.type !== 'column') return false
    const column = tables.flatMap(({ table }) => table.columns).find(({ name }) => name === expression.name)
    return column !== undefined && isNumeric(column.kind)
  }
  return items.flatMap((item: Item): readonly Output[] => {
    if (item.type === 'item')
      return [{ name: item.name ?? nameOf(item.value), value: item.value, numeric: kindOf(item.value) }]
    return tables.flatMap(({ alias, table }) =>
      table.columns.map(
        ({ name, kind }) =>
          ({ name, value: { type: 'column', table: alias, name }, numeric: isNumeric(kind) }) as const,
      ),
    )
  })
}

function groupsOf(
  { group, having }: Select,
  rows: readonly Joined[],
  outputs: readonly Output[],
  facts: Facts,
): readonly Scope[] {
  if (group.length === 0 && !outputs.some(({ value }) => isAggregate(value))) return rows
  const groups = new Map<string, Joined[]>()
  if (group.length === 0) groups.set('[]', [])
  for (const row of rows) {
    const key = JSON.stringify(group.map((by) => evaluate(by, row)))
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()]
    .map((members) => new Joined(members[0]?.parts ?? [], facts, members))
    .filter((scope) => holds(having, scope))
}

/** What an expression of ORDER BY sorts by: a column of the output by its number or its name, or any other value. */
function sortKey(by: Expression, outputs: readonly Output[], scope: Scope): Value {
  const output =
    by.type === 'value' && typeof by.value === 'number'
      ? outputs[by.value - 1]
      : by.type === 'column' && by.table === undefined
        ? outputs.find(({ name }) => name === by.name)
        : undefined
  return evaluate(output?.value ?? by, scope)
}

/** @throws SqlError */
export function select(database: Database, statement: Select, facts: Facts): Rows {
  const outputs = outputsOf(database, statement)
  const { where, order, limit, offset, distinct } = statement
  const rows = joinedRows(database, statement, facts).filter((row) => holds(where, row))
  const scopes = groupsOf(statement, rows, outputs, facts).toSorted((one, other) => {
    for (const { by, down } of order) {
      const side = compare(sortKey(by, outputs, one), sortKey(by, outputs, other))
      if (side !== 0) return down ? -side : side
    }
    return 0
  })
  const made = scopes.map((scope) => outputs.map(({ value }) => evaluate(value, scope)))
  const seen = new Set<string>()
  const kept = distinct ? made.filter((row) => !seen.has(JSON.stringify(row)) && seen.add(JSON.stringify(row))) : made
  return {
    columns: outputs.map(({ name }) => name),
    numeric: outputs.map(({ numeric }) => numeric),
    rows: kept.slice(offset, limit === undefined ? undefined : offset + limit),
  }
}

/** What RETURNING gives of rows that were made. */
export function returned(
  database: Database,
  { table, returning }: { readonly table: string; readonly returning: readonly Item[] },
  rows: readonly (readonly Value[])[],
  facts: Facts,
): Rows {
  const outputs = outputsOf(database, { items: returning, from: [{ table, alias: table }] })
  const from = tableOf(database, table)
  const scopes = rows.map((row) => new Joined([{ alias: table, table: from, row }], facts))
  return {
    columns: outputs.map(({ name }) => name),
    numeric: outputs.map(({ numeric }) => numeric),
    rows: scopes.map((scope) => outputs.map(({ value }) => evaluate(value, scope))),
  }
}
