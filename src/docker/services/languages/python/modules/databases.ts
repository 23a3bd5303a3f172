import type { Worth } from '../../expression.ts'
import { askMongo } from '../../../mongo/connection.ts'
import type { CursorStep } from '../../../mongo/cursor.ts'
import { ask as askSql, type Connection } from '../../../sql/connection.ts'
import { connectionError, rowsOf, whoAsks } from '../../../sql/mysql-client.ts'
import { mysqlError } from '../../../sql/mysql-text.ts'
import { postgresError } from '../../../sql/postgres-errors.ts'
import { connectionFailure } from '../../../sql/psql-client.ts'
import type { Result, Rows } from '../../../sql/step.ts'
import type { Value as SqlValue } from '../../../sql/syntax.ts'
import type { SqlType } from '../../../sql/types/type.ts'
import { dictOf } from '../protocol.ts'
import { isDue, List, type Native, PAUSE, type Steps, Tuple, type Value } from '../values.ts'
import { type Host, natives } from './native.ts'

/** What stands in a row, as far as Python's own types hold it; drivers read the rest. */
function cellOf(value: SqlValue, { family }: SqlType): Value {
  if (typeof value !== 'number') return value
  return family === 'float' || !Number.isInteger(value) ? value : BigInt(value)
}

const textOrNone = (value: string | number | undefined): Value =>
  typeof value === 'number' ? BigInt(value) : (value ?? null)

const dictOfTexts = (fields: object): Value =>
  dictOf(Object.entries(fields).map(([name, value]: [string, string | number]) => [name, textOrNone(value)]))

const typesOf = ({ types }: Rows): List =>
  new List(types.map(({ family, name, of }) => new Tuple([family, name, of?.family ?? null])))

function* rowsIn({ rows, types }: Rows): Steps<List> {
  const read: Value[] = []
  for (const [at, row] of rows.entries()) {
    read.push(new Tuple(row.map((value, column) => cellOf(value, types[column] ?? { family: 'text', name: 'text' }))))
    if (isDue(at)) yield PAUSE
  }
  return new List(read)
}

function* resultOf(result: Result, rows: Rows | undefined): Steps<Value> {
  const { command, count, insertId, matched } = { command: '', count: 0, insertId: 0, matched: 0, ...result }
  return dictOf([
    ['type', 'result'],
    ['command', command],
    ['count', BigInt(rows && result.type !== 'done' ? rows.rows.length : count)],
    ['matched', BigInt(matched)],
    ['insert_id', BigInt(insertId)],
    ['used', result.type === 'used' ? result.database : null],
    ['columns', rows ? new List([...rows.columns]) : null],
    ['types', rows ? typesOf(rows) : null],
    ['rows', rows ? yield* rowsIn(rows) : null],
  ])
}

function connectionOf(places: readonly Value[]): Connection {
  const [host = null, port = null, user = null, password = null, database = null, session = null] = places
  return {
    host: host === null ? undefined : String(host),
    port: Number(port),
    user: String(user),
    password: password === null ? undefined : String(password),
    database: String(database ?? ''),
    ...(session !== null && { session: Number(session) }),
  }
}

/** Asks a server of SQL: `ask(dialect, statement, host, port, user, password, database, session)`. */
const asker = ({ process }: Host): Native =>
  function* ({ places: [dialect = null, statement = null, ...place] }) {
    const connection = connectionOf(place)
    const isPostgres = dialect === 'postgres'
    let answer: Awaited<ReturnType<typeof askSql>> | undefined
    yield process
      .blocked(askSql(process, connection, typeof statement === 'string' ? statement : undefined))
      .then((given) => (answer = given))
    if (!answer) return null
    if (answer.type === 'welcome')
      return dictOf([
        ['type', 'welcome'],
        ['version', answer.version],
        ['session', BigInt(answer.session)],
      ])
    if (answer.type !== 'result') {
      const lost = isPostgres
        ? { text: connectionFailure(process, connection, answer) }
        : connectionError(process, connection, answer)
      return dictOfTexts({ type: 'unconnected', reason: answer.type, ...lost })
    }
    const { result } = answer
    if (result.type === 'refused') {
      const where = { database: connection.database, by: whoAsks(process, connection) }
      const error = isPostgres ? postgresError(result.error) : mysqlError(result.error, String(statement), where)
      return dictOfTexts({ type: 'failed', ...error })
    }
    const rows =
      result.type === 'done' || result.type === 'copied-out' ? result.rows : rowsOf(result, connection.database)
    return yield* resultOf(result, rows)
  }

/** What drivers of SQL are made of. */
export const sql = (host: Host): ReadonlyMap<string, Value> =>
  natives({
    ask: asker(host),
    address: ({ places: [name = null] }) => host.process.system.network.resolve(String(name))?.address ?? null,
  })

const noneOrText = (value: Value): string | undefined => (value === null ? undefined : String(value))

/**
 * Asks MongoDB: `ask(host, port, user, password, database, collection, operation, words, steps)`, the last two as JSON.
 * Gives what there was (`worth`, `error`, `lost`), a text with it, and the code of an error.
 */
const mongoAsker = ({ process }: Host): Native =>
  function* ({ places }) {
    const [host = null, port = null, user = null, password = null, ...question] = places
    const [database = '', collection = '', operation = '', words = '[]', steps = '[]'] = question.map(String)
    const given: { readonly words: readonly Worth[]; readonly steps: readonly CursorStep[] } = {
      words: JSON.parse(words),
      steps: JSON.parse(steps),
    }
    const target = { host: String(host), port: Number(port), user: noneOrText(user), password: noneOrText(password) }
    let answer: Awaited<ReturnType<typeof askMongo>>
    yield process
      .blocked(askMongo(process, target, { database, collection, operation, ...given }))
      .then((told) => (answer = told))
    if (!answer) {
      const reason = process.system.network.resolve(target.host)
        ? '[Errno 111] Connection refused'
        : '[Errno -2] Name or service not known'
      return new Tuple(['lost', reason, null])
    }
    return answer.type === 'worth'
      ? new Tuple(['worth', JSON.stringify(answer.worth), null])
      : new Tuple(['error', answer.message, answer.code === undefined ? null : BigInt(answer.code)])
  }

/** What pymongo is made of. */
export const mongo = (host: Host): ReadonlyMap<string, Value> => natives({ ask: mongoAsker(host) })
