import type { Work } from '../../../../base/work.ts'
import { changeAccounts, changeGrants, known } from '../accounts.ts'
import { scopeWithin } from '../compile/context.ts'
import { compile } from '../compile/compile.ts'
import { matcher } from '../compile/patterns.ts'
import { runOnce } from '../rows/query.ts'
import { type At, databaseAt, done, type Step, withEntry } from '../step.ts'
import { SqlError, type Statement } from '../syntax.ts'
import { entryOf, tableOf } from '../tables.ts'
import { sequenceIn } from './environment.ts'
import { texts } from './look.ts'
import { become, parameter, showParameter } from './parameters.ts'

type Of<Type extends Statement['type']> = Extract<Statement, { readonly type: Type }>

function changeOwner(at: At, { kind, name, owner }: Of<'own'>): Step {
  const { cluster, accounts } = at
  known(accounts, owner, 'alter')
  if (kind !== 'database') {
    const entry = entryOf(databaseAt(at), name)
    const result = done(`ALTER ${kind.toUpperCase()}`)
    // the sequence of a column that numbers itself belongs to whom its table does
    if (!entry && sequenceIn(databaseAt(at), name)) return { cluster, result }
    if (!entry) throw new SqlError({ type: kind === 'type' ? 'no-type' : 'no-table', name })
    return { cluster: withEntry(at, name, { ...entry, owner }), result }
  }
  if (!Object.hasOwn(cluster, name)) throw new SqlError({ type: 'no-database', name })
  const owners = { ...accounts.owners, [name]: owner }
  return { cluster, accounts: { ...accounts, owners }, result: done('ALTER DATABASE') }
}

/** The settings of a server whose names a pattern of LIKE fits. */
function settingsLike({ cluster, settings }: At, like: string): Step {
  const matches = matcher('like', true)
  const rows = [...settings]
    .filter(([name]) => matches(name, like))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return { cluster, result: { type: 'rows', rows: texts(['Variable_name', 'Value'], rows) } }
}

type Grant = Of<'grant'>

/** The places of a grant as they are kept: PostgreSQL gives rights in tables that are there, one by one. */
function placesAt(at: At, on: Grant['on']): Grant['on'] {
  if (at.facts.server === 'mysql') return on
  return on.flatMap((place) => {
    const { kind, table, database } = place
    if (kind === 'table' && entryOf(databaseAt(at), table)?.type !== 'view') tableOf(databaseAt(at), table)
    if (database !== undefined && !Object.hasOwn(at.cluster, database))
      throw new SqlError({ type: 'no-database', name: database })
    return kind === 'tables' ? Object.keys(databaseAt(at)).map((name) => ({ ...place, table: name })) : [place]
  })
}

function grant(at: At, statement: Grant): Step {
  const { cluster, accounts, facts } = at
  return {
    cluster,
    accounts: changeGrants(accounts, { ...statement, on: placesAt(at, statement.on) }, facts),
    result: done(statement.takes ? 'REVOKE' : 'GRANT'),
  }
}

/** SET of variables that users make. */
function* assign(at: At, { values }: Of<'assign'>): Work<Step> {
  const { environment } = at
  const made = values.map(
    ([name, value]) => [name, compile(value, { environment, scope: scopeWithin(undefined), clause: 'set' })] as const,
  )
  yield* runOnce(environment.once)
  for (const [name, { run }] of made) at.values.setVariable(name.toLowerCase(), run({ row: [], outer: undefined }))
  return { cluster: at.cluster, result: done('SET') }
}

const ADMINISTRATIVE = [
  'account',
  'grant',
  'own',
  'set',
  'setting',
  'settings',
  'assign',
  'parameter',
  'reset-parameters',
  'become',
] as const

type Administrative = Of<(typeof ADMINISTRATIVE)[number]>

const administrative: ReadonlySet<string> = new Set(ADMINISTRATIVE)

export const isAdministrative = (statement: Statement): statement is Administrative =>
  administrative.has(statement.type)

/** What is done to users, rights and settings. @throws SqlError */
export function* administer(at: At, statement: Administrative): Work<Step> {
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
    case 'assign':
      return yield* assign(at, statement)
    case 'setting':
      return showParameter(at, statement.name)
    case 'parameter':
      return parameter(at, statement)
    case 'reset-parameters':
      at.values.resetParameters()
      return { cluster, result: done(statement.command) }
    case 'become':
      return become(at, statement)
    case 'settings':
      return settingsLike(at, statement.like)
  }
}
