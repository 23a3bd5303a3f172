import type { Facts } from './facts.ts'
import { type RoleRight, SqlError, type Statement } from './syntax.ts'
import { without } from './tables.ts'

/** What somebody may do, and where: in a table, in all of a database, or (of PostgreSQL) in its schema. */
interface Grant {
  /** In capitals: `SELECT`; what was given with ALL stands here verb by verb. */
  readonly verbs: readonly string[]
  /** `*` for all of them. */
  readonly database: string
  /** `*` for all of them. */
  readonly table: string
}

/** MySQL's right to hand on the rights that one has, `WITH GRANT OPTION`; it is not among all privileges. */
export const HANDS_ON = 'GRANT OPTION'

/** All that can be given: https://www.postgresql.org/docs/current/sql-grant.html, https://dev.mysql.com/doc/refman/8.4/en/grant.html */
export const PRIVILEGES = {
  postgres:
    'SELECT INSERT UPDATE DELETE TRUNCATE REFERENCES TRIGGER MAINTAIN USAGE CREATE CONNECT TEMPORARY TEMP EXECUTE'.split(
      ' ',
    ),
  mysql: (
    'SELECT,INSERT,UPDATE,DELETE,CREATE,DROP,RELOAD,SHUTDOWN,PROCESS,FILE,REFERENCES,INDEX,ALTER,SHOW DATABASES,SUPER,' +
    'CREATE TEMPORARY TABLES,LOCK TABLES,EXECUTE,REPLICATION SLAVE,REPLICATION CLIENT,CREATE VIEW,SHOW VIEW,' +
    'CREATE ROUTINE,ALTER ROUTINE,CREATE USER,EVENT,TRIGGER,CREATE TABLESPACE'
  ).split(','),
} as const

/** Somebody whom a server knows. */
export interface Account {
  /** Undefined for one that needs none. */
  readonly password?: string | undefined
  /** From where it may come: `%` from everywhere, `localhost` by the socket alone. */
  readonly host: string
  readonly superuser: boolean
  readonly may: readonly RoleRight[]
  readonly grants: readonly Grant[]
}

/** All whom a server knows, and who owns which database. An immutable value, plain data. */
export interface Accounts {
  readonly users: Readonly<Record<string, Account>>
  readonly owners: Readonly<Record<string, string>>
}

/** Who may do everything. */
export const superuser = (password: string | undefined): Account => ({
  password,
  host: '%',
  superuser: true,
  may: ['login', 'createdb', 'createrole'],
  grants: [],
})

/** Who may do nothing yet but log in. */
export const newcomer = (password: string | undefined, grants: readonly Grant[] = []): Account => ({
  password,
  host: '%',
  superuser: false,
  may: ['login'],
  grants,
})

export function accountOf({ users }: Accounts, name: string): Account | undefined {
  return Object.hasOwn(users, name) ? users[name] : undefined
}

type Does = Extract<SqlError['refusal'], { type: 'no-user' | 'user-exists' }>['does']

/** @throws SqlError where nobody has the name */
export function known(accounts: Accounts, name: string, does: Does): Account {
  const account = accountOf(accounts, name)
  if (!account) throw new SqlError({ type: 'no-user', name, does })
  return account
}

const withUser = (accounts: Accounts, name: string, account: Account): Accounts => ({
  ...accounts,
  users: { ...accounts.users, [name]: account },
})

type AccountStatement = Extract<Statement, { readonly type: 'account' }>

/** Makes, changes and drops users. @throws SqlError */
export function changeAccounts(before: Accounts, { does, users, lenient }: AccountStatement): Accounts {
  return users.reduce((accounts, { name, host, password, superuser: whole, may, lost }) => {
    const there = accountOf(accounts, name)
    if (does === 'drop') {
      if (!lenient) known(accounts, name, does)
      return { ...accounts, users: without(accounts.users, [name]) }
    }
    if (does === 'create' && there) {
      if (lenient) return accounts
      throw new SqlError({ type: 'user-exists', name, does })
    }
    const old = does === 'alter' ? known(accounts, name, does) : { ...newcomer(undefined), host, may: [] }
    return withUser(accounts, name, {
      ...old,
      ...(password !== undefined && { password }),
      superuser: whole ?? old.superuser,
      may: [...new Set([...old.may, ...may])].filter((right) => !lost.includes(right)),
    })
  }, before)
}

type GrantStatement = Extract<Statement, { readonly type: 'grant' }>

const isAbout = (grant: Grant, other: Grant): boolean =>
  grant.database === other.database && grant.table === other.table

/** What is left of rights where some are taken; MySQL asks that some were given at the very place. @throws SqlError */
function taken(account: Account, name: string, grants: readonly Grant[], server: Facts['server']): readonly Grant[] {
  const missing = grants.find((one) => one.database !== '*' && !account.grants.some((old) => isAbout(one, old)))
  if (missing && server === 'mysql') throw new SqlError({ type: 'no-grant', name, table: missing.table })
  const lost = (old: Grant): readonly string[] =>
    grants.filter((one) => isAbout(one, old)).flatMap(({ verbs }) => verbs)
  return account.grants
    .map((old) => ({ ...old, verbs: old.verbs.filter((verb) => !lost(old).includes(verb)) }))
    .filter(({ verbs }) => verbs.length > 0)
}

/** Gives and takes rights. @throws SqlError */
export function changeGrants(
  before: Accounts,
  { takes, verbs, on, to }: GrantStatement,
  { database, server }: Pick<Facts, 'database' | 'server'>,
): Accounts {
  const all = verbs.includes('ALL') ? [...PRIVILEGES[server], ...verbs.filter((verb) => verb === HANDS_ON)] : verbs
  const grants = on.map((place) => ({ verbs: all, database: place.database ?? database, table: place.table }))
  return to.reduce((accounts, name) => {
    const account = known(accounts, name, takes ? 'revoke' : 'grant')
    const kept = takes
      ? taken(account, name, grants, server)
      : [...account.grants, ...grants.filter((one) => one.verbs.length > 0)]
    return withUser(accounts, name, { ...account, grants: kept })
  }, before)
}

/** Whether somebody was given a right in a table; `*` asks for one in any of them. */
export function isGranted({ grants }: Account, verb: string, { database, table }: Omit<Grant, 'verbs'>): boolean {
  return grants.some(
    (grant) =>
      (grant.database === '*' || grant.database === database) &&
      (grant.table === '*' || table === '*' || grant.table === table) &&
      // data that an earlier version wrote have ALL
      (verb === '*' || grant.verbs.includes('ALL') || grant.verbs.includes(verb)),
  )
}
