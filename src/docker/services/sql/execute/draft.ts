import type { Work } from '../../../../base/work.ts'
import { scopeWithin, type Context } from '../compile/context.ts'
import { compile } from '../compile/compile.ts'
import { truthOf } from '../compile/truth.ts'
import { mapped, RUN } from '../rows/turns.ts'
import { type Constraint, SqlError, type Value } from '../syntax.ts'
import { type At, databaseAt } from '../step.ts'
import { type Database, isTable, type Row, type Table, tableOf } from '../tables.ts'
import { TEXT, typeOf } from '../types/type.ts'
import { keyOfRow, keysOf, placesBy } from './keys.ts'

type Foreign = Extract<Constraint, { readonly type: 'foreign' }>

/** A database while a statement changes its rows. */
export class Draft {
  readonly at: At
  database: Database

  constructor(at: At) {
    this.at = at
    this.database = databaseAt(at)
  }

  get known(): { readonly facts: At['facts']; readonly enumOf: At['environment']['enumOf'] } {
    return { facts: this.at.facts, enumOf: this.at.environment.enumOf }
  }

  /** Whether rows must refer to rows that are there: MySQL can be told not to look. */
  get refers(): boolean {
    return this.at.facts.server === 'postgres' || this.at.values.setting('foreign_key_checks') !== '0'
  }

  table(name: string): Table {
    return tableOf(this.database, name)
  }

  put(name: string, table: Table): void {
    this.database = { ...this.database, [name]: table }
  }

  /** The constraints of all tables that refer to one. */
  references(name: string): readonly { readonly table: string; readonly constraint: Foreign }[] {
    return Object.entries(this.database).flatMap(([table, entry]) =>
      isTable(entry)
        ? entry.constraints
            .filter((one): one is Foreign => one.type === 'foreign' && one.table === name)
            .map((constraint) => ({ table, constraint }))
        : [],
    )
  }
}

/** A context in which the columns of a table are known. */
export function contextOf(
  name: string,
  table: Pick<Table, 'columns'>,
  { environment }: Pick<At, 'environment'>,
): Context {
  const scope = scopeWithin(undefined)
  const columns = table.columns.map((column, index) => ({
    name: column.name,
    type: typeOf(column.kind, environment.facts.server, environment.enumOf) ?? TEXT,
    index,
  }))
  scope.relations.push({ alias: name, columns })
  return { environment, scope, clause: 'check' }
}

/** What a table asks of each row by itself. @throws SqlError from what it gives, for a row that does not fit */
export function rowChecks(name: string, table: Table, at: Pick<At, 'environment'>): (row: Row) => void {
  const context = contextOf(name, table, at)
  const tests = table.constraints
    .filter((one) => one.type === 'check')
    .map((one) => ({ name: one.name, holds: truthOf(compile(one.test, context), 'CHECK', context) }))
  const required = table.columns
    .map((column, place) => ({ column: column.name, place, is: column.required }))
    .filter(({ is }) => is)
  return (row) => {
    for (const { column, place } of required)
      if ((row[place] ?? null) === null) throw new SqlError({ type: 'required', column, table: name, row })
    for (const test of tests)
      if (test.holds({ row, outer: undefined }) === false)
        throw new SqlError({ type: 'check', name: test.name, table: name, row })
  }
}

/** The values of some columns of a row. */
export const valuesOf = ({ columns }: Pick<Table, 'columns'>, names: readonly string[], row: Row): readonly Value[] =>
  names.map((name) => row[columns.findIndex((column) => column.name === name)] ?? null)

/** @throws SqlError where two rows have a key in common */
export function* checkKeys(name: string, table: Table, known: Draft['known']): Work<void> {
  for (const key of keysOf(table)) {
    const idOf = keyOfRow(table, key.columns, known)
    const seen = new Set<string>()
    for (const [at, row] of table.rows.entries()) {
      if (at % RUN === RUN - 1) yield RUN
      const id = idOf(row)
      if (id === undefined) continue
      if (seen.has(id))
        throw new SqlError({
          type: 'duplicate',
          key: key.name,
          isPrimary: key.isPrimary,
          columns: key.columns,
          table: name,
          values: valuesOf(table, key.columns, row),
          isMade: false,
        })
      seen.add(id)
    }
  }
}

/** The columns that a constraint refers to. */
export const referred = ({ references }: Foreign, parent: Table): readonly string[] =>
  references.length > 0 ? references : (parent.constraints.find((one) => one.type === 'primary')?.columns ?? [])

/** Whether rows refer to rows that are there. @throws SqlError */
export function* checkReferences(draft: Draft, name: string, rows: readonly Row[]): Work<void> {
  const table = draft.table(name)
  if (!draft.refers) return
  for (const constraint of table.constraints) {
    if (constraint.type !== 'foreign') continue
    const parent = draft.table(constraint.table)
    const places = yield* placesBy(parent, referred(constraint, parent), draft.known)
    const idOf = keyOfRow(table, constraint.columns, draft.known)
    for (const [at, row] of rows.entries()) {
      if (at % RUN === RUN - 1) yield RUN
      const id = idOf(row)
      if (id !== undefined && !places.has(id))
        throw new SqlError({
          type: 'no-parent',
          constraint: { ...constraint, references: referred(constraint, parent) },
          table: name,
          values: valuesOf(table, constraint.columns, row),
        })
    }
  }
}

/** What becomes of the rows that refer to rows whose keys went, or changed into others. @throws SqlError where they hold them */
export function* follow(
  draft: Draft,
  name: string,
  gone: readonly { readonly before: Row; readonly after: Row | undefined }[],
): Work<void> {
  if (gone.length === 0 || !draft.refers) return
  const parent = draft.table(name)
  for (const { table: childName, constraint } of draft.references(name)) {
    const names = referred(constraint, parent)
    const idOf = keyOfRow(parent, names, draft.known)
    const lost = new Map<string, Row | undefined>()
    for (const [at, { before, after }] of gone.entries()) {
      if (at % RUN === RUN - 1) yield RUN
      const id = idOf(before)
      if (id !== undefined && (after === undefined || idOf(after) !== id)) lost.set(id, after)
    }
    // another row may have the key by now
    const there = yield* placesBy(parent, names, draft.known)
    for (const id of lost.keys()) if (there.has(id)) lost.delete(id)
    if (lost.size > 0) yield* followIn(draft, { childName, constraint, parentName: name, names, lost })
  }
}

interface Following {
  readonly childName: string
  readonly constraint: Foreign
  readonly parentName: string
  readonly names: readonly string[]
  readonly lost: ReadonlyMap<string, Row | undefined>
}

function* followIn(draft: Draft, { childName, constraint, parentName, names, lost }: Following): Work<void> {
  const child = draft.table(childName)
  const parent = draft.table(parentName)
  const idOf = keyOfRow(child, constraint.columns, draft.known)
  const places = constraint.columns.map((name) => child.columns.findIndex((column) => column.name === name))
  const changed: { before: Row; after: Row | undefined }[] = []
  const rows = yield* mapped(child.rows, (row) => {
    const id = idOf(row)
    if (id === undefined || !lost.has(id)) return row
    const parentRow = lost.get(id)
    const action = parentRow ? constraint.onUpdate : constraint.onDelete
    const values = valuesOf(child, constraint.columns, row)
    if (action === 'no action' || action === 'restrict')
      throw new SqlError({
        type: 'still-used',
        constraint: { ...constraint, references: names },
        table: childName,
        parent: parentName,
        values,
      })
    const after =
      action === 'cascade'
        ? parentRow && replaced(row, places, valuesOf(parent, names, parentRow))
        : replaced(row, places, action === 'set null' ? [] : places.map((place) => standard(child.columns[place])))
    changed.push({ before: row, after })
    return after
  })
  if (changed.length === 0) return
  const next = { ...child, rows: rows.filter((row) => row !== undefined) }
  const check = rowChecks(childName, next, draft.at)
  for (const { after } of changed) if (after) check(after)
  draft.put(childName, next)
  yield* follow(draft, childName, changed)
}

const standard = (column: Table['columns'][number] | undefined): Value =>
  column?.standard?.type === 'value' ? column.standard.value : null

const replaced = (row: Row, places: readonly number[], values: readonly Value[]): Row =>
  row.map((value, place) => {
    const at = places.indexOf(place)
    return at < 0 ? value : (values[at] ?? null)
  })
