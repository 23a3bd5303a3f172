import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { fromDirectory } from '../../../linux/path.ts'
import { Input } from '../../../shell/posix/input.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'
import { eachLine } from '../lines.ts'
import type { Surroundings } from '../daemon.ts'
import { type Called, type KnownOptions, postgresWords, readOptions } from './client-options.ts'
import { askPassword, type Client, isOver, query, refuse, run } from './psql-client.ts'
import { keepRow } from './psql-kept.ts'
import { isActive } from './psql-branches.ts'
import { ignored, copyIn, meta } from './psql-meta.ts'
import { interpolated } from './psql-variables.ts'
import { StatementLines, statementsOf } from './statements.ts'

const OPTIONS: KnownOptions = {
  taken:
    'h,host= p,port= U,username= d,dbname= c,command= f,file= v,set,variable= t,tuples-only A,no-align W,password V,version x,expanded csv q,quiet ' +
    'F,field-separator= l,list o,output= 1,single-transaction a,echo-all e,echo-queries',
  inert: 'X,no-psqlrc n,no-readline w,no-password',
  absent:
    'b,echo-errors E,echo-hidden L,log-file= s,single-step S,single-line ' +
    'H,html P,pset= R,record-separator= T,table-attr= z,field-separator-zero 0,record-separator-zero ?,help',
}

/** A statement may end with what is done with its rows: `\gx` shows them upright, `\gset` keeps them in variables. */
async function runStatement(client: Client, whole: string): Promise<void> {
  const statement = interpolated(whole, client.variables)
  const [ending, command = '', word = ''] = /\\(g\w*|watch|crosstabview)\b[ \t]*([^\n]*?)\s*$/.exec(statement) ?? []
  const bare = ending === undefined ? statement : `${statement.slice(0, -ending.length)};`
  const echoes = client.variables.get('ECHO')
  if (echoes === 'queries') await client.process.print(`${statement}\n`)
  if (bare.trim() !== ';' && bare.trim() !== '') client.buffer = bare.replace(/;$/, '')
  const text = bare.trim() === ';' && ending !== undefined ? `${client.buffer};` : bare
  if (command === 'gset') return keepRow(client, text, word)
  if (ending !== undefined && (!/^gx?$/.test(command) || word !== '')) {
    return refuse(client, `\\${command}${word && ' with what stands behind it'} is not simulated here`)
  }
  const { upright } = client.showing
  if (command === 'gx') client.showing.upright = true
  await run(client, text)
  client.showing.upright = upright
}

const COPIES = /^(?:\s|--[^\n]*\n)*COPY\s[^]*\sFROM\s+stdin\b/i

/** Runs a text; `file` is named in what is said of its errors. */
async function feed(client: Client, text: string, file = ''): Promise<void> {
  const lines = text.split('\n')
  const statements = new StatementLines()
  const depth = client.branches.length
  for (let at = 0; at < lines.length && !isOver(client); at += 1) {
    const line = lines[at] ?? ''
    client.place = file === '' ? '' : `psql:${file}:${at + 1}: `
    if (client.variables.get('ECHO') === 'all' && (at < lines.length - 1 || line !== ''))
      await client.process.print(`${line}\n`)
    if (statements.isBlank && /^\s*\\/.test(line)) {
      if ((await meta(client, line, (name) => feedFile(client, name))) === 'end') return
      continue
    }
    if (!isActive(client)) continue
    for (const statement of statements.take(`${line}\n`)) {
      if (!COPIES.test(statement)) await runStatement(client, statement)
      else {
        const end = lines.indexOf('\\.', at + 1)
        const given = lines.slice(at + 1, end < 0 ? undefined : end)
        at = end < 0 ? lines.length : end
        await copyIn(client, statement, end < 0 && given.at(-1) === '' ? given.slice(0, -1) : given)
      }
      if (isOver(client)) return
    }
  }
  if (file !== '') client.place = `psql:${file}:${lines.length - Number(lines.at(-1) === '')}: `
  await runStatement(client, statements.rest.trim())
  if (client.branches.splice(depth).length > 0)
    await refuse(client, String.raw`reached EOF without finding closing \endif(s)`)
}

/** Statements that begin and end transactions themselves. */
const TRANSACTS = /^\s*(?:begin|start|commit|rollback|end)\b/i

/** Runs statements as a server does that get there at once: the first error ends them, and what they did is undone. */
async function feedAtOnce(client: Client, text: string): Promise<void> {
  const { whole, rest } = statementsOf(text, 'plain')
  const statements = [...whole, rest.trim()].filter((one) => one.replace(/;$/, '').trim() !== '')
  if (statements.length < 2 || text.trim().startsWith('\\') || statements.some((one) => COPIES.test(one)))
    return feed(client, text)
  const isOwn = statements.some((one) => TRANSACTS.test(one))
  if (!isOwn) await query(client, 'BEGIN')
  let from = 0
  for (const statement of statements) {
    from = text.indexOf(statement, from)
    client.within = { text, from }
    const { failed } = client
    client.failed = false
    await runStatement(client, statement)
    const isLast = client.failed
    client.failed ||= failed
    if (isLast) break
    from += statement.length
  }
  client.within = undefined
  if (!isOwn) await query(client, client.status === 'failed' ? 'ROLLBACK' : 'COMMIT')
}

const STATUS: Readonly<Record<Client['status'], string>> = { idle: '', open: '*', failed: '!' }

/** What stands between the name of the database and the sign of a prompt: whether a statement, a bracket or a quote is open. */
function openSign(buffer: string, isRun: boolean): string {
  if (buffer.trim() === '') return isRun ? '=' : '@'
  const bare = buffer.replace(/--[^\n]*|\/\*[^]*?\*\/|\$(\w*)\$[^]*?\$\1\$|'(?:''|[^'])*'|"(?:""|[^"])*"/g, '')
  const quote = /['"]/.exec(bare)?.[0]
  if (quote !== undefined) return quote
  if (bare.includes('/*')) return '*'
  return bare.split('(').length > bare.split(')').length ? '(' : '-'
}

async function converse(client: Client, version: string): Promise<void> {
  const { process } = client
  if (!isTerminal(process.descriptors.get(0)))
    return feed(client, (await new Input(process, process.file(0)).block('\0')) ?? '')
  await process.print(`psql (${version})\nType "help" for help.\n\n`)
  let buffer = ''
  const sign = (): string =>
    `${client.connection.database}${openSign(buffer, isActive(client))}${STATUS[client.status]}${client.superuser ? '#' : '>'} `
  await eachLine(process, sign, async (line) => {
    const isFresh = buffer.trim() === ''
    if (isFresh && /^(?:quit|exit)\b/.test(line)) return 'end'
    if (isFresh && /^help\b/.test(line)) return (await process.print(HELP), 'more')
    if (isFresh && /^\s*\\/.test(line)) return meta(client, line, (name) => feedFile(client, name))
    if (/^\s*\\[rq]\s*$/.test(line)) {
      buffer = ''
      return line.includes('q') ? 'end' : (await process.print('Query buffer reset (cleared).\n'), 'more')
    }
    const { whole, rest } = statementsOf(`${buffer}${line}\n`, 'plain')
    buffer = rest
    for (const statement of whole)
      if (isActive(client)) await runStatement(client, statement)
      else await ignored(client, 'query')
    return 'more'
  })
}

const HELP = `You are using psql, the command-line interface to PostgreSQL.
Type:  \\copyright for distribution terms
       \\h for help with SQL commands
       \\? for help with psql commands
       \\g or terminate with semicolon to execute query
       \\q to quit
`

/** What psql has set itself, but for where it is connected. */
const STANDARD: Readonly<Record<string, string>> = {
  AUTOCOMMIT: 'on',
  COMP_KEYWORD_CASE: 'preserve-upper',
  ECHO: 'none',
  ECHO_HIDDEN: 'off',
  ENCODING: 'UTF8',
  FETCH_COUNT: '0',
  HIDE_TABLEAM: 'off',
  HIDE_TOAST_COMPRESSION: 'off',
  HISTCONTROL: 'none',
  HISTSIZE: '500',
  IGNOREEOF: '0',
  LAST_ERROR_MESSAGE: '',
  LAST_ERROR_SQLSTATE: '00000',
  ON_ERROR_ROLLBACK: 'off',
  ON_ERROR_STOP: 'off',
  PROMPT1: '%/%R%x%# ',
  PROMPT2: '%/%R%x%# ',
  PROMPT3: '>> ',
  QUIET: 'off',
  SHOW_ALL_RESULTS: 'on',
  SHOW_CONTEXT: 'errors',
  SINGLELINE: 'off',
  SINGLESTEP: 'off',
  VERBOSITY: 'default',
}

/** What was set before anything is run. */
function variablesOf(
  { options, given }: Called,
  { database, user, host, port }: Client['connection'],
): Map<string, string> {
  const own = given
    .filter(([name]) => name === 'v')
    .map(([, value]): [string, string] => [
      value.split('=')[0] ?? '',
      value.includes('=') ? value.slice(value.indexOf('=') + 1) : '',
    ])
  const echo = options.has('a') ? 'all' : options.has('e') ? 'queries' : undefined
  const place = { DBNAME: database, USER: user, HOST: host ?? '/var/run/postgresql', PORT: String(port) }
  const quiet = options.has('q') ? { QUIET: 'on' } : {}
  return new Map([
    ...Object.entries({ ...STANDARD, ...place, ...quiet }),
    ...own,
    ...(echo === undefined ? [] : [['ECHO', echo] as [string, string]]),
  ])
}

/** What was asked for to connect to. */
function connectionOf(process: GnuProcess, { options, words }: Called): Client['connection'] {
  const { environment } = process
  const option = (name: string, variable: string): string | undefined => options.get(name) ?? environment.get(variable)
  const address = /^postgres(?:ql)?:\/\/(?:([^:@]*)(?::([^@]*))?@)?([^:/]+)(?::(\d+))?(?:\/(.*))?$/.exec(
    words[0] ?? options.get('d') ?? '',
  )
  const self = process.system.users.nameOf(process.credentials.uid)
  const user = address?.[1] ?? option('U', 'PGUSER') ?? words[1] ?? self
  const database = address ? address[5] : (words[0] ?? option('d', 'PGDATABASE'))
  return {
    host: address?.[3] ?? option('h', 'PGHOST'),
    port: Number(address?.[4] ?? option('p', 'PGPORT') ?? 5432),
    user,
    password: address?.[2] ?? environment.get('PGPASSWORD'),
    // a list of databases is asked of the one that every server has
    database: database ?? (options.has('l') ? 'postgres' : user),
  }
}

/** The client that was asked for; `words` are the database and the user. */
export function clientOf(process: GnuProcess, called: Called, version: string): Client {
  const { options } = called
  const file = options.get('o')
  const connection = connectionOf(process, called)
  return {
    process,
    version,
    connection,
    showing: {
      bare: options.has('t'),
      unaligned: options.has('A'),
      separator: options.get('F') ?? '|',
      upright: options.has('x'),
      isAuto: false,
      csv: options.has('csv'),
      border: 1,
      none: '',
      timing: false,
      quiet: options.has('q'),
    },
    variables: variablesOf(called, connection),
    buffer: '',
    place: '',
    superuser: true,
    failed: false,
    isLost: false,
    branches: [],
    status: 'idle',
    within: undefined,
    output: file === undefined ? undefined : fromDirectory(process.cwd, file),
  }
}

/** Runs what psql was told to by its words. Gives the status. */
async function perform(client: Client, { options, given }: Called, version: string): Promise<number> {
  // statements and files, in their order
  const tasks = given.filter(([name]) => name === 'c' || name === 'f')
  if (options.has('l')) return (await meta(client, String.raw`\l`, () => Promise.resolve()), 0)
  if (options.has('1')) await query(client, 'BEGIN')
  if (tasks.length === 0) await converse(client, version)
  // of several, the last one says how it went
  let isDone = true
  for (const [name, text] of tasks) {
    if (isOver(client)) break
    isDone = true
    client.failed = false
    if (name === 'f') isDone = await feedFile(client, text, true)
    else if (options.has('1')) await feed(client, text)
    else await feedAtOnce(client, text)
  }
  if (options.has('1')) await query(client, client.status === 'failed' ? 'ROLLBACK' : 'COMMIT')
  if (client.isLost && !tasks.some(([name]) => name === 'c')) return LOST
  if (isOver(client)) return STOPPED
  return !isDone || (client.failed && tasks.at(-1)?.[0] === 'c') ? 1 : 0
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
    const client = clientOf(process, called, surroundings.version)
    if (options.has('V')) {
      await process.print(`psql (PostgreSQL) ${surroundings.version}\n`)
      return 0
    }
    if (options.has('W')) await askPassword(client)
    await query(client)
    return client.failed ? 2 : perform(client, called, surroundings.version)
  },
})

/** The statuses of a script that an error has ended, and of one that could not connect. */
const [STOPPED, LOST] = [3, 2]

/** Runs a file; `isAsked` is whether psql was called with it. Gives whether it is there. */
async function feedFile(client: Client, file: string, isAsked = false): Promise<boolean> {
  const { system, cwd } = client.process
  const path = fromDirectory(cwd, file)
  const { place } = client
  const isThere = file === '-' || system.fs.exists(path)
  if (file === '-') await feed(client, (await new Input(client.process, client.process.file(0)).block('\0')) ?? '')
  else if (isThere) await feed(client, system.fs.readText(path), file)
  else {
    const before = place === '' ? isAsked && 'psql: error: ' : `${place}error: `
    await client.process.write(2, `${before || ''}${file}: No such file or directory\n`)
    client.failed = true
  }
  client.place = place
  return isThere
}
