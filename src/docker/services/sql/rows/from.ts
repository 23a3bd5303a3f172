import type { Context, Merged, Plan, Relation, Scope } from '../compile/context.ts'
import { callFunction } from '../functions/call.ts'
import { givesRows, setFunction } from '../functions/sets.ts'
import { type Expression, type FromItem, SqlError } from '../syntax.ts'
import { typeOf, UNKNOWN, BIGINT } from '../types/type.ts'
import type { Table } from '../tables.ts'
import { conditionOf, conjunctsOf, joinRows } from './join.ts'
import type { Condition, JoinNode, Node } from './node.ts'

type Of<Type extends FromItem['type']> = Extract<FromItem, { readonly type: Type }>

interface Columns {
  readonly alias: string
  readonly names: readonly string[]
  readonly columns: Plan['columns']
  readonly table?: Relation['table']
  readonly source?: string
}

const widthOf = ({ relations, width = 0 }: Scope): number =>
  Math.max(width, ...relations.filter(({ aside }) => !aside).map(({ columns }) => (columns.at(-1)?.index ?? -1) + 1))

/** Makes the columns of a source known. @throws SqlError where its name is taken */
function enter(
  { alias, names, columns, table, source }: Columns,
  { scope }: Context,
  at: number,
): { readonly start: number; readonly end: number } {
  if (scope.relations.some((one) => one.alias === alias && alias !== ''))
    throw new SqlError({ type: 'alias-twice', name: alias, at })
  if (names.length > columns.length)
    throw new SqlError({ type: 'too-many-names', name: alias, has: columns.length, given: names.length, at })
  const start = widthOf(scope)
  const made = columns.map((column, place) => ({
    name: names[place] ?? column.name,
    type: column.type,
    index: start + place,
    ...(column.required && { required: true }),
  }))
  scope.relations.push({
    alias,
    columns: made,
    ...(table && { table }),
    ...(source !== undefined && source !== alias && { source }),
  })
  return { start, end: start + columns.length }
}

function fromQuery(
  plan: Plan,
  named: Omit<Columns, 'columns'>,
  { context, at }: { readonly context: Context; readonly at: number },
): Node {
  const place = enter({ ...named, columns: plan.columns }, context, at)
  return { ...place, isLateral: plan.reachesOut, rows: (frame) => plan.rows(frame) }
}

function tableNode(item: Of<'table'>, context: Context): Node {
  const { environment } = context
  const alias = item.alias ?? item.table
  const cte = item.within === undefined ? environment.ctes.get(item.table) : undefined
  if (cte) {
    const place = enter({ alias, names: item.names, columns: cte.columns }, context, item.at)
    return { ...place, isLateral: false, rows: (frame) => cte.rows(frame.outer) }
  }
  const source = environment.source(item.table, item.within, item.at)
  if (source.type === 'view') {
    const plan = environment.plan(source.query, { ...environment, ctes: new Map() }, undefined)
    return fromQuery(
      plan,
      { alias, names: item.names.length > 0 ? item.names : source.names },
      { context, at: item.at },
    )
  }
  const { table } = source
  const { facts, enumOf } = environment
  const columns = table.columns.map(({ name, kind, required }) => ({
    name,
    type: typeOf(kind, facts.server, enumOf) ?? UNKNOWN,
    ...(required && { required }),
  }))
  const place = enter({ alias, names: item.names, columns, table, source: item.table }, context, item.at)
  return {
    ...place,
    isLateral: false,
    *rows() {
      yield 1
      return table.rows
    },
  }
}

function queryNode(item: Of<'subquery'>, context: Context): Node {
  const { environment, scope } = context
  if (item.alias === undefined) throw new SqlError({ type: 'no-alias', at: item.at })
  // without LATERAL a query does not see what stands before it
  const outer = item.lateral ? scope : scope.outer
  const plan = environment.plan(item.query, environment, outer)
  const node = fromQuery(plan, { alias: item.alias, names: item.names }, { context, at: item.at })
  if (item.lateral) return node
  if (plan.reachesOut) scope.reachesOut = true
  return { ...node, isLateral: false, rows: (frame) => plan.rows(frame.outer) }
}

function functionNode(item: Of<'function'>, context: Context): Node {
  const { call, ordinality } = item
  const { scope } = context
  scope.used.clear()
  const made = givesRows(call.name) ? setFunction(call, context) : onceCalled(item, context)
  const isLateral = scope.used.size > 0
  const alias = item.alias ?? call.name
  // the one column of a function is called as the function is
  const named =
    made.columns.length === 1 && item.alias !== undefined && item.names.length === 0 ? [item.alias] : item.names
  const columns = [
    ...made.columns.map((one) =>
      made.columns.length === 1 && made.columns[0]?.name !== 'value' ? { ...one, name: alias } : one,
    ),
    ...(ordinality ? [{ name: 'ordinality', type: BIGINT }] : []),
  ]
  const place = enter({ alias, names: named, columns }, context, item.at)
  return {
    ...place,
    isLateral,
    *rows(frame) {
      const rows = made.rows(frame)
      yield rows.length
      return ordinality ? rows.map((row, at) => [...row, at + 1]) : rows
    },
  }
}

/** A function that gives one value, as a row. */
function onceCalled({ call }: Of<'function'>, context: Context): ReturnType<typeof setFunction> {
  const value = callFunction(call, context)
  return { columns: [{ name: call.name, type: value.type }], rows: (frame) => [[value.run(frame)]] }
}

const has = (relations: readonly Relation[], name: string): boolean =>
  relations.some(({ columns }) => columns.some((column) => column.name === name && !column.hidden))

/** Columns that tables are joined by, which stand in the row once. */
function mergedNames(item: Of<'join'>, left: readonly Relation[], right: readonly Relation[]): readonly string[] {
  if (!item.natural) return item.using
  return left
    .flatMap(({ columns }) => columns.filter(({ hidden }) => !hidden).map(({ name }) => name))
    .filter((name) => has(right, name))
}

/** The one column of a side that has a name. @throws SqlError where there is none, or several */
function sideColumn(
  relations: readonly Relation[],
  name: string,
  side: 'left' | 'right',
  at: number,
): { readonly relation: Relation; readonly index: number } {
  const found = relations.flatMap((relation) =>
    relation.columns
      .filter((column) => column.name === name && !column.hidden)
      .map(({ index }) => ({ relation, index })),
  )
  const [one, more] = found
  if (!one) throw new SqlError({ type: 'no-join-column', name, side, at })
  if (more) throw new SqlError({ type: 'ambiguous', name, clause: 'on', at })
  return one
}

/** Makes columns no part of what is named without a table. */
function hide({ relations }: Scope, indexes: readonly number[]): void {
  for (const [at, relation] of relations.entries())
    relations[at] = {
      ...relation,
      columns: relation.columns.map((column) =>
        indexes.includes(column.index) ? { ...column, hidden: true } : column,
      ),
    }
}

/** Hides the columns of both sides behind a common one; gives what joins them. */
function merge(
  item: Of<'join'>,
  { context, from }: { readonly context: Context; readonly from: number },
): readonly Expression[] {
  const { scope } = context
  const [left, right] = [
    scope.relations.filter((_one, at) => at < from),
    scope.relations.filter((_one, at) => at >= from),
  ]
  return mergedNames(item, left, right).map((name): Expression => {
    const known = scope.merged.find((one) => one.name === name)
    const [one, other] = [
      known ? { relation: left[0], index: known.indexes[0] ?? 0 } : sideColumn(left, name, 'left', item.at),
      sideColumn(right, name, 'right', item.at),
    ]
    const type =
      scope.relations.flatMap(({ columns }) => columns).find(({ index }) => index === one.index)?.type ?? UNKNOWN
    const indexes = item.kind === 'right' ? [other.index] : [...(known?.indexes ?? [one.index]), other.index]
    const made: Merged = { name, type, indexes, kind: item.kind === 'full' ? 'either' : 'first' }
    if (known) scope.merged.splice(scope.merged.indexOf(known), 1)
    scope.merged.push(made)
    const [leftAlias, rightAlias] = [aliasAt(scope, one.index), other.relation.alias]
    hide(scope, [one.index, other.index])
    return {
      type: 'binary',
      operator: '=',
      left: { type: 'column', table: leftAlias, name, at: item.at },
      right: { type: 'column', table: rightAlias, name, at: item.at },
      at: item.at,
    }
  })
}

const aliasAt = ({ relations }: Scope, index: number): string =>
  relations.find(({ columns }) => columns.some((column) => column.index === index))?.alias ?? ''

function joinNode(item: Of<'join'>, context: Context): Node {
  const left = nodeOf(item.left, context)
  const from = context.scope.relations.length
  const right = nodeOf(item.right, context)
  const merged = merge(item, { context, from })
  const sides = { left, right }
  const conditions = [...merged, ...conjunctsOf(item.on)].map((one) =>
    conditionOf(one, sides, { ...context, clause: 'on' }),
  )
  if (item.kind !== 'inner' && item.kind !== 'cross') loosen(context, { ...item, from })
  return joined(sides, item.kind, conditions)
}

/** Columns of a side that may have no row may be NULL. */
function loosen({ scope }: Context, { kind, from }: Of<'join'> & { readonly from: number }): void {
  const isLoose = (at: number): boolean => kind === 'full' || (kind === 'left') === at >= from
  const made = scope.relations.map((relation, at) =>
    isLoose(at)
      ? { ...relation, columns: relation.columns.map((column) => ({ ...column, required: false })) }
      : relation,
  )
  scope.relations.splice(0, made.length, ...made)
}

/** Two sources as one. */
function joined(
  { left, right }: { readonly left: Node; readonly right: Node },
  kind: JoinNode['kind'],
  conditions: readonly Condition[],
): Node {
  const join: JoinNode = { left, right, kind, conditions: [...conditions] }
  return { start: left.start, end: right.end, isLateral: left.isLateral, join, rows: (frame) => joinRows(join, frame) }
}

function nodeOf(item: FromItem, context: Context): Node {
  switch (item.type) {
    case 'table':
      return tableNode(item, context)
    case 'subquery':
      return queryNode(item, context)
    case 'function':
      return functionNode(item, context)
    case 'join':
      return joinNode(item, context)
  }
}

/** A table that is changed: behind its columns stands the place of each row. */
export function targetNode(table: Table, alias: string, context: Context): Node {
  const { facts, enumOf } = context.environment
  const columns = table.columns.map(({ name, kind }) => ({ name, type: typeOf(kind, facts.server, enumOf) ?? UNKNOWN }))
  const { start, end } = enter(
    { alias, names: [], columns: [...columns, { name: '', type: BIGINT }], table },
    context,
    0,
  )
  context.scope.relations[0] = {
    alias,
    table,
    columns: columns.map((column, index) => ({ ...column, index: start + index })),
  }
  context.scope.width = end
  return {
    start,
    end,
    isLateral: false,
    *rows() {
      yield table.rows.length
      return table.rows.map((row, at) => [...row, at])
    },
  }
}

/** What all the sources of a query are together; undefined where there are none. */
export function sourceOf(items: readonly FromItem[], context: Context, first?: Node): Node | undefined {
  let whole = first
  for (const item of items) {
    const node = nodeOf(item, context)
    whole = whole ? joined({ left: whole, right: node }, 'cross', []) : node
  }
  return whole
}
