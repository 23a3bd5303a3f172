import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { fromDirectory } from '../../../linux/path.ts'
import { Input } from '../../../shell/posix/input.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'
import { hiddenLine } from '../../bash/hidden-line.ts'
import { eachLine } from '../lines.ts'
import type { Surroundings } from '../daemon.ts'
import { type Called, type KnownOptions, postgresWords, readOptions } from './client-options.ts'
import { ask, type Connection } from './connection.ts'
import { copiedRows, copyOf } from './copy.ts'
import { statementsOf } from './statements.ts'
import type { Result } from './step.ts'
import { refusalText, textOf, typeText } from './psql-text.ts'
import { cellsOf, psqlTable } from './tables-text.ts'

const OPTIONS: KnownOptions = {
  taken:
    'h,host= p,port= U,username= d,dbname= c,command= f,file= v,set,variable= t,tuples-only A,no-align W,password V,version',
  inert: 'X,no-psqlrc n,no-readline q,quiet',
  absent:
    'a,echo-all b,echo-errors e,echo-queries E,echo-hidden L,log-file= l,list o,output= s,single-step S,single-line csv F,field-separator= ' +
    'H,html P,pset= R,record-separator= T,table-attr= x,expanded z,field-separator-zero 0,record-separator-zero 1,single-transaction ' +
    'w,no-password ?,help',
}

const rowCount = (count: number): string => `(${count} row${count === 1 ? '' : 's'})\n`

/** A client of PostgreSQL, and how it shows what it gets. */
export interface Client {
  readonly process: GnuProcess
  connection: Connection
  /** `-t`, `-A`: rows alone; with | between them. */
  readonly bare: boolean
  readonly unaligned: boolean
  /** `-v ON_ERROR_STOP=1`: the first error of a script ends it. */
  readonly stops: boolean
  /** The file that is read, and its line. */
  place: string
  superuser: boolean
  failed: boolean
}

const isOver = ({ stops, failed }: Client): boolean => stops && failed

const LIST = ['Name', 'Owner', 'Encoding', 'Collate', 'Ctype']
const LOCALE = ['UTF8', 'en_US.utf8', 'en_US.utf8']
const OWNERS = 'SELECT datname, datowner FROM pg_database'

async function tell(client: Client, result: Result, statement: string): Promise<void> {
  const { process, bare, unaligned } = client
  if (result.type === 'refused') {
    client.failed = true
    return void (await process.write(2, `${client.place}ERROR:  ${refusalText(result.error, statement)}\n`))
  }
  const rows = result.type === 'rows' || result.type === 'done' ? result.rows : undefined
  if (rows) {
    const cells = cellsOf(rows, textOf)
    const lines = cells.rows.map((row) => `${row.join(unaligned ? '|' : ' | ')}\n`)
    if (unaligned)
      await process.print(
        [bare ? '' : `${cells.columns.join('|')}\n`, ...lines, bare ? '' : rowCount(rows.rows.length)].join(''),
      )
    else if (bare) await process.print(`${lines.map((line) => ` ${line}`).join('')}\n`)
    else await process.print(`${psqlTable(cells)}${rowCount(rows.rows.length)}\n`)
  }
  if (result.type !== 'done') return
  const { command, count } = result
  const counted =
    command === 'INSERT'
      ? `INSERT 0 ${count}`
      : ['UPDATE', 'DELETE'].includes(command)
        ? `${command} ${count}`
        : command
  await process.print(`${counted}\n`)
}

async function failure(client: Client, text: string): Promise<void> {
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

/** Asks, and says why nobody answered. */
export async function query(client: Client, statement?: string): Promise<Result | undefined> {
  const { process, connection } = client
  const { host, port } = connection
  const answer = await ask(process, connection, statement)
  const at =
    host === undefined
      ? `connection to server on socket "/var/run/postgresql/.s.PGSQL.${port}" failed: `
      : `connection to server at "${host}" (${process.system.network.resolve(host)?.address ?? ''}), port ${port} failed: `
  switch (answer.type) {
    case 'result':
      return answer.result
    case 'welcome':
      client.superuser = answer.superuser
      return undefined
    case 'unknown-host':
      await failure(client, `could not translate host name "${host}" to address: Name or service not known`)
      return undefined
    case 'refused': {
      const question =
        host === undefined
          ? 'Is the server running locally and accepting connections on that socket?'
          : 'Is the server running on that host and accepting TCP/IP connections?'
      const reason = host === undefined ? 'No such file or directory' : 'Connection refused'
      await failure(client, `${at}${reason}\n\t${question}`)
      return undefined
    }
    case 'denied': {
      if (answer.reason === 'no-password' && statement === undefined && (await askPassword(client)))
        return query(client)
      await failure(client, at + deniedReasons(connection)[answer.reason])
      return undefined
    }
  }
}

async function run(client: Client, statement: string): Promise<void> {
  const bare = statement.replace(/;\s*$/, '').trim()
  if (bare === '') return
  const result = await query(client, statement)
  if (result) await tell(client, result, statement)
}

async function listTables(client: Client): Promise<void> {
  const result = await query(client, 'SHOW TABLES')
  if (result?.type !== 'listed') return
  const { names } = result
  if (names.length === 0) return void (await client.process.write(2, 'Did not find any relations.\n'))
  const cells = {
    columns: ['Schema', 'Name', 'Type', 'Owner'],
    numeric: [],
    rows: names.map((name) => ['public', name, 'table', client.connection.user]),
  }
  await client.process.print(`${psqlTable(cells, 'List of relations')}${rowCount(names.length)}\n`)
}

async function describeTable(client: Client, table: string): Promise<void> {
  const result = await query(client, `DESCRIBE "${table}"`)
  if (result?.type === 'refused')
    return void (await client.process.write(2, `Did not find any relation named "${table}".\n`))
  if (result?.type !== 'described') return
  const rows = result.columns.map(({ name, kind, required, key, serial }) => {
    const type = typeText(kind)
    const standard = serial ? `nextval('${table}_${name}_seq'::regclass)` : ''
    return [name, type, '', required || key || serial ? 'not null' : '', standard]
  })
  const cells = { columns: ['Column', 'Type', 'Collation', 'Nullable', 'Default'], numeric: [], rows }
  const keys = result.columns.filter(({ key }) => key).map(({ name }) => name)
  const indexes = keys.length === 0 ? '' : `Indexes:\n    "${table}_pkey" PRIMARY KEY, btree (${keys.join(', ')})\n`
  await client.process.print(`${psqlTable(cells, `Table "public.${table}"`)}${indexes}\n`)
}

const ROLES = 'SELECT rolname, rolsuper, rolcreaterole, rolcreatedb, rolcanlogin FROM pg_roles'

async function listRoles(client: Client): Promise<void> {
  const result = await query(client, ROLES)
  if (result?.type !== 'rows') return
  const rows = result.rows.rows.map(([name, whole, makesRoles, makesDatabases, logs]) => {
    const rights = [
      whole === true && 'Superuser',
      makesRoles === true && 'Create role',
      makesDatabases === true && 'Create DB',
      logs !== true && 'Cannot login',
    ]
    return [String(name), rights.filter((right) => right !== false).join(', ')]
  })
  const cells = { columns: ['Role name', 'Attributes'], numeric: [], rows: rows.toSorted() }
  await client.process.print(`${psqlTable(cells, 'List of roles')}\n`)
}

/** A command with a backslash; gives whether psql goes on. */
async function meta(client: Client, line: string): Promise<'more' | 'end'> {
  const [command = '', word, who] = line.trim().replace(/;$/, '').split(/\s+/)
  const { process, connection } = client
  if (command === String.raw`\q`) return 'end'
  if (command === String.raw`\l` || command === String.raw`\list`) {
    const result = await query(client, OWNERS)
    const owned = result?.type === 'rows' ? result.rows.rows.map((row) => row.map(String)) : []
    const others = ['template0', 'template1'].map((name) => [name, 'postgres'])
    const rows = [...owned, ...others].toSorted().map(([name = '', owner = '']) => [name, owner, ...LOCALE])
    if (result)
      await process.print(
        `${psqlTable({ columns: LIST, numeric: [], rows }, 'List of databases')}${rowCount(rows.length)}\n`,
      )
  } else if (/^\\d[ug]\+?$/.test(command)) await listRoles(client)
  else if (/^\\d(?:t\+?|\+)?$/.test(command) && word === undefined) await listTables(client)
  else if (/^\\d\+?$/.test(command)) await describeTable(client, word ?? '')
  else if (command === String.raw`\c` || command === String.raw`\connect`) {
    const { connection: before, superuser } = client
    client.connection = { ...before, database: word ?? before.database, user: who ?? before.user }
    client.failed = false
    await query(client)
    if (client.failed) Object.assign(client, { connection: before, superuser })
    else
      await process.print(
        `You are now connected to database "${client.connection.database}" as user "${client.connection.user}".\n`,
      )
  } else if (command === String.raw`\conninfo`)
    await process.print(`You are connected to database "${connection.database}" as user "${connection.user}".\n`)
  else {
    client.failed = true
    await process.write(2, `invalid command ${command}\nTry \\? for help.\n`)
  }
  return 'more'
}

/** Runs a text; `file` is named in what is said of its errors. */
async function feed(client: Client, text: string, file = ''): Promise<void> {
  const lines = text.split('\n')
  let buffer = ''
  for (let at = 0; at < lines.length && !isOver(client); at += 1) {
    const line = lines[at] ?? ''
    client.place = file === '' ? '' : `psql:${file}:${at + 1}: `
    if (buffer.trim() === '' && line.startsWith('\\')) {
      if ((await meta(client, line)) === 'end') return
      continue
    }
    const { whole, rest } = statementsOf(`${buffer}${line}\n`)
    for (const statement of whole) {
      const copy = copyOf(statement)
      if (!copy) await run(client, statement)
      else {
        const end = lines.indexOf('\\.', at + 1)
        const given = lines.slice(at + 1, end < 0 ? undefined : end)
        at = end < 0 ? lines.length : end
        await copyIn(client, copiedRows(copy, given), given.length)
      }
      if (isOver(client)) return
    }
    buffer = rest
  }
  await run(client, buffer.trim())
}

async function copyIn(client: Client, statement: string | undefined, count: number): Promise<void> {
  const result = statement === undefined ? undefined : await query(client, statement)
  if (result?.type === 'refused') await tell(client, result, statement ?? '')
  else await client.process.print(`COPY ${count}\n`)
}

async function converse(client: Client, version: string): Promise<void> {
  const { process } = client
  if (!isTerminal(process.descriptors.get(0)))
    return feed(client, (await new Input(process, process.file(0)).block('\0')) ?? '')
  await process.print(`psql (${version})\nType "help" for help.\n\n`)
  let buffer = ''
  const sign = (): string =>
    `${client.connection.database}${buffer.trim() === '' ? '=' : '-'}${client.superuser ? '#' : '>'} `
  await eachLine(process, sign, async (line) => {
    if (buffer.trim() === '' && /^(?:quit|exit)\b/.test(line)) return 'end'
    if (buffer.trim() === '' && line.startsWith('\\')) return meta(client, line)
    const { whole, rest } = statementsOf(`${buffer}${line}\n`)
    buffer = rest
    for (const statement of whole) await run(client, statement)
    return 'more'
  })
}

/** The client that was asked for; `words` are the database and the user. */
export function clientOf(process: GnuProcess, { options, given, words }: Called): Client {
  const { environment } = process
  const option = (name: string, variable: string): string | undefined => options.get(name) ?? environment.get(variable)
  const address = /^postgres(?:ql)?:\/\/(?:([^:@]*)(?::([^@]*))?@)?([^:/]+)(?::(\d+))?(?:\/(.*))?$/.exec(words[0] ?? '')
  const user = address?.[1] ?? option('U', 'PGUSER') ?? words[1] ?? environment.get('POSTGRES_USER') ?? 'root'
  const database = address ? address[5] : (words[0] ?? option('d', 'PGDATABASE'))
  const connection = {
    host: address?.[3] ?? option('h', 'PGHOST'),
    port: Number(address?.[4] ?? option('p', 'PGPORT') ?? 5432),
    user,
    password: address?.[2] ?? environment.get('PGPASSWORD'),
    database: database ?? user,
  }
  return {
    process,
    connection,
    bare: options.has('t'),
    unaligned: options.has('A'),
    stops: given.some(([name, value]) => name === 'v' && /^ON_ERROR_STOP(?:=(?:1|on|true))?$/.test(value)),
    place: '',
    superuser: true,
    failed: false,
  }
}

/** psql: statements, files, or its prompt. */
export const psql = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'psql' },
  async run(process) {
    const called = readOptions(process.argv.slice(1), OPTIONS)
    const { options, problem } = called
    if (problem) {
      await process.write(2, postgresWords('psql', problem))
      return 1
    }
    const client = clientOf(process, called)
    // statements and files, in their order
    const tasks = called.given.filter(([name]) => name === 'c' || name === 'f')
    if (options.has('V')) {
      await process.print(`psql (PostgreSQL) ${surroundings.version}\n`)
      return 0
    }
    if (options.has('W')) await askPassword(client)
    await query(client)
    if (client.failed) return 2
    if (tasks.length === 0) await converse(client, surroundings.version)
    for (const [name, text] of tasks) {
      if (isOver(client)) break
      if (name === 'c') await feed(client, text)
      else await feedFile(client, text)
    }
    if (isOver(client)) return STOPPED
    return client.failed && tasks.some(([name]) => name === 'c') ? 1 : 0
  },
})

/** The status of a script that an error has ended. */
const STOPPED = 3

async function feedFile(client: Client, file: string): Promise<void> {
  const { system, cwd } = client.process
  const path = fromDirectory(cwd, file)
  if (file === '-') return feed(client, (await new Input(client.process, client.process.file(0)).block('\0')) ?? '')
  if (system.fs.exists(path)) return feed(client, system.fs.readText(path), file)
  await client.process.write(2, `psql: error: ${file}: No such file or directory\n`)
  client.failed = true
}

/** Asks for a password on the terminal; whether there is one now that there was not. */
async function askPassword(client: Client): Promise<boolean> {
  const { process, connection } = client
  if (connection.password !== undefined) return false
  const password = await hiddenLine(process, `Password for user ${connection.user}: `)
  client.connection = { ...connection, password }
  return password !== undefined
}
