import type { Work } from '../../../../base/work.ts'
import type { Facts } from '../facts.ts'
import type { Parsed } from '../parse/statement.ts'
import { checkRights } from '../rights.ts'
import {
  type At,
  databaseAt,
  done,
  type Notice,
  type Result,
  type ServerState,
  type Step,
  withDatabase,
} from '../step.ts'
import { SqlError, type Statement } from '../syntax.ts'
import { type Cluster, isTable, without } from '../tables.ts'
import { administer, isAdministrative } from './administer.ts'
import { alterTable } from './alter.ts'
import { remove, update } from './change.ts'
import { define } from './define.ts'
import { environmentOf, type SessionStore, Values } from './environment.ts'
import { insert } from './insert.ts'
import { alterSequence } from './sequences.ts'
import { look } from './look.ts'

type Of<Type extends Statement['type']> = Extract<Statement, { readonly type: Type }>

/** Databases that a server has from its beginning, in which nothing stands. */
const EMPTY = ['template0', 'template1']

/** What a new database begins with. @throws SqlError */
function contentsOf({ cluster }: At, template: string | undefined): At['cluster'][string] {
  if (template === undefined || EMPTY.includes(template)) return {}
  const contents = Object.hasOwn(cluster, template) ? cluster[template] : undefined
  if (contents === undefined) throw new SqlError({ type: 'no-template', name: template })
  return contents
}

function changeDatabases(at: At, statement: Of<'create-database' | 'drop-database'>): Step {
  const { cluster, accounts, facts } = at
  const { name, lenient } = statement
  const there = Object.hasOwn(cluster, name)
  if (statement.type === 'create-database') {
    const { owner, template } = statement
    if (there && !lenient) throw new SqlError({ type: 'database-exists', name })
    if (owner !== undefined && !Object.hasOwn(accounts.users, owner))
      throw new SqlError({ type: 'no-user', name: owner, does: 'alter' })
    const owners = { ...accounts.owners, ...(!there && { [name]: owner ?? facts.user }) }
    return {
      cluster: { ...cluster, [name]: there ? (cluster[name] ?? {}) : contentsOf(at, template) },
      accounts: { ...accounts, owners },
      result: done('CREATE DATABASE', 1),
    }
  }
  if (!there && !lenient) throw new SqlError({ type: 'no-database', name, isDropped: true })
  if (name === facts.database && facts.server === 'postgres') throw new SqlError({ type: 'open-database' })
  return {
    cluster: without(cluster, [name]),
    result: done('DROP DATABASE', Object.keys(cluster[name] ?? {}).length),
    notices: there ? [] : [{ type: 'absent', kind: 'database', name }],
  }
}

/** What a session does itself. */
type OfSession = Of<'transaction' | 'autocommit' | 'prepare' | 'execute' | 'deallocate'>

const OF_SESSION: ReadonlySet<Statement['type']> = new Set([
  'transaction',
  'autocommit',
  'prepare',
  'execute',
  'deallocate',
])

const isOfSession = (statement: Statement): statement is OfSession => OF_SESSION.has(statement.type)

function use({ cluster }: At, name: string): Step {
  if (!Object.hasOwn(cluster, name)) throw new SqlError({ type: 'no-database', name })
  return { cluster, result: { type: 'used', database: name } }
}

function* changeRows(at: At, statement: Of<'insert' | 'update' | 'delete'>): Work<Step> {
  if (statement.type === 'insert') return yield* insert(at, statement)
  return statement.type === 'update' ? yield* update(at, statement) : yield* remove(at, statement)
}

function* step(at: At, statement: Exclude<Statement, OfSession>): Work<Step> {
  if (isAdministrative(statement)) return yield* administer(at, statement)
  switch (statement.type) {
    case 'select':
    case 'show':
    case 'describe':
    case 'copy-out':
    case 'copy-in':
    case 'explain':
    case 'show-create':
    case 'show-index':
    case 'show-warnings':
    case 'show-engines':
    case 'show-grants':
    case 'show-processes':
      return yield* look(at, statement)
    case 'insert':
    case 'update':
    case 'delete':
      return yield* changeRows(at, statement)
    case 'alter-sequence':
      return alterSequence(at, statement)
    case 'alter-table':
      return yield* alterTable(at, statement)
    case 'create-database':
    case 'drop-database':
      return changeDatabases(at, statement)
    case 'use':
      return use(at, statement.name)
    default:
      return yield* define(at, statement)
  }
}

/** Who asks a server, how that was started, and what the session keeps. */
export interface Asking {
  readonly facts: Facts
  readonly settings: ReadonlyMap<string, string>
  readonly store: SessionStore
}

/** What a statement did, and what it has made of what a server keeps. */
export interface Executed extends ServerState {
  readonly result: Result
  readonly notices?: readonly Notice[]
}

/** What a session keeps of a statement that gave numbers. */
function note(values: Values, statement: Statement, { cluster, result }: Step, database: string): void {
  if (statement.type !== 'insert' || result.type !== 'done') return
  const table = cluster[database]?.[statement.table]
  if (isTable(table)) values.note(statement.table, result.insertId ?? 0, table.next - 1)
}

/** Does what a statement says; where it refuses, only numbers that were given are gone. */
export function* execute(
  state: ServerState,
  { facts: asked, settings, store }: Asking,
  { statement, database = asked.database }: Parsed,
): Work<Executed> {
  if (isOfSession(statement)) return { ...state, result: done('') }
  const facts = { ...asked, database }
  const values: Values = new Values(() => databaseAt({ cluster: state.cluster, facts }), settings, store)
  const known = { ...state, settings, facts, values }
  const at: At = { ...known, environment: environmentOf(known) }
  const numbered = (cluster: Cluster): Cluster => {
    const after = cluster[facts.database]
    return values.moved.size > 0 && after ? withDatabase({ cluster, facts }, values.applied(after)) : cluster
  }
  try {
    checkRights(state, facts, statement)
    const made = yield* step(at, statement)
    note(values, statement, made, facts.database)
    return { ...state, ...made, cluster: numbered(made.cluster) }
  } catch (error) {
    if (!(error instanceof SqlError)) throw error
    return { ...state, cluster: numbered(state.cluster), result: { type: 'refused', error: error.refusal } }
  }
}
