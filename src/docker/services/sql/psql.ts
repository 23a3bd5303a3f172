import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { fromDirectory } from '../../../linux/path.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'
import { eachLine } from '../lines.ts'
import type { Surroundings } from '../daemon.ts'
import { ask, type Connection, optionsOf } from './connection.ts'
import type { Result } from './execute.ts'
import { statementsOf } from './parser.ts'
import { refusalText, textOf } from './psql-text.ts'
import { cellsOf, psqlTable } from './tables-text.ts'

const VALUED = {
  always: new Set(['h', 'p', 'U', 'd', 'c', 'f', 'host', 'port', 'username', 'dbname', 'command', 'file', 'v', 'set']),
}

const rowCount = (count: number): string => `(${count} row${count === 1 ? '' : 's'})\n`

interface Client {
  readonly process: GnuProcess
  connection: Connection
  /** `-t`, `-A`: rows alone; with | between them. */
  readonly bare: boolean
  readonly unaligned: boolean
  failed: boolean
}

const LIST = ['Name', 'Owner', 'Encoding', 'Collate', 'Ctype']

async function tell(client: Client, result: Result, statement: string): Promise<void> {
  const { process, bare, unaligned } = client
  if (result.type === 'refused') {
    client.failed = true
    return void (await process.write(2, `ERROR:  ${refusalText(result.error, statement)}\n`))
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
  await client.process.write(2, `psql: error: ${text}\n`)
}

/** Asks, and says why nobody answered. */
async function query(client: Client, statement?: string): Promise<Result | undefined> {
  const { process, connection } = client
  const { host, port, user, database } = connection
  const answer = await ask(process, connection, statement)
  const at =
    host === undefined
      ? `connection to server on socket "/var/run/postgresql/.s.PGSQL.${port}" failed: `
      : `connection to server at "${host}" (${process.system.network.resolve(host)?.address ?? ''}), port ${port} failed: `
  switch (answer.type) {
    case 'result':
      return answer.result
    case 'welcome':
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
      const reasons = {
        'no-password': 'fe_sendauth: no password supplied',
        'wrong-password': `FATAL:  password authentication failed for user "${user}"`,
        'no-user':
          host === undefined
            ? `FATAL:  role "${user}" does not exist`
            : `FATAL:  password authentication failed for user "${user}"`,
        'no-database': `FATAL:  database "${database}" does not exist`,
      }
      await failure(client, at + reasons[answer.reason])
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
    const type = kind === 'serial' || kind === 'int' ? 'integer' : kind.replace(/^varchar/, 'character varying')
    const standard = serial ? `nextval('${table}_${name}_seq'::regclass)` : ''
    return [name, type, '', required || key || serial ? 'not null' : '', standard]
  })
  const cells = { columns: ['Column', 'Type', 'Collation', 'Nullable', 'Default'], numeric: [], rows }
  const keys = result.columns.filter(({ key }) => key).map(({ name }) => name)
  const indexes = keys.length === 0 ? '' : `Indexes:\n    "${table}_pkey" PRIMARY KEY, btree (${keys.join(', ')})\n`
  await client.process.print(`${psqlTable(cells, `Table "public.${table}"`)}${indexes}\n`)
}

/** A command with a backslash; gives whether psql goes on. */
async function meta(client: Client, line: string): Promise<'more' | 'end'> {
  const [command = '', word] = line.trim().replace(/;$/, '').split(/\s+/)
  const { process, connection } = client
  if (command === String.raw`\q`) return 'end'
  if (command === String.raw`\l` || command === String.raw`\list`) {
    const result = await query(client, 'SHOW DATABASES')
    const names = result?.type === 'listed' ? [...new Set([...result.names, 'template0', 'template1'])].toSorted() : []
    const rows = names.map((name) => [name, connection.user, 'UTF8', 'en_US.utf8', 'en_US.utf8'])
    if (result)
      await process.print(
        `${psqlTable({ columns: LIST, numeric: [], rows }, 'List of databases')}${rowCount(rows.length)}\n`,
      )
  } else if (/^\\d(?:t\+?|\+)?$/.test(command) && word === undefined) await listTables(client)
  else if (/^\\d\+?$/.test(command)) await describeTable(client, word ?? '')
  else if (command === String.raw`\c` || command === String.raw`\connect`) {
    const before = client.connection
    client.connection = { ...before, database: word ?? before.database }
    await query(client)
    if (client.failed) client.connection = before
    else
      await process.print(
        `You are now connected to database "${client.connection.database}" as user "${before.user}".\n`,
      )
  } else if (command === String.raw`\conninfo`)
    await process.print(`You are connected to database "${connection.database}" as user "${connection.user}".\n`)
  else {
    client.failed = true
    await process.write(2, `invalid command ${command}\nTry \\? for help.\n`)
  }
  return 'more'
}

async function feed(client: Client, text: string): Promise<void> {
  const lines = text.split('\n')
  let buffer = ''
  for (const line of lines) {
    if (buffer.trim() === '' && line.startsWith('\\')) {
      if ((await meta(client, line)) === 'end') return
      continue
    }
    const { whole, rest } = statementsOf(`${buffer}${line}\n`)
    for (const statement of whole) await run(client, statement)
    buffer = rest
  }
  await run(client, buffer.trim())
}

async function converse(client: Client, version: string): Promise<void> {
  const { process } = client
  if (isTerminal(process.descriptors.get(0))) await process.print(`psql (${version})\nType "help" for help.\n\n`)
  let buffer = ''
  const sign = (): string => `${client.connection.database}${buffer.trim() === '' ? '=' : '-'}# `
  await eachLine(process, sign, async (line) => {
    if (buffer.trim() === '' && /^(?:quit|exit)\b/.test(line)) return 'end'
    if (buffer.trim() === '' && line.startsWith('\\')) return meta(client, line)
    const { whole, rest } = statementsOf(`${buffer}${line}\n`)
    buffer = rest
    for (const statement of whole) await run(client, statement)
    return 'more'
  })
}

/** A client with the options that it was called with. */
interface Called {
  readonly client: Client
  readonly options: ReadonlyMap<string, string>
  /** Statements and files to run, in their order. */
  readonly tasks: readonly (readonly [name: string, value: string])[]
}

function clientOf(process: GnuProcess): Called {
  const { options, given, words } = optionsOf(process.argv.slice(1), VALUED)
  const { environment } = process
  const option = (short: string, long: string, variable: string): string | undefined =>
    options.get(short) ?? options.get(long) ?? environment.get(variable)
  const address = /^postgres(?:ql)?:\/\/(?:([^:@]*)(?::([^@]*))?@)?([^:/]+)(?::(\d+))?(?:\/(.*))?$/.exec(words[0] ?? '')
  const user =
    address?.[1] ?? option('U', 'username', 'PGUSER') ?? words[1] ?? environment.get('POSTGRES_USER') ?? 'root'
  const database = address ? address[5] : (words[0] ?? option('d', 'dbname', 'PGDATABASE'))
  const connection = {
    host: address?.[3] ?? option('h', 'host', 'PGHOST'),
    port: Number(address?.[4] ?? option('p', 'port', 'PGPORT') ?? 5432),
    user,
    password: address?.[2] ?? environment.get('PGPASSWORD'),
    database: database ?? user,
  }
  return {
    client: { process, connection, bare: options.has('t'), unaligned: options.has('A'), failed: false },
    options,
    tasks: given.filter(([name]) => TASKS.has(name)),
  }
}

/** What psql runs instead of asking: statements and files. */
const TASKS: ReadonlySet<string> = new Set(['c', 'command', 'f', 'file'])

/** psql: statements, files, or its prompt. */
export const psql = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'psql' },
  async run(process) {
    const { client, options, tasks } = clientOf(process)
    if (options.has('version') || options.has('V')) {
      await process.print(`psql (PostgreSQL) ${surroundings.version}\n`)
      return 0
    }
    if (options.has('W') && client.connection.password === undefined) await askPassword(client)
    await query(client)
    if (client.failed) return 2
    if (tasks.length === 0) {
      await converse(client, surroundings.version)
      return 0
    }
    for (const [name, text] of tasks)
      await feed(client, name.startsWith('c') ? text : process.system.fs.readText(fromDirectory(process.cwd, text)))
    return client.failed ? 1 : 0
  },
})

async function askPassword(client: Client): Promise<void> {
  const { process, connection } = client
  const terminal = process.descriptors.get(0)
  if (isTerminal(terminal))
    client.connection = {
      ...connection,
      password: await process.readLine(terminal, `Password for user ${connection.user}: `),
    }
}
