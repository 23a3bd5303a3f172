import { sorted } from '../../../../base/sorting.ts'
import type { Work } from '../../../../base/work.ts'
import { type Context, type Frame, type Reaching, scopeWithin } from '../compile/context.ts'
import { compile } from '../compile/compile.ts'
import { keyComparator, sortKeys } from '../compile/ordering.ts'
import { sourceOf, targetNode } from '../rows/from.ts'
import { conjunctsOf, pushDown } from '../rows/join.ts'
import { limitsOf, limited } from '../rows/select.ts'
import { runOnce, withCtes } from '../rows/query.ts'
import { passes, prepareFor, testFor } from '../rows/test.ts'
import { type At, done, type Step, withDatabase } from '../step.ts'
import { type Delete, SqlError, type Update, type Value } from '../syntax.ts'
import type { Row, Table } from '../tables.ts'
import { timestampText } from '../types/dates.ts'
import { assigned, isDefault, keptBy, knownPlace, refuseTwice, standardOf } from './columns.ts'
import { checkKeys, checkReferences, Draft, follow, rowChecks } from './draft.ts'
import { returningOf } from './returning.ts'

/** The rows that a statement is about, each with its place in the table and what it was joined with. */
interface Found {
  readonly place: number
  readonly frame: Frame
}

/** A statement whose names have been found. */
interface Prepared {
  readonly draft: Draft
  readonly table: Table
  readonly context: Context
  /** Queries in what is put into rows. */
  readonly reaching: Reaching[]
  readonly find: () => Work<readonly Found[]>
}

function prepare(at: At, statement: Update | Delete): Prepared {
  const draft = new Draft(at)
  const { table: name, alias, where } = statement
  const table = located(() => draft.table(name), statement.at)
  const environment = withCtes(statement.with, at.environment, undefined)
  const context: Context = { environment, scope: scopeWithin(undefined), clause: 'where' }
  const target = targetNode(table, alias ?? name, context)
  const source = sourceOf(
    statement.type === 'update' ? statement.from : statement.using,
    { ...context, clause: 'from' },
    target,
  )
  const conjuncts = conjunctsOf(where)
  const tests = conjuncts
    .filter((one) => !pushDown(source, one, context))
    .map((one) => testFor(one, conjuncts.length > 1 ? 'AND' : 'WHERE', context))
  const arrange = arranging(statement, context)
  const width = table.columns.length
  function* find(): Work<readonly Found[]> {
    yield* runOnce(environment.once)
    const rows = source ? yield* source.rows({ row: [], outer: undefined }) : []
    const found = new Map<number, Found>()
    for (const row of rows) {
      const frame = { row, outer: undefined }
      const place = Number(row[width])
      if (!found.has(place) && (yield* passes(frame, tests))) found.set(place, { place, frame })
      yield 4
    }
    return yield* arrange([...found.values()])
  }
  return { draft, table, context, reaching: [], find }
}

/** MySQL's ORDER BY and LIMIT: the rows that are wanted, in their order. */
function arranging(
  { order, limit }: Update | Delete,
  context: Context,
): (all: readonly Found[]) => Work<readonly Found[]> {
  const sorts = sortKeys(order, { ...context, clause: 'order' })
  const compare = keyComparator(sorts, context)
  const limits = limitsOf({ limit, offset: undefined }, context.environment, undefined)
  const keys = ({ frame }: Found) => sorts.map(({ of }) => of.run(frame))
  return function* (all) {
    const inOrder = sorts.length === 0 ? all : yield* sorted(all, (one, other) => compare(keys(one), keys(other)))
    return limited(inOrder, limits, undefined)
  }
}

function located<T>(one: () => T, at: number): T {
  try {
    return one()
  } catch (error) {
    if (error instanceof SqlError && error.refusal.type === 'no-table') throw new SqlError({ ...error.refusal, at })
    throw error
  }
}

/** What is put into the columns of a row. */
function assignments(
  { set, table: name }: Update,
  { table, context, draft, reaching }: Prepared,
): readonly { readonly place: number; readonly value: (frame: Frame) => Value }[] {
  refuseTwice(
    set.map(([column]) => column),
    false,
  )
  const made = set.map(([column, value, at]) => {
    const place = knownPlace(table, column, { of: name, at })
    const known = table.columns[place]
    if (known?.generated) throw new SqlError({ type: 'always-generated', column, isReckoned: true })
    const kept = keptBy(
      known ?? { name: column, kind: 'text', required: false, serial: false, standard: undefined },
      context,
    )
    return {
      place,
      value: isDefault(value)
        ? (standardOf(kept, draft.at) ?? (() => null))
        : assigned(compile(value, { ...context, clause: 'set', reaching }), kept, context),
    }
  })
  const now = timestampText(Math.floor(draft.at.facts.now / 1000) * 1_000_000)
  const renewed = table.columns.flatMap((column, place) =>
    column.renewed && !made.some((one) => one.place === place) ? [{ place, value: (): Value => now }] : [],
  )
  const reckoned = table.columns.flatMap((column, place) =>
    column.generated
      ? [{ place, value: assigned(compile(column.generated, context), keptBy(column, context), context) }]
      : [],
  )
  return [...made, ...renewed, ...reckoned]
}

/** Rows while they are changed. */
interface Changed {
  readonly rows: readonly Row[]
  /** Those that are other than they were. */
  readonly changed: readonly { readonly before: Row; readonly after: Row }[]
  /** All that were found, as they are now, with what they were joined with. */
  readonly frames: readonly Frame[]
}

/** A frame whose row begins with other values. */
const changedFrame = (frame: Frame, own: Row): Frame => ({ ...frame, row: [...own, ...frame.row.slice(own.length)] })

/** A row with what is put into it; each value of MySQL sees those that were set before it. */
function assignedRow(values: ReturnType<typeof assignments>, frame: Frame, before: Row, isMysql: boolean): Value[] {
  const after = [...before]
  for (const { place, value } of values) after[place] = value(isMysql ? changedFrame(frame, after) : frame)
  return after
}

function* changeRows(
  statement: Update,
  { table, draft, reaching }: Prepared,
  { found, values }: { readonly found: readonly Found[]; readonly values: ReturnType<typeof assignments> },
): Work<Changed> {
  const check = rowChecks(statement.table, table, draft.at)
  const rows = [...table.rows]
  const changed: { before: Row; after: Row }[] = []
  const frames: Frame[] = []
  const [given, rest] = [values.slice(0, statement.set.length), values.slice(statement.set.length)]
  const isMysql = draft.at.facts.server === 'mysql'
  for (const { place, frame } of found) {
    const before = table.rows[place] ?? []
    yield* prepareFor(frame, reaching)
    const after = assignedRow(given, frame, before, isMysql)
    const isChanged = after.some((value, index) => value !== before[index])
    if (isChanged) for (const { place: column, value } of rest) after[column] = value(changedFrame(frame, after))
    check(after)
    rows[place] = after
    if (isChanged) changed.push({ before, after })
    frames.push(changedFrame(frame, after))
    yield 4
  }
  return { rows, changed, frames }
}

/** PostgreSQL writes a row that changes anew, behind the others. */
function moved(rows: readonly Row[], found: readonly Found[]): readonly Row[] {
  const places = new Set(found.map(({ place }) => place))
  return [...rows.filter((_row, place) => !places.has(place)), ...found.map(({ place }) => rows[place] ?? [])]
}

/** Changes rows. @throws SqlError */
export function* update(at: At, statement: Update): Work<Step> {
  const prepared = prepare(at, statement)
  const { draft, table, context, find } = prepared
  const { table: name } = statement
  const values = assignments(statement, prepared)
  const returning = returningOf(statement.returning, context)
  const found = yield* find()
  const { rows, changed, frames } = yield* changeRows(statement, prepared, { found, values })
  const isMysql = at.facts.server === 'mysql'
  const next = { ...table, rows: isMysql || found.length === 0 ? rows : moved(rows, found) }
  draft.put(name, next)
  yield* checkKeys(name, next, draft.known)
  yield* checkReferences(
    draft,
    name,
    changed.map(({ after }) => after),
  )
  yield* follow(draft, name, changed)
  const back = returning && (yield* returning(frames))
  const count = isMysql ? changed.length : found.length
  return {
    cluster: withDatabase(at, draft.database),
    result: { ...done('UPDATE', count), matched: found.length, ...(back && { rows: back }) },
  }
}

/** Removes rows. @throws SqlError */
export function* remove(at: At, statement: Delete): Work<Step> {
  const { draft, table, context, find } = prepare(at, statement)
  const returning = returningOf(statement.returning, context)
  const found = yield* find()
  const gone = new Set(found.map(({ place }) => place))
  draft.put(statement.table, { ...table, rows: table.rows.filter((_row, place) => !gone.has(place)) })
  yield* follow(
    draft,
    statement.table,
    [...gone].map((place) => ({ before: table.rows[place] ?? [], after: undefined })),
  )
  const back = returning && (yield* returning(found.map(({ frame }) => frame)))
  return {
    cluster: withDatabase(at, draft.database),
    result: { ...done('DELETE', found.length), ...(back && { rows: back }) },
  }
}
