import { type Account, accountOf, type Accounts, HANDS_ON, isGranted, PRIVILEGES } from './accounts.ts'
import type { Facts } from './facts.ts'
import { type ObjectKind, SqlError, type Statement } from './syntax.ts'
import type { Cluster } from './tables.ts'

/** Who asks, and of what. */
interface Asked {
  readonly account: Account
  readonly accounts: Accounts
  readonly cluster: Cluster
  readonly facts: Facts
}

const OWNED: readonly ObjectKind[] = ['table', 'view']

/** The tables that a query reads, but for those that it makes itself. */
function tablesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(tablesIn)
  if (typeof value !== 'object' || value === null) return []
  const own = 'table' in value && 'within' in value && typeof value.table === 'string' ? [value.table] : []
  const made =
    'with' in value &&
    typeof value.with === 'object' &&
    value.with !== null &&
    'list' in value.with &&
    Array.isArray(value.with.list)
      ? value.with.list.map(({ name }: { readonly name: string }) => name)
      : []
  return [...own, ...Object.values(value).flatMap(tablesIn)].filter((name) => !made.includes(name))
}

/** What a statement does to tables that are there. */
function usesOf(statement: Statement): { readonly verb: string; readonly tables: readonly string[] } {
  switch (statement.type) {
    case 'select':
    case 'copy-out':
      return { verb: 'SELECT', tables: tablesIn(statement.query) }
    case 'insert':
      return { verb: 'INSERT', tables: [statement.table] }
    case 'update':
      return { verb: 'UPDATE', tables: [statement.table] }
    case 'delete':
      return { verb: 'DELETE', tables: [statement.table] }
    case 'truncate':
      return { verb: 'TRUNCATE', tables: statement.tables }
    case 'drop':
      return { verb: 'DROP', tables: OWNED.includes(statement.kind) ? statement.names : [] }
    case 'alter-table':
      return { verb: 'ALTER', tables: [statement.table] }
    case 'create-index':
      return { verb: 'ALTER', tables: [statement.table] }
    case 'own':
      return { verb: 'ALTER', tables: statement.kind === 'table' ? [statement.name] : [] }
    default:
      return { verb: '', tables: [] }
  }
}

const deny = (what: 'database' | 'table' | 'schema' | 'users' | 'databases', name: string, verb = ''): never => {
  throw new SqlError({ type: 'denied', what, name, verb })
}

/** Who gives rights in MySQL must have them there, and may hand them on. */
function checkHandingOn({ account, facts }: Asked, { on, verbs }: Extract<Statement, { type: 'grant' }>): void {
  for (const { database = facts.database, table } of on) {
    const held = account.grants.filter(
      (grant) =>
        (grant.database === '*' || grant.database === database) && (grant.table === '*' || grant.table === table),
    )
    if (
      [...(verbs.includes('ALL') ? PRIVILEGES.mysql : verbs), HANDS_ON].every((verb) =>
        held.some((grant) => grant.verbs.includes(verb)),
      )
    )
      continue
    if (table !== '*') deny('table', table, 'GRANT')
    if (database !== '*') deny('database', database)
    deny('users', '', 'CREATE USER')
  }
}

/** MySQL asks for what was granted, in the database first. */
function checkMysql(asked: Asked, statement: Statement): void {
  const { account, facts } = asked
  const { database } = facts
  const { verb, tables } = usesOf(statement)
  if (statement.type === 'account') deny('users', '', 'CREATE USER')
  if (statement.type === 'grant') checkHandingOn(asked, statement)
  if (statement.type === 'use' && !isGranted(account, '*', { database: statement.name, table: '*' }))
    deny('database', statement.name)
  if (statement.type === 'create-database' || statement.type === 'drop-database') {
    const wanted = statement.type === 'create-database' ? 'CREATE' : 'DROP'
    if (!isGranted(account, wanted, { database: statement.name, table: '*' })) deny('database', statement.name)
  }
  if (statement.type === 'create-table' && !isGranted(account, 'CREATE', { database, table: statement.table }))
    deny('table', statement.table, 'CREATE')
  const wanted = verb === 'TRUNCATE' ? 'DROP' : verb
  for (const table of tables) if (!isGranted(account, wanted, { database, table })) deny('table', table, wanted)
}

/** Who gives rights in a table or a database must own it. */
function checkGrant({ accounts, cluster, facts }: Asked, { on }: Extract<Statement, { type: 'grant' }>): void {
  const { database, user } = facts
  for (const { database: named = database, table, kind } of on) {
    const isOwn = accounts.owners[named] === user
    if (kind === 'database' && !isOwn) deny('database', named, 'GRANT')
    if (kind === 'schema' && !isOwn) deny('schema', 'public')
    const tables = Object.entries(cluster[database] ?? {}).filter(([name]) => kind === 'table' && name === table)
    for (const [name, { owner }] of tables) if (owner !== user) deny('table', name, 'GRANT')
  }
}

/** What is asked of who makes, drops and hands on whole databases and roles. */
function checkWhole({ account, accounts, cluster, facts: { database, user } }: Asked, statement: Statement): void {
  const owns = accounts.owners[database] === user
  if (statement.type === 'account' && !account.may.includes('createrole')) deny('users', '')
  if (statement.type === 'create-database' && !account.may.includes('createdb')) deny('databases', '')
  const named = statement.type === 'drop-database' || (statement.type === 'own' && statement.kind === 'database')
  if (named && Object.hasOwn(cluster, statement.name) && accounts.owners[statement.name] !== user)
    deny('database', statement.name)
  if (statement.type === 'create-table' && !owns && !isGranted(account, 'CREATE', { database, table: 'schema' }))
    deny('schema', 'public')
}

/** PostgreSQL asks who owns a table; since 15 nobody else makes tables in the schema of a database. */
function checkPostgres(asked: Asked, statement: Statement): void {
  const { account, cluster, facts } = asked
  const { database, user } = facts
  checkWhole(asked, statement)
  if (statement.type === 'grant') checkGrant(asked, statement)
  const { verb, tables } = usesOf(statement)
  const asksOwner = verb === 'DROP' || verb === 'ALTER'
  for (const name of tables) {
    const table = cluster[database]?.[name]
    if (!table || table.owner === user) continue
    if (asksOwner || !isGranted(account, verb, { database, table: name })) deny('table', name, verb)
  }
}

/** Whether whoever asks may have a statement done. @throws SqlError */
export function checkRights(
  { cluster, accounts }: { readonly cluster: Cluster; readonly accounts: Accounts },
  facts: Facts,
  statement: Statement,
): void {
  const account = accountOf(accounts, facts.user)
  if (!account || account.superuser) return
  const asked = { account, accounts, cluster, facts }
  if (facts.server === 'mysql') checkMysql(asked, statement)
  else checkPostgres(asked, statement)
}

/** The databases that somebody sees: of MySQL those in which anything was granted. */
export function seenDatabases(
  names: readonly string[],
  accounts: Accounts,
  { user, server }: Facts,
): readonly string[] {
  const account = accountOf(accounts, user)
  if (server !== 'mysql' || !account || account.superuser) return names
  const open = ['information_schema', 'performance_schema']
  return names.filter((database) => open.includes(database) || isGranted(account, '*', { database, table: '*' }))
}
