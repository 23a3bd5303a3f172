import { compare, evaluate, folded, holds, isAggregate, type Scope } from './evaluate.ts'
import type { Facts } from './facts.ts'
import { checkColumns, checkSelect, type Named, placeOf } from './check-names.ts'
import { scaleOf } from './scale.ts'
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

  kind(table: string | undefined, name: string): string | undefined {
    const owner = this.parts.find((part) => (table ?? part.alias) === part.alias && placeOf(part.table, name) >= 0)
    return owner?.table.columns[placeOf(owner.table, name)]?.kind
  }

  column(table: string | undefined, name: string): Value {
    const found = this.parts.flatMap((part) => {
      const at = table === undefined || table === part.alias ? placeOf(part.table, name) : -1
      return at < 0 ? [] : [part.row?.[at] ?? null]
    })
    const [value] = found
    if (value === undefined)
      throw new SqlError({ type: 'no-column', name: table === undefined ? name : `${table}.${name}`, clause: 'select' })
    if (found.length > 1) throw new SqlError({ type: 'ambiguous', name })
    return value
  }
}

/** How many pairs of rows a join goes through at most, as all of them are made at once. */
const MOST_PAIRS = 200_000
const TOO_MANY_PAIRS = `a join that goes through more than ${MOST_PAIRS} pairs of rows`

function joinedRows(database: Database, { from }: Select, facts: Facts): readonly Joined[] {
  let rows: readonly Joined[] = [new Joined([], facts)]
  let pairs = 0
  for (const { table: name, alias, join } of from) {
    const table = tableOf(database, name)
    // a table alone is read whatever its size
    pairs += rows.length > 1 ? rows.length * table.rows.length : 0
    if (pairs > MOST_PAIRS) throw new SqlError({ type: 'not-simulated', what: TOO_MANY_PAIRS })
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
  /** Digits behind the point. */
  readonly scale: number | undefined
}

/** What an output is in a row, with the digits that belong to it. */
function shown({ value, scale }: Output, scope: Scope): Value {
  const made = evaluate(value, scope)
  return typeof made === 'number' && scale !== undefined && scale > 0 ? made.toFixed(scale) : made
}

const nameOf = (expression: Expression): string => {
  if (expression.type === 'column') return expression.name
  if (expression.type === 'case') return 'case'
  return expression.type === 'call' ? expression.name : '?column?'
}

const namedIn = (database: Database, { from }: Select): readonly Named[] =>
  from.map(({ table, alias }) => ({ alias, table: tableOf(database, table) }))

function outputsOf(tables: readonly Named[], items: readonly Item[], facts: Facts): readonly Output[] {
  const kindOf = (expression: Expression): boolean => {
    if (expression.type === 'value') return typeof expression.value === 'number'
    if (expression.type === 'call') return ['count', 'sum', 'avg', 'length', 'abs', 'round'].includes(expression.name)
    if (expression.type === 'binary') return /^[-+*/%]$/.test(expression.operator)
    if (expression.type !== 'column') return false
    const column = tables.flatMap(({ table }) => table.columns).find(({ name }) => name === expression.name)
    return column !== undefined && isNumeric(column.kind)
  }
  const output = (value: Expression, name: string): Output => ({
    name,
    value,
    numeric: kindOf(value),
    scale: scaleOf(value, tables, facts),
  })
  return items.flatMap((item: Item): readonly Output[] => {
    if (item.type === 'item') return [output(item.value, item.name ?? nameOf(item.value))]
    if (tables.length === 0) throw new SqlError({ type: 'no-sources' })
    return tables.flatMap(({ alias, table }) =>
      table.columns.map(({ name }) => output({ type: 'column', table: alias, name }, name)),
    )
  })
}

/** What an expression of a clause stands for: an output by its number or its name, or itself. */
function meantBy(by: Expression, outputs: readonly Output[], isHidden: (name: string) => boolean): Expression {
  if (by.type === 'value' && typeof by.value === 'number') return outputs[by.value - 1]?.value ?? by
  if (by.type !== 'column' || by.table !== undefined || isHidden(by.name)) return by
  return outputs.find(({ name }) => name === by.name)?.value ?? by
}

/** Puts expressions in the place of the names and the numbers of outputs. */
function meantIn(statement: Select, outputs: readonly Output[], tables: readonly Named[]) {
  const { group, order, having } = statement
  // GROUP BY means a column of a table first, ORDER BY an output
  const isColumn = (name: string): boolean => tables.some(({ table }) => placeOf(table, name) >= 0)
  const sorts = order.map(({ by }) => meantBy(by, outputs, () => false))
  const counts = [...outputs.map(({ value }) => value), ...sorts].some(isAggregate)
  return {
    outputs: outputs.map(({ value }) => value),
    group: group.map((by) => meantBy(by, outputs, isColumn)),
    order: sorts,
    isGrouped: group.length > 0 || having !== undefined || counts,
  }
}

/** The rows of a statement that groups them, a scope for each group. */
function groupsOf(group: readonly Expression[], rows: readonly Joined[], facts: Facts): readonly Scope[] {
  const groups = new Map<string, Joined[]>()
  if (group.length === 0) groups.set('[]', [])
  for (const row of rows) {
    const key = JSON.stringify(group.map((by) => folded(evaluate(by, row), facts)))
    const members = groups.get(key)
    if (members) members.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()].map((members) => new Joined(members[0]?.parts ?? [], facts, members))
}

/** @throws SqlError */
export function select(database: Database, statement: Select, facts: Facts): Rows {
  const tables = namedIn(database, statement)
  const outputs = outputsOf(tables, statement.items, facts)
  const meant = meantIn(statement, outputs, tables)
  checkSelect(tables, statement, meant, facts)
  const { where, having, order, limit, offset, distinct } = statement
  const rows = joinedRows(database, statement, facts).filter((row) => holds(where, row))
  const groups = meant.isGrouped ? groupsOf(meant.group, rows, facts).filter((scope) => holds(having, scope)) : rows
  const sorted = groups
    .map((scope) => ({ scope, keys: meant.order.map((by) => evaluate(by, scope)) }))
    .toSorted((one, other) => {
      for (const [at, { down }] of order.entries()) {
        const side = compare(one.keys[at] ?? null, other.keys[at] ?? null, facts)
        if (side !== 0) return down ? -side : side
      }
      return 0
    })
  const made = sorted.map(({ scope }) => outputs.map((output) => shown(output, scope)))
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
  const from = tableOf(database, table)
  const tables = [{ alias: table, table: from }]
  const outputs = outputsOf(tables, returning, facts)
  for (const { value } of outputs) checkColumns(tables, value, 'select')
  const scopes = rows.map((row) => new Joined([{ alias: table, table: from, row }], facts))
  return {
    columns: outputs.map(({ name }) => name),
    numeric: outputs.map(({ numeric }) => numeric),
    rows: scopes.map((scope) => outputs.map((output) => shown(output, scope))),
  }
}
