import { postgresText, type Style } from './postgres-expression.ts'
import { typeText } from './postgres-values.ts'
import type { Result } from './step.ts'
import type { Action, Column, Constraint } from './syntax.ts'
import { psqlTable } from './tables-text.ts'
import { typeOf } from './types/type.ts'

type Described = Extract<Result, { readonly type: 'described' }>
type Foreign = Extract<Constraint, { readonly type: 'foreign' }>

/** A default as PostgreSQL writes it: a text is told to be of the column's type. */
export function defaultText(kind: string, standard: NonNullable<Column['standard']>, style: Style): string {
  const type = typeOf(kind, 'postgres')
  const isQuoted = standard.type === 'value' && standard.kind === 'text'
  if (!isQuoted) return postgresText(standard, [], style)
  const value = `'${String(standard.value).replaceAll("'", "''")}'`
  return type && ['integer', 'numeric', 'float', 'boolean'].includes(type.family)
    ? String(standard.value)
    : `${value}::${typeText(kind).replace(/\(.*?\)/, '')}`
}

function standardText(
  { table, columns }: Described,
  { name, kind, standard, serial, identity, generated }: Column,
): string {
  if (identity) return `generated ${identity} as identity`
  if (generated) return `generated always as (${postgresText(generated, columns, 'pretty')}) stored`
  if (serial) return `nextval('${table}_${name}_seq'::regclass)`
  return standard ? defaultText(kind, standard, 'pretty') : ''
}

const storage = (kind: string): string => {
  const type = typeOf(kind, 'postgres')
  if (type?.family === 'numeric') return 'main'
  return type?.family === 'text' || type?.family === 'json' || type?.family === 'bytes' || type?.of
    ? 'extended'
    : 'plain'
}

const ACTIONS: Readonly<Record<Action, string>> = {
  'no action': '',
  restrict: 'RESTRICT',
  cascade: 'CASCADE',
  'set null': 'SET NULL',
  'set default': 'SET DEFAULT',
}

function foreignText({ columns, table, references, onDelete, onUpdate }: Foreign): string {
  const actions = [
    ['UPDATE', ACTIONS[onUpdate]],
    ['DELETE', ACTIONS[onDelete]],
  ]
    .filter(([, action]) => action !== '')
    .map(([event, action]) => ` ON ${event} ${action}`)
  return `FOREIGN KEY (${columns.join(', ')}) REFERENCES ${table}${references.length > 0 ? `(${references.join(', ')})` : ''}${actions.join('')}`
}

function indexLines({ constraints, indexes }: Described): readonly string[] {
  const keys = constraints.flatMap((one) => {
    if (one.type !== 'primary' && one.type !== 'unique') return []
    return [
      {
        name: one.name,
        isPrimary: one.type === 'primary',
        text: `"${one.name}" ${one.type === 'primary' ? 'PRIMARY KEY' : 'UNIQUE CONSTRAINT'}, btree (${one.columns.join(', ')})`,
      },
    ]
  })
  const others = indexes.map(({ name, unique, method, columns }) => ({
    name,
    isPrimary: false,
    text: `"${name}" ${unique ? 'UNIQUE, ' : ''}${method} (${columns.join(', ')})`,
  }))
  return [...keys, ...others]
    .toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary) || (one.name < other.name ? -1 : 1))
    .map(({ text }) => `    ${text}\n`)
}

const section = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `${title}:\n${lines.join('')}`

/** What stands below the columns of a table. */
function footer(described: Described): string {
  const { columns, constraints, referenced, table } = described
  const sorted = constraints.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const checks = sorted.flatMap((one) =>
    one.type === 'check' ? [`    "${one.name}" CHECK (${postgresText(one.test, columns, 'pretty')})\n`] : [],
  )
  const foreign = sorted.flatMap((one) =>
    one.type === 'foreign' ? [`    "${one.name}" ${foreignText(withKeys(one, described))}\n`] : [],
  )
  const back = referenced.map(
    (one) =>
      `    TABLE "${one.table}" CONSTRAINT "${one.constraint.name}" ${foreignText(one.constraint.references.length > 0 ? one.constraint : { ...one.constraint, table, references: primary(constraints) })}\n`,
  )
  return (
    section('Indexes', indexLines(described)) +
    section('Check constraints', checks) +
    section('Foreign-key constraints', foreign) +
    section('Referenced by', back.toSorted())
  )
}

const primary = (constraints: readonly Constraint[]): readonly string[] =>
  constraints.find((one) => one.type === 'primary')?.columns ?? []

/** A table may refer to itself without saying by which key. */
const withKeys = (one: Foreign, { constraints, table }: Described): Foreign =>
  one.references.length > 0 || one.table !== table ? one : { ...one, references: primary(constraints) }

/** What `\d NAME` shows. */
export function describedText(described: Described, isFull: boolean): string {
  const { table, columns, kind, text = '' } = described
  const rows = columns.map((column) => [
    column.name,
    typeText(column.kind),
    '',
    column.required ? 'not null' : '',
    standardText(described, column),
    ...(isFull ? [storage(column.kind), ...(kind === 'view' ? [] : ['', '']), column.comment ?? ''] : []),
  ])
  const more = kind === 'view' ? ['Storage', 'Description'] : ['Storage', 'Compression', 'Stats target', 'Description']
  const cells = {
    columns: ['Column', 'Type', 'Collation', 'Nullable', 'Default', ...(isFull ? more : [])],
    numeric: [],
    rows,
  }
  const title = { table: 'Table', view: 'View', 'materialized view': 'Materialized view' }[kind]
  const definition = isFull && kind !== 'table' ? `View definition:\n ${text};\n` : ''
  const method = isFull && kind !== 'view' ? 'Access method: heap\n' : ''
  return `${psqlTable(cells, `${title} "public.${table}"`)}${kind === 'table' ? footer(described) : ''}${definition}${method}\n`
}
