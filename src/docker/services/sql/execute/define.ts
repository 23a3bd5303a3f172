import type { Work } from '../../../../base/work.ts'
import { scopeWithin } from '../compile/context.ts'
import { typeNamed } from '../compile/type-named.ts'
import { planQuery, runOnce } from '../rows/query.ts'
import { type At, databaseAt, done, type Notice, type Step, withDatabase, withEntry } from '../step.ts'
import { type Column, type CreateTable, type ObjectKind, SqlError, type Statement } from '../syntax.ts'
import { type Database, type Entry, entryOf, isTable, type Table, tableOf, without } from '../tables.ts'
import { bareName, type SqlType } from '../types/type.ts'
import { sequenceOf } from '../sequence-name.ts'
import { withoutOwned } from './sequences.ts'
import { renameTable } from './alter.ts'
import { refuseTwice } from './columns.ts'
import { constrained } from './constraints.ts'
import { checkKeys, Draft } from './draft.ts'

type Of<Type extends Statement['type']> = Extract<Statement, { readonly type: Type }>

const exists = (kind: string, name: string): readonly Notice[] => [{ type: 'exists', kind, name }]

/** The kind of a column that holds what a query gives. */
const kindOf = (type: SqlType): string =>
  type.family === 'enum' || type.of
    ? type.name.replace(/^_(.*)$/, '$1[]')
    : bareName(type) + (type.sizes ? `(${type.sizes.join(',')})` : '')

const plain = (name: string, kind: string): Column => ({
  name,
  kind,
  required: false,
  serial: false,
  standard: undefined,
})

const EMPTY: Omit<Table, 'columns' | 'owner'> = { type: 'table', constraints: [], indexes: [], rows: [], next: 1 }

/** @throws SqlError where the name is taken */
function refuseTaken(database: Database, name: string): void {
  const entry = entryOf(database, name)
  if (entry) throw new SqlError(entry.type === 'enum' ? { type: 'type-exists', name } : { type: 'table-exists', name })
}

/** CREATE TABLE … AS. */
function* tableOfQuery(at: At, { table: name, source, columns }: CreateTable): Work<Step> {
  const { environment, facts } = at
  if (!source) return { cluster: at.cluster, result: done('CREATE TABLE') }
  const plan = planQuery(source, environment, undefined)
  yield* runOnce(environment.once)
  const rows = yield* plan.rows(undefined)
  const own = plan.columns.map((column) => plain(column.name, kindOf(column.type)))
  const made: Table = { ...EMPTY, columns: columns.length > 0 ? columns : own, rows, owner: facts.user }
  return {
    cluster: withEntry(at, name, made),
    result: done(facts.server === 'mysql' ? 'CREATE TABLE' : `SELECT ${rows.length}`, rows.length),
  }
}

/** @throws SqlError */
function* createTable(at: At, statement: CreateTable): Work<Step> {
  const { table: name, columns, constraints, indexes, lenient, like, source } = statement
  const database = databaseAt(at)
  if (entryOf(database, name)) {
    if (!lenient) refuseTaken(database, name)
    return { cluster: at.cluster, result: done('CREATE TABLE'), notices: exists('relation', name) }
  }
  if (source) return yield* tableOfQuery(at, statement)
  if (like !== undefined) {
    const { comment: _comment, ...other } = tableOf(database, like)
    return {
      cluster: withEntry(at, name, { ...other, rows: [], next: 1, owner: at.facts.user }),
      result: done('CREATE TABLE'),
    }
  }
  refuseTwice(
    columns.map((column) => column.name),
    true,
  )
  const context = { environment: at.environment, scope: scopeWithin(undefined), clause: 'default' } as const
  for (const { kind } of columns) typeNamed(kind, context)
  const draft = new Draft(at)
  const made = constraints.reduce((table, one) => constrained(draft, name, table, one), {
    ...EMPTY,
    columns,
    indexes,
    next: statement.next ?? 1,
    owner: at.facts.user,
  } satisfies Table as Table)
  return { cluster: withEntry(at, name, made), result: done('CREATE TABLE') }
}

function createView(at: At, statement: Of<'create-view'>): Work<Step> | Step {
  const { name, names, query, text, replaces, lenient, kept } = statement
  const database = databaseAt(at)
  const command = kept ? 'CREATE MATERIALIZED VIEW' : 'CREATE VIEW'
  const before = entryOf(database, name)
  if (before && !(replaces && before.type === 'view')) {
    if (!lenient) refuseTaken(database, name)
    return { cluster: at.cluster, result: done(command), notices: exists('relation', name) }
  }
  const plan = planQuery(query, at.environment, undefined)
  const columns = plan.columns.map((column, place) => ({
    name: names[place] ?? column.name,
    kind: kindOf(column.type),
  }))
  refuseTwice(
    columns.map((column) => column.name),
    true,
  )
  const view = { type: 'view', query, text, columns, owner: at.facts.user } as const
  if (!kept) return { cluster: withEntry(at, name, view), result: done(command) }
  return (function* (): Work<Step> {
    yield* runOnce(at.environment.once)
    const rows = yield* plan.rows(undefined)
    return { cluster: withEntry(at, name, { ...view, kept: rows }), result: done(`SELECT ${rows.length}`) }
  })()
}

function* refresh(at: At, { name }: Of<'refresh'>): Work<Step> {
  const view = entryOf(databaseAt(at), name)
  if (view?.type !== 'view') throw new SqlError({ type: 'no-table', name })
  if (!view.kept) throw new SqlError({ type: 'wrong-kind', name, wanted: 'materialized view' })
  const plan = planQuery(view.query, at.environment, undefined)
  yield* runOnce(at.environment.once)
  return {
    cluster: withEntry(at, name, { ...view, kept: yield* plan.rows(undefined) }),
    result: done('REFRESH MATERIALIZED VIEW'),
  }
}

const indexesOf = (database: Database): readonly string[] =>
  Object.values(database).flatMap((entry) =>
    isTable(entry)
      ? [...entry.indexes, ...entry.constraints.filter(({ type }) => type === 'primary' || type === 'unique')].map(
          ({ name }) => name,
        )
      : [],
  )

function* createIndex(at: At, { index, table: name, lenient, at: place }: Of<'create-index'>): Work<Step> {
  const database = databaseAt(at)
  const table = tableOf(database, name, place)
  const isMysql = at.facts.server === 'mysql'
  const taken = isMysql ? table.indexes.map((one) => one.name) : [...indexesOf(database), ...Object.keys(database)]
  const wanted = `${name}_${index.columns.map((column) => (/^\w+$/.test(column) ? column : 'expr')).join('_')}_idx`
  const chosen =
    index.name ??
    [wanted, ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((count) => `${wanted}${count}`)].find((one) => !taken.includes(one)) ??
    wanted
  if (taken.includes(chosen)) {
    if (lenient) return { cluster: at.cluster, result: done('CREATE INDEX'), notices: exists('relation', chosen) }
    throw new SqlError(isMysql ? { type: 'index-exists', name: chosen } : { type: 'table-exists', name: chosen })
  }
  for (const column of index.columns)
    if (/^\w+$/.test(column) && !table.columns.some((one) => one.name.toLowerCase() === column.toLowerCase()))
      throw new SqlError(
        isMysql ? { type: 'no-key-column', name: column } : { type: 'no-column', name: column, clause: 'select' },
      )
  const made: Table = { ...table, indexes: [...table.indexes, { ...index, name: chosen }] }
  if (index.unique) yield* checkKeys(name, made, new Draft(at).known)
  return { cluster: withEntry(at, name, made), result: done('CREATE INDEX') }
}

/** What makes something by a name that nothing else has. */
function createNamed(
  at: At,
  name: string,
  entry: Entry,
  { command, lenient }: { readonly command: string; readonly lenient: boolean },
): Step {
  const database = databaseAt(at)
  if (entryOf(database, name)) {
    if (!lenient) refuseTaken(database, name)
    return { cluster: at.cluster, result: done(command), notices: exists('relation', name) }
  }
  return { cluster: withEntry(at, name, entry), result: done(command) }
}

function addLabel(at: At, { name, label, lenient }: Of<'add-label'>): Step {
  const type = entryOf(databaseAt(at), name)
  if (type?.type !== 'enum') throw new SqlError({ type: 'no-type', name })
  if (type.labels.includes(label)) {
    if (!lenient) throw new SqlError({ type: 'label-exists', name: label })
    return { cluster: at.cluster, result: done('ALTER TYPE') }
  }
  return { cluster: withEntry(at, name, { ...type, labels: [...type.labels, label] }), result: done('ALTER TYPE') }
}

const ENTRIES: Partial<Readonly<Record<ObjectKind, Entry['type']>>> = {
  table: 'table',
  view: 'view',
  type: 'enum',
  sequence: 'sequence',
}

interface Dependent {
  readonly text: string
  readonly table?: string
  readonly view?: string
  readonly on: string
}

/** What depends on something that is dropped: columns of a type, constraints that refer to a table, views of it. */
function dependents(database: Database, kind: ObjectKind, names: readonly string[]): readonly Dependent[] {
  return Object.entries(database).flatMap(([name, entry]): readonly Dependent[] => {
    if (names.includes(name)) return []
    if (entry.type === 'view' && (kind === 'table' || kind === 'view')) {
      const read = names.find((one) => readsTable(entry.query, one))
      return read === undefined ? [] : [{ text: `view ${name}`, view: name, on: `${kind} ${read}` }]
    }
    if (!isTable(entry)) return []
    if (kind === 'sequence')
      return entry.columns.flatMap(({ name: column, standard }) => {
        const used = sequenceOf(standard)
        if (used === undefined || !names.includes(used)) return []
        return [{ text: `default value for column ${column} of table ${name}`, table: name, on: `sequence ${used}` }]
      })
    if (kind === 'type')
      return entry.columns
        .filter((column) => names.includes(column.kind))
        .map((column) => ({ text: `column ${column.name} of table ${name}`, table: name, on: `type ${column.kind}` }))
    return entry.constraints
      .filter((one) => one.type === 'foreign' && names.includes(one.table))
      .map((one) => ({
        text: `constraint ${one.name} on table ${name}`,
        table: name,
        on: `table ${one.type === 'foreign' ? one.table : ''}`,
      }))
  })
}

/** Whether a query reads a table. */
function readsTable(value: unknown, name: string): boolean {
  if (Array.isArray(value)) return value.some((one) => readsTable(one, name))
  if (typeof value !== 'object' || value === null) return false
  return (
    ('table' in value && value.table === name && 'within' in value) ||
    Object.values(value).some((one) => readsTable(one, name))
  )
}

function dropIndex(at: At, { names, lenient, table }: Of<'drop'>): Step {
  const draft = new Draft(at)
  for (const name of names) {
    const found = Object.entries(draft.database).find(
      ([owner, entry]) =>
        (table ?? owner) === owner && isTable(entry) && entry.indexes.some((one) => one.name === name),
    )
    const key = Object.entries(draft.database).find(
      ([owner, entry]) =>
        (table ?? owner) === owner &&
        isTable(entry) &&
        entry.constraints.some((one) => one.name === name && (one.type === 'unique' || one.type === 'primary')),
    )
    if (!found && key && at.facts.server === 'postgres')
      throw new SqlError({ type: 'index-of-constraint', name, table: key[0] })
    const [owner, entry] = found ?? key ?? []
    if (owner !== undefined && isTable(entry))
      draft.put(owner, {
        ...entry,
        indexes: entry.indexes.filter((one) => one.name !== name),
        constraints: entry.constraints.filter((one) => one.name !== name),
      })
    else if (!lenient) throw new SqlError({ type: 'no-object', kind: 'index', name })
  }
  return { cluster: withDatabase(at, draft.database), result: done('DROP INDEX') }
}

/** The things that are there of those that are to be dropped. @throws SqlError where one is not, or is something else */
function thereOf(at: At, { kind, names, lenient }: Of<'drop'>, notices: Notice[]): readonly string[] {
  const isMysql = at.facts.server === 'mysql'
  return names.filter((name) => {
    const entry = entryOf(databaseAt(at), name)
    if (entry?.type === ENTRIES[kind]) return true
    if (entry && entry.type !== 'enum' && !isMysql)
      throw new SqlError({ type: 'wrong-kind', name, wanted: kind, is: entry.type })
    if (!lenient) throw new SqlError(kind === 'type' ? { type: 'no-type', name } : { type: 'no-object', kind, name })
    notices.push({ type: 'absent', kind, name })
    return false
  })
}

/** There is one schema, which stays. @throws SqlError */
function dropSchemas({ cluster }: At, { names, lenient }: Of<'drop'>): Step {
  if (names.includes('public')) throw new SqlError({ type: 'not-simulated', what: 'DROP SCHEMA public' })
  const [name] = names
  if (name !== undefined && !lenient) throw new SqlError({ type: 'no-schema', name })
  return {
    cluster,
    result: done('DROP SCHEMA'),
    notices: names.map((one) => ({ type: 'absent', kind: 'schema', name: one })),
  }
}

function drop(at: At, statement: Of<'drop'>): Step {
  const { kind, cascade } = statement
  const result = done(`DROP ${kind.toUpperCase()}`)
  if (kind === 'index') return dropIndex(at, statement)
  if (kind === 'schema') return dropSchemas(at, statement)
  if (kind === 'extension' || kind === 'function') return { cluster: at.cluster, result }
  const database = databaseAt(at)
  const notices: Notice[] = []
  const there = thereOf(at, statement, notices)
  const isMysql = at.facts.server === 'mysql'
  const needed = (new Draft(at).refers ? dependents(database, kind, there) : []).filter(
    ({ view }) => !isMysql || view === undefined,
  )
  if (needed.length > 0 && (!cascade || isMysql))
    throw new SqlError({
      type: 'still-needed',
      kind,
      names: there,
      by: needed.map(({ text, on }) => ({ text, on })),
      ...usedBy(database, there),
    })
  const views = needed.flatMap(({ view }) => (view === undefined ? [] : [view]))
  const left = without(withoutOwned(database, kind === 'table' ? there : []), [...there, ...views])
  const rest = Object.entries(left).map(
    ([name, entry]) => [name, isTable(entry) && cascade ? released(entry, kind, there) : entry] as const,
  )
  if (needed.length > 0) notices.push({ type: 'cascades', names: needed.map(({ text }) => text) })
  return { cluster: withDatabase(at, Object.fromEntries(rest)), result, notices }
}

/** A table without what depends on what is dropped. */
function released(table: Table, kind: ObjectKind, names: readonly string[]): Table {
  if (kind === 'type') {
    const places = table.columns.map((column, place) => (names.includes(column.kind) ? place : -1))
    return {
      ...table,
      columns: table.columns.filter((column) => !names.includes(column.kind)),
      rows: places.some((place) => place >= 0)
        ? table.rows.map((row) => row.filter((_value, place) => !places.includes(place)))
        : table.rows,
    }
  }
  if (kind === 'sequence')
    return {
      ...table,
      columns: table.columns.map((column) =>
        names.includes(sequenceOf(column.standard) ?? '') ? { ...column, standard: undefined } : column,
      ),
    }
  return {
    ...table,
    constraints: table.constraints.filter((one) => one.type !== 'foreign' || !names.includes(one.table)),
  }
}

/** The constraint that holds a table, as MySQL tells it. */
function usedBy(
  database: Database,
  names: readonly string[],
): { readonly constraint?: string; readonly child?: string; readonly parent?: string } {
  for (const [child, entry] of Object.entries(database)) {
    if (!isTable(entry) || names.includes(child)) continue
    const found = entry.constraints.find((one) => one.type === 'foreign' && names.includes(one.table))
    if (found?.type === 'foreign') return { constraint: found.name, child, parent: found.table }
  }
  return {}
}

function truncate(at: At, { tables, restarts, cascade }: Of<'truncate'>): Step {
  const draft = new Draft(at)
  const all = [...tables]
  const notices: Notice[] = []
  for (const name of all) {
    draft.table(name)
    for (const { table, constraint } of draft.references(name)) {
      if (all.includes(table)) continue
      if (!cascade) throw new SqlError({ type: 'truncates-referred', table: name, child: table, constraint })
      all.push(table)
      notices.push({ type: 'truncates', name: table })
    }
  }
  for (const name of all) {
    const table = draft.table(name)
    draft.put(name, { ...table, rows: [], ...((restarts || at.facts.server === 'mysql') && { next: 1 }) })
  }
  return { cluster: withDatabase(at, draft.database), result: done('TRUNCATE TABLE'), notices }
}

function renameTables(at: At, { names }: Of<'rename-tables'>): Step {
  const draft = new Draft(at)
  for (const [from, to] of names) renameTable(draft, from, to)
  return { cluster: withDatabase(at, draft.database), result: done('RENAME TABLE') }
}

function comment(at: At, { table: name, column, text }: Of<'comment'>): Step {
  const table = tableOf(databaseAt(at), name)
  const put = (one: Column): Column => {
    const { comment: _comment, ...rest } = one
    return text === null ? rest : { ...rest, comment: text }
  }
  const { comment: _old, ...rest } = table
  const made: Table =
    column === undefined
      ? { ...rest, ...(text !== null && { comment: text }) }
      : { ...table, columns: table.columns.map((one) => (one.name === column ? put(one) : one)) }
  if (column !== undefined && !table.columns.some((one) => one.name === column))
    throw new SqlError({ type: 'no-column-of', name: column, table: name })
  return { cluster: withEntry(at, name, made), result: done('COMMENT') }
}

const entryFor = (statement: Of<'create-type' | 'create-sequence'>, owner: string): Entry =>
  statement.type === 'create-type'
    ? { type: 'enum', labels: statement.labels, owner }
    : {
        type: 'sequence',
        value: statement.start,
        isUsed: false,
        step: statement.step,
        start: statement.start,
        owner,
        ...(statement.of && { of: statement.of }),
      }

type Definition = Of<
  | 'create-table'
  | 'create-view'
  | 'refresh'
  | 'create-index'
  | 'create-type'
  | 'add-label'
  | 'create-sequence'
  | 'create-schema'
  | 'drop'
  | 'truncate'
  | 'rename-tables'
  | 'comment'
>

/** What makes, changes and drops what a database holds. @throws SqlError */
export function* define(at: At, statement: Definition): Work<Step> {
  const owner = at.facts.user
  switch (statement.type) {
    case 'create-table':
      return yield* createTable(at, statement)
    case 'create-view': {
      const made = createView(at, statement)
      return 'cluster' in made ? made : yield* made
    }
    case 'refresh':
      return yield* refresh(at, statement)
    case 'create-index':
      return yield* createIndex(at, statement)
    case 'create-type':
    case 'create-sequence':
      return createNamed(at, statement.name, entryFor(statement, owner), {
        command: `CREATE ${statement.type === 'create-type' ? 'TYPE' : 'SEQUENCE'}`,
        lenient: statement.type === 'create-sequence' && statement.lenient,
      })
    case 'add-label':
      return addLabel(at, statement)
    case 'create-schema':
      if (statement.name !== 'public') throw new SqlError({ type: 'not-simulated', what: 'a schema besides public' })
      if (!statement.lenient) throw new SqlError({ type: 'schema-exists', name: statement.name })
      return { cluster: at.cluster, result: done('CREATE SCHEMA'), notices: exists('schema', statement.name) }
    case 'drop':
      return drop(at, statement)
    case 'truncate':
      return truncate(at, statement)
    case 'rename-tables':
      return renameTables(at, statement)
    case 'comment':
      return comment(at, statement)
  }
}
