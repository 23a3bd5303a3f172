import { fromDirectory } from '../../../linux/path.ts'
import { spawnCommand } from '../../../shell/posix/exec.ts'
import { copiedRows } from './copy.ts'
import { isActive, isConditional, stepTo } from './psql-branches.ts'
import { type Client, print, query, refuse, rowCount, run, tell } from './psql-client.ts'
import { describedText } from './psql-describe.ts'
import { fits, type Given, type Meta, switched } from './psql-command.ts'
import { listRights } from './psql-rights.ts'
import { changeShowing } from './psql-showing.ts'
import { echoText, interpolated, isSimulated, slashWords } from './psql-variables.ts'
import { databaseList, roleTitles } from './psql-lists.ts'
import { relationText } from './psql-relations.ts'
import type { Result } from './step.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'
import { psqlTable } from './tables-text.ts'

const rowsOf = (result: Result | undefined): readonly (readonly unknown[])[] =>
  result?.type === 'rows' ? result.rows.rows : []

async function showList(
  { process }: Client,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  title: string,
): Promise<void> {
  await process.print(`${psqlTable({ columns, numeric: [], rows }, title)}${rowCount(rows.length)}\n`)
}

/** The user that a server was made with, who owns the database that every server has. */
const firstUser = (databases: readonly (readonly unknown[])[]): string =>
  String(databases.find(([name]) => name === 'postgres')?.[1] ?? 'postgres')

const DATABASES = 'SELECT datname, datowner FROM pg_database'

const listDatabases: Meta = async ({ client, words: [pattern] }) => {
  const result = await query(client, DATABASES)
  const first = firstUser(rowsOf(result))
  const all = [...rowsOf(result), ['template0', first], ['template1', first]]
    .map(([name, owner]) => [String(name), String(owner)] as const)
    .filter(([name]) => fits(name, pattern))
    .toSorted()
  const { columns, rows } = databaseList(client.version, all)
  if (result) await showList(client, columns, rows, 'List of databases')
}

const KINDS: Readonly<Record<string, string>> = {
  r: 'table',
  v: 'view',
  m: 'materialized view',
  S: 'sequence',
  i: 'index',
}

/** \dt, \dv, \di, \ds, and \d alone. */
const listRelations =
  (kinds: string): Meta =>
  async ({ client, words: [pattern] }) => {
    const result = await query(client, 'SELECT relname, relkind, relowner, reltable FROM pg_class')
    const found = rowsOf(result)
      .filter(([name, kind]) => kinds.includes(String(kind)) && fits(String(name), pattern))
      .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1))
    if (!result || result.type === 'refused') return
    if (found.length === 0)
      return void (await client.process.write(
        2,
        pattern === undefined ? 'Did not find any relations.\n' : `Did not find any relation named "${pattern}".\n`,
      ))
    const isIndexes = kinds === 'i'
    const rows = found.map(([name, kind, owner, table]) => [
      'public',
      String(name),
      KINDS[String(kind)] ?? '',
      String(owner),
      ...(isIndexes ? [String(table)] : []),
    ])
    await showList(
      client,
      ['Schema', 'Name', 'Type', 'Owner', ...(isIndexes ? ['Table'] : [])],
      rows,
      'List of relations',
    )
  }

const describe =
  (isFull: boolean): Meta =>
  async (given) => {
    const { client, words } = given
    const [name] = words
    if (name === undefined) return listRelations('rvmS')(given)
    const table = name.replace(/^public\./, '').replaceAll('"', '')
    const result = await query(client, `DESCRIBE "${table}"`)
    if (result?.type === 'described') return void (await client.process.print(describedText(result, isFull)))
    const other = await relationText(client, table)
    if (other !== undefined) return void (await client.process.print(other))
    client.failed = true
    await client.process.write(2, `Did not find any relation named "${name}".\n`)
  }

const ROLES = 'SELECT rolname, rolsuper, rolcreaterole, rolcreatedb, rolcanlogin FROM pg_roles'

const listRoles: Meta = async ({ client, words: [pattern] }) => {
  const result = await query(client, ROLES)
  if (result?.type !== 'rows') return
  const first = firstUser(rowsOf(await query(client, DATABASES)))
  const columns = roleTitles(client.version)
  const rows = result.rows.rows.map(([name, whole, makesRoles, makesDatabases, logs]) => {
    const rights = [
      whole === true && 'Superuser',
      makesRoles === true && 'Create role',
      makesDatabases === true && 'Create DB',
      logs !== true && 'Cannot login',
      name === first && 'Replication, Bypass RLS',
    ]
    const own = rights.filter((right) => right !== false).join(', ')
    return [String(name), own, ...(columns.length > 2 ? ['{}'] : [])]
  })
  const cells = { columns, numeric: [], rows: rows.filter(([name = '']) => fits(name, pattern)).toSorted() }
  await client.process.print(`${psqlTable(cells, 'List of roles')}\n`)
}

const listSchemas: Meta = async ({ client }) =>
  showList(client, ['Name', 'Owner'], [['public', 'pg_database_owner']], 'List of schemas')

const RIGHTS = 'pg_database_owner=UC/pg_database_owner\n=U/pg_database_owner'

const listSchemasInFull: Meta = async ({ client }) =>
  showList(
    client,
    ['Name', 'Owner', 'Access privileges', 'Description'],
    [['public', 'pg_database_owner', RIGHTS, 'standard public schema']],
    'List of schemas',
  )

/** Of all that can be installed, the language that every database has stands alone: what CREATE EXTENSION names changes nothing here. */
const listExtensions: Meta = async ({ client }) =>
  showList(
    client,
    ['Name', 'Version', 'Schema', 'Description'],
    [['plpgsql', '1.0', 'pg_catalog', 'PL/pgSQL procedural language']],
    'List of installed extensions',
  )

const listFunctions: Meta = async ({ client }) =>
  showList(client, ['Schema', 'Name', 'Result data type', 'Argument data types', 'Type'], [], 'List of functions')

const listTypes: Meta = async ({ client }) => {
  const result = await query(client, 'SELECT DISTINCT enumtypid FROM pg_enum ORDER BY 1')
  await showList(
    client,
    ['Schema', 'Name', 'Description'],
    rowsOf(result).map(([name]) => ['public', String(name), '']),
    'List of data types',
  )
}

const connect: Meta = async ({ client, words: [database, user] }) => {
  const { connection: before, superuser, failed } = client
  const { session: _session, ...kept } = before
  client.connection = {
    ...kept,
    database: database === undefined || database === '-' ? before.database : database,
    user: user ?? before.user,
  }
  client.failed = false
  await query(client, undefined, (one, text) => refuse(one, `\\connect: ${text}`))
  if (client.failed && isTerminal(client.process.descriptors.get(0))) {
    await client.process.write(2, 'Previous connection kept\n')
    Object.assign(client, { connection: before, superuser })
    return undefined
  }
  if (client.failed) {
    client.isLost = true
    return 'end'
  }
  client.failed = failed
  await client.process.print(
    `You are now connected to database "${client.connection.database}" as user "${client.connection.user}".\n`,
  )
  return undefined
}

const connectionInfo: Meta = async ({ client: { process, connection } }) => {
  const { host, port, user, database } = connection
  const way =
    host === undefined
      ? `via socket in "/var/run/postgresql" at port "${port}"`
      : `on host "${host}" (address "${process.system.network.resolve(host)?.address ?? host}") at port "${port}"`
  await process.print(`You are connected to database "${database}" as user "${user}" ${way}.\n`)
}

/** Runs a command in a shell, or tells that it cannot be talked to. */
const runShell: Meta = async ({ client: { process }, rest }) => {
  const shell = process.environment.get('SHELL') || '/bin/sh'
  await process.wait(spawnCommand(process, rest.trim() === '' ? [shell] : [shell, '-c', rest]))
}

const upright: Meta = async ({ client: { showing, process }, words: [word] }) => {
  showing.isAuto = word === 'auto'
  showing.upright = !showing.isAuto && switched(word, showing.upright)
  if (showing.quiet) return
  const state = showing.isAuto ? 'used automatically' : showing.upright ? 'on' : 'off'
  await process.print(`Expanded display is ${state}.\n`)
}

const timing: Meta = async ({ client: { showing, process }, words: [word] }) => {
  showing.timing = switched(word, showing.timing)
  if (!showing.quiet) await process.print(`Timing is ${showing.timing ? 'on' : 'off'}.\n`)
}

const bare: Meta = async ({ client: { showing, process }, words: [word] }) => {
  showing.bare = switched(word, showing.bare)
  if (!showing.quiet) await process.print(`Tuples only is ${showing.bare ? 'on' : 'off'}.\n`)
}

const unaligned: Meta = async ({ client: { showing, process } }) => {
  showing.unaligned = !showing.unaligned
  if (!showing.quiet) await process.print(`Output format is ${showing.unaligned ? 'unaligned' : 'aligned'}.\n`)
}

const echo: Meta = async ({ client, rest }) => print({ ...client, output: undefined }, echoText(rest, client.variables))

const warn: Meta = async ({ client, rest }) => void (await client.process.write(2, echoText(rest, client.variables)))

const include: Meta = async ({ words: [file = ''], feedFile }) => void (await feedFile(file))

const setVariable: Meta = async ({ client, rest }) => {
  const { variables, process } = client
  const [name, ...values] = slashWords(rest, variables)
  if (name !== undefined) {
    const value = values.join('')
    if (isSimulated(name, value)) return void variables.set(name, value)
    return refuse(client, `\\set: ${name} = '${value}' is not simulated here`)
  }
  await process.print(
    [...variables]
      .toSorted()
      .map(([one, value]) => `${one} = '${value.replaceAll("'", "''")}'\n`)
      .join(''),
  )
}

const output: Meta = async ({ client, words: [file] }) => {
  if (file?.startsWith('|')) return refuse(client, String.raw`\o: a pipe is not simulated here`)
  client.output = file === undefined ? undefined : fromDirectory(client.process.cwd, file)
  if (client.output !== undefined) client.process.system.fs.writeFile(client.output, '')
}

const COPY = /^(\([^]*\)|\S+(?:\s*\([^)]*\))?)\s+(from|to)\s+(?:'([^']*)'|(\S+))\s*([^]*)$/i

/** \copy, which reads and writes files of the client. */
const copy: Meta = async ({ client, rest }) => {
  const [, what = '', way = '', quoted, bareFile = '', options = ''] = COPY.exec(rest.trim().replace(/;$/, '')) ?? []
  const { process } = client
  if (what === '')
    return refuse(client, `\\copy: ${rest.trim() === '' ? 'arguments required' : 'parse error at end of line'}`)
  const file = quoted ?? bareFile
  const path = fromDirectory(process.cwd, file)
  const { fs } = process.system
  if (way.toLowerCase() === 'from') {
    if (!fs.exists(path)) {
      client.failed = true
      return void (await process.write(2, `${file}: No such file or directory\n`))
    }
    return copyIn(client, `COPY ${what} FROM STDIN ${options}`, fs.readText(path).replace(/\n$/, '').split('\n'))
  }
  const result = await query(client, `COPY ${what} TO STDOUT ${options}`)
  if (result?.type !== 'copied-out') return void (result && (await run(client, `COPY ${what} TO STDOUT ${options}`)))
  const text = result.lines.map((line) => `${line}\n`).join('')
  if (file.toLowerCase() === 'stdout') return void (await process.print(text))
  fs.writeFile(path, text)
  await process.print(`COPY ${result.rows.rows.length}\n`)
}

/** Sends rows that COPY … FROM stdin waits for. */
export async function copyIn(client: Client, statement: string, lines: readonly string[]): Promise<void> {
  const asked = await query(client, statement)
  if (asked?.type !== 'copies-in') return asked && void (await tellCopied(client, asked, statement))
  const { insert, count } = await client.process.inTurns(copiedRows(asked, lines))
  const result = insert === undefined ? undefined : await query(client, insert)
  if (result?.type === 'refused') await tellCopied(client, result, statement)
  else if (!client.showing.quiet) await client.process.print(`COPY ${count}\n`)
}

async function tellCopied(client: Client, result: Result, statement: string): Promise<void> {
  await tell(client, result, statement)
}

const HELP = `General
  \\copyright             show PostgreSQL usage and distribution terms
  \\q                     quit psql

Input/Output
  \\copy ...              perform SQL COPY with data stream to the client host
  \\echo [-n] [STRING]    write string to standard output (-n for no newline)
  \\i FILE                execute commands from file
  \\o [FILE]              send all query results to file or |pipe

Informational
  (options: S = show system objects, + = additional detail)
  \\d[S+]                 list tables, views, and sequences
  \\d[S+]  NAME           describe table, view, sequence, or index
  \\di[S+] [PATTERN]      list indexes
  \\dn[S+] [PATTERN]      list schemas
  \\ds[S+] [PATTERN]      list sequences
  \\dt[S+] [PATTERN]      list tables
  \\du[S+] [PATTERN]      list roles
  \\dv[S+] [PATTERN]      list views
  \\l[+]   [PATTERN]      list databases

Formatting
  \\a                     toggle between unaligned and aligned output mode
  \\t [on|off]            show only rows
  \\x [on|off]            toggle expanded output

Connection
  \\c[onnect] {[DBNAME|- USER|- HOST|- PORT|-] | conninfo}
                         connect to new database
  \\conninfo              display information about current connection

Operating System
  \\timing [on|off]       toggle timing of commands

Variables
  \\set [NAME [VALUE]]    set internal variable, or list all if no parameters
`

const showBuffer: Meta = async ({ client: { buffer, process } }) =>
  void (await process.print(buffer === '' ? 'Query buffer is empty.\n' : `${buffer}\n`))

const clearBuffer: Meta = async ({ client }) => {
  client.buffer = ''
  if (!client.showing.quiet) await client.process.print('Query buffer reset (cleared).\n')
}

const changeDirectory: Meta = async ({ client, words: [directory] }) => {
  const { process } = client
  const path = fromDirectory(process.cwd, directory ?? process.environment.get('HOME') ?? '/')
  if (process.system.fs.isDirectory(path)) process.cwd = path
  else await refuse(client, `\\cd: could not change directory to "${directory ?? ''}": No such file or directory`)
}

const refuseHelp: Meta = async ({ client }) =>
  refuse(
    client,
    '\\h: the syntax of statements is not kept here: see https://www.postgresql.org/docs/current/sql-commands.html',
  )

const COMMANDS: Readonly<Record<string, Meta>> = {
  q: async () => 'end',
  quit: async () => 'end',
  l: listDatabases,
  list: listDatabases,
  d: describe(false),
  'd+': describe(true),
  dt: listRelations('r'),
  dv: listRelations('v'),
  dm: listRelations('m'),
  di: listRelations('i'),
  ds: listRelations('S'),
  du: listRoles,
  dg: listRoles,
  dn: listSchemas,
  'dn+': listSchemasInFull,
  dx: listExtensions,
  df: listFunctions,
  '!': runShell,
  dT: listTypes,
  c: connect,
  connect,
  conninfo: connectionInfo,
  x: upright,
  timing,
  t: bare,
  a: unaligned,
  echo,
  qecho: async ({ client, rest }) => print(client, echoText(rest, client.variables)),
  warn,
  p: showBuffer,
  print: showBuffer,
  r: clearBuffer,
  reset: clearBuffer,
  cd: changeDirectory,
  dp: listRights,
  z: listRights,
  h: refuseHelp,
  help: refuseHelp,
  i: include,
  ir: include,
  include,
  set: setVariable,
  unset: async ({ client, words: [name = ''] }) => void client.variables.delete(name),
  pset: changeShowing,
  o: output,
  copy,
  encoding: async ({ client }) => void (await client.process.print('UTF8\n')),
  '?': async ({ client }) => void (await client.process.print(HELP)),
}

/** Says on the terminal what is not done, since it stands in a part of `\if` that does not run. */
export const ignored = async ({ process }: Client, what: string): Promise<void> =>
  void (await process.write(2, `${what} ignored; use \\endif or Ctrl-C to exit current \\if block\n`))

/** The commands that read their words, and the variables in them, themselves. */
const OF_WORDS: ReadonlySet<string> = new Set(['set', 'pset', 'echo', 'qecho', 'warn', 'if', 'elif'])

/** Parts a command from what stands behind it; that of \! begins at once, and takes the line as it is. */
function parted({ variables }: Client, line: string): readonly [command: string, rest: string] {
  const shell = /^\s*\\!\s*([^]*?)\s*$/.exec(line)
  if (shell) return ['!', shell[1] ?? '']
  const [, command = '', rest = ''] = /^\s*\\([^\s;]+)\s*([^]*?);?\s*$/.exec(line) ?? []
  return [command, OF_WORDS.has(command) ? rest : interpolated(rest, variables)]
}

/** A command with a backslash; gives whether psql goes on. */
export async function meta(client: Client, line: string, feedFile: Given['feedFile']): Promise<'more' | 'end'> {
  const [command, rest] = parted(client, line)
  if (isConditional(command)) {
    const complaint = stepTo(client, command, rest)
    if (complaint !== undefined) await refuse(client, complaint)
    return 'more'
  }
  const isFull = command.endsWith('+') && !Object.hasOwn(COMMANDS, command)
  const name = isFull ? command.slice(0, -1) : command
  const known = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!known) {
    const hint = isTerminal(client.process.descriptors.get(0)) ? '\nTry \\? for help.' : ''
    await refuse(client, `invalid command \\${command}${hint}`)
    return 'more'
  }
  if (!isActive(client)) {
    if (isTerminal(client.process.descriptors.get(0))) await ignored(client, `\\${command} command`)
    return 'more'
  }
  const given = { client, words: rest.split(/\s+/).filter((word) => word !== ''), rest, feedFile }
  const end = (await known(given)) ?? 'more'
  if (isFull) await refuse(client, `\\${command}: the additional detail is not simulated here`)
  return end
}
