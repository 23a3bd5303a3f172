import { compile } from '../compile/compile.ts'
import { truthOf } from '../compile/truth.ts'
import { partsOf } from '../expression-parts.ts'
import { type Constraint, type Expression, type NewConstraint, SqlError } from '../syntax.ts'
import type { Table } from '../tables.ts'
import { typeOf } from '../types/type.ts'
import { areComparable } from '../compile/operators.ts'
import { contextOf, type Draft, referred } from './draft.ts'
import { keysOf } from './keys.ts'

/** The columns that an expression names. */
const columnsIn = (expression: Expression): readonly string[] =>
  expression.type === 'column' ? [expression.name] : [...new Set(partsOf(expression).flatMap(columnsIn))]

/** A name that nothing of a table has yet: with a number behind it where it must be. */
function free(wanted: string, taken: ReadonlySet<string>): string {
  for (let count = 0; ; count += 1) {
    const name = count === 0 ? wanted : `${wanted}${count}`
    if (!taken.has(name)) return name
  }
}

/** How PostgreSQL names a constraint. */
function postgresName(table: string, one: NewConstraint): string {
  const columns = one.type === 'check' ? (one.column === undefined ? columnsIn(one.test) : [one.column]) : one.columns
  if (one.type === 'primary') return `${table}_pkey`
  const middle = one.type === 'check' && columns.length > 1 ? [] : columns
  return [table, ...middle, { unique: 'key', check: 'check', foreign: 'fkey' }[one.type]].join('_')
}

/** How MySQL names one: a key after its first column, others by their number. */
function mysqlName(table: string, one: NewConstraint, taken: ReadonlySet<string>): string {
  if (one.type === 'primary') return 'PRIMARY'
  if (one.type === 'unique') {
    const [first = ''] = one.columns
    return taken.has(first)
      ? ([2, 3, 4, 5, 6, 7, 8, 9].map((count) => `${first}_${count}`).find((name) => !taken.has(name)) ?? first)
      : first
  }
  const kind = one.type === 'check' ? 'chk' : 'ibfk'
  for (let count = 1; ; count += 1) if (!taken.has(`${table}_${kind}_${count}`)) return `${table}_${kind}_${count}`
}

/** @throws SqlError where a constraint is about what is not there */
function check(draft: Draft, name: string, table: Table, one: Constraint): void {
  const { environment } = draft.at
  if (one.type === 'check')
    return void truthOf(
      compile(one.test, contextOf(name, table, { environment })),
      'CHECK',
      contextOf(name, table, { environment }),
    )
  for (const column of one.columns)
    if (!table.columns.some((known) => known.name === column))
      throw new SqlError({ type: 'no-key-column', name: column })
  if (one.type !== 'foreign') return
  if (!draft.refers) return
  const parent = one.table === name ? table : draft.table(one.table)
  const references = referred(one, parent)
  if (references.length === 0)
    throw new SqlError({ type: 'no-referred-key', table: one.table, isPrimary: true, name: one.name })
  for (const column of references)
    if (!parent.columns.some((known) => known.name === column))
      throw new SqlError({ type: 'no-key-column', name: column, isReferred: true })
  if (
    !keysOf(parent).some(
      (key) => key.columns.length === references.length && key.columns.every((column) => references.includes(column)),
    )
  )
    throw new SqlError({ type: 'no-referred-key', table: one.table, isPrimary: false, name: one.name })
  for (const [place, column] of one.columns.entries())
    checkTypes(draft, { table, parent, column, other: references[place] ?? '', name: one.name })
}

/** @throws SqlError where a column refers to one of a type that it is not compared with */
function checkTypes(
  { at: { facts, environment } }: Draft,
  {
    table,
    parent,
    column,
    other,
    name,
  }: {
    readonly table: Table
    readonly parent: Table
    readonly column: string
    readonly other: string
    readonly name: string
  },
): void {
  const of = (from: Table, wanted: string) => {
    const { kind = 'text' } = from.columns.find((one) => one.name === wanted) ?? {}
    return typeOf(kind, facts.server, environment.enumOf)
  }
  const [one, two] = [of(table, column), of(parent, other)]
  if (one && two && !areComparable(one, two)) throw new SqlError({ type: 'unlike-key', name, column, other })
}

/** A key that refers to another table by the columns that it refers to. */
function withKey(draft: Draft, name: string, table: Table, one: Constraint): Constraint {
  if (one.type !== 'foreign' || one.references.length > 0 || !draft.refers) return one
  return { ...one, references: referred(one, one.table === name ? table : draft.table(one.table)) }
}

/** A table with another constraint, which has been looked into. @throws SqlError */
export function constrained(draft: Draft, name: string, table: Table, wanted: NewConstraint): Table {
  const { server } = draft.at.facts
  const taken = new Set([
    ...table.constraints.map((one) => one.name),
    ...table.indexes.map((one) => one.name),
    ...(server === 'postgres' ? Object.keys(draft.database) : []),
  ])
  const made: Constraint = {
    ...wanted,
    name:
      wanted.name ?? (server === 'mysql' ? mysqlName(name, wanted, taken) : free(postgresName(name, wanted), taken)),
  }
  if (wanted.name !== undefined && table.constraints.some((one) => one.name === wanted.name))
    throw new SqlError({ type: 'constraint-exists', name: wanted.name, table: name })
  if (made.type === 'primary' && table.constraints.some(({ type }) => type === 'primary'))
    throw new SqlError({ type: 'two-keys', table: name })
  check(draft, name, table, made)
  const whole = withKey(draft, name, table, made)
  const columns =
    made.type === 'primary'
      ? table.columns.map((column) => (made.columns.includes(column.name) ? { ...column, required: true } : column))
      : table.columns
  return { ...table, columns, constraints: [...table.constraints, whole] }
}
