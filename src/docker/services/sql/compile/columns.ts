import { type Expression, SqlError, type Value } from '../syntax.ts'
import { JSON_TEXT, TEXT } from '../types/type.ts'
import { jsonOf } from './json-values.ts'
import { nearest } from './nearest.ts'
import type { Compiled, Context, Frame, Merged, Relation, Scope, ScopeColumn } from './context.ts'

type ColumnName = Extract<Expression, { readonly type: 'column' }>

/** A column that was found, and in what. */
interface Found {
  readonly relation: Relation
  readonly column: ScopeColumn
}

/** MySQL's names of columns are the same in capitals; PostgreSQL folds those without quotes before. */
const isNamed = (name: string, other: string, isMysql: boolean): boolean =>
  name === other || (isMysql && name.toLowerCase() === other.toLowerCase())

function foundIn(scope: Scope, { table, name }: ColumnName, isMysql: boolean): readonly Found[] {
  return scope.relations
    .filter((relation) => (table === undefined ? !relation.aside : isNamed(relation.alias, table, isMysql)))
    .flatMap((relation) =>
      relation.columns
        .filter((column) => (table !== undefined || !column.hidden) && isNamed(column.name, name, isMysql))
        .map((column) => ({ relation, column })),
    )
}

function mergedIn(scope: Scope, { table, name }: ColumnName, isMysql: boolean): Merged | undefined {
  return table === undefined ? scope.merged.findLast((one) => isNamed(one.name, name, isMysql)) : undefined
}

/** The frame of a query so many queries further out. */
function frameAt(frame: Frame, depth: number): Frame {
  let at = frame
  for (let left = depth; left > 0; left -= 1) at = at.outer ?? at
  return at
}

const valueOf =
  (indexes: readonly number[], depth: number) =>
  (frame: Frame): Value => {
    const { row } = frameAt(frame, depth)
    for (const index of indexes) {
      const value = row[index]
      if (value !== undefined && value !== null) return value
    }
    return null
  }

function reader(index: number, depth: number): (frame: Frame) => Value {
  return depth === 0 ? ({ row }) => row[index] ?? null : (frame) => frameAt(frame, depth).row[index] ?? null
}

/** A column of one query; undefined where it has none of the name. @throws SqlError where it has several */
function columnIn(scope: Scope, name: ColumnName, context: Context, depth: number): Compiled | undefined {
  const isMysql = context.environment.facts.server === 'mysql'
  const merged = mergedIn(scope, name, isMysql)
  const [one, more] = merged ? [] : foundIn(scope, name, isMysql)
  if (more)
    throw new SqlError({
      type: 'ambiguous',
      name: name.table === undefined ? name.name : `${name.table}.${name.name}`,
      clause: context.clause,
      at: name.at,
    })
  const indexes = merged?.indexes ?? (one ? [one.column.index] : [])
  if (indexes.length === 0) return undefined
  for (const index of indexes) scope.used.add(index)
  if (depth === 0) checkGrouped(name, indexes, { ...context, alias: one?.relation.alias ?? '' })
  if (merged)
    return {
      type: merged.type,
      run: valueOf(merged.kind === 'first' ? indexes.slice(0, 1) : indexes, depth),
      at: name.at,
    }
  return (
    one && {
      type: one.column.type,
      run: reader(one.column.index, depth),
      at: name.at,
      ...(one.column.required && { required: true }),
    }
  )
}

/** Whether a table has a row, as something that is NULL where it has none; undefined where no table has the name. */
function rowOf({ table, name, at }: ColumnName, { scope }: Context): Compiled | undefined {
  const relation = name === '*' ? scope.relations.find(({ alias }) => alias === table) : undefined
  if (!relation) return undefined
  const indexes = relation.columns.map(({ index }) => index)
  return { type: TEXT, run: ({ row }) => (indexes.some((index) => (row[index] ?? null) !== null) ? '' : null), at }
}

/** A column by its name, of this query or of one around it. @throws SqlError */
export function compileColumn(name: ColumnName, context: Context): Compiled {
  const row = rowOf(name, context)
  if (row) return row
  let depth = 0
  for (let at: Scope | undefined = context.scope; at; at = at.outer) {
    const found = columnIn(at, name, context, depth)
    if (found) {
      reachOut(context.scope, at)
      return found
    }
    depth += 1
  }
  return (context.wholeRows && name.table === undefined ? wholeRow(name, context) : undefined) ?? refuse(name, context)
}

/** Says of all queries between two that they reach out. */
function reachOut(from: Scope, to: Scope): void {
  for (let at: Scope | undefined = from; at && at !== to; at = at.outer) at.reachesOut = true
}

/** A whole row of a table, as JSON; undefined where no table has the name. */
function wholeRow({ name, at }: ColumnName, { scope }: Context): Compiled | undefined {
  const relation = scope.relations.find(({ alias }) => alias === name)
  if (!relation) return undefined
  const { columns } = relation
  for (const { index } of columns) scope.used.add(index)
  const run = ({ row }: Frame): Value =>
    JSON.stringify(
      Object.fromEntries(columns.map((column) => [column.name, jsonOf(row[column.index] ?? null, column.type)])),
    )
  return { type: JSON_TEXT, run, at }
}

function refuse({ table, name, at }: ColumnName, { scope, clause, environment }: Context): never {
  const isMysql = environment.facts.server === 'mysql'
  const isKnown = (of: Scope | undefined): boolean =>
    of !== undefined && (of.relations.some(({ alias }) => isNamed(alias, table ?? '', isMysql)) || isKnown(of.outer))
  if (table !== undefined && !isKnown(scope)) {
    const renamed = scope.relations.find(({ source }) => source === table)
    throw new SqlError({ type: 'no-source', name, table, clause, at, ...(renamed && { alias: renamed.alias }) })
  }
  const near = nearest(
    name,
    scope.relations.filter(({ alias, aside }) => !aside && (table === undefined || alias === table)),
  )
  throw new SqlError({
    type: 'no-column',
    name: table === undefined ? name : `${table}.${name}`,
    clause,
    at,
    ...(near.length > 0 && { near }),
  })
}

/** Whether a group has one value of a column. @throws SqlError where it has many */
function checkGrouped(
  name: ColumnName,
  indexes: readonly number[],
  { group, scope, clause, alias, place }: Context & { readonly alias: string },
): void {
  if (!group || indexes.some((index) => group.columns.has(index))) return
  const relation = scope.relations.find((one) => one.columns.some(({ index }) => index === indexes[0]))
  const columns = relation?.table?.constraints.find(({ type }) => type === 'primary')
  const keys = columns?.type === 'primary' ? columns.columns : []
  const isWhole =
    keys.length > 0 &&
    keys.every((key) => relation?.columns.some((column) => column.name === key && group.columns.has(column.index)))
  if (!isWhole)
    throw new SqlError({
      type: 'not-grouped',
      name: name.name,
      table: alias,
      isAll: group.isAll,
      clause,
      place: place ?? 0,
      at: name.at,
    })
}
