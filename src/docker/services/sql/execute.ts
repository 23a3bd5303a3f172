import { evaluate, holds } from './evaluate.ts'
import { administer } from './administer.ts'
import { checkColumns } from './check-names.ts'
import { readable } from './catalogs.ts'
import { kept } from './kept.ts'
import { Keys } from './keys.ts'
import type { Parsed } from './parser.ts'
import { checkRights, seenDatabases } from './rights.ts'
import { type At, databaseAt, done, type Result, type ServerState, type Step, withTable } from './step.ts'
import { Joined, returned, select } from './select.ts'
import { type Expression, SqlError, type Statement, type Value } from './syntax.ts'
import { type Table, tableOf, without } from './tables.ts'

/** @throws SqlError for a column that is named more than once */
function refuseTwice(names: readonly string[], isMade: boolean): void {
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw new SqlError({ type: 'column-twice', name: twice, isMade })
}

function placesOf(name: string, { columns }: Table, wanted: readonly string[]): readonly number[] {
  if (wanted.length === 0) return columns.map((_column, at) => at)
  refuseTwice(wanted, false)
  return wanted.map((column) => {
    const at = columns.findIndex((one) => one.name.toLowerCase() === column.toLowerCase())
    if (at < 0) throw new SqlError({ type: 'no-column-of', name: column, table: name })
    return at
  })
}

function insert(at: At, statement: Extract<Statement, { type: 'insert' }>): Step {
  const { table: name, columns, rows, returning } = statement
  const database = databaseAt(at)
  const table = tableOf(database, name)
  const places = placesOf(name, table, columns)
  const scope = new Joined([], at.facts)
  let { next } = table
  const made = [...table.rows]
  const keys = new Keys(name, table, at.facts)
  for (const row of made) keys.add(row)
  for (const row of rows) {
    if (row.length > places.length || (columns.length > 0 && row.length < places.length))
      throw new SqlError({ type: 'count', more: row.length > places.length })
    const values = table.columns.map((column, place): Value => {
      const given = row[places.indexOf(place)]
      const value = given === undefined || isDefault(given) ? undefined : evaluate(given, scope)
      if (value !== undefined && !(column.serial && value === null)) return kept(column, value, at.facts)
      if (column.serial) return next++
      return column.standard ? kept(column, evaluate(column.standard, scope), at.facts) : null
    })
    const serial = table.columns.findIndex((column) => column.serial)
    next = Math.max(next, Number(values[serial] ?? 0) + 1)
    keys.add(values)
    made.push(values)
  }
  const cluster = withTable(at, name, { ...table, rows: made, next })
  const back = returning.length > 0 ? returned(database, statement, made.slice(table.rows.length), at.facts) : undefined
  return { cluster, result: { type: 'done', command: 'INSERT', count: rows.length, ...(back && { rows: back }) } }
}

const isDefault = (expression: Expression): boolean =>
  expression.type === 'column' && expression.table === undefined && expression.name.toLowerCase() === 'default'

function update(at: At, statement: Extract<Statement, { type: 'update' }>): Step {
  const { table: name, set, where } = statement
  const table = tableOf(databaseAt(at), name)
  const places = placesOf(
    name,
    table,
    set.map(([column]) => column),
  )
  const tables = [{ alias: name, table }]
  for (const [, value] of set) if (!isDefault(value)) checkColumns(tables, value, 'select')
  if (where) checkColumns(tables, where, 'where')
  let count = 0
  const rows = table.rows.map((row) => {
    const scope = new Joined([{ alias: name, table, row }], at.facts)
    if (!holds(where, scope)) return row
    count += 1
    const values = set.map(([, value]) => evaluate(value, scope))
    return row.map((value, place) => {
      const [index, column] = [places.indexOf(place), table.columns[place]]
      return index < 0 || !column ? value : kept(column, values[index] ?? null, at.facts)
    })
  })
  const keys = new Keys(name, table, at.facts)
  for (const row of rows) keys.add(row)
  return { cluster: withTable(at, name, { ...table, rows }), result: done('UPDATE', count) }
}

function remove(at: At, statement: Extract<Statement, { type: 'delete' }>): Step {
  const { table: name, where } = statement
  const table = tableOf(databaseAt(at), name)
  if (where) checkColumns([{ alias: name, table }], where, 'where')
  const rows = table.rows.filter((row) => !holds(where, new Joined([{ alias: name, table, row }], at.facts)))
  const result = done('DELETE', table.rows.length - rows.length)
  return { cluster: withTable(at, name, { ...table, rows }), result }
}

function changeTables(at: At, statement: Extract<Statement, { type: 'create-table' | 'drop-table' }>): Step {
  const database = databaseAt(at)
  const { cluster, facts } = at
  if (statement.type === 'drop-table') {
    const missing = statement.tables.find((name) => !Object.hasOwn(database, name))
    if (missing !== undefined && !statement.lenient) throw new SqlError({ type: 'no-table', name: missing })
    return {
      cluster: { ...cluster, [facts.database]: without(database, statement.tables) },
      result: done('DROP TABLE'),
    }
  }
  const { table, columns, lenient } = statement
  if (Object.hasOwn(database, table)) {
    if (!lenient) throw new SqlError({ type: 'table-exists', name: table })
    return { cluster, result: done('CREATE TABLE') }
  }
  refuseTwice(
    columns.map(({ name }) => name),
    true,
  )
  const made = { columns, rows: [], next: 1, owner: facts.user }
  return { cluster: withTable(at, table, made), result: done('CREATE TABLE') }
}

function changeDatabases(
  { cluster, accounts, facts }: At,
  statement: Extract<Statement, { type: 'create-database' | 'drop-database' }>,
): Step {
  const { name, lenient } = statement
  const there = Object.hasOwn(cluster, name)
  if (statement.type === 'create-database') {
    if (there && !lenient) throw new SqlError({ type: 'database-exists', name })
    const owners = { ...accounts.owners, ...(!there && { [name]: statement.owner ?? facts.user }) }
    return {
      cluster: { ...cluster, [name]: there ? (cluster[name] ?? {}) : {} },
      accounts: { ...accounts, owners },
      result: done('CREATE DATABASE', 1),
    }
  }
  if (!there && !lenient) throw new SqlError({ type: 'no-database', name })
  return { cluster: without(cluster, [name]), result: done('DROP DATABASE') }
}

type Look = Extract<Statement, { type: 'select' | 'show' | 'describe' | 'show-create' }>

/** What changes nothing. */
function look(at: At, statement: Look): Step {
  const { cluster, accounts, facts } = at
  switch (statement.type) {
    case 'select':
      return {
        cluster,
        result: {
          type: 'rows',
          rows: select(statement.from.length === 0 ? {} : readable(at), statement, facts),
        },
      }
    case 'show': {
      const names = Object.keys(statement.what === 'databases' ? cluster : databaseAt(at)).toSorted()
      const seen = statement.what === 'databases' ? seenDatabases(names, accounts, facts) : names
      return { cluster, result: { type: 'listed', what: statement.what, names: seen } }
    }
    case 'describe':
    case 'show-create': {
      const { columns, next } = tableOf(databaseAt(at), statement.table)
      const whole = statement.type === 'show-create'
      return { cluster, result: { type: 'described', table: statement.table, columns, next, whole } }
    }
  }
}

function step(at: At, statement: Statement): Step {
  const { cluster } = at
  switch (statement.type) {
    case 'select':
    case 'show':
    case 'describe':
    case 'show-create':
      return look(at, statement)
    case 'insert':
      return insert(at, statement)
    case 'update':
      return update(at, statement)
    case 'delete':
      return remove(at, statement)
    case 'truncate': {
      const table = tableOf(databaseAt(at), statement.table)
      return { cluster: withTable(at, statement.table, { ...table, rows: [] }), result: done('TRUNCATE TABLE') }
    }
    case 'create-table':
    case 'drop-table':
      return changeTables(at, statement)
    case 'create-database':
    case 'drop-database':
      return changeDatabases(at, statement)
    case 'use':
      if (!Object.hasOwn(cluster, statement.name)) throw new SqlError({ type: 'no-database', name: statement.name })
      return { cluster, result: { type: 'used', database: statement.name } }
    default:
      return administer(at, statement)
  }
}

/** Who asks a server, and how that was started. */
export type Asking = Pick<At, 'facts' | 'settings'>

/** Does what a statement says; a refusal changes nothing. */
export function execute(
  state: ServerState,
  { facts, settings }: Asking,
  read: () => Parsed,
): ServerState & { readonly result: Result } {
  try {
    const { statement, database = facts.database } = read()
    const at = { ...state, settings, facts: { ...facts, database } }
    checkRights(state, at.facts, statement)
    return { ...state, ...step(at, statement) }
  } catch (error) {
    if (error instanceof SqlError) return { ...state, result: { type: 'refused', error: error.refusal } }
    throw error
  }
}
