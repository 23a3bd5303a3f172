import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import type { Surroundings } from '../daemon.ts'
import { type Called, type KnownOptions, postgresWords, readOptions } from './client-options.ts'
import { clientOf } from './psql.ts'
import { askPassword, type Client, failure, query } from './psql-client.ts'
import { refusalText } from './psql-text.ts'

/** A program that sends one statement to a server of PostgreSQL, as createdb does. */
interface Tool {
  readonly options: KnownOptions
  /** How many words it takes. */
  readonly most: number
  /** What is missing where it was called without a word; undefined where the user's name stands for it. */
  readonly missing: string | undefined
  /** What went wrong where the server refuses. */
  readonly failed: (name: string) => string
  readonly statement: (name: string, options: Called['options']) => string
}

const CONNECTION = 'h,host= p,port= U,username= W,password e,echo V,version'
const INERT = 'w,no-password'

const named = (name: string): string => (/^[a-z_][a-z0-9_$]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`)

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** A part of a statement that an option adds. */
const part = (options: Called['options'], option: string, text: (value: string) => string): string => {
  const value = options.get(option)
  return value === undefined ? '' : ` ${text(value)}`
}

const createdb: Tool = {
  options: {
    taken: `${CONNECTION} O,owner= E,encoding= T,template= maintenance-db=`,
    inert: INERT,
    absent: 'D,tablespace= l,locale= lc-collate= lc-ctype= icu-locale= locale-provider= S,strategy= ?,help',
  },
  most: 2,
  missing: undefined,
  failed: () => 'database creation failed',
  statement: (name, options) =>
    `CREATE DATABASE ${named(name)}` +
    part(options, 'O', (owner) => `OWNER ${named(owner)}`) +
    part(options, 'E', (encoding) => `ENCODING ${quoted(encoding)}`) +
    part(options, 'T', (template) => `TEMPLATE ${named(template)}`),
}

const dropdb: Tool = {
  options: { taken: `${CONNECTION} if-exists maintenance-db=`, inert: INERT, absent: 'f,force i,interactive ?,help' },
  most: 1,
  missing: 'missing required argument database name',
  failed: () => 'database removal failed',
  statement: (name, options) => `DROP DATABASE ${options.has('if-exists') ? 'IF EXISTS ' : ''}${named(name)}`,
}

/** A right that createuser gives by its small letter, and takes by its capital. */
const right = (options: Called['options'], [given, word]: readonly [string, string]): string =>
  options.has(given) || (options.has('s') && given !== 'replication') ? word : `NO${word}`

const createuser: Tool = {
  options: {
    taken: `${CONNECTION} s,superuser S,no-superuser d,createdb D,no-createdb r,createrole R,no-createrole l,login L,no-login`,
    inert: `${INERT} i,inherit`,
    absent:
      'P,pwprompt c,connection-limit= g,role,member-of= I,no-inherit interactive replication no-replication a,with-admin= ' +
      'm,with-member= v,valid-until= bypassrls no-bypassrls ?,help',
  },
  most: 1,
  missing: undefined,
  failed: () => 'creation of new role failed',
  statement: (name, options) =>
    `CREATE ROLE ${named(name)} ${right(options, ['s', 'SUPERUSER'])} ${right(options, ['d', 'CREATEDB'])} ` +
    `${right(options, ['r', 'CREATEROLE'])} INHERIT ${options.has('L') ? 'NOLOGIN' : 'LOGIN'}`,
}

const dropuser: Tool = {
  options: { taken: `${CONNECTION} if-exists`, inert: INERT, absent: 'i,interactive ?,help' },
  most: 1,
  missing: 'missing required argument role name',
  failed: (name) => `removal of role "${name}" failed`,
  statement: (name, options) => `DROP ROLE ${options.has('if-exists') ? 'IF EXISTS ' : ''}${named(name)}`,
}

const TOOLS = { createdb, dropdb, createuser, dropuser }

/** What is wrong with what a program was called with, but for its options; undefined where nothing is. */
function wordsProblem({ most, missing }: Tool, words: readonly string[]): string | undefined {
  if (words.length > most) return `too many command-line arguments (first is "${words[most] ?? ''}")`
  if (words.length === 2) return 'a description of a database is not simulated here'
  return words.length === 0 ? missing : undefined
}

/** Sends the statement. Gives the status. */
async function send(client: Client, tool: Tool, { name, options }: { name: string; options: Called['options'] }) {
  const statement = tool.statement(name, options)
  if (options.has('W')) await askPassword(client)
  await query(client)
  if (client.failed) return 1
  if (options.has('e'))
    await client.process.print(`SELECT pg_catalog.set_config('search_path', '', false);\n${statement};\n`)
  const result = await query(client, statement)
  if (result?.type === 'refused') {
    const text = refusalText(result.error, statement)
    await failure(client, `${tool.failed(name)}: ERROR:  ${text}`)
  }
  return client.failed ? 1 : 0
}

/** createdb, dropdb, createuser and dropuser. */
export const postgresTool =
  (program: keyof typeof TOOLS) =>
  ({ version }: Surroundings): GnuProgram => ({
    declaration: { name: program },
    async run(process) {
      const tool = TOOLS[program]
      const called = readOptions(process.argv.slice(1), tool.options)
      const { options, words, problem } = called
      const wrong = problem ? undefined : wordsProblem(tool, words)
      if (problem || wrong !== undefined) {
        const hint = `${program}: hint: Try "${program} --help" for more information.\n`
        await process.write(2, problem ? postgresWords(program, problem) : `${program}: error: ${wrong ?? ''}\n${hint}`)
        return 1
      }
      if (options.has('V')) return (await process.print(`${program} (PostgreSQL) ${version}\n`), 0)
      const database = options.get('maintenance-db') ?? 'postgres'
      const placed = { ...called, words: [], options: new Map([...options, ['d', database]]) }
      const client = clientOf(process, placed, version)
      const own = program.endsWith('db') ? process.environment.get('PGDATABASE') : undefined
      return send(client, tool, { name: words[0] ?? own ?? client.connection.user, options })
    },
  })
