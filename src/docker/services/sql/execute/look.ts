import type { Work } from '../../../../base/work.ts'
import { matcher } from '../compile/patterns.ts'
import { copiedText } from '../copy.ts'
import { textOf } from '../postgres-values.ts'
import { planQuery, runOnce } from '../rows/query.ts'
import { mapped } from '../rows/turns.ts'
import { seenDatabases } from '../rights.ts'
import { type At, databaseAt, type Flavour, type Result, type Rows, type Step } from '../step.ts'
import { type Column, type CopyFormat, type Index, type Query, SqlError, type Statement } from '../syntax.ts'
import { entryOf, isTable, type Table } from '../tables.ts'
import { BIGINT, TEXT } from '../types/type.ts'
import { inquire } from './inquiries.ts'
import { keysOf } from './keys.ts'
import { Draft } from './draft.ts'

type Of<Type extends Statement['type']> = Extract<Statement, { readonly type: Type }>

/** The rows of a query. @throws SqlError */
function* queried(at: Pick<At, 'environment'>, query: Query): Work<Rows> {
  const { environment } = at
  const plan = planQuery(query, environment, undefined)
  yield* runOnce(environment.once)
  const rows = yield* plan.rows(undefined)
  return {
    columns: plan.columns.map(({ name }) => name),
    types: plan.columns.map(({ type }) => type),
    ...(environment.facts.server === 'mysql' && { required: plan.columns.map(({ required = false }) => required) }),
    rows,
  }
}

/** Texts as rows. */
export const texts = (columns: readonly string[], rows: Rows['rows']): Rows => ({
  columns,
  rows,
  types: columns.map(() => TEXT),
})

/** How MySQL and MariaDB tell of tables. */
function flavourAt({ facts, settings }: At): { readonly flavour?: Flavour } {
  const { server, isMariadb } = facts
  return server === 'mysql' ? { flavour: { isMariadb, collation: settings.get('collation_server') ?? '' } } : {}
}

function describe(at: At, name: string, { whole, full }: { readonly whole: boolean; readonly full: boolean }): Result {
  const entry = entryOf(databaseAt(at), name)
  if (entry?.type === 'view') {
    const columns = entry.columns.map((column): Column => ({
      ...column,
      required: false,
      serial: false,
      standard: undefined,
    }))
    return {
      type: 'described',
      table: name,
      kind: entry.kept ? 'materialized view' : 'view',
      columns,
      constraints: [],
      indexes: [],
      referenced: [],
      text: entry.text,
      next: 1,
      ...flavourAt(at),
      whole,
      full,
    }
  }
  if (!isTable(entry)) throw new SqlError({ type: 'no-table', name })
  const { columns, constraints, indexes, next } = entry
  return {
    type: 'described',
    table: name,
    kind: 'table',
    columns,
    constraints,
    indexes,
    referenced: new Draft(at).references(name),
    next,
    ...flavourAt(at),
    whole,
    full,
  }
}

function list(at: At, { what, like, full }: Of<'show'>): Result {
  const { cluster, accounts, facts } = at
  const isDatabases = what === 'databases'
  const all = isDatabases
    ? Object.keys(cluster)
    : Object.entries(databaseAt(at))
        .filter(([, { type }]) => type === 'table' || type === 'view')
        .map(([name]) => name)
  const matches = like === undefined ? () => true : (name: string) => matcher('like', true)(name, like)
  const sorted = all.filter(matches).toSorted()
  const names = isDatabases ? seenDatabases(sorted, accounts, facts) : sorted
  const kinds =
    full && !isDatabases
      ? names.map((name) => (entryOf(databaseAt(at), name)?.type === 'view' ? 'VIEW' : 'BASE TABLE'))
      : undefined
  return { type: 'listed', what, names, ...(kinds && { kinds }), ...(like !== undefined && { like }) }
}

const INDEX_COLUMNS =
  'Table Non_unique Key_name Seq_in_index Column_name Collation Cardinality Sub_part Packed Null Index_type Comment Index_comment'.split(
    ' ',
  )
const INDEX_NUMBERS = ['Non_unique', 'Seq_in_index', 'Cardinality', 'Sub_part']

/** The keys that foreign keys bring where no other key begins with their columns. */
function foreignKeys({ constraints, indexes }: Table): readonly Pick<Index, 'name' | 'columns'>[] {
  const keyed = new Set([
    ...constraints.flatMap((one) => (one.type === 'primary' || one.type === 'unique' ? [one.columns[0]] : [])),
    ...indexes.map(({ columns }) => columns[0]),
  ])
  return constraints.flatMap((one) =>
    one.type === 'foreign' && !keyed.has(one.columns[0])
      ? [{ name: one.name.includes('_ibfk_') ? (one.columns[0] ?? '') : one.name, columns: one.columns }]
      : [],
  )
}

/** SHOW INDEX of MySQL, of its usual columns; MariaDB tells of keys that are ignored, too. */
function showIndex(at: At, name: string): Result {
  const entry = entryOf(databaseAt(at), name)
  if (!isTable(entry)) throw new SqlError({ type: 'no-table', name })
  const unique = new Set(keysOf(entry).map((key) => key.name))
  const keys = keysOf(entry).toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary))
  const all = [...keys, ...entry.indexes.filter((index) => !index.unique), ...foreignKeys(entry)]
  const more = at.facts.isMariadb ? ['NO'] : []
  const rows = all.flatMap((key) =>
    key.columns.map((column, at0) => [
      name,
      unique.has(key.name) ? 0 : 1,
      key.name,
      at0 + 1,
      column,
      'A',
      entry.rows.length,
      null,
      null,
      isRequired(entry, column) ? '' : 'YES',
      'BTREE',
      '',
      '',
      ...more,
    ]),
  )
  const columns = at.facts.isMariadb ? [...INDEX_COLUMNS, 'Ignored'] : INDEX_COLUMNS
  return {
    type: 'rows',
    rows: { columns, types: columns.map((column) => (INDEX_NUMBERS.includes(column) ? BIGINT : TEXT)), rows },
  }
}

const isRequired = ({ columns }: Table, name: string): boolean =>
  columns.find((column) => column.name === name)?.required ?? false

const csvCell = (text: string, { delimiter }: CopyFormat): string =>
  text === '' || text.includes(delimiter) || /["\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** Rows as COPY writes them. */
function* lines(rows: Rows, format: CopyFormat): Work<readonly string[]> {
  const cell = (value: Rows['rows'][number][number]): string => {
    if (value === null) return format.null
    return format.csv ? csvCell(textOf(value), format) : copiedText(textOf(value))
  }
  const made = yield* mapped(rows.rows, (row) => row.map(cell).join(format.delimiter))
  return format.header
    ? [rows.columns.map((name) => (format.csv ? csvCell(name, format) : name)).join(format.delimiter), ...made]
    : made
}

function copyIn(at: At, { table: name, columns, format }: Of<'copy-in'>): Result {
  const entry = entryOf(databaseAt(at), name)
  if (!isTable(entry)) throw new SqlError({ type: 'no-table', name })
  const unknown = columns.find((column) => !entry.columns.some((one) => one.name === column))
  if (unknown !== undefined) throw new SqlError({ type: 'no-column-of', name: unknown, table: name })
  return {
    type: 'copies-in',
    table: name,
    columns: columns.length > 0 ? columns : entry.columns.map((column) => column.name),
    isCsv: format.csv,
    hasHeader: format.header,
    delimiter: format.delimiter,
    null: format.null,
  }
}

type Look = Of<
  | 'select'
  | 'show'
  | 'describe'
  | 'show-create'
  | 'show-index'
  | 'show-warnings'
  | 'show-engines'
  | 'show-grants'
  | 'show-processes'
  | 'copy-out'
  | 'copy-in'
  | 'explain'
>

/** What changes nothing. @throws SqlError */
export function* look(at: At, statement: Look): Work<Step> {
  const { cluster } = at
  switch (statement.type) {
    case 'select':
      return { cluster, result: { type: 'rows', rows: yield* queried(at, statement.query) } }
    case 'show':
      return { cluster, result: list(at, statement) }
    case 'describe':
      return { cluster, result: describe(at, statement.table, { whole: false, full: statement.full }) }
    case 'show-create':
      return { cluster, result: describe(at, statement.table, { whole: true, full: false }) }
    case 'show-index':
      return { cluster, result: showIndex(at, statement.table) }
    case 'show-warnings':
      return { cluster, result: { type: 'rows', rows: texts(['Level', 'Code', 'Message'], []) } }
    case 'show-engines':
    case 'show-grants':
    case 'show-processes':
      return { cluster, result: inquire(at, statement) }
    case 'copy-out': {
      const rows = yield* queried(at, statement.query)
      return { cluster, result: { type: 'copied-out', rows, lines: yield* lines(rows, statement.format) } }
    }
    case 'copy-in':
      return { cluster, result: copyIn(at, statement) }
    case 'explain':
      throw new SqlError({ type: 'not-simulated', what: 'EXPLAIN' })
  }
}
