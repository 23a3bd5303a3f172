import type { Accounts } from './accounts.ts'
import { mysqlText } from './mysql-expression.ts'
import { postgresText } from './postgres-expression.ts'
import { keysOf } from './execute/keys.ts'
import type { Column, Value } from './syntax.ts'
import type { At } from './step.ts'
import { type Database, isTable, type Table } from './tables.ts'
import { bareName, typeOf } from './types/type.ts'

/** A table of a server about itself: for reading alone. */
function catalog(titles: readonly string[], rows: readonly (readonly Value[])[]): Table {
  const made = titles.map((word): Column => {
    const [name = '', kind = 'text'] = word.split(':')
    return { name, kind, required: false, serial: false, standard: undefined }
  })
  return { type: 'table', columns: made, constraints: [], indexes: [], rows, next: 1 }
}

type Place = Pick<At, 'cluster' | 'accounts' | 'facts' | 'settings'>

const users = ({ users: all }: Accounts): Table =>
  catalog(
    ['Host', 'User'],
    Object.entries(all).map(([name, { host }]) => [host, name]),
  )

function roles({ users: all }: Accounts): Table {
  const rows = Object.entries(all).map(([name, { superuser, may }]) => [
    name,
    superuser,
    may.includes('createrole'),
    may.includes('createdb'),
    may.includes('login'),
  ])
  return catalog(
    ['rolname', 'rolsuper:boolean', 'rolcreaterole:boolean', 'rolcreatedb:boolean', 'rolcanlogin:boolean'],
    rows,
  )
}

const databases = ({ cluster, accounts }: Place): Table =>
  catalog(
    ['datname', 'datowner'],
    Object.keys(cluster).map((name) => [name, accounts.owners[name] ?? '']),
  )

/** The tables and views of the databases that are told of. */
const entries = ({
  cluster,
  facts,
}: Place): readonly (readonly [database: string, name: string, entry: Database[string]])[] =>
  Object.entries(cluster)
    .filter(([database]) => facts.server === 'mysql' || database === facts.database)
    .flatMap(([database, all]) => Object.entries(all).map(([name, entry]) => [database, name, entry] as const))

const schemaOf = ({ facts }: Place, database: string): string => (facts.server === 'mysql' ? database : 'public')

function tables(at: Place): Table {
  const rows = entries(at).flatMap(([database, name, entry]) =>
    entry.type === 'table' || (entry.type === 'view' && !entry.kept)
      ? [
          [
            at.facts.server === 'mysql' ? 'def' : database,
            schemaOf(at, database),
            name,
            entry.type === 'view' ? 'VIEW' : 'BASE TABLE',
            entry.type === 'table' ? entry.rows.length : null,
          ],
        ]
      : [],
  )
  return catalog(
    [
      'table_catalog',
      'table_schema',
      'table_name',
      'table_type',
      ...(at.facts.server === 'mysql' ? ['table_rows:bigint'] : []),
    ],
    at.facts.server === 'mysql' ? rows : rows.map((row) => row.slice(0, 4)),
  )
}

/** A column as information_schema tells of it. */
function columnRow(
  table: string,
  column: Pick<Column, 'name' | 'kind'> & Partial<Column>,
  { server, place }: { readonly server: 'postgres' | 'mysql'; readonly place: number },
): readonly Value[] {
  const { name, kind, required, serial, identity, standard } = column
  const type = typeOf(kind, server)
  const named = server === 'mysql' ? kind.replace(/\(.*$/, '') : type ? bareName(type) : 'USER-DEFINED'
  const numbered = serial && server === 'postgres' && !identity ? `nextval('${table}_${name}_seq'::regclass)` : null
  const size = type?.family === 'text' ? (type.sizes?.[0] ?? null) : null
  return [
    name,
    place,
    standard ? (server === 'mysql' ? mysqlText(standard) : postgresText(standard, [], 'pretty')) : numbered,
    required ? 'NO' : 'YES',
    type?.of ? 'ARRAY' : named,
    size,
    ...(server === 'mysql' ? [kind] : []),
  ]
}

const COLUMNS =
  'table_schema table_name column_name ordinal_position:int column_default is_nullable data_type character_maximum_length:int'.split(
    ' ',
  )

function columns(at: Place): Table {
  const { server } = at.facts
  const rows = entries(at).flatMap(([database, name, entry]) =>
    entry.type === 'table' || entry.type === 'view'
      ? entry.columns.map((column, place) => [
          schemaOf(at, database),
          name,
          ...columnRow(name, column, { server, place: place + 1 }),
        ])
      : [],
  )
  return catalog(server === 'mysql' ? [...COLUMNS, 'column_type'] : COLUMNS, rows)
}

function constraints(at: Place): Table {
  const kinds = { primary: 'PRIMARY KEY', unique: 'UNIQUE', foreign: 'FOREIGN KEY', check: 'CHECK' } as const
  const rows = entries(at).flatMap(([database, name, entry]) =>
    isTable(entry)
      ? entry.constraints.map((one) => [
          schemaOf(at, database),
          one.name,
          schemaOf(at, database),
          name,
          kinds[one.type],
        ])
      : [],
  )
  return catalog(['constraint_schema', 'constraint_name', 'table_schema', 'table_name', 'constraint_type'], rows)
}

const schemata = (at: Place): Table =>
  catalog(
    ['catalog_name', 'schema_name'],
    at.facts.server === 'mysql'
      ? Object.keys(at.cluster).map((name) => ['def', name])
      : ['public', 'information_schema', 'pg_catalog'].map((name) => [at.facts.database, name]),
  )

function pgTables(at: Place): Table {
  const rows = entries(at).flatMap(([, name, entry]) =>
    isTable(entry) ? [['public', name, entry.owner ?? '', keysOf(entry).length + entry.indexes.length > 0]] : [],
  )
  return catalog(['schemaname', 'tablename', 'tableowner', 'hasindexes:boolean'], rows)
}

function pgIndexes(at: Place): Table {
  const rows = entries(at).flatMap(([, name, entry]) =>
    isTable(entry)
      ? [
          ...keysOf({ ...entry, indexes: [] }).map((key) => ({ ...key, unique: true, method: 'btree' })),
          ...entry.indexes,
        ].map((index) => [
          'public',
          name,
          index.name,
          `CREATE ${index.unique ? 'UNIQUE ' : ''}INDEX ${index.name} ON public.${name} USING ${index.method} (${index.columns.join(', ')})`,
        ])
      : [],
  )
  return catalog(['schemaname', 'tablename', 'indexname', 'indexdef'], rows)
}

function pgEnums(at: Place): Table {
  const rows = entries(at).flatMap(([, name, entry]) =>
    entry.type === 'enum' ? entry.labels.map((label, place) => [name, place + 1, label]) : [],
  )
  return catalog(['enumtypid', 'enumsortorder:int', 'enumlabel'], rows)
}

/** What there is in a database, with its kind as pg_class has it, and the table of an index. */
function pgClass(at: Place): Table {
  const kinds = { table: 'r', view: 'v', sequence: 'S', enum: '' } as const
  const rows = entries(at).flatMap(([, name, entry]): (readonly Value[])[] => {
    const { owner = '' } = entry
    if (entry.type === 'enum') return []
    const own = [name, entry.type === 'view' && entry.kept ? 'm' : kinds[entry.type], owner, null]
    if (!isTable(entry)) return [own]
    const indexes = [...keysOf({ ...entry, indexes: [] }), ...entry.indexes].map((index) => [
      index.name,
      'i',
      owner,
      name,
    ])
    const sequences = entry.columns
      .filter(({ serial }) => serial)
      .map((column) => [`${name}_${column.name}_seq`, 'S', owner, name])
    return [own, ...indexes, ...sequences]
  })
  return catalog(['relname', 'relkind', 'relowner', 'reltable'], rows)
}

/** The sequences that stand for themselves, and those of columns that number themselves. */
function pgSequences(at: Place): Table {
  const rows = entries(at).flatMap(([, name, entry]): (readonly Value[])[] => {
    const { owner = '' } = entry
    if (entry.type === 'sequence')
      return [['public', name, owner, 'bigint', entry.start ?? 1, entry.step, entry.isUsed ? entry.value : null]]
    if (!isTable(entry)) return []
    const last = entry.next > 1 ? entry.next - 1 : null
    return entry.columns
      .filter(({ serial }) => serial)
      .map(({ name: column, kind }) => {
        const type = typeOf(kind, 'postgres')
        return ['public', `${name}_${column}_seq`, owner, type ? bareName(type) : 'bigint', 1, 1, last]
      })
  })
  return catalog(
    'schemaname sequencename sequenceowner data_type start_value:bigint increment_by:bigint last_value:bigint'.split(
      ' ',
    ),
    rows,
  )
}

const settings = ({ settings: all }: Place): Table =>
  catalog(
    ['name', 'setting'],
    [...all].toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )

/** Who may do what with tables: their owners everything, others what they were given. */
function tableGrants(at: Place): Table {
  const { facts, accounts } = at
  const rows = entries(at).flatMap(([, name, entry]): (readonly Value[])[] => {
    if (entry.type === 'enum') return []
    const { owner = '' } = entry
    const row = (grantee: string, verb: string): readonly Value[] => [
      owner,
      grantee,
      facts.database,
      'public',
      name,
      verb,
      grantee === owner ? 'YES' : 'NO',
    ]
    const given = Object.entries(accounts.users).flatMap(([user, account]) =>
      user === owner
        ? []
        : TABLE_VERBS.filter((verb) =>
            account.grants.some(
              (grant) => grant.database === facts.database && grant.table === name && grant.verbs.includes(verb),
            ),
          ).map((verb) => row(user, verb)),
    )
    return [...TABLE_VERBS.map((verb) => row(owner, verb)), ...given]
  })
  return catalog(
    ['grantor', 'grantee', 'table_catalog', 'table_schema', 'table_name', 'privilege_type', 'is_grantable'],
    rows,
  )
}

const TABLE_VERBS = ['INSERT', 'SELECT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']

const INFORMATION: Readonly<Record<string, (at: Place) => Table>> = {
  tables,
  columns,
  schemata,
  table_constraints: constraints,
  role_table_grants: tableGrants,
}

const POSTGRES: Readonly<Record<string, (at: Place) => Table>> = {
  pg_class: pgClass,
  pg_roles: ({ accounts }) => roles(accounts),
  pg_database: databases,
  pg_tables: pgTables,
  pg_indexes: pgIndexes,
  pg_enum: pgEnums,
  pg_sequences: pgSequences,
  pg_settings: settings,
}

/** A table that a server has about itself, in the schema or the database that was said; undefined where there is none. */
export function catalogNamed(at: Place, name: string, within: string | undefined): Table | undefined {
  const lower = name.toLowerCase()
  const isInformation =
    (within ?? (at.facts.server === 'mysql' ? at.facts.database : '')).toLowerCase() === 'information_schema'
  if (isInformation) return Object.hasOwn(INFORMATION, lower) ? INFORMATION[lower]?.(at) : undefined
  if (at.facts.server === 'postgres')
    return (within === undefined || within === 'pg_catalog') && Object.hasOwn(POSTGRES, name)
      ? POSTGRES[name]?.(at)
      : undefined
  return (within ?? at.facts.database) === 'mysql' && name === 'user' ? users(at.accounts) : undefined
}
