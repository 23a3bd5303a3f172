import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { Service } from '../../../linux/network.ts'
import { type Account, accountOf, type Accounts, isGranted } from './accounts.ts'
import { execute } from './execute.ts'
import { parseSql } from './parser.ts'
import type { Result, ServerState } from './step.ts'
import type { Cluster } from './tables.ts'
import type { Dialect } from './tokens.ts'

/** What a client asks of a server; without a statement, only whether it may come in. */
export interface Question {
  readonly user: string
  /** Undefined where none was given. */
  readonly password: string | undefined
  readonly database: string
  readonly statement: string | undefined
  /** It comes by a socket of the same machine. */
  readonly local: boolean
}

/** Why somebody does not come in. */
type Denial = 'no-password' | 'wrong-password' | 'no-user' | 'no-login' | 'no-database' | 'closed-database'

/** What a server answers. */
export type Answer =
  | { readonly type: 'result'; readonly result: Result }
  | { readonly type: 'welcome'; readonly version: string; readonly superuser: boolean }
  | { readonly type: 'denied'; readonly reason: Denial }

/** How a server is set up. */
export interface SqlSetup {
  readonly server: 'postgres' | 'mysql'
  readonly dialect: Dialect
  /** What `version()` gives. */
  readonly version: string
  /** The directory of its data. */
  readonly directory: string
  /** Who is there at first, in data that are new. */
  readonly accounts: Accounts
  /** The databases that are there at first. */
  readonly databases: readonly string[]
  /** Whether those of the same machine come in without a password. */
  readonly trustsLocal: boolean
  /** Whether anybody does. */
  readonly trustsAll: boolean
  /** What SHOW tells of the server. */
  readonly settings: ReadonlyMap<string, string>
}

const clusterFile = ({ directory }: SqlSetup): string => `${directory}/cluster.json`
const accountsFile = ({ directory }: SqlSetup): string => `${directory}/accounts.json`

/** Whether a server has no data yet. */
export const isNew = ({ system: { fs } }: GnuProcess, setup: SqlSetup): boolean => !fs.exists(clusterFile(setup))

function stateIn({ system: { fs } }: GnuProcess, setup: SqlSetup): ServerState {
  const cluster: Cluster = fs.exists(clusterFile(setup))
    ? JSON.parse(fs.readText(clusterFile(setup)))
    : Object.fromEntries(setup.databases.map((name) => [name, {}]))
  const file = accountsFile(setup)
  return { cluster, accounts: fs.exists(file) ? JSON.parse(fs.readText(file)) : setup.accounts }
}

function keep({ system: { fs } }: GnuProcess, setup: SqlSetup, { cluster, accounts }: ServerState): void {
  fs.writeFile(clusterFile(setup), JSON.stringify(cluster), { mode: 0o600 })
  fs.writeFile(accountsFile(setup), JSON.stringify(accounts), { mode: 0o600 })
}

/** Makes the data of a server. */
export function initialise(process: GnuProcess, setup: SqlSetup): void {
  process.system.fs.mkdirAll(setup.directory)
  keep(process, setup, stateIn(process, setup))
}

const mayUse = (account: Account, { server }: SqlSetup, database: string): boolean =>
  server === 'postgres' ||
  account.superuser ||
  database === 'information_schema' ||
  isGranted(account, '*', { database, table: '*' })

function denial(setup: SqlSetup, question: Question, { cluster, accounts }: ServerState): Denial | undefined {
  const { user, password, local, database } = question
  const account = accountOf(accounts, user)
  if (!account || (account.host === 'localhost' && !local)) return 'no-user'
  const trusted = setup.trustsAll || (local && setup.trustsLocal)
  if (account.password !== undefined && account.password !== password && !trusted)
    return password === undefined ? 'no-password' : 'wrong-password'
  if (!account.may.includes('login')) return 'no-login'
  if (database === '') return undefined
  if (!mayUse(account, setup, database)) return 'closed-database'
  return Object.hasOwn(cluster, database) ? undefined : 'no-database'
}

/** A server of SQL: messages are questions and answers as JSON. Its data are in files, so that they outlive it. */
export function sqlService(process: GnuProcess, setup: SqlSetup): Service {
  const { server, version, dialect, settings } = setup
  const answer = (question: Question): Answer => {
    const state = stateIn(process, setup)
    const reason = denial(setup, question, state)
    if (reason) return { type: 'denied', reason }
    const { statement, user, database } = question
    const { superuser = false } = accountOf(state.accounts, user) ?? {}
    if (statement === undefined) return { type: 'welcome', version, superuser }
    const facts = { server, version, database, user, now: process.kernel.clock.now() }
    const { result, ...after } = execute(state, { facts, settings }, () => parseSql(statement, dialect))
    if (after.cluster !== state.cluster || after.accounts !== state.accounts) keep(process, setup, after)
    return { type: 'result', result }
  }
  return {
    type: 'messages',
    // a web client has come to the wrong door
    call: (message) => (message.startsWith('{') ? JSON.stringify(answer(JSON.parse(message))) : ''),
  }
}
