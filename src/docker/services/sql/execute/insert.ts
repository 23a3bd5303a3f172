import type { Work } from '../../../../base/work.ts'
import { type Compiled, type Context, type Environment, type Frame, scopeWithin } from '../compile/context.ts'
import { compile } from '../compile/compile.ts'
import { rewritten } from '../expression-parts.ts'
import { planQuery, runOnce, withCtes } from '../rows/query.ts'
import { mapped } from '../rows/turns.ts'
import { type At, done, type Step, withDatabase } from '../step.ts'
import { type Body, type Expression, type Insert, SqlError, type Value } from '../syntax.ts'
import type { Row, Table } from '../tables.ts'
import { truthOf } from '../compile/truth.ts'
import { assigned, isDefault, type Kept, keptBy, knownPlace, refuseTwice, standardOf } from './columns.ts'
import { checkReferences, contextOf, Draft, follow, rowChecks, valuesOf } from './draft.ts'
import { handOn, type Key, keyOfRow, keysOf, placesBy } from './keys.ts'
import { returningOf } from './returning.ts'

/** Values for some columns of a row; undefined for what the column has of itself. */
type Given = readonly (Value | undefined)[]

function placesOf({ table: name, columns, places }: Insert, table: Table): readonly number[] {
  if (columns.length === 0) return table.columns.map((_column, place) => place)
  refuseTwice(columns, false, places)
  return columns.map((column, at) => knownPlace(table, column, { of: name, at: places[at] }))
}

/** Where too many values stand, or the first column that has none. */
const countPlace = (row: readonly Expression[], { places }: Insert, has: number): number | undefined =>
  row.length > has ? row[has]?.at : places[row.length]

/** Rows that are written one by one. */
function* written(
  body: Extract<Body, { type: 'values' }>,
  kept: readonly Kept[],
  context: Context,
): Work<readonly Given[]> {
  const made: Given[] = []
  const plans = yield* mapped(body.rows, (row) =>
    row.map((cell, place) => {
      const column = kept[place]
      return isDefault(cell) || !column ? undefined : assigned(compile(cell, context), column, context)
    }),
  )
  yield* runOnce(context.environment.once)
  for (const plan of plans) {
    made.push(plan.map((cell) => cell?.({ row: [], outer: undefined })))
    yield plan.length
  }
  return made
}

/** The rows that are to come in. @throws SqlError where there are too many values in one, or too few */
function* givenRows(statement: Insert, kept: readonly Kept[], environment: Environment): Work<readonly Given[]> {
  const { source, columns } = statement
  if (!source) return [[]]
  const { body } = source
  const context: Context = { environment, scope: scopeWithin(undefined), clause: 'values' }
  const check = (many: number, place: number, row: readonly Expression[] = []): void => {
    const isMysql = environment.facts.server === 'mysql'
    if (
      many > kept.length ||
      (many < kept.length && (isMysql ? !(many === 0 && columns.length === 0) : columns.length > 0))
    )
      throw new SqlError({
        type: 'count',
        more: many > kept.length,
        row: place + 1,
        at: countPlace(row, statement, kept.length),
      })
  }
  if (body.type === 'values' && source.order.length === 0) {
    for (const [place, row] of body.rows.entries()) check(row.length, place, row)
    return yield* written(body, kept, context)
  }
  const plan = planQuery(source, environment, undefined)
  check(plan.columns.length, 0)
  const casts = plan.columns.map(({ type }, place) => {
    const column = kept[place]
    const value: Compiled = { type, run: ({ row }) => row[place] ?? null }
    return column ? assigned(value, column, context) : value.run
  })
  yield* runOnce(environment.once)
  const rows = yield* plan.rows(undefined)
  return yield* mapped(rows, (row) => casts.map((cast) => cast({ row, outer: undefined })))
}

/** What a column is given that nothing was said of. */
interface Filling {
  readonly kept: Kept
  readonly standard: (() => Value) | undefined
}

/** Fills rows up: numbers, defaults, what is reckoned from other columns. */
class Filler {
  next: number
  /** The first number that was given by itself. */
  first = 0
  readonly #table: Table
  readonly #fillings: readonly Filling[]
  readonly #reckoned: readonly { readonly place: number; readonly value: ReturnType<typeof assigned> }[]
  readonly #isMysql: boolean

  constructor(name: string, table: Table, at: At) {
    const context = contextOf(name, table, at)
    this.#table = table
    this.next = table.next
    this.#isMysql = at.facts.server === 'mysql'
    this.#fillings = table.columns.map((column) => {
      const kept = keptBy(column, context)
      return { kept, standard: standardOf(kept, at) }
    })
    this.#reckoned = table.columns.flatMap(({ generated }, place) => {
      const kept = this.#fillings[place]?.kept
      return generated && kept ? [{ place, value: assigned(compile(generated, context), kept, context) }] : []
    })
  }

  #value(place: number, given: Value | undefined, isGiven: boolean): Value {
    const column = this.#table.columns[place]
    if (!column) return null
    const numbers = column.serial && (given === undefined || (this.#isMysql && (given === null || given === 0)))
    if (numbers) {
      if (this.first === 0) this.first = this.next
      this.next += 1
      return this.next - 1
    }
    if (given !== undefined) return given
    const { standard } = this.#fillings[place] ?? {}
    if (standard) return standard()
    if (this.#isMysql && column.required && !isGiven && !column.generated)
      throw new SqlError({ type: 'no-default', column: column.name })
    return null
  }

  /** A whole row of what was given for some of its columns. */
  fill(places: readonly number[], given: Given): Row {
    const row = this.#table.columns.map((_column, place) => {
      const at = places.indexOf(place)
      return this.#value(place, at < 0 ? undefined : given[at], at >= 0 && at < given.length)
    })
    const serial = this.#table.columns.findIndex((column) => column.serial)
    // PostgreSQL goes on counting whatever numbers were given
    if (this.#isMysql && serial >= 0) this.next = Math.max(this.next, Number(row[serial] ?? 0) + 1)
    return this.reckoned(row)
  }

  reckoned(row: Row): Row {
    if (this.#reckoned.length === 0) return row
    const made = [...row]
    for (const { place, value } of this.#reckoned) made[place] = value({ row: made, outer: undefined })
    return made
  }
}

/** A key of a table, and the rows that have it by now. */
interface IncomingKey {
  readonly key: Key
  readonly idOf: (row: Row) => string | undefined
  readonly there: ReadonlyMap<string, number>
  readonly added: Map<string, number>
}

function* incomingInto(table: Table, known: Draft['known']): Work<Incoming> {
  const keys: IncomingKey[] = []
  for (const key of keysOf(table))
    keys.push({
      key,
      idOf: keyOfRow(table, key.columns, known),
      there: yield* placesBy(table, key.columns, known),
      added: new Map(),
    })
  return new Incoming(table, keys)
}

/** Rows while they come in, and the keys that they must not have in common. */
class Incoming {
  readonly rows: Row[]
  readonly touched = new Set<number>()
  readonly #removed = new Set<number>()
  readonly #keys: readonly IncomingKey[]

  constructor(table: Table, keys: readonly IncomingKey[]) {
    this.rows = [...table.rows]
    this.#keys = keys
  }

  /** A row that has a key in common with a new one, and which key that is; of all keys, or of some. */
  twin(row: Row, wanted?: (key: Key) => boolean): { readonly place: number; readonly key: Key } | undefined {
    for (const { key, idOf, there, added } of this.#keys) {
      if (wanted && !wanted(key)) continue
      const id = idOf(row)
      const place = id === undefined ? undefined : (added.get(id) ?? there.get(id))
      // a row that was changed may have the key no more
      if (place !== undefined && !this.#removed.has(place) && idOf(this.rows[place] ?? []) === id) return { place, key }
    }
    return undefined
  }

  #note(row: Row, place: number): void {
    for (const { idOf, added } of this.#keys) {
      const id = idOf(row)
      if (id !== undefined) added.set(id, place)
    }
  }

  add(row: Row): void {
    this.#note(row, this.rows.push(row) - 1)
  }

  replace(place: number, row: Row): void {
    this.rows[place] = row
    this.#note(row, place)
  }

  remove(place: number): void {
    this.#removed.add(place)
  }

  /** All rows that are there in the end. */
  done(before: readonly Row[], moves: boolean): readonly Row[] {
    if (moves)
      return [
        ...this.rows.filter((_row, place) => !this.touched.has(place)),
        ...[...this.touched].map((place) => this.rows[place] ?? []),
      ]
    if (this.#removed.size > 0) return this.rows.filter((_row, place) => !this.#removed.has(place))
    if (this.touched.size === 0)
      handOn(before, this.rows, new Map(this.#keys.map(({ key, added }) => [key.columns.join('\0'), added])))
    return this.rows
  }
}

/** What is done with a row that has a key in common with one that is there. */
type OnTwin = (row: Row, twin: { readonly place: number; readonly key: Key }) => 'skip' | 'add' | 'updated' | 'same'

/** MySQL's `VALUES(x)` and the name of the new row, as PostgreSQL has it. */
const asExcluded = (expression: Expression, alias: string | undefined): Expression =>
  rewritten(expression, (one) => {
    if (one.type === 'column' && alias !== undefined && one.table === alias) return { ...one, table: 'excluded' }
    const [word] = one.type === 'call' && one.name === 'values' ? one.words : []
    return word?.type === 'column' ? { ...word, table: 'excluded' } : undefined
  })

/** What rows come in with, and into. */
interface Entering {
  readonly draft: Draft
  readonly incoming: Incoming
  readonly filler: Filler
}

/** What is put into the columns of a row that is there. @throws SqlError */
function conflictValues(
  { conflict, table: name }: Insert,
  table: Table,
  { context, at }: { readonly context: Context; readonly at: At },
): readonly { readonly place: number; readonly value: (frame: Frame) => Value }[] {
  return (conflict?.set ?? []).map(([column, value, where]) => {
    const place = knownPlace(table, column, { of: name, at: where })
    const known = table.columns[place] ?? {
      name: column,
      kind: 'text',
      required: false,
      serial: false,
      standard: undefined,
    }
    const kept = keptBy(known, context)
    if (isDefault(value)) return { place, value: standardOf(kept, at) ?? (() => null) }
    return {
      place,
      value: assigned(compile(asExcluded(value, conflict?.alias), { ...context, clause: 'set' }), kept, context),
    }
  })
}

/** The names that ON CONFLICT knows: those of the table, and the row that was to come in. */
function conflictContext({ alias, table: name }: Insert, table: Table, at: At): Context {
  const context = contextOf(alias ?? name, table, at)
  const columns = context.scope.relations.flatMap((own) => own.columns)
  context.scope.relations.push({
    alias: 'excluded',
    aside: true,
    columns: columns.map((column) => ({ ...column, index: column.index + columns.length })),
  })
  return context
}

/** Changes the row that is there. @throws SqlError */
function updating(statement: Insert, table: Table, { draft, incoming, filler }: Entering): OnTwin {
  const { conflict } = statement
  const context = conflictContext(statement, table, draft.at)
  const set = conflictValues(statement, table, { context, at: draft.at })
  const holds = conflict?.where && truthOf(compile(conflict.where, { ...context, clause: 'where' }), 'WHERE', context)
  const check = rowChecks(statement.table, table, draft.at)
  return (row, { place }) => {
    if (incoming.touched.has(place) && draft.at.facts.server === 'postgres')
      throw new SqlError({ type: 'twice-in-one' })
    const before = incoming.rows[place] ?? []
    const frame = { row: [...before, ...row], outer: undefined }
    if (holds && holds(frame) !== true) return 'skip'
    const values = new Map(set.map((one) => [one.place, one.value(frame)]))
    const after = filler.reckoned(before.map((value, at) => values.get(at) ?? (values.has(at) ? null : value)))
    check(after)
    incoming.replace(place, after)
    incoming.touched.add(place)
    return after.every((value, at) => value === before[at]) ? 'same' : 'updated'
  }
}

/** The keys that ON CONFLICT is about; undefined for all of them. @throws SqlError where there is no such key */
function wantedKeys({ conflict }: Insert, table: Table, name: string): ((key: Key) => boolean) | undefined {
  const target = conflict?.target
  if (!target) return undefined
  if ('constraint' in target) {
    if (!keysOf(table).some((key) => key.name === target.constraint))
      throw new SqlError({ type: 'no-constraint', name: target.constraint, table: name })
    return (key) => key.name === target.constraint
  }
  const same = (key: Key): boolean =>
    key.columns.length === target.length && key.columns.every((column) => target.includes(column))
  for (const column of target) knownPlace(table, column, { of: name })
  if (!keysOf(table).some(same)) throw new SqlError({ type: 'no-conflict-key' })
  return same
}

function twinRule(statement: Insert, table: Table, parts: Entering): OnTwin {
  const { incoming } = parts
  if (statement.mode === 'replace')
    return (row) => {
      for (let found = incoming.twin(row); found; found = incoming.twin(row)) incoming.remove(found.place)
      return 'add'
    }
  if (statement.mode === 'ignore' || statement.conflict?.set.length === 0) return () => 'skip'
  if (statement.conflict) return updating(statement, table, parts)
  return (row, { key }) => {
    throw new SqlError({
      type: 'duplicate',
      key: key.name,
      isPrimary: key.isPrimary,
      columns: key.columns,
      table: statement.table,
      values: valuesOf(table, key.columns, row),
      isMade: true,
    })
  }
}

/** What became of the rows that came. */
interface Tally {
  added: number
  updated: number
  skipped: number
  removed: number
  readonly shown: Row[]
}

function* takeIn(
  statement: Insert,
  table: Table,
  { draft, filler, incoming, rows }: Entering & { readonly rows: readonly (() => Row)[] },
): Work<Tally> {
  const tally: Tally = { added: 0, updated: 0, skipped: 0, removed: 0, shown: [] }
  const wanted = wantedKeys(statement, table, statement.table)
  const parts = { draft, filler, incoming }
  const onTwin = twinRule(statement, table, parts)
  const onOther = twinRule({ ...statement, conflict: undefined }, table, parts)
  const check = rowChecks(statement.table, table, draft.at)
  for (const make of rows) {
    const row = make()
    check(row)
    const twin = incoming.twin(row, wanted)
    const fate = twin ? onTwin(row, twin) : 'add'
    if (fate === 'add') {
      const other = wanted && incoming.twin(row)
      if (other) onOther(row, other)
      incoming.add(row)
      incoming.touched.add(incoming.rows.length - 1)
      tally.added += 1
      tally.removed += Number(twin !== undefined)
      tally.shown.push(row)
    } else if (fate === 'skip') tally.skipped += 1
    else {
      tally.updated += Number(fate === 'updated')
      tally.shown.push(incoming.rows[twin?.place ?? 0] ?? row)
    }
    yield 4
  }
  return tally
}

/** Does something that may be refused; numbers that were given are gone all the same. */
function* spending<T>(work: Work<T>, spend: () => void): Work<T> {
  try {
    return yield* work
  } catch (error) {
    spend()
    throw error
  }
}

/** Puts rows into a table. @throws SqlError */
export function* insert(at: At, statement: Insert): Work<Step> {
  const { table: name } = statement
  const draft = new Draft(at)
  const table = tableAt(draft, statement)
  const environment = withCtes(statement.with, at.environment, undefined)
  const places = placesOf(statement, table)
  const shape = contextOf(statement.alias ?? name, table, at)
  const kept = places.flatMap((place) => (table.columns[place] ? [keptBy(table.columns[place], shape)] : []))
  const returning = returningOf(statement.returning, shape)
  const given = yield* givenRows(statement, kept, environment)
  refuseIdentity(statement, table, places, given)
  const filler = new Filler(name, table, at)
  const incoming = yield* incomingInto(table, draft.known)
  const spend = (): void => at.values.spend(name, filler.next)
  const tally = yield* spending(
    takeIn(statement, table, {
      draft,
      filler,
      incoming,
      rows: given.map((values) => () => filler.fill(places, values)),
    }),
    spend,
  )
  const isAppended = tally.updated === 0 && tally.removed === 0
  if (isAppended) incoming.touched.clear()
  const rows = incoming.done(table.rows, tally.updated > 0 && at.facts.server === 'postgres')
  draft.put(name, { ...table, rows, next: filler.next })
  yield* spending(checkReferences(draft, name, tally.shown), spend)
  if (tally.removed > 0) {
    const left = new Set(rows)
    yield* follow(
      draft,
      name,
      table.rows.filter((row) => !left.has(row)).map((before) => ({ before, after: undefined })),
    )
  }
  const back = returning && (yield* returning(tally.shown.map((row) => ({ row, outer: undefined }))))
  const counted = countedRows(tally, { statement, filler, at, given: given.length })
  return { cluster: withDatabase(at, draft.database), result: { ...counted, ...(back && { rows: back }) } }
}

/** How many rows came in: MySQL counts one that was changed twice. */
function countedRows(
  { added, removed, updated, skipped }: Tally,
  {
    statement,
    filler,
    at,
    given,
  }: { readonly statement: Insert; readonly filler: Filler; readonly at: At; readonly given: number },
): Extract<Step['result'], { type: 'done' }> {
  const count = at.facts.server === 'mysql' ? added + removed + updated * 2 : added + updated
  return {
    ...done('INSERT', count),
    insertId: filler.first,
    matched: given,
    duplicates: skipped + removed + updated,
    warnings: statement.mode === 'ignore' ? skipped : 0,
  }
}

function tableAt(draft: Draft, { table, at }: Insert): Table {
  try {
    return draft.table(table)
  } catch (error) {
    if (error instanceof SqlError && error.refusal.type === 'no-table') throw new SqlError({ ...error.refusal, at })
    throw error
  }
}

/** @throws SqlError where a column that always numbers itself is given a number */
function refuseIdentity(
  { overriding }: Insert,
  table: Table,
  places: readonly number[],
  given: readonly Given[],
): void {
  const always = places.findIndex(
    (place) => table.columns[place]?.identity === 'always' || table.columns[place]?.generated !== undefined,
  )
  const column = table.columns[places[always] ?? -1]
  if (always < 0 || !column || (overriding && !column.generated)) return
  if (given.some((row) => row[always] !== undefined))
    throw new SqlError({ type: 'always-generated', column: column.name, isReckoned: column.generated !== undefined })
}
