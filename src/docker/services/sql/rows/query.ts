import { sorted } from '../../../../base/sorting.ts'
import type { Work } from '../../../../base/work.ts'
import { coerce, commonType, settled } from '../compile/coerce.ts'
import {
  type Compiled,
  type Context,
  type CteEntry,
  type Environment,
  type Frame,
  type Plan,
  type PlanColumn,
  type Scope,
  scopeWithin,
} from '../compile/context.ts'
import { compile } from '../compile/compile.ts'
import { keyComparator, type SortKey } from '../compile/ordering.ts'
import { type Body, type Cte, type Ordering, type Query, SqlError } from '../syntax.ts'
import { identityOf } from '../types/compare.ts'
import { type SqlType, UNKNOWN } from '../types/type.ts'
import type { Row } from './node.ts'
import { filtered, mapped } from './turns.ts'
import { limited, type Limits, limitsOf, planSelect } from './select.ts'

type Of<Type extends Body['type']> = Extract<Body, { readonly type: Type }>

const NO_LIMITS: Limits = { limit: () => undefined, offset: () => 0 }

/** Rows written one by one. */
function planValues({ rows, at }: Of<'values'>, environment: Environment, outer: Scope | undefined): Plan {
  const scope = scopeWithin(outer)
  const context: Context = { environment, scope, clause: 'values' }
  const [first = []] = rows
  if (rows.some((row) => row.length !== first.length)) throw new SqlError({ type: 'uneven-values', at })
  const all = rows.map((row) => row.map((one) => compile(one, context)))
  const types = first.map((_one, place) =>
    commonType(
      all.flatMap((row) => row[place] ?? []),
      'VALUES',
      context,
    ),
  )
  const made = all.map((row) => row.map((one, place) => coerce(one, types[place] ?? one.type, context)))
  return {
    columns: types.map((type, place) => ({
      name: environment.facts.server === 'mysql' ? `column_${place}` : `column${place + 1}`,
      type,
    })),
    get reachesOut() {
      return scope.reachesOut
    },
    *rows(frame) {
      yield rows.length
      return made.map((row) => row.map(({ run }) => run({ row: [], outer: frame })))
    },
  }
}

const sideOf = ({ type, isOpen, at }: PlanColumn): Compiled => ({ type: isOpen ? UNKNOWN : type, run: () => null, at })

/** The type of a column of two queries. @throws SqlError where there is none */
function unionType(one: PlanColumn, other: PlanColumn, { operator }: Of<'set-operation'>, context: Context): SqlType {
  return commonType([sideOf(one), sideOf(other)], operator.toUpperCase(), context)
}

/** The rows of a query whose columns are of some types. */
function* converted(
  plan: Plan,
  types: readonly SqlType[],
  { frame, context }: { readonly frame: Frame | undefined; readonly context: Context },
): Work<readonly Row[]> {
  const rows = yield* plan.rows(frame)
  const casts = plan.columns.map(({ type }, at) =>
    coerce({ type, run: ({ row }) => row[at] ?? null }, types[at] ?? type, context),
  )
  return yield* mapped(rows, (row) => casts.map(({ run }) => run({ row, outer: frame })))
}

/** UNION, INTERSECT and EXCEPT, of rows that are told from each other by their ids. */
function* combined(
  { operator, all }: Pick<Of<'set-operation'>, 'operator' | 'all'>,
  lefts: readonly Row[],
  rights: readonly Row[],
  idOf: (row: Row) => string,
): Work<readonly Row[]> {
  if (operator === 'union') {
    const both = [...lefts, ...rights]
    return all ? both : yield* filtered(both, newRow(idOf))
  }
  const counts = new Map<string, number>()
  yield* mapped(rights, (row) => {
    const id = idOf(row)
    counts.set(id, (counts.get(id) ?? 0) + 1)
  })
  const wanted = operator === 'intersect'
  const isNew = newRow(idOf)
  if (!all) return yield* filtered(lefts, (row) => counts.has(idOf(row)) === wanted && isNew(row))
  return yield* filtered(lefts, (row) => {
    const id = idOf(row)
    const left = counts.get(id) ?? 0
    counts.set(id, left - 1)
    return left > 0 === wanted
  })
}

const rowId = (types: readonly SqlType[], { environment: { facts } }: Context): ((row: Row) => string) => {
  const identities = types.map((type) => identityOf(type, facts))
  return (row) => row.map((value, at) => identities[at]?.(value)).join('\0')
}

function planSet(body: Of<'set-operation'>, environment: Environment, outer: Scope | undefined): Plan {
  const [left, right] = [planBody(body.left, environment, outer), planBody(body.right, environment, outer)]
  if (left.columns.length !== right.columns.length)
    throw new SqlError({ type: 'set-columns', operator: body.operator, at: right.columns[0]?.at })
  const context: Context = { environment, scope: scopeWithin(outer), clause: 'select' }
  const types = left.columns.map((column, at) => unionType(column, right.columns[at] ?? column, body, context))
  return {
    columns: left.columns.map(({ name }, at) => ({ name, type: types[at] ?? { family: 'text', name: 'text' } })),
    get reachesOut() {
      return left.reachesOut || right.reachesOut
    },
    *rows(frame) {
      const lefts = yield* converted(left, types, { frame, context })
      const rights = yield* converted(right, types, { frame, context })
      yield lefts.length + rights.length
      return yield* combined(body, lefts, rights, rowId(types, context))
    },
  }
}

function planBody(body: Body, environment: Environment, outer: Scope | undefined): Plan {
  switch (body.type) {
    case 'select':
      return planSelect(body, { order: [], limits: NO_LIMITS, environment, outer })
    case 'values':
      return planValues(body, environment, outer)
    case 'set-operation':
      return planSet(body, environment, outer)
    case 'nested':
      return planQuery(body.query, environment, outer)
  }
}

/** What rows are sorted by: a column of what they give, by its place or its name, or something made of those. @throws SqlError */
function outputKey({ by, down, nulls }: Ordering, plan: Plan, context: Context): SortKey {
  if (by.type !== 'value' || by.kind !== 'integer') return { of: settled(compile(by, context), context), down, nulls }
  const place = Number(by.value) - 1
  const column = plan.columns[place]
  if (!column) throw new SqlError({ type: 'no-place', place: place + 1, clause: 'order', at: by.at })
  return { of: { type: column.type, run: ({ row }) => row[place] ?? null }, down, nulls }
}

/** Rows that are sorted by what they give, and of which some are wanted. */
function arranged(
  plan: Plan,
  order: readonly Ordering[],
  {
    limits,
    environment,
    outer,
  }: { readonly limits: Limits; readonly environment: Environment; readonly outer: Scope | undefined },
): Plan {
  const scope = scopeWithin(outer)
  scope.relations.push({ alias: '', columns: plan.columns.map(({ name, type }, index) => ({ name, type, index })) })
  const context: Context = { environment, scope, clause: 'order' }
  const sorts = order.map((one) => outputKey(one, plan, context))
  const compare = keyComparator(sorts, context)
  return {
    columns: plan.columns,
    get reachesOut() {
      return plan.reachesOut || scope.reachesOut
    },
    *rows(frame) {
      const rows = yield* plan.rows(frame)
      if (sorts.length === 0) return limited(rows, limits, frame)
      const keyed = yield* mapped(rows, (row) => ({ row, keys: sorts.map(({ of }) => of.run({ row, outer: frame })) }))
      const inOrder = yield* sorted(keyed, (one, other) => compare(one.keys, other.keys))
      return limited(inOrder, limits, frame).map(({ row }) => row)
    },
  }
}

/** A query that is run once, whoever reads it. */
function keptEntry(plan: Plan, names: readonly string[]): CteEntry {
  let known: readonly Row[] | undefined
  return {
    columns: plan.columns.map((column, at) => ({ ...column, name: names[at] ?? column.name })),
    *rows(outer) {
      if (plan.reachesOut) return yield* plan.rows(outer)
      known ??= yield* plan.rows(outer)
      return known
    },
  }
}

/** How many rows a query that reads itself gives at most. */
const MOST_ROWS = 1_000_000

/** The rows of a query that reads what it has given: first some, then what comes of those, until nothing new does. */
function* recursion(
  first: Plan,
  step: (frame: Frame | undefined) => Work<readonly Row[]>,
  {
    frame,
    see,
    fresh,
  }: {
    readonly frame: Frame | undefined
    readonly see: (rows: readonly Row[]) => void
    readonly fresh: (row: Row) => boolean
  },
): Work<readonly Row[]> {
  const made: Row[] = []
  let last = yield* filtered(yield* first.rows(frame), fresh)
  while (last.length > 0) {
    for (const row of last) made.push(row)
    if (made.length > MOST_ROWS)
      throw new SqlError({ type: 'not-simulated', what: `a recursion of more than ${MOST_ROWS} rows` })
    see(last)
    last = yield* filtered(yield* step(frame), fresh)
    yield 8
  }
  return made
}

/** A query that reads what it has given. @throws SqlError */
function recursiveEntry(
  { name, names, query, at }: Cte,
  environment: Environment,
  outer: Scope | undefined,
): CteEntry | undefined {
  const { body } = query
  if (body.type !== 'set-operation' || body.operator !== 'union' || !reads(body.right, name)) return undefined
  const first = planBody(body.left, environment, outer)
  const columns = first.columns.map((column, place) => ({ ...column, name: names[place] ?? column.name }))
  const types = columns.map(({ type }) => type)
  const context: Context = { environment, scope: scopeWithin(outer), clause: 'select' }
  let last: readonly Row[] = []
  // what it has given last is read as a table
  const itself: CteEntry = { columns, rows: () => asTable(() => last) }
  // queries within it are run anew each time
  const once: Environment['once'] = []
  const next = planBody(
    body.right,
    { ...environment, once, ctes: new Map([...environment.ctes, [name, itself]]) },
    outer,
  )
  if (next.columns.length !== columns.length)
    throw new SqlError({ type: 'set-columns', operator: 'union', at: next.columns[0]?.at })
  if (environment.facts.server === 'postgres') checkRecursion(types, next, { name, at, context })
  function* step(frame: Frame | undefined): Work<readonly Row[]> {
    yield* runOnce(once)
    return yield* converted(next, types, { frame, context })
  }
  let known: readonly Row[] | undefined
  return {
    columns,
    *rows(frame) {
      known ??= yield* recursion(first, step, {
        frame,
        see: (rows) => (last = rows),
        fresh: body.all ? () => true : newRow(rowId(types, context)),
      })
      return known
    },
  }
}

function* asTable(rows: () => readonly Row[]): Work<readonly Row[]> {
  yield 1
  return rows()
}

/** Whether a row has not come before. */
function newRow(idOf: (row: Row) => string): (row: Row) => boolean {
  const seen = new Set<string>()
  return (row) => {
    const before = seen.size
    return seen.add(idOf(row)).size > before
  }
}

/** @throws SqlError where what is given later is of another type */
function checkRecursion(
  types: readonly SqlType[],
  next: Plan,
  { name, at, context }: { readonly name: string; readonly at: number; readonly context: Context },
): void {
  for (const [place, type] of types.entries()) {
    const other = next.columns[place]?.type ?? type
    if (
      other.family !== type.family &&
      commonType(
        [
          { type, run: () => null },
          { type: other, run: () => null, at },
        ],
        'UNION',
        context,
      ).family !== type.family
    )
      throw new SqlError({ type: 'recursive-type', name, place: place + 1, one: type.name, other: other.name, at })
  }
}

/** Whether a query reads a table of some name. */
function reads(value: unknown, name: string): boolean {
  if (Array.isArray(value)) return value.some((one) => reads(one, name))
  if (typeof value !== 'object' || value === null) return false
  if ('type' in value && value.type === 'table' && 'table' in value && value.table === name) return true
  return Object.values(value).some((one) => reads(one, name))
}

/** What a statement knows besides its tables: its common table expressions. @throws SqlError */
export function withCtes(given: Query['with'], environment: Environment, outer: Scope | undefined): Environment {
  if (!given) return environment
  return given.list.reduce((known, cte) => {
    const entry =
      (given.recursive ? recursiveEntry(cte, known, outer) : undefined) ??
      keptEntry(planQuery(cte.query, known, outer), cte.names)
    return { ...known, ctes: new Map([...known.ctes, [cte.name, entry]]) }
  }, environment)
}

/** Finds the names of a query and the types of what it gives. @throws SqlError */
export function planQuery(query: Query, around: Environment, outer: Scope | undefined): Plan {
  const environment = withCtes(query.with, around, outer)
  const limits = limitsOf(query, environment, outer)
  const { body, order } = query
  if (body.type === 'select') return planSelect(body, { order, limits, environment, outer })
  return arranged(planBody(body, environment, outer), order, { limits, environment, outer })
}

/** Runs the queries that no row matters to. */
export function* runOnce(once: Environment['once']): Work<void> {
  for (const { plan, keep, prepare } of once) {
    try {
      const rows = yield* plan.rows(undefined)
      keep(rows)
      if (prepare) yield* prepare(rows)
    } catch (error) {
      if (!(error instanceof SqlError)) throw error
      keep([], error)
    }
  }
}
