import { type RoleRight, SqlError, type Statement } from './syntax.ts'
import { without } from './tables.ts'

/** What somebody may do, and where: in a table, in all of a database, or (of PostgreSQL) in its schema. */
interface Grant {
  /** In capitals: `SELECT`, `ALL`. */
  readonly verbs: readonly string[]
  /** `*` for all of them. */
  readonly database: string
  /** `*` for all of them. */
  readonly table: string
}

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

function known(accounts: Accounts, name: string): Account {
  const account = accountOf(accounts, name)
  if (!account) throw new SqlError({ type: 'no-user', name })
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
      if (!there && !lenient) throw new SqlError({ type: 'no-user', name })
      return { ...accounts, users: without(accounts.users, [name]) }
    }
    if (does === 'create' && there) {
      if (lenient) return accounts
      throw new SqlError({ type: 'user-exists', name })
    }
    const old = does === 'alter' ? known(accounts, name) : { ...newcomer(undefined), host, may: [] }
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

/** Gives and takes rights. @throws SqlError */
export function changeGrants(before: Accounts, { takes, verbs, on, to }: GrantStatement, database: string): Accounts {
  const grants = on.map((place) => ({ verbs, database: place.database ?? database, table: place.table }))
  return to.reduce((accounts, name) => {
    const account = known(accounts, name)
    const kept = takes
      ? account.grants
          .filter((old) => !(verbs.includes('ALL') && grants.some((one) => isAbout(one, old))))
          .map((old) =>
            grants.some((one) => isAbout(one, old))
              ? { ...old, verbs: old.verbs.filter((verb) => !verbs.includes(verb)) }
              : old,
          )
      : [...account.grants, ...grants]
    return withUser(accounts, name, { ...account, grants: kept })
  }, before)
}

/** Whether somebody was given a right in a table; `*` asks for one in any of them. */
export function isGranted({ grants }: Account, verb: string, { database, table }: Omit<Grant, 'verbs'>): boolean {
  return grants.some(
    (grant) =>
      (grant.database === '*' || grant.database === database) &&
      (grant.table === '*' || table === '*' || grant.table === table) &&
      (verb === '*' || grant.verbs.includes('ALL') || grant.verbs.includes(verb)),
  )
}
