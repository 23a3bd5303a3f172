import type { Accounts } from './accounts.ts'
import type { Value } from './syntax.ts'
import { type At, databaseAt } from './step.ts'
import type { Database, Table } from './tables.ts'

/** A table of a server about itself: for reading alone. */
function catalog(columns: readonly string[], rows: readonly (readonly Value[])[]): Table {
  const kind = { key: false, unique: false, required: false, serial: false, standard: undefined }
  return {
    columns: columns.map((name) => ({
      ...kind,
      name,
      kind: name.startsWith('rol') && name !== 'rolname' ? 'boolean' : 'text',
    })),
    rows,
    next: 1,
  }
}

const users = ({ users: all }: Accounts): Table =>
  catalog(
    ['Host', 'User'],
    Object.entries(all).map(([name, { host }]) => [host, name]),
  )

function roles({ users: all }: Accounts): Table {
  const rows = Object.entries(all).map(([name, { superuser, may }]) => [
    name,
    superuser,
    may.includes('createrole'),
    may.includes('createdb'),
    may.includes('login'),
  ])
  return catalog(['rolname', 'rolsuper', 'rolcreaterole', 'rolcreatedb', 'rolcanlogin'], rows)
}

const databases = ({ cluster, accounts }: At): Table =>
  catalog(
    ['datname', 'datowner'],
    Object.keys(cluster).map((name) => [name, accounts.owners[name] ?? '']),
  )

/** The tables that a statement may read: those of its database, and those that a server has about itself. */
export function readable(at: At): Database {
  const { accounts, facts } = at
  const own = databaseAt(at)
  if (facts.server === 'postgres') return { pg_roles: roles(accounts), pg_database: databases(at), ...own }
  return facts.database === 'mysql' ? { user: users(accounts), ...own } : own
}
