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

const only = ({ constraints }: Described, type: 'primary' | 'unique', name: string): boolean =>
  constraints.some((one) => one.type === type && one.columns.length === 1 && one.columns[0] === name)

function standardText({ standard, generated, identity }: Column): string {
  if (identity) return ` GENERATED ${identity.toUpperCase()} AS IDENTITY`
  if (generated) return ` GENERATED ALWAYS AS (${expressionText(generated, 'postgres')}) STORED`
  if (!standard) return ''
  return ` DEFAULT ${standard.type === 'value' ? quoted(standard.value) : expressionText(standard, 'postgres')}`
}

function columnText(column: Column, described: Described): string {
  const { name, kind, required, serial, identity } = column
  const type = serial && !identity ? kind.replace(/^(?:int|integer)$/, 'serial') : typeText(kind)
  const rules = [
    only(described, 'primary', name) ? ' PRIMARY KEY' : required && !serial ? ' NOT NULL' : '',
    only(described, 'unique', name) ? ' UNIQUE' : '',
  ]
  return `    ${name} ${type}${standardText(column)}${rules.join('')}`
}

/** What a table asks of its rows, but for keys of one column, which stand with it. */
function constraintText(one: Constraint): string | undefined {
  if (one.type === 'check') return `    CONSTRAINT ${one.name} CHECK (${expressionText(one.test, 'postgres')})`
  if (one.type === 'foreign') return undefined
  return one.columns.length === 1
    ? undefined
    : `    CONSTRAINT ${one.name} ${one.type === 'primary' ? 'PRIMARY KEY' : 'UNIQUE'} (${one.columns.join(', ')})`
}

/** Keys that refer to other tables, and indexes, which are made when all tables are there. */
function afterwards({ table, constraints, indexes }: Described): string {
  const foreign = constraints.flatMap((one) =>
    one.type === 'foreign'
      ? [
          `ALTER TABLE ONLY public.${table}\n    ADD CONSTRAINT ${one.name} FOREIGN KEY (${one.columns.join(', ')}) REFERENCES public.${one.table}${one.references.length > 0 ? `(${one.references.join(', ')})` : ''}${one.onDelete === 'no action' ? '' : ` ON DELETE ${one.onDelete.toUpperCase()}`};\n\n\n`,
        ]
      : [],
  )
  const made = indexes.map(
    ({ name, unique, method, columns }) =>
      `CREATE ${unique ? 'UNIQUE ' : ''}INDEX ${name} ON public.${table} USING ${method} (${columns.join(', ')});\n\n\n`,
  )
  return [...made, ...foreign].join('')
}

const heading = (name: string, kind: string, owner = '-'): string =>
  `--\n-- Name: ${name}; Type: ${kind}; Schema: public; Owner: ${owner}\n--\n\n`

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

async function tableText(client: Client, table: string, wanted: Wanted): Promise<string> {
  const described = await asked(client, `DESCRIBE "${table}"`, 'described')
  const { columns, next } = described
  const { owner } = wanted
  const owned = owner === undefined ? '' : `\nALTER TABLE public.${table} OWNER TO ${owner};\n`
  const structure = `${heading(table, 'TABLE', owner)}CREATE TABLE public.${table} (\n${[...columns.map((column) => columnText(column, described)), ...described.constraints.flatMap((one) => constraintText(one) ?? [])].join(',\n')}\n);\n\n${owned}\n`
  const serial = columns.find((column) => column.serial)
  const count = serial
    ? `${heading(`${table}_${serial.name}_seq`, 'SEQUENCE SET', owner)}SELECT pg_catalog.setval('public.${table}_${serial.name}_seq', ${Math.max(next - 1, 1)}, ${next > 1});\n\n\n`
    : ''
  const rows = wanted.rows
    ? `${heading(table, 'TABLE DATA', owner)}${await rowsText(client, table, columns, wanted.inserts)}\n\n${count}`
    : ''
  return (wanted.structure ? structure : '') + rows
}

const begin = (version: string): string =>
  `--\n-- PostgreSQL database dump\n--\n\n-- Dumped from database version ${version}\n-- Dumped by pg_dump version ${version}\n\n` +
  "SET statement_timeout = 0;\nSET lock_timeout = 0;\nSET client_encoding = 'UTF8';\nSET standard_conforming_strings = on;\nSET client_min_messages = warning;\nSET row_security = off;\n\n"

async function dumpText(client: Client, version: string, wanted: Wanted): Promise<string> {
  const { names } = await asked(client, 'SHOW TABLES', 'listed')
  const tables = wanted.tables.length > 0 ? names.filter((name) => wanted.tables.includes(name)) : names
  if (tables.length === 0 && wanted.tables.length > 0) throw new Failed('no matching tables were found')
  let text = begin(version)
  if (wanted.clean) text += `${tables.map((table) => `DROP TABLE IF EXISTS public.${table};\n`).join('')}\n`
  for (const table of tables) text += await tableText(client, table, wanted)
  if (wanted.structure)
    for (const table of tables) text += afterwards(await asked(client, `DESCRIBE "${table}"`, 'described'))
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
