import { HANDS_ON, known, PRIVILEGES } from '../accounts.ts'
import type { At, Result, Rows } from '../step.ts'
import { SqlError, type Statement, type Value } from '../syntax.ts'
import { BIGINT, NUMERIC, TEXT } from '../types/type.ts'
import { passwordHash } from '../functions/shared.ts'

type Of<Type extends Statement['type']> = Extract<Statement, { readonly type: Type }>

const rowsOf = (
  columns: readonly string[],
  rows: readonly (readonly Value[])[],
  numbers: readonly string[] = [],
): Result => ({
  type: 'rows',
  rows: {
    columns,
    types: columns.map((name): Rows['types'][number] =>
      name === 'Progress' ? NUMERIC : numbers.includes(name) ? BIGINT : TEXT,
    ),
    rows,
  },
})

const quoted = (name: string): string => (name === '*' ? '*' : `\`${name}\``)

/** The rights of one place: `SELECT, INSERT`. */
function verbsText(verbs: readonly string[]): string {
  const own = verbs.filter((verb) => verb !== HANDS_ON)
  const isAll = PRIVILEGES.mysql.every((verb) => own.includes(verb))
  return own.length === 0 ? 'USAGE' : isAll ? 'ALL PRIVILEGES' : own.join(', ')
}

/** SHOW GRANTS. @throws SqlError where nobody has the name */
function grants({ accounts, facts }: At, { user = facts.user }: Of<'show-grants'>): Result {
  const { host, password, superuser, grants: given } = known(accounts, user, 'grant')
  const name = `${quoted(user)}@${quoted(host === '*' ? '%' : host)}`
  const hash = facts.isMariadb && password !== undefined ? ` IDENTIFIED BY PASSWORD '${passwordHash(password)}'` : ''
  const everywhere = superuser
    ? `GRANT ALL PRIVILEGES ON *.* TO ${name}${hash} WITH GRANT OPTION`
    : `GRANT ${verbsText(given.filter(({ database }) => database === '*').flatMap(({ verbs }) => verbs))} ON *.* TO ${name}${hash}`
  const places = new Map<string, readonly string[]>()
  for (const { database, table, verbs } of given)
    if (database !== '*') {
      const place = `${quoted(database)}.${quoted(table)}`
      places.set(place, [...new Set([...(places.get(place) ?? []), ...verbs])])
    }
  const lines = [...places].map(
    ([place, verbs]) =>
      `GRANT ${verbsText(verbs)} ON ${place} TO ${name}${verbs.includes(HANDS_ON) ? ' WITH GRANT OPTION' : ''}`,
  )
  return rowsOf(
    [`Grants for ${user}@${host}`],
    [everywhere, ...lines].map((line) => [line]),
  )
}

/** SHOW ENGINES: there is one. */
const engines = ({ facts }: At): Result =>
  rowsOf(
    ['Engine', 'Support', 'Comment', 'Transactions', 'XA', 'Savepoints'],
    [
      [
        'InnoDB',
        'DEFAULT',
        `Supports transactions, row-level locking, ${facts.isMariadb ? 'foreign keys and encryption for tables' : 'and foreign keys'}`,
        'YES',
        'YES',
        'YES',
      ],
    ],
  )

/** How the greeting of a client counts it. */
const CONNECTION = 8

/** SHOW PROCESSLIST: what asks is all that is done. */
function processes({ facts }: At, { text }: Of<'show-processes'>): Result {
  const columns = ['Id', 'User', 'Host', 'db', 'Command', 'Time', 'State', 'Info']
  const row = [CONNECTION, facts.user, 'localhost', facts.database === '' ? null : facts.database, 'Query', 0]
  const own = facts.isMariadb ? ['starting', text, '0.000'] : ['init', text]
  return rowsOf(facts.isMariadb ? [...columns, 'Progress'] : columns, [[...row, ...own]], ['Id', 'Time'])
}

type Inquiry = Of<'show-engines' | 'show-grants' | 'show-processes'>

/** What a server of MySQL tells of itself. @throws SqlError */
export function inquire(at: At, statement: Inquiry): Result {
  if (at.facts.server === 'postgres') throw new SqlError({ type: 'not-simulated', what: 'SHOW of this kind' })
  if (statement.type === 'show-grants') return grants(at, statement)
  return statement.type === 'show-processes' ? processes(at, statement) : engines(at)
}
