import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { Work } from '../../../base/work.ts'
import { hiddenLine } from '../../bash/hidden-line.ts'
import { ask, type Connection, type Silence } from './connection.ts'
import { textOf } from './postgres-values.ts'
import type { Branch } from './psql-branches.ts'
import { noticeText, refusalText } from './psql-text.ts'
import type { Answer } from './server.ts'
import type { Notice, Result, Rows } from './step.ts'
import type { Refusal } from './syntax.ts'
import { cellsInTurns, psqlBoxInTurns, psqlTableInTurns, psqlUpright } from './tables-text.ts'
import type { Status } from './transactions.ts'

/** How psql shows what it gets. */
export interface Showing {
  /** `-t`: rows alone. */
  bare: boolean
  /** `-A`, with what stands between values. */
  unaligned: boolean
  separator: string
  /** `-x`: a line for each value. */
  upright: boolean
  /** `\x auto`: upright where a table is wider than the terminal. */
  isAuto: boolean
  csv: boolean
  /** How many lines stand around a table: none, between its columns, or all around it. */
  border: 0 | 1 | 2
  /** What stands for NULL. */
  none: string
  timing: boolean
  /** `-q`: what became of a statement is not told. */
  quiet: boolean
}

/** A client of PostgreSQL. */
export interface Client {
  readonly process: GnuProcess
  /** The release, as in "16.1". */
  readonly version: string
  connection: Connection
  readonly showing: Showing
  /** What was set by `-v` and `\set`. */
  readonly variables: Map<string, string>
  /** The last statement, without its semicolon. */
  buffer: string
  /** The file that is read, and its line. */
  place: string
  superuser: boolean
  failed: boolean
  /** Whether a script has ended because it could not connect anew. */
  isLost: boolean
  status: Status
  /** The text that statements come from, where they were sent at once, and where in it the current one begins. */
  within: { readonly text: string; readonly from: number } | undefined
  /** Where results go, `\o`; to standard output where it is undefined. */
  output: string | undefined
  /** The parts of `\if` that are begun, the innermost last. */
  readonly branches: Branch[]
}

/** Whether the first error of a script ends it: `ON_ERROR_STOP`. */
export const isOver = ({ variables, failed }: Client): boolean =>
  failed && /^(?:1|on|true|yes)?$/i.test(variables.get('ON_ERROR_STOP') ?? 'off')

export const rowCount = (count: number): string => `(${count} row${count === 1 ? '' : 's'})\n`

const csvCell = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Rows as they are shown. */
function* shownRows(rows: Rows, { bare, unaligned, separator, upright, csv, none, border }: Showing): Work<string> {
  const cells = yield* cellsInTurns(rows, (value) => (value === null ? none : textOf(value)))
  const count = bare ? '' : rowCount(rows.rows.length)
  if (csv)
    return [...(bare ? [] : [cells.columns]), ...cells.rows].map((row) => `${row.map(csvCell).join(',')}\n`).join('')
  if (upright && unaligned)
    return cells.rows
      .map((row) => row.map((cell, at) => `${cells.columns[at] ?? ''}${separator}${cell}\n`).join(''))
      .join('\n')
  if (upright) return cells.rows.length === 0 ? (bare ? '' : '(0 rows)\n\n') : `${psqlUpright(cells)}\n`
  if (unaligned)
    return [
      ...(bare ? [] : [`${cells.columns.join(separator)}\n`]),
      ...cells.rows.map((row) => `${row.join(separator)}\n`),
      count,
    ].join('')
  if (border === 2) return `${yield* psqlBoxInTurns(cells, bare)}${count}\n`
  const table = yield* psqlTableInTurns(cells, undefined, border === 0)
  return bare ? `${table.replace(/^.*\n.*\n/, '')}\n` : `${table}${count}\n`
}

/** Writes what a statement gave, to where that goes. */
export async function print({ process, output }: Client, text: string): Promise<void> {
  if (output === undefined) return void (await process.print(text))
  const { fs } = process.system
  fs.writeFile(output, (fs.exists(output) ? fs.readText(output) : '') + text)
}

const counted = ({ command, count }: Extract<Result, { type: 'done' }>): string => {
  if (command === 'INSERT') return `INSERT 0 ${count}`
  return command === 'UPDATE' || command === 'DELETE' ? `${command} ${count}` : command
}

/** A refusal in the text that was sent. */
function refusedText({ within }: Client, error: Refusal, statement: string): string {
  if (!within) return refusalText(error, statement)
  return refusalText(error.at === undefined ? error : { ...error, at: error.at + within.from }, within.text)
}

/** Shows what became of a statement. */
export async function tell(client: Client, result: Result, statement: string): Promise<void> {
  const { showing, place, process } = client
  switch (result.type) {
    case 'refused':
      client.failed = true
      return void (await process.write(2, `${place}ERROR:  ${refusedText(client, result.error, statement)}\n`))
    case 'rows':
      return print(client, await process.inTurns(shownRows(result.rows, showing)))
    case 'copied-out':
      return print(client, result.lines.map((line) => `${line}\n`).join(''))
    case 'done':
      if (result.rows) await print(client, await process.inTurns(shownRows(result.rows, showing)))
      if (!showing.quiet && result.command !== '') await print(client, `${counted(result)}\n`)
      return undefined
    default:
      return undefined
  }
}

/** Tells of an error in a command with a backslash: behind its place, where a file is read. */
export async function refuse(client: Client, text: string): Promise<void> {
  const { place, process } = client
  client.failed = true
  await process.write(2, `${place === '' ? '' : `${place}error: `}${text}\n`)
}

export async function failure(client: Client, text: string): Promise<void> {
  client.failed = true
  await client.process.write(2, `${client.process.name.split('/').at(-1) ?? 'psql'}: error: ${text}\n`)
}

/** Why a server does not let somebody in, in its words. */
const deniedReasons = ({ host, user, database }: Connection) => ({
  'no-password': 'fe_sendauth: no password supplied',
  'wrong-password': `FATAL:  password authentication failed for user "${user}"`,
  'no-user':
    host === undefined
      ? `FATAL:  role "${user}" does not exist`
      : `FATAL:  password authentication failed for user "${user}"`,
  'no-login': `FATAL:  role "${user}" is not permitted to log in`,
  'no-database': `FATAL:  database "${database}" does not exist`,
  'closed-database': `FATAL:  permission denied for database "${database}"`,
})

async function showNotices({ process, place }: Client, notices: readonly Notice[]): Promise<void> {
  for (const notice of notices) await process.write(2, `${place}${noticeText(notice)}\n`)
}

/** Why a client was not let in, or found no server, in the words of libpq. */
export function connectionFailure(
  process: GnuProcess,
  connection: Connection,
  answer: Silence | Extract<Answer, { readonly type: 'denied' }>,
): string {
  const { host, port } = connection
  if (answer.type === 'unknown-host')
    return `could not translate host name "${host ?? ''}" to address: Name or service not known`
  const address = host === undefined ? undefined : process.system.network.resolve(host)?.address
  const at =
    host === undefined
      ? `connection to server on socket "/var/run/postgresql/.s.PGSQL.${port}" failed: `
      : `connection to server at "${host}"${address === host ? '' : ` (${address ?? ''})`}, port ${port} failed: `
  if (answer.type === 'denied') return at + deniedReasons(connection)[answer.reason]
  return host === undefined
    ? `${at}No such file or directory\n\tIs the server running locally and accepting connections on that socket?`
    : `${at}Connection refused\n\tIs the server running on that host and accepting TCP/IP connections?`
}

/** Asks, and says why nobody answered. Without a statement, comes in. */
export async function query(client: Client, statement?: string, fail = failure): Promise<Result | undefined> {
  const { process, connection } = client
  const answer = await ask(process, connection, statement)
  switch (answer.type) {
    case 'result':
      client.status = answer.status
      await showNotices(client, answer.notices)
      return answer.result
    case 'welcome':
      client.superuser = answer.superuser
      client.status = 'idle'
      client.connection = { ...connection, session: answer.session }
      return undefined
    default:
      if (
        answer.type === 'denied' &&
        answer.reason === 'no-password' &&
        statement === undefined &&
        (await askPassword(client))
      )
        return query(client, undefined, fail)
      await fail(client, connectionFailure(process, connection, answer))
      return undefined
  }
}

/** Asks for a password on the terminal; whether there is one now that there was not. */
export async function askPassword(client: Client): Promise<boolean> {
  const { process, connection } = client
  if (connection.password !== undefined) return false
  const password = await hiddenLine(process, `Password for user ${connection.user}: `)
  client.connection = { ...connection, password }
  return password !== undefined
}

/** Has a statement done, and shows what became of it. */
export async function run(client: Client, statement: string): Promise<Result | undefined> {
  if (statement.replace(/;\s*$/, '').trim() === '') return undefined
  const began = client.process.kernel.clock.now()
  const result = await query(client, statement)
  if (result) await tell(client, result, statement)
  if (result && client.showing.timing)
    await client.process.print(`Time: ${(client.process.kernel.clock.now() - began).toFixed(3)} ms\n`)
  return result
}
