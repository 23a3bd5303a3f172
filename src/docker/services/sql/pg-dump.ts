import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { fromDirectory } from '../../../linux/path.ts'
import type { Surroundings } from '../daemon.ts'
import { type Called, type KnownOptions, postgresWords, readOptions } from './client-options.ts'
import { copiedText } from './copy.ts'
import { clientOf } from './psql.ts'
import { type Client, query } from './psql-client.ts'
import { textOf, typeText } from './postgres-values.ts'
import { refusalText } from './psql-text.ts'
import type { Result } from './step.ts'
import type { Column, Constraint, Value } from './syntax.ts'
import { expressionText } from './expression-text.ts'
import { defaultText } from './psql-describe.ts'

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
  readonly clean: boolean
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

function standardText({ kind, standard, generated, identity }: Column): string {
  if (identity) return ` GENERATED ${identity.toUpperCase()} AS IDENTITY`
  if (generated) return ` GENERATED ALWAYS AS (${expressionText(generated, 'postgres')}) STORED`
  return standard ? ` DEFAULT ${defaultText(kind, standard)}` : ''
}

/** A column, which a key of the table makes one that has to be filled; what numbers itself stands with it. */
function columnText(column: Column, { constraints }: Described): string {
  const { name, kind, required, serial, identity } = column
  const type = serial && !identity ? kind.replace(/^(?:int|integer)$/, 'serial') : typeText(kind)
  const isKey = constraints.some((one) => one.type === 'primary' && one.columns.includes(name))
  return `    ${name} ${type}${standardText(column)}${(required || isKey) && !identity ? ' NOT NULL' : ''}`
}

/** What a table asks of its rows; keys are made when they are there. */
const checkText = (one: Constraint): readonly string[] =>
  one.type === 'check' ? [`    CONSTRAINT ${one.name} CHECK (${expressionText(one.test, 'postgres')})`] : []

const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  one.name < other.name ? -1 : 1

const heading = (name: string, kind: string, owner = '-'): string =>
  `--\n-- Name: ${name}; Type: ${kind}; Schema: public; Owner: ${owner}\n--\n\n`

function foreignText(table: string, one: Extract<Constraint, { readonly type: 'foreign' }>, owner?: string): string {
  const references = one.references.length > 0 ? `(${one.references.join(', ')})` : ''
  const rule = one.onDelete === 'no action' ? '' : ` ON DELETE ${one.onDelete.toUpperCase()}`
  return `${heading(`${table} ${one.name}`, 'FK CONSTRAINT', owner)}ALTER TABLE ONLY public.${table}\n    ADD CONSTRAINT ${one.name} FOREIGN KEY (${one.columns.join(', ')}) REFERENCES public.${one.table}${references}${rule};\n\n\n`
}

const indexesText = ({ table, indexes }: Described, owner?: string): string =>
  indexes
    .toSorted(byName)
    .map(
      ({ name, unique, method, columns }) =>
        `${heading(name, 'INDEX', owner)}CREATE ${unique ? 'UNIQUE ' : ''}INDEX ${name} ON public.${table} USING ${method} (${columns.join(', ')});\n\n\n`,
    )
    .join('')

/** Keys of a table. */
const keysText = ({ table, constraints }: Described, owner?: string): string =>
  constraints
    .toSorted(byName)
    .map((one) =>
      one.type === 'primary' || one.type === 'unique'
        ? `${heading(`${table} ${one.name}`, 'CONSTRAINT', owner)}ALTER TABLE ONLY public.${table}\n    ADD CONSTRAINT ${one.name} ${one.type === 'primary' ? 'PRIMARY KEY' : 'UNIQUE'} (${one.columns.join(', ')});\n\n\n`
        : '',
    )
    .join('')

const foreignTexts = ({ table, constraints }: Described, owner?: string): string =>
  constraints
    .toSorted(byName)
    .map((one) => (one.type === 'foreign' ? foreignText(table, one, owner) : ''))
    .join('')

async function rowsText(
  client: Client,
  table: string,
  columns: readonly Column[],
  inserts: Wanted['inserts'],
): Promise<string> {
  const { rows } = await asked(client, `SELECT * FROM "${table}"`, 'rows')
  const names = columns.map(({ name }) => name).join(', ')
  if (inserts) {
    const into = inserts === 'columns' ? `${table} (${names})` : table
    return rows.rows.map((row) => `INSERT INTO public.${into} VALUES (${row.map(quoted).join(', ')});\n`).join('')
  }
  const lines = rows.rows.map((row) =>
    row.map((value) => (value === null ? String.raw`\N` : copiedText(textOf(value)))).join('\t'),
  )
  return `COPY public.${table} (${names}) FROM stdin;\n${lines.map((line) => `${line}\n`).join('')}\\.\n`
}

const owned = (kind: string, name: string, owner: string | undefined): string =>
  owner === undefined ? '' : `\nALTER ${kind} public.${name} OWNER TO ${owner};\n`

/** How a table, or a view, is made. */
function structureText(described: Described, owner: string | undefined): string {
  const { table, kind, columns, constraints, text = '' } = described
  const type = kind.toUpperCase()
  if (kind !== 'table')
    return `${heading(table, type, owner)}CREATE ${type} public.${table} AS\n ${text}${kind === 'view' ? '' : '\n  WITH NO DATA'};\n\n${owned(kind === 'view' ? 'TABLE' : type, table, owner)}\n`
  const parts = [...columns.map((column) => columnText(column, described)), ...constraints.flatMap(checkText)]
  return `${heading(table, 'TABLE', owner)}CREATE TABLE public.${table} (\n${parts.join(',\n')}\n);\n\n${owned('TABLE', table, owner)}\n`
}

async function dataText(client: Client, { table, columns }: Described, wanted: Wanted): Promise<string> {
  const rows = await rowsText(client, table, columns, wanted.inserts)
  return `--\n-- Data for Name: ${table}; Type: TABLE DATA; Schema: public; Owner: ${wanted.owner ?? '-'}\n--\n\n${rows}\n\n`
}

/** How far the numbers of a table have come. */
function countText({ table, columns, next }: Described, owner: string | undefined): string {
  const serial = columns.find((column) => column.serial)
  if (!serial) return ''
  const sequence = `${table}_${serial.name}_seq`
  return `${heading(sequence, 'SEQUENCE SET', owner)}SELECT pg_catalog.setval('public.${sequence}', ${Math.max(next - 1, 1)}, ${next > 1});\n\n\n`
}

const begin = (version: string): string =>
  `--\n-- PostgreSQL database dump\n--\n\n-- Dumped from database version ${version}\n-- Dumped by pg_dump version ${version}\n\n` +
  "SET statement_timeout = 0;\nSET lock_timeout = 0;\nSET idle_in_transaction_session_timeout = 0;\nSET client_encoding = 'UTF8';\n" +
  "SET standard_conforming_strings = on;\nSELECT pg_catalog.set_config('search_path', '', false);\nSET check_function_bodies = false;\n" +
  'SET xmloption = content;\nSET client_min_messages = warning;\nSET row_security = off;\n\n'

/** What tables are made with; views come after the tables that they look at. */
const STORAGE = "SET default_tablespace = '';\n\nSET default_table_access_method = heap;\n\n"

const isRelation = ({ kind }: Described): boolean => kind === 'table'

function cleaning(all: readonly Described[]): string {
  const drops = all.toReversed().map(({ table, kind }) => `DROP ${kind.toUpperCase()} IF EXISTS public.${table};\n`)
  return `${drops.join('')}\n`
}

async function dumpText(client: Client, version: string, wanted: Wanted): Promise<string> {
  const { names } = await asked(client, 'SHOW TABLES', 'listed')
  const chosen = wanted.tables.length > 0 ? names.filter((name) => wanted.tables.includes(name)) : names
  if (chosen.length === 0 && wanted.tables.length > 0) throw new Failed('no matching tables were found')
  const found: Described[] = []
  for (const name of chosen) found.push(await asked(client, `DESCRIBE "${name}"`, 'described'))
  const tables = found.filter(isRelation)
  const all = [...tables, ...found.filter((one) => !isRelation(one))]
  const { owner, structure, rows } = wanted
  let text = begin(version)
  if (wanted.clean) text += cleaning(all)
  if (structure && all.length > 0) text += STORAGE + all.map((one) => structureText(one, owner)).join('')
  if (rows) {
    for (const one of tables) text += await dataText(client, one, wanted)
    for (const one of tables) text += countText(one, owner)
  }
  if (structure) {
    text += tables.map((one) => keysText(one, owner)).join('')
    text += tables.map((one) => indexesText(one, owner)).join('')
    text += tables.map((one) => foreignTexts(one, owner)).join('')
  }
  return `${text}--\n-- PostgreSQL database dump complete\n--\n\n`
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
    clean: options.has('c'),
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
