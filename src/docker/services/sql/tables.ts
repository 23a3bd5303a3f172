import { type Column, SqlError, type Value } from './syntax.ts'

export interface Table {
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly Value[])[]
  /** The next number of a column that numbers itself. */
  readonly next: number
  /** Who made it; whoever may do everything where it is absent. */
  readonly owner?: string
}

/** Tables by their names. */
export type Database = Readonly<Record<string, Table>>

/** All that a server keeps: databases by their names. An immutable value, plain data. */
export type Cluster = Readonly<Record<string, Database>>

/** @throws SqlError */
export function tableOf(database: Database, name: string): Table {
  const table = Object.hasOwn(database, name) ? database[name] : undefined
  if (!table) throw new SqlError({ type: 'no-table', name })
  return table
}

/** A thing without one of its members. */
export function without<T>(things: Readonly<Record<string, T>>, names: readonly string[]): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(things).filter(([name]) => !names.includes(name)))
}
