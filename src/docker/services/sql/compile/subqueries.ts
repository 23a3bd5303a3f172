import { atOnce, type Work } from '../../../../base/work.ts'
import { type Expression, type Query, SqlError, type Value } from '../syntax.ts'
import { writeArray } from '../types/arrays.ts'
import { identityOfBoth } from '../types/compare.ts'
import { arrayOf, BOOLEAN, isNumber, type SqlType } from '../types/type.ts'
import { coerce } from './coerce.ts'
import type { Compiled, Context, Frame, Plan } from './context.ts'
import { compile } from './compile.ts'
import { areComparable, comparable, testOf } from './operators.ts'
import { noOperator } from './sides.ts'

type Rows = readonly (readonly Value[])[]

/** The rows of a query for a row around it. One that no row around it matters to has been run before. */
function rowsOf(
  plan: Plan,
  { environment, reaching }: Context,
  prepare?: (rows: Rows) => Work<void>,
): (frame: Frame) => Rows {
  if (plan.reachesOut) return reachingRows(plan, reaching, prepare)
  let known: Rows = []
  let trouble: SqlError | undefined
  environment.once.push({
    plan,
    prepare,
    keep(rows, error) {
      known = rows
      trouble = error
    },
  })
  return () => {
    if (trouble) throw trouble
    return known
  }
}

/** The rows of a query for the row around it that it has been run for last, or is run for now. */
function reachingRows(
  plan: Plan,
  reaching: Context['reaching'],
  prepare: ((rows: Rows) => Work<void>) | undefined,
): (frame: Frame) => Rows {
  let last: { readonly frame: Frame; readonly rows: Rows; readonly error?: SqlError } | undefined
  reaching?.push({
    *prepare(frame) {
      try {
        const rows = yield* plan.rows(frame)
        if (prepare) yield* prepare(rows)
        last = { frame, rows }
      } catch (error) {
        if (!(error instanceof SqlError)) throw error
        // it is none where nobody asks for the rows
        last = { frame, rows: [], error }
      }
    },
  })
  return (frame) => {
    if (last?.frame !== frame) return atOnce(plan.rows(frame))
    if (last.error) throw last.error
    return last.rows
  }
}

const planned = (query: Query, { environment, scope }: Context): Plan => environment.plan(query, environment, scope)

/** @throws SqlError for a query of several columns */
function oneColumn(plan: Plan, at: number | undefined): SqlType {
  const [column, more] = plan.columns
  if (!column || more) throw new SqlError({ type: 'subquery-columns', at })
  return column.type
}

/** A query whose one row has one value. */
export function scalarQuery(query: Query, context: Context, at: number | undefined): Compiled {
  const plan = planned(query, context)
  const type = oneColumn(plan, at)
  const rows = rowsOf(plan, context)
  return {
    type,
    run: (frame) => {
      const [row, more] = rows(frame)
      if (more) throw new SqlError({ type: 'subquery-rows' })
      return row?.[0] ?? null
    },
    at,
  }
}

export function existsQuery(query: Query, context: Context): Compiled {
  const rows = rowsOf(planned(query, context), context)
  return { type: BOOLEAN, run: (frame) => rows(frame).length > 0 }
}

export function arrayOfQuery(query: Query, context: Context): Compiled {
  const plan = planned(query, context)
  const rows = rowsOf(plan, context)
  return {
    type: arrayOf(oneColumn(plan, undefined)),
    run: (frame) => writeArray(rows(frame).map(([value = null]) => value)),
  }
}

/** What stands in the rows of a query, to look for values in. */
interface Known {
  readonly rows: Rows
  readonly ids: ReadonlySet<string>
  readonly hasNull: boolean
}

function* knownIn(rows: Rows, idOf: (row: readonly Value[]) => string): Work<Known> {
  const ids = new Set<string>()
  let hasNull = false
  for (const [at, row] of rows.entries()) {
    if (row.includes(null)) hasNull = true
    else ids.add(idOf(row))
    if (at % 256 === 255) yield 256
  }
  return { rows, ids, hasNull }
}

/** `value IN (query)`, also of several values. */
export function inQuery({ of, query, not, at }: Extract<Expression, { type: 'in-query' }>, context: Context): Compiled {
  const items = of.type === 'row' ? of.items : [of]
  const plan = planned(query, context)
  if (plan.columns.length !== items.length)
    throw new SqlError({ type: items.length === 1 ? 'subquery-columns' : 'uneven-rows', at })
  const sides = items.map((item, place) => sidesOf(compile(item, context), plan.columns[place]?.type, { at }, context))
  const identities = sides.map(({ left, right }) => identityOfBoth(left.type, right, context.environment.facts))
  const idOf = (row: readonly Value[]): string => row.map((value, place) => identities[place]?.(value)).join('\0')
  let known: Known | undefined
  function* prepare(found: Rows): Work<void> {
    known = yield* knownIn(found, idOf)
  }
  const rows = rowsOf(plan, context, prepare)
  const look = (frame: Frame): Known => {
    const found = rows(frame)
    if (known?.rows !== found) known = atOnce(knownIn(found, idOf))
    return known
  }
  return {
    type: BOOLEAN,
    run: (frame) => {
      const { rows: all, ids, hasNull } = look(frame)
      const values = sides.map(({ left }) => left.run(frame))
      if (values.includes(null)) return all.length === 0 ? not : null
      if (ids.has(idOf(values))) return !not
      return hasNull ? null : not
    },
    at,
  }
}

/** A value as it is looked for among others of a type. @throws SqlError where they are not compared */
function sidesOf(
  value: Compiled,
  type: SqlType | undefined,
  { at }: { readonly at: number | undefined },
  context: Context,
): { readonly left: Compiled; readonly right: SqlType } {
  const right: Compiled = { type: type ?? value.type, run: () => null }
  const isMysql = context.environment.facts.server === 'mysql'
  if (value.type.family === 'unknown') return { left: coerce(value, right.type, context), right: right.type }
  if (!isMysql && right.type.family !== 'unknown' && !areComparable(value.type, right.type))
    return noOperator({ operator: '=', left: value, right, at })
  if (value.type.family === right.type.family || (isNumber(value.type) && isNumber(right.type)))
    return { left: value, right: right.type }
  return { left: coerce(value, right.type, context), right: right.type }
}

/** `value > ALL (query)` */
export function quantifiedQuery(
  {
    value,
    query,
    operator,
    all,
    at,
  }: {
    readonly value: Compiled
    readonly query: Query
    readonly operator: string
    readonly all: boolean
    readonly at: number | undefined
  },
  context: Context,
): Compiled {
  const plan = planned(query, context)
  const other: Compiled = { type: oneColumn(plan, at), run: () => null }
  const [left, right] = comparable({ operator, left: value, right: other, at }, context)
  const test = testOf(operator, left.type, right.type, context) ?? (() => false)
  const rows = rowsOf(plan, context)
  return {
    type: BOOLEAN,
    run: (frame) => {
      const one = left.run(frame)
      const tests = rows(frame).map(([each = null]) => (one === null || each === null ? null : test(one, each)))
      return tests.includes(!all) ? !all : tests.includes(null) ? null : all
    },
    at,
  }
}
