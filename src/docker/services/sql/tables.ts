import {
  type Column,
  type Constraint,
  type Index,
  type Query,
  type SequenceOwner,
  SqlError,
  type Value,
} from './syntax.ts'

export type Row = readonly Value[]

export interface Table {
  readonly type: 'table'
  readonly columns: readonly Column[]
  readonly constraints: readonly Constraint[]
  readonly indexes: readonly Index[]
  readonly rows: readonly Row[]
  /** The next number of a column that numbers itself. */
  readonly next: number
  /** Who made it; whoever may do everything where it is absent. */
  readonly owner?: string
  readonly comment?: string
}

/** A query that is read like a table. */
export interface View {
  readonly type: 'view'
  readonly query: Query
  /** The query as it was written. */
  readonly text: string
  readonly columns: readonly { readonly name: string; readonly kind: string }[]
  /** The rows of one that is made anew when it is told to. */
  readonly kept?: readonly Row[]
  readonly owner?: string
}

/** A type whose values are labels. */
export interface EnumType {
  readonly type: 'enum'
  readonly labels: readonly string[]
  readonly owner?: string
}

export interface Sequence {
  readonly type: 'sequence'
  /** The number that it gave last, or gives first. */
  readonly value: number
  readonly isUsed: boolean
  readonly step: number
  /** Where it began; 1 where it is absent. */
  readonly start?: number
  /** The column that it goes with. */
  readonly of?: SequenceOwner
  readonly owner?: string
}

export type Entry = Table | View | EnumType | Sequence

/** What a database holds, by its name. */
export type Database = Readonly<Record<string, Entry>>

/** All that a server keeps: databases by their names. An immutable value, plain data. */
export type Cluster = Readonly<Record<string, Database>>

export const entryOf = (database: Database, name: string): Entry | undefined =>
  Object.hasOwn(database, name) ? database[name] : undefined

/** @throws SqlError */
export function tableOf(database: Database, name: string, at?: number): Table {
  const entry = entryOf(database, name)
  if (entry?.type === 'view') throw new SqlError({ type: 'wrong-kind', name, wanted: 'table' })
  if (entry?.type !== 'table') throw new SqlError({ type: 'no-table', name, ...(at !== undefined && { at }) })
  return entry
}

export const isTable = (entry: Entry | undefined): entry is Table => entry?.type === 'table'

/** A thing without some of its members. */
export function without<T>(things: Readonly<Record<string, T>>, names: readonly string[]): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(things).filter(([name]) => !names.includes(name)))
}
