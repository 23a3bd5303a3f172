import { changeAccounts, changeGrants, known } from './accounts.ts'
import { holds } from './evaluate.ts'
import { Joined } from './select.ts'
import { type At, databaseAt, done, type Step, withTable } from './step.ts'
import { type Expression, SqlError, type Statement } from './syntax.ts'
import { tableOf } from './tables.ts'

type Own = Extract<Statement, { type: 'own' }>

function changeOwner(at: At, { kind, name, owner }: Own): Step {
  const { cluster, accounts } = at
  known(accounts, owner, 'alter')
  if (kind === 'table') {
    const table = tableOf(databaseAt(at), name)
    return { cluster: withTable(at, name, { ...table, owner }), result: done('ALTER TABLE') }
  }
  if (!Object.hasOwn(cluster, name)) throw new SqlError({ type: 'no-database', name })
  const owners = { ...accounts.owners, [name]: owner }
  return { cluster, accounts: { ...accounts, owners }, result: done('ALTER DATABASE') }
}

/** setval of a sequence, which bears the names of its table and its column. */
function setNumber(at: At, { sequence, value }: Extract<Statement, { type: 'number' }>): Step {
  const database = databaseAt(at)
  const name = sequence.replace(/^public\./, '')
  const found = Object.entries(database).find(([table, { columns }]) =>
    columns.some((column) => column.serial && name === `${table}_${column.name}_seq`),
  )
  if (!found) throw new SqlError({ type: 'no-table', name })
  const [table, content] = found
  const rows = { columns: ['setval'], numeric: [true], rows: [[value - 1]] }
  return { cluster: withTable(at, table, { ...content, next: value }), result: { type: 'rows', rows } }
}

/** The settings of a server whose names a pattern of LIKE fits. */
function settingsLike({ cluster, settings, facts }: At, like: string): Step {
  const names: Expression = { type: 'column', table: undefined, name: 'Variable_name' }
  const where: Expression = { type: 'binary', operator: 'like', left: names, right: { type: 'value', value: like } }
  const kind = { kind: 'text', key: false, unique: false, required: false, serial: false, standard: undefined }
  const columns = [
    { ...kind, name: 'Variable_name' },
    { ...kind, name: 'Value' },
  ]
  const table = { columns, rows: [...settings].toSorted(), next: 1 }
  const rows = table.rows.filter((row) => holds(where, new Joined([{ alias: '', table, row }], facts)))
  return {
    cluster,
    result: { type: 'rows', rows: { columns: columns.map(({ name }) => name), numeric: [], rows } },
  }
}

function showSetting({ cluster, settings }: At, name: string): Step {
  const value = settings.get(name)
  if (value === undefined) throw new SqlError({ type: 'no-setting', name })
  return { cluster, result: { type: 'rows', rows: { columns: [name], numeric: [], rows: [[value]] } } }
}

/** The places of a grant as they are kept: PostgreSQL gives rights in tables that are there, one by one. */
function placesAt(at: At, on: Grant['on']): Grant['on'] {
  if (at.facts.server === 'mysql') return on
  return on.flatMap((place) => {
    const { kind, table, database } = place
    if (kind === 'table') tableOf(databaseAt(at), table)
    if (database !== undefined && !Object.hasOwn(at.cluster, database))
      throw new SqlError({ type: 'no-database', name: database })
    return kind === 'tables' ? Object.keys(databaseAt(at)).map((name) => ({ ...place, table: name })) : [place]
  })
}

type Grant = Extract<Statement, { type: 'grant' }>

function grant(at: At, statement: Grant): Step {
  const { cluster, accounts, facts } = at
  return {
    cluster,
    accounts: changeGrants(accounts, { ...statement, on: placesAt(at, statement.on) }, facts),
    result: done(statement.takes ? 'REVOKE' : 'GRANT'),
  }
}

type Administrative = Extract<
  Statement,
  { type: 'account' | 'grant' | 'own' | 'set' | 'setting' | 'settings' | 'number' }
>

/** What is done to users, rights and settings. @throws SqlError */
export function administer(at: At, statement: Administrative): Step {
  const { cluster, accounts } = at
  switch (statement.type) {
    case 'account': {
      const { does } = statement
      return { cluster, accounts: changeAccounts(accounts, statement), result: done(`${does.toUpperCase()} ROLE`) }
    }
    case 'grant':
      return grant(at, statement)
    case 'own':
      return changeOwner(at, statement)
    case 'set':
      return { cluster, result: done(statement.command) }
    case 'setting':
      return showSetting(at, statement.name)
    case 'settings':
      return settingsLike(at, statement.like)
    case 'number':
      return setNumber(at, statement)
  }
}
