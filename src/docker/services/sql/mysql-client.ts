import type { Work } from '../../../base/work.ts'
import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { Input } from '../../../shell/posix/input.ts'
import { openFile } from '../../../shell/posix/open.ts'
import { release, retain } from '../../../shell/posix/stream.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'
import { FileSystemError } from '../../../shell/posix/errno.ts'
import { hiddenLine } from '../../bash/hidden-line.ts'
import type { Surroundings } from '../daemon.ts'
import { eachLine } from '../lines.ts'
import { type Called, type KnownOptions, mysqlWords, readOptions } from './client-options.ts'
import { ask, type Connection, type Silence } from './connection.ts'
import { createdTable, describedRows } from './mysql-table.ts'
import { type MysqlError, mysqlError, textOf } from './mysql-text.ts'
import type { Answer } from './server.ts'
import { StatementLines, statementsOf } from './statements.ts'
import type { Result, Rows } from './step.ts'
import { mysqlCells, mysqlTable, mysqlUpright } from './tables-text.ts'
import { TEXT } from './types/type.ts'

const OPTIONS: KnownOptions = {
  taken:
    'h,host= P,port= u,user= p,password? e,execute= D,database= t,table N,skip-column-names B,batch s,silent E,vertical r,raw v,verbose V,version',
  inert:
    'S,socket= protocol= A,no-auto-rehash auto-rehash b,no-beep C,compress default-character-set= L,skip-line-numbers line-numbers ' +
    'max-allowed-packet= n,unbuffered net-buffer-length= q,quick connect-timeout= skip-reconnect reconnect c,comments ssl-mode= ' +
    'skip-ssl default-auth= get-server-public-key no-defaults',
  absent:
    'f,force G,named-commands H,html i,ignore-spaces I,help o,one-database U,safe-updates ' +
    'w,wait X,xml auto-vertical-output binary-as-hex column-type-info connect-expired-password debug? defaults-extra-file= ' +
    'defaults-file= defaults-group-suffix= delimiter= enable-cleartext-plugin histignore= init-command= local-infile? login-path= ' +
    'max-join-size= pager? plugin-dir= print-defaults prompt= select-limit= show-warnings sigint-ignore ssl-ca= ssl-cert= ssl-key= syslog ' +
    'tee= tls-version=',
}

/** A client of MySQL, and how it shows what it gets. */
export interface Client {
  readonly process: GnuProcess
  connection: Connection
  /** In boxes, as on a terminal. */
  readonly drawn: boolean
  /** It says what became of each statement, as it does for who types them. */
  readonly talks: boolean
  /** Somebody types them. */
  readonly isAsked: boolean
  readonly headless: boolean
  /** Each value on a line of its own, as \G has it. */
  readonly upright: boolean
  /** In a batch, signs that would break its rows are written as they are. */
  readonly raw: boolean
  /** How often it was told to say more: each statement is written before what it gives, what became of it is told, how long it took. */
  readonly verbosity: number
  /** The server is one of MariaDB; unknown before it is asked. */
  isMariadb: boolean
}

const texts = (columns: readonly string[], rows: Rows['rows']): Rows => ({
  columns,
  rows,
  types: columns.map(() => TEXT),
})

function listedRows({ what, names, kinds, like }: Extract<Result, { type: 'listed' }>, database: string): Rows {
  const title = (what === 'databases' ? 'Database' : `Tables_in_${database}`) + (like === undefined ? '' : ` (${like})`)
  return texts(
    kinds ? [title, 'Table_type'] : [title],
    names.map((name, at) => (kinds ? [name, kinds[at] ?? ''] : [name])),
  )
}

/** What a result has to show; undefined where it has no rows. */
export function rowsOf(result: Result, database: string): Rows | undefined {
  if (result.type === 'rows') return result.rows
  if (result.type === 'listed') return listedRows(result, database)
  if (result.type !== 'described') return undefined
  if (!result.whole) return describedRows(result)
  if (result.kind === 'table') return texts(['Table', 'Create Table'], [[result.table, createdTable(result)]])
  const [set, collation] = result.flavour?.isMariadb
    ? ['utf8mb3', 'utf8mb3_general_ci']
    : ['utf8mb4', 'utf8mb4_0900_ai_ci']
  return texts(
    ['View', 'Create View', 'character_set_client', 'collation_connection'],
    [[result.table, createdTable(result), set, collation]],
  )
}

/** Who asks, as a server knows it: the user, and from where it comes. */
export function whoAsks(process: GnuProcess, { user, host }: Connection): string {
  const from = host === undefined ? 'localhost' : (process.system.network.interfaces.at(-1)?.address ?? host)
  return `'${user}'@'${from}'`
}

/** A statement ends with a semicolon, with \g, or with \G where its rows are to stand upright. */
const END = /\s*(?:;|\\([gG]))\s*$/

const plain = (typed: string): string => typed.replace(END, ';')

/** How long a statement took, as it is told: not where it was only told to say a bit more. */
function timeOf({ verbosity, isMariadb }: Pick<Client, 'verbosity' | 'isMariadb'>, seconds: number): string {
  return verbosity === TELLS ? '' : ` (${isMariadb ? `${seconds.toFixed(3)}` : seconds.toFixed(2)} sec)`
}

async function tell(client: Client, result: Result, typed: string): Promise<boolean> {
  const { process, talks, connection } = client
  const statement = plain(typed)
  if (result.type === 'refused') {
    const where = { database: connection.database, by: whoAsks(process, connection), isMariadb: client.isMariadb }
    const { code, state, text } = mysqlError(result.error, statement, where)
    await process.write(2, `ERROR ${code} (${state})${client.isAsked ? '' : ' at line 1'}: ${text}\n`)
    return false
  }
  if (result.type === 'used') {
    client.connection = { ...connection, database: result.database }
    if (talks) await process.print('Database changed\n')
    return true
  }
  const rows = rowsOf(result, connection.database)
  if (!rows) {
    if (talks) await process.print(doneText(result, timeOf(client, client.isMariadb ? 0.001 : 0.01)))
    return true
  }
  const isUpright = client.upright || END.exec(typed)?.[1] === 'G'
  await process.print(await process.inTurns(shown(rows, { ...client, isUpright })))
  return true
}

/** What became of a statement without rows, as who types it is told. */
function doneText(result: Result, time: string): string {
  if (result.type !== 'done') return `Query OK, 0 rows affected${time}\n\n`
  const { command, count, matched = 0, duplicates = 0, warnings = 0 } = result
  const head = `Query OK, ${count} row${count === 1 ? '' : 's'} affected${warnings > 0 ? `, ${warnings} warning${warnings === 1 ? '' : 's'}` : ''}${time}\n`
  if (command === 'UPDATE') return `${head}Rows matched: ${matched}  Changed: ${count}  Warnings: 0\n\n`
  if (command === 'INSERT' && matched > 1)
    return `${head}Records: ${matched}  Duplicates: ${duplicates}  Warnings: ${warnings}\n\n`
  return command === 'ALTER TABLE' ? `${head}Records: 0  Duplicates: 0  Warnings: 0\n\n` : `${head}\n`
}

/** How rows are shown: in a box and counted, without their titles, each upright. */
interface Showing extends Pick<Client, 'drawn' | 'talks' | 'headless' | 'raw' | 'verbosity' | 'isMariadb'> {
  readonly isUpright: boolean
}

/** What breaks a row of a batch, as it is written in one. */
const ESCAPES: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\\': '\\\\', '\0': '\\0' }

// eslint-disable-next-line no-control-regex -- a byte of a value
const inOneRow = (cell: string): string => cell.replaceAll(/[\t\n\\\0]/g, (sign) => ESCAPES[sign] ?? sign)

function* shown(rows: Rows, showing: Showing): Work<string> {
  const { drawn, talks, headless, isUpright, raw } = showing
  const time = timeOf(showing, 0)
  const cells = yield* mysqlCells(rows, textOf)
  const many = cells.rows.length
  const counted = talks ? `${many} row${many === 1 ? '' : 's'} in set${time}\n\n` : ''
  if (many === 0) return talks ? `Empty set${time}\n\n` : ''
  if (isUpright) return `${mysqlUpright(cells)}${counted}`
  if (drawn) return `${yield* mysqlTable(cells)}${counted}`
  const written = raw ? (cell: string): string => cell : inOneRow
  const lines = [...(headless ? [] : [cells.columns]), ...cells.rows]
  return lines.map((row) => `${row.map(written).join('\t')}\n`).join('') + counted
}

const SOCKET = '/var/run/mysqld/mysqld.sock'

/** Why a client was not let in, or found no server, as MySQL numbers and words it. */
export function connectionError(
  process: GnuProcess,
  connection: Connection,
  answer: Silence | Extract<Answer, { readonly type: 'denied' }>,
): MysqlError {
  const { host, password, database, port } = connection
  if (answer.type === 'unknown-host')
    return { code: 2005, state: 'HY000', text: `Unknown MySQL server host '${host ?? ''}' (-2)` }
  if (answer.type === 'refused')
    return host === undefined
      ? { code: 2002, state: 'HY000', text: `Can't connect to local MySQL server through socket '${SOCKET}' (2)` }
      : { code: 2003, state: 'HY000', text: `Can't connect to MySQL server on '${host}:${port}' (111)` }
  if (answer.reason === 'no-database') return { code: 1049, state: '42000', text: `Unknown database '${database}'` }
  const denied = `Access denied for user ${whoAsks(process, connection)}`
  return answer.reason === 'closed-database'
    ? { code: 1044, state: '42000', text: `${denied} to database '${database}'` }
    : { code: 1045, state: '28000', text: `${denied} (using password: ${password === undefined ? 'NO' : 'YES'})` }
}

/** Asks; the answer, or that there was none, which has been said. */
export async function query(client: Client, statement?: string): Promise<Result | 'welcome' | 'failed'> {
  const { process, connection } = client
  const answer = await ask(process, connection, statement)
  if (answer.type === 'result') return answer.result
  if (answer.type === 'welcome') {
    client.connection = { ...connection, session: answer.session }
    client.isMariadb = answer.version.includes('MariaDB')
    return 'welcome'
  }
  const { code, state, text } = connectionError(process, connection, answer)
  await process.write(2, `ERROR ${code} (${state}): ${text}\n`)
  return 'failed'
}

/** From how much verbosity on it is told what became of statements. */
const TELLS = 2

/** What stands above and below a statement that is repeated. */
const RULE = '-'.repeat(14)

async function run(client: Client, typed: string): Promise<boolean> {
  const statement = plain(typed)
  if (statement.replace(/;$/, '').trim() === '') return true
  if (client.verbosity > 0) await client.process.print(`${RULE}\n${statement.replace(/;$/, '')}\n${RULE}\n\n`)
  const result = await query(client, statement)
  return result !== 'failed' && (result === 'welcome' || tell(client, result, typed))
}

async function feed(client: Client, text: string): Promise<number> {
  const lines = new StatementLines('escaped')
  for (const line of text.split('\n')) {
    const file = lines.isBlank ? sourced(line) : undefined
    if (file !== undefined) {
      if ((await feedFile(client, file)) !== 0) return 1
      continue
    }
    if (lines.isBlank && (await refusedOwn(client, line))) return 1
    for (const statement of lines.take(`${line}\n`)) if (!(await run(client, statement))) return 1
  }
  return (await run(client, lines.rest.trim())) ? 0 : 1
}

/** What the client does itself, and does not do here: `\\s`, `delimiter //`. */
const OWN =
  /^\s*(?:\\[?cdehnprstwPTRWuC#!]|(?:delimiter|status|help|tee|notee|pager|nopager|edit|system|prompt|rehash|charset|warnings|nowarning|connect|clear)\b)/i

/** Says that a command of the client is not done here; whether the line is one. */
async function refusedOwn({ process }: Client, line: string): Promise<boolean> {
  const [command] = OWN.exec(line) ?? []
  if (command === undefined) return false
  await process.complain(`${command.trim()}: of the client's own commands use, source, \\. and quit are simulated here`)
  return true
}

/** The file that `source FILE` or `\\. FILE` names. */
const sourced = (line: string): string | undefined => /^\s*(?:source|\\\.)\s+(.*?)\s*;?\s*$/i.exec(line)?.[1]

/** Runs the statements of a file. */
async function feedFile(client: Client, name: string): Promise<number> {
  const { process, talks } = client
  try {
    const file = retain(openFile(process, name, { read: true }))
    try {
      return await feed(client, await new Input(process, file).whole())
    } finally {
      release(file)
    }
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error
    const number = error.code === 'ENOENT' ? 2 : 13
    await process.write(
      2,
      `${talks ? 'ERROR: \n' : 'ERROR at line 1: '}Failed to open file '${name}', error: ${number}\n`,
    )
    return 1
  }
}

const greeting = (version: string, product: string): string =>
  `Welcome to the ${product} monitor.  Commands end with ; or \\g.\nYour ${product} connection id is 8\nServer version: ${version}\n\n` +
  "Type 'help;' or '\\h' for help. Type '\\c' to clear the current input statement.\n\n"

async function converse(client: Client, version: string, product: Product): Promise<void> {
  await client.process.print(greeting(version, product))
  let buffer = ''
  const sign = (): string => {
    if (buffer.trim() !== '') return '    -> '
    return product === 'MySQL' ? 'mysql> ' : `MariaDB [${client.connection.database || '(none)'}]> `
  }
  await eachLine(client.process, sign, async (line) => {
    if (buffer.trim() === '' && /^\s*(?:quit|exit|\\q)\b/i.test(line)) {
      await client.process.print('Bye\n')
      return 'end'
    }
    const file = buffer.trim() === '' ? sourced(line) : undefined
    if (file !== undefined) {
      await feedFile(client, file)
      return 'more'
    }
    if (buffer.trim() === '' && (await refusedOwn(client, line))) return 'more'
    const ended = /^\s*(?:use|show|desc|describe)\s[^;]*$/i.test(line) && /^\s*use\s/i.test(line) ? `${line};` : line
    const { whole, rest } = statementsOf(`${buffer}${ended}\n`, 'escaped')
    buffer = rest
    for (const statement of whole) await run(client, statement)
    return 'more'
  })
}

/** Asks for the password that `-p` alone wants; without a terminal there is none. */
async function askPassword(process: GnuProcess, given: string | undefined): Promise<string | undefined> {
  if (given !== '') return given ?? process.environment.get('MYSQL_PWD')
  return hiddenLine(process, 'Enter password: ')
}

/** The client that was asked for; the first word is the database. */
export async function clientOf(process: GnuProcess, { options, words, given }: Called): Promise<Client> {
  const host = options.get('h')
  const connection: Connection = {
    host: host === 'localhost' ? undefined : host,
    port: Number(options.get('P') ?? 3306),
    user: options.get('u') ?? 'root',
    password: await askPassword(process, options.get('p')),
    database: words[0] ?? options.get('D') ?? '',
  }
  const isPlain = options.has('B') || options.has('s')
  const onTerminal = isTerminal(process.descriptors.get(0)) && isTerminal(process.descriptors.get(1))
  const silence = given.filter(([name]) => name === 's').length + (onTerminal ? 0 : 1)
  const drawn =
    options.has('t') ||
    given.filter(([name]) => name === 'v').length > TELLS ||
    (isTerminal(process.descriptors.get(1)) && !isPlain)
  const verbosity = given.filter(([name]) => name === 'v').length
  const isAsked = !options.has('e') && isTerminal(process.descriptors.get(0))
  return {
    process,
    connection,
    drawn,
    talks: isAsked || verbosity >= TELLS,
    isAsked,
    headless: options.has('N') || silence > 1,
    upright: options.has('E'),
    raw: options.has('r'),
    verbosity,
    isMariadb: false,
  }
}

export type Product = 'MySQL' | 'MariaDB'

/** A program of a product, by its name. */
export interface ProductProgram {
  readonly name: string
  readonly product: Product
}

/** What a program was called with; its status once it has said what is wrong with that. MySQL's warn of a password that all can see. */
export async function calledWith(
  process: GnuProcess,
  { name, product }: ProductProgram,
  known: KnownOptions,
): Promise<Called | number> {
  const called = readOptions(process.argv.slice(1), known)
  if (called.problem) {
    const { text, status } = mysqlWords(name, called.problem)
    await process.write(2, text)
    return status
  }
  if (product === 'MySQL' && (called.options.get('p') ?? '') !== '')
    await process.write(2, `${name}: [Warning] Using a password on the command line interface can be insecure.\n`)
  return called
}

async function mysqlClient(process: GnuProcess, { version }: Surroundings, product: Product): Promise<number> {
  const name = product.toLowerCase()
  const called = await calledWith(process, { name, product }, OPTIONS)
  if (typeof called === 'number') return called
  if (called.options.has('V')) {
    const build = product === 'MySQL' ? ' (MySQL Community Server - GPL)' : ''
    await process.print(`${name}  Ver ${version} for Linux on x86_64${build}\n`)
    return 0
  }
  const client = await clientOf(process, called)
  const statement = called.options.get('e')
  if ((await query(client)) === 'failed') return 1
  if (statement === undefined && isTerminal(process.descriptors.get(0))) {
    await converse(client, version, product)
    return 0
  }
  const text = statement ?? (await new Input(process, process.file(0)).block('\0')) ?? ''
  const status = await feed(client, text)
  if (status === 0 && client.verbosity >= TELLS) await process.print('Bye\n')
  return status
}

const clientProgram =
  (name: string, product: Product) =>
  (surroundings: Surroundings): GnuProgram => ({
    declaration: { name },
    run: (process) => mysqlClient(process, surroundings, product),
  })

/** mysql, the client. */
export const mysql = clientProgram('mysql', 'MySQL')
/** mariadb, the client. */
export const mariadb = clientProgram('mariadb', 'MariaDB')

/** mysqladmin: `ping` alone. */
export const admin = (name: string, product: Product) => (): GnuProgram => ({
  declaration: { name },
  async run(process) {
    const called = await calledWith(process, { name, product }, OPTIONS)
    if (typeof called === 'number') return called
    const client = await clientOf(process, called)
    if (!called.words.includes('ping')) {
      await process.complain('only ping is simulated')
      return 1
    }
    const { host, port } = client.connection
    const answer = await ask(process, client.connection)
    if (answer.type !== 'refused' && answer.type !== 'unknown-host') {
      await process.print(`${name === 'mysqladmin' ? 'mysqld' : 'mariadbd'} is alive\n`)
      return 0
    }
    const where =
      host === undefined
        ? `local MySQL server through socket '${SOCKET}' (2)`
        : `MySQL server on '${host}:${port}' (111)`
    await process.write(
      2,
      `${name}: connect to server at '${host ?? 'localhost'}' failed\nerror: 'Can't connect to ${where}'\n`,
    )
    return 1
  },
})
