import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { fromDirectory } from '../../../linux/path.ts'
import type { Surroundings } from '../daemon.ts'
import { type Called, type KnownOptions, postgresWords, readOptions } from './client-options.ts'
import { copiedText } from './copy.ts'
import { clientOf } from './psql.ts'
import { type Client, query } from './psql-client.ts'
import { textOf } from './postgres-values.ts'
import { refusalText } from './psql-text.ts'
import type { Result } from './step.ts'
import type { Column, Value } from './syntax.ts'
import { Dump, nameText, type SequenceRow } from './pg-dump-text.ts'

const OPTIONS: KnownOptions = {
  taken:
    'h,host= p,port= U,username= d,dbname= f,file= t,table= F,format= s,schema-only a,data-only c,clean n,schema= if-exists O,no-owner inserts ' +
    'column-inserts,attribute-inserts V,version',
  inert:
    'w,no-password W,password v,verbose b,blobs B,no-blobs x,no-privileges,no-acl E,encoding= no-comments no-sync no-publications ' +
    'no-security-labels no-subscriptions no-table-access-method no-tablespaces no-toast-compression',
  absent:
    'N,exclude-schema= T,exclude-table= e,extension= j,jobs= Z,compress= C,create S,superuser= lock-wait-timeout= ' +
    'binary-upgrade disable-dollar-quoting disable-triggers enable-row-security exclude-table-data= extra-float-digits= ' +
    'include-foreign-data= load-via-partition-root no-unlogged-table-data on-conflict-do-nothing quote-all-identifiers restrict-key= ' +
    'rows-per-insert= section= serializable-deferrable snapshot= strict-names use-set-session-authorization role= ?,help',
}

/** What a dump holds, and how. */
interface Wanted {
  readonly tables: readonly string[]
  readonly structure: boolean
  readonly rows: boolean
  /** With DROP first; leniently where that was asked for. */
  readonly clean: 'strict' | 'lenient' | undefined
  readonly owner: string | undefined
  readonly inserts: 'rows' | 'columns' | undefined
}

class Failed extends Error {}

type Of<Type extends Result['type']> = Extract<Result, { readonly type: Type }>

const isOf = <Type extends Result['type']>(result: Result, type: Type): result is Of<Type> => result.type === type

async function asked<Type extends Result['type']>(client: Client, statement: string, type: Type): Promise<Of<Type>> {
  const result = await query(client, statement)
  if (result && isOf(result, type)) return result
  throw new Failed(result?.type === 'refused' ? refusalText(result.error, statement) : '')
}

const quoted = (value: Value): string => {
  if (value === null) return 'NULL'
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
}

type Described = Of<'described'>

async function rowsText(
  client: Client,
  table: string,
  columns: readonly Column[],
  inserts: Wanted['inserts'],
): Promise<string> {
  const { rows } = await asked(client, `SELECT * FROM "${table}"`, 'rows')
  const names = columns.map(({ name }) => nameText(name)).join(', ')
  const into = nameText(table)
  if (inserts) {
    const columnsToo = inserts === 'columns' ? ` (${names})` : ''
    return rows.rows
      .map((row) => `INSERT INTO public.${into}${columnsToo} VALUES (${row.map(quoted).join(', ')});\n`)
      .join('')
  }
  const lines = rows.rows.map((row) =>
    row.map((value) => (value === null ? String.raw`\N` : copiedText(textOf(value)))).join('\t'),
  )
  return `COPY public.${into} (${names}) FROM stdin;\n${lines.map((line) => `${line}\n`).join('')}\\.\n`
}

const begin = (version: string): string =>
  `--\n-- PostgreSQL database dump\n--\n\n-- Dumped from database version ${version}\n-- Dumped by pg_dump version ${version}\n\n` +
  "SET statement_timeout = 0;\nSET lock_timeout = 0;\nSET idle_in_transaction_session_timeout = 0;\nSET client_encoding = 'UTF8';\n" +
  "SET standard_conforming_strings = on;\nSELECT pg_catalog.set_config('search_path', '', false);\nSET check_function_bodies = false;\n" +
  'SET xmloption = content;\nSET client_min_messages = warning;\nSET row_security = off;\n\n'

/** The labels of enumerations, by their names. */
async function labelsOf(client: Client): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await asked(
    client,
    'SELECT enumtypid, enumlabel FROM pg_enum ORDER BY enumtypid, enumsortorder',
    'rows',
  )
  const all = new Map<string, readonly string[]>()
  for (const [name, label] of rows.rows) all.set(String(name), [...(all.get(String(name)) ?? []), String(label)])
  return all
}

const SEQUENCES = 'SELECT sequencename, start_value, increment_by, last_value, data_type FROM pg_sequences'

/** The sequences that belong to no column. */
async function sequencesOf(client: Client, described: readonly Described[]): Promise<readonly SequenceRow[]> {
  const { rows } = await asked(client, SEQUENCES, 'rows')
  const own = new Set(
    described.flatMap(({ table, columns }) =>
      columns.filter(({ serial }) => serial).map(({ name }) => `${table}_${name}_seq`),
    ),
  )
  return rows.rows.flatMap(([name, start, step, last, kind]) =>
    own.has(String(name))
      ? []
      : [
          {
            name: String(name),
            start: Number(start),
            step: Number(step),
            last: last === null ? undefined : Number(last),
            kind: String(kind),
          },
        ],
  )
}

async function dumpText(client: Client, version: string, wanted: Wanted): Promise<string> {
  const { names } = await asked(client, 'SHOW TABLES', 'listed')
  const chosen = wanted.tables.length > 0 ? names.filter((name) => wanted.tables.includes(name)) : names
  if (chosen.length === 0 && wanted.tables.length > 0) throw new Failed('no matching tables were found')
  const found: Described[] = []
  for (const name of chosen) found.push(await asked(client, `DESCRIBE "${name}"`, 'described'))
  const made = new Dump(wanted.owner)
  const isWhole = wanted.tables.length === 0
  if (isWhole) for (const [name, labels] of await labelsOf(client)) made.enumeration(name, labels)
  if (isWhole) for (const sequence of await sequencesOf(client, found)) made.sequence(sequence)
  for (const one of found) made.relation(one)
  if (wanted.rows)
    for (const one of found)
      if (one.kind === 'table') made.rows(one.table, await rowsText(client, one.table, one.columns, wanted.inserts))
  const text = made.text({ structure: wanted.structure, rows: wanted.rows, clean: wanted.clean })
  return `${begin(version)}${text}--\n-- PostgreSQL database dump complete\n--\n\n`
}

/** What is wrong with what it was called with; undefined where nothing is. */
function refusal({ options, problem }: Called): string | undefined {
  if (problem) return postgresWords('pg_dump', problem)
  const format = options.get('F') ?? 'p'
  return /^p(?:lain)?$/.test(format)
    ? undefined
    : `pg_dump: error: of its formats the plain one is simulated here, and not "${format}"\n`
}

async function dump(process: GnuProcess, { version }: Surroundings): Promise<number> {
  const called = readOptions(process.argv.slice(1), OPTIONS)
  const { options, words } = called
  if (options.has('V')) return (await process.print(`pg_dump (PostgreSQL) ${version}\n`), 0)
  const refused = refusal(called)
  if (refused !== undefined) {
    await process.write(2, refused)
    return 1
  }
  const client = clientOf(process, called, version)
  const [database = client.connection.database] = words
  client.connection = { ...client.connection, database }
  await query(client)
  if (client.failed) return 1
  const schemas = called.given.filter(([name]) => name === 'n').map(([, schema]) => schema)
  const wanted: Wanted = {
    tables: called.given.filter(([name]) => name === 't').map(([, table]) => table.replace(/^public\./, '')),
    structure: !options.has('a'),
    rows: !options.has('s'),
    clean: options.has('c') ? (options.has('if-exists') ? 'lenient' : 'strict') : undefined,
    owner: options.has('O') ? undefined : client.connection.user,
    inserts: options.has('column-inserts') ? 'columns' : options.has('inserts') ? 'rows' : undefined,
  }
  try {
    if (schemas.length > 0 && !schemas.includes('public')) throw new Failed('no matching schemas were found')
    const text = await dumpText(client, version, wanted)
    const file = options.get('f')
    if (file === undefined) await process.print(text)
    else process.system.fs.writeFile(fromDirectory(process.cwd, file), text)
    return 0
  } catch (error) {
    if (!(error instanceof Failed)) throw error
    if (error.message !== '') await process.write(2, `pg_dump: error: ${error.message}\n`)
    return 1
  }
}

/** pg_dump: a database as the statements that make it. */
export const pgDump = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'pg_dump' },
  run: (process) => dump(process, surroundings),
})
