import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { fromDirectory } from '../../../linux/path.ts'
import type { Surroundings } from '../daemon.ts'
import type { Called, KnownOptions } from './client-options.ts'
import { calledWith, type Client, clientOf, type Product, type ProductProgram, query } from './mysql-client.ts'
import { createdTable } from './mysql-table.ts'
import type { Result, Rows } from './step.ts'
import type { Value } from './syntax.ts'
import { isNumber } from './types/type.ts'

const OPTIONS: KnownOptions = {
  taken:
    'h,host= P,port= u,user= p,password? r,result-file= B,databases A,all-databases d,no-data t,no-create-info n,no-create-db ' +
    'c,complete-insert compact skip-comments skip-add-drop-table skip-add-locks skip-extended-insert',
  inert:
    'single-transaction q,quick opt l,lock-tables x,lock-all-tables skip-lock-tables R,routines triggers skip-triggers E,events ' +
    'y,no-tablespaces add-drop-table column-statistics? set-gtid-purged= default-character-set= hex-blob ' +
    'e,extended-insert S,socket= protocol= no-defaults C,compress max-allowed-packet= ssl-mode= skip-ssl K,disable-keys set-charset ' +
    'Q,quote-names',
  absent:
    'a,create-options f,force F,flush-logs i,comments I,help N,no-set-names T,tab= v,verbose V,version w,where= X,xml ' +
    'add-drop-database add-drop-trigger add-locks allow-keywords apply-slave-statements apply-replica-statements compatible= ' +
    'debug? defaults-extra-file= defaults-file= delete-master-logs dump-date dump-slave? dump-replica? master-data? source-data? ' +
    'fields-enclosed-by= fields-escaped-by= fields-optionally-enclosed-by= fields-terminated-by= flush-privileges ignore-error= ' +
    'ignore-table= insert-ignore lines-terminated-by= login-path= no-autocommit order-by-primary print-defaults replace ' +
    'skip-disable-keys skip-dump-date skip-opt skip-quick skip-set-charset ssl-ca= ssl-cert= ' +
    'ssl-key= tables tz-utc',
}

/** What a dump holds. */
interface Wanted {
  readonly databases: readonly string[]
  /** Of one database: all where there are none. */
  readonly tables: readonly string[]
  /** Whether the databases are made and chosen by the dump. */
  readonly names: boolean
  readonly structure: boolean
  readonly rows: boolean
  readonly manner: Manner
}

const SYSTEM = new Set(['information_schema', 'performance_schema', 'mysql', 'sys'])

/** A value as INSERT has it; numbers without quotes, also those that are shown with all their digits. */
function literal(value: Value, isPlain = false): string {
  if (value === null) return 'NULL'
  if (isPlain) return String(value)
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? '1' : '0'
  const text = value.replace(/[\\']/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)
  return `'${text}'`
}

class Failed extends Error {}

type Of<Type extends Result['type']> = Extract<Result, { readonly type: Type }>

const isOf = <Type extends Result['type']>(result: Result, type: Type): result is Of<Type> => result.type === type

async function asked<Type extends Result['type']>(client: Client, statement: string, type: Type): Promise<Of<Type>> {
  const result = await query(client, statement)
  if (typeof result === 'string') throw new Failed()
  if (isOf(result, type)) return result
  throw new Failed(result.type === 'refused' && 'name' in result.error ? result.error.name : '')
}

const isNumberAt = ({ types }: Rows, at: number): boolean => types[at] !== undefined && isNumber(types[at])

/** How a dump is written: by which product, and with what besides statements. */
interface Manner {
  readonly isMariadb: boolean
  readonly comments: boolean
  /** With what makes restoring it quick and safe: DROP TABLE, locks, settings. */
  readonly settings: boolean
  readonly drops: boolean
  readonly locks: boolean
  /** The names of columns in INSERT. */
  readonly complete: boolean
  /** All rows of a table in one INSERT. */
  readonly extended: boolean
}

const heading = (text: string, { comments }: Manner): string => (comments ? `\n--\n-- ${text}\n--\n\n` : '')

function insertText(table: string, content: Rows, { complete, extended, isMariadb }: Manner): string {
  const rows = content.rows.map(
    (row) => `(${row.map((value, at) => literal(value, isNumberAt(content, at))).join(',')})`,
  )
  const into = `INSERT INTO \`${table}\`${complete ? ` (${content.columns.map((name) => `\`${name}\``).join(', ')})` : ''} VALUES`
  if (rows.length === 0) return ''
  if (!extended) return rows.map((row) => `${into} ${row};\n`).join('')
  return isMariadb ? `${into}\n${rows.join(',\n')};\n` : `${into} ${rows.join(',')};\n`
}

async function dumpTable(client: Client, table: string, { structure, rows, manner }: Wanted): Promise<string> {
  const described = await asked(client, `SHOW CREATE TABLE \`${table}\``, 'described')
  const { drops, locks, isMariadb } = manner
  const version = isMariadb ? '40101' : '50503'
  const save = `/*!40101 SET @saved_cs_client     = @@character_set_client */;\n/*!${version} SET character_set_client = utf8mb4 */;\n`
  const back = '/*!40101 SET character_set_client = @saved_cs_client */;\n'
  const made =
    heading(`Table structure for table \`${table}\``, manner) +
    `${drops ? `DROP TABLE IF EXISTS \`${table}\`;\n` : ''}${save}${createdTable(described)};\n${back}`
  if (!rows) return structure ? made : ''
  const { rows: content } = await asked(client, `SELECT * FROM \`${table}\``, 'rows')
  const [lock, unlock] = locks
    ? [
        `LOCK TABLES \`${table}\` WRITE;\n/*!40000 ALTER TABLE \`${table}\` DISABLE KEYS */;\n`,
        `/*!40000 ALTER TABLE \`${table}\` ENABLE KEYS */;\nUNLOCK TABLES;\n`,
      ]
    : ['', '']
  const gap = manner.settings && !manner.comments ? '\n' : ''
  const filled = `${gap}${heading(`Dumping data for table \`${table}\``, manner)}${lock}${insertText(table, content, manner)}${unlock}`
  return (structure ? made : '') + filled
}

async function dumpDatabase(outer: Client, database: string, wanted: Wanted): Promise<string> {
  const client = { ...outer, connection: { ...outer.connection, database } }
  const { names } = await asked(client, 'SHOW TABLES', 'listed')
  const tables = wanted.tables.length > 0 ? wanted.tables : names
  let text = wanted.names
    ? `${heading(`Current Database: \`${database}\``, wanted.manner)}CREATE DATABASE /*!32312 IF NOT EXISTS*/ \`${database}\` /*!40100 DEFAULT CHARACTER SET utf8mb4 */;\n\nUSE \`${database}\`;\n`
    : ''
  for (const table of tables) {
    if (!names.includes(table)) {
      await outer.process.complain(`Couldn't find table: "${table}"`)
      throw new Failed()
    }
    text += await dumpTable(client, table, wanted)
  }
  return text
}

interface Heading {
  readonly version: string
  readonly host: string
  readonly database: string
}

const SAVED = ['CHARACTER_SET_CLIENT', 'CHARACTER_SET_RESULTS', 'COLLATION_CONNECTION']

function begin({ version, host, database }: Heading, { isMariadb, comments, settings }: Manner): string {
  const [product, system] = isMariadb ? ['MariaDB dump 10.19', 'debian-linux-gnu'] : ['MySQL dump 10.13', 'Linux']
  const head = `-- ${product}  Distrib ${version}, for ${system} (x86_64)\n--\n-- Host: ${host}    Database: ${database}\n-- ${'-'.repeat(54)}\n-- Server version\t${version}\n\n`
  const names = SAVED.map((name) => `/*!40101 SET @OLD_${name}=@@${name} */;\n`).join('')
  const saved =
    `${names}/*!${isMariadb ? '40101' : '50503'} SET NAMES utf8mb4 */;\n` +
    "/*!40103 SET @OLD_TIME_ZONE=@@TIME_ZONE */;\n/*!40103 SET TIME_ZONE='+00:00' */;\n" +
    '/*!40014 SET @OLD_UNIQUE_CHECKS=@@UNIQUE_CHECKS, UNIQUE_CHECKS=0 */;\n' +
    '/*!40014 SET @OLD_FOREIGN_KEY_CHECKS=@@FOREIGN_KEY_CHECKS, FOREIGN_KEY_CHECKS=0 */;\n' +
    "/*!40101 SET @OLD_SQL_MODE=@@SQL_MODE, SQL_MODE='NO_AUTO_VALUE_ON_ZERO' */;\n" +
    '/*!40111 SET @OLD_SQL_NOTES=@@SQL_NOTES, SQL_NOTES=0 */;\n'
  return (comments ? head : settings ? '\n' : '') + (settings ? saved : '')
}

function end(now: number, { comments, settings }: Manner): string {
  const names = SAVED.map((name) => `/*!40101 SET ${name}=@OLD_${name} */;\n`).join('')
  const back =
    '/*!40103 SET TIME_ZONE=@OLD_TIME_ZONE */;\n\n/*!40101 SET SQL_MODE=@OLD_SQL_MODE */;\n' +
    '/*!40014 SET FOREIGN_KEY_CHECKS=@OLD_FOREIGN_KEY_CHECKS */;\n/*!40014 SET UNIQUE_CHECKS=@OLD_UNIQUE_CHECKS */;\n' +
    `${names}/*!40111 SET SQL_NOTES=@OLD_SQL_NOTES */;\n`
  const [day = '', time = ''] = new Date(now).toISOString().slice(0, 19).split('T')
  const completed = `\n-- Dump completed on ${day} ${time.replace(/^0/, ' ')}\n`
  return (settings ? back : '') + (comments ? completed : '')
}

/** How a dump is written that was asked for so. */
function mannerOf({ options }: Called, isMariadb: boolean): Manner {
  const isCompact = options.has('compact')
  return {
    isMariadb,
    comments: !isCompact && !options.has('skip-comments'),
    settings: !isCompact,
    drops: !isCompact && !options.has('skip-add-drop-table'),
    locks: !isCompact && !options.has('skip-add-locks'),
    complete: options.has('c'),
    extended: !options.has('skip-extended-insert'),
  }
}

async function wantedOf(client: Client, called: Called): Promise<Wanted | undefined> {
  const { options, words } = called
  const what = { structure: !options.has('t'), rows: !options.has('d'), manner: mannerOf(called, client.isMariadb) }
  if (options.has('A')) {
    const { names } = await asked(client, 'SHOW DATABASES', 'listed')
    return { ...what, databases: names.filter((name) => !SYSTEM.has(name)), tables: [], names: true }
  }
  if (words.length === 0) return undefined
  if (options.has('B')) return { ...what, databases: words, tables: [], names: !options.has('n') }
  return { ...what, databases: words.slice(0, 1), tables: words.slice(1), names: false }
}

const usage = (name: string): string =>
  `Usage: ${name} [OPTIONS] database [tables]\nOR     ${name} [OPTIONS] --databases [OPTIONS] DB1 [DB2 DB3...]\nOR     ${name} [OPTIONS] --all-databases [OPTIONS]\nFor more options, use ${name} --help\n`

async function write(process: GnuProcess, file: string | undefined, text: string): Promise<void> {
  if (file === undefined) await process.print(text)
  else process.system.fs.writeFile(fromDirectory(process.cwd, file), text)
}

async function dump(process: GnuProcess, program: ProductProgram, { version }: Surroundings): Promise<number> {
  const { name } = program
  const called = await calledWith(process, program, OPTIONS)
  if (typeof called === 'number') return called
  const client = await clientOf(process, called)
  const outer = { ...client, connection: { ...client.connection, database: '' } }
  if ((await query(outer)) === 'failed') return 2
  try {
    const wanted = await wantedOf(outer, called)
    if (!wanted) {
      await process.write(2, usage(name))
      return 1
    }
    let text = begin(
      { version, host: client.connection.host ?? 'localhost', database: wanted.databases[0] ?? '' },
      wanted.manner,
    )
    for (const database of wanted.databases) text += await dumpDatabase(outer, database, wanted)
    const file = called.options.get('r')
    await write(process, file, text + end(process.kernel.clock.now(), wanted.manner))
    return 0
  } catch (error) {
    if (!(error instanceof Failed)) throw error
    if (error.message !== '')
      await process.write(
        2,
        `${name}: Got error: 1049: Unknown database '${error.message}' when selecting the database\n`,
      )
    return 2
  }
}

/** mysqldump and mariadb-dump: tables as the statements that make them. */
export const mysqldump =
  (name: string, product: Product) =>
  (surroundings: Surroundings): GnuProgram => ({
    declaration: { name },
    run: (process) => dump(process, { name, product }, surroundings),
  })
