import type { Accounts } from './accounts.ts'
import type { Environment, SessionValues } from './compile/context.ts'
import type { Facts } from './facts.ts'
import { type Column, type Constraint, type Index, SqlError, type Value } from './syntax.ts'
import type { Cluster, Database, Entry } from './tables.ts'
import type { SqlType } from './types/type.ts'

/** Rows with the names and the types of their columns. */
export interface Rows {
  readonly columns: readonly string[]
  readonly types: readonly SqlType[]
  /** MySQL: which columns are never NULL. */
  readonly required?: readonly boolean[]
  readonly rows: readonly (readonly Value[])[]
}

/** What a client is told besides the result. */
export type Notice =
  | { readonly type: 'exists' | 'absent'; readonly kind: string; readonly name: string }
  | { readonly type: 'no-transaction' | 'in-transaction' }
  /** What makes no difference outside of a transaction. */
  | { readonly type: 'alone'; readonly what: string }
  | { readonly type: 'cascades'; readonly names: readonly string[] }
  | { readonly type: 'truncates'; readonly name: string }

/** A constraint of another table that refers to one. */
export interface Reference {
  readonly table: string
  readonly constraint: Extract<Constraint, { type: 'foreign' }>
}

/** Whose server tells of a table, and how its texts are compared. */
export interface Flavour {
  readonly isMariadb: boolean
  readonly collation: string
}

/** What a statement did. */
export type Result =
  | { readonly type: 'rows'; readonly rows: Rows; readonly command?: string }
  | {
      readonly type: 'done'
      readonly command: string
      readonly count: number
      readonly rows?: Rows
      /** MySQL: the number that the first new row was given; 0 where none was. */
      readonly insertId?: number
      /** MySQL: how many rows were looked at, and left as they were. */
      readonly matched?: number
      readonly duplicates?: number
      readonly warnings?: number
    }
  | {
      readonly type: 'described'
      readonly table: string
      readonly kind: 'table' | 'view' | 'materialized view'
      readonly columns: readonly Column[]
      readonly constraints: readonly Constraint[]
      readonly indexes: readonly Index[]
      readonly referenced: readonly Reference[]
      /** The query of a view. */
      readonly text?: string
      /** The next number that it gives. */
      readonly next: number
      /** How MySQL or MariaDB, which write some things differently, tell of it. */
      readonly flavour?: Flavour
      /** Whether it was asked for by SHOW CREATE TABLE, or with all columns. */
      readonly whole: boolean
      readonly full: boolean
    }
  | {
      readonly type: 'listed'
      readonly what: 'databases' | 'tables'
      readonly names: readonly string[]
      /** What each is, where that was asked for. */
      readonly kinds?: readonly string[]
      readonly like?: string
    }
  | { readonly type: 'copied-out'; readonly rows: Rows; readonly lines: readonly string[] }
  | {
      readonly type: 'copies-in'
      readonly columns: readonly string[]
      readonly table: string
      readonly isCsv: boolean
      readonly hasHeader: boolean
      readonly delimiter: string
      readonly null: string
    }
  | { readonly type: 'used'; readonly database: string }
  | { readonly type: 'refused'; readonly error: SqlError['refusal'] }

/** All that a server keeps. */
export interface ServerState {
  readonly cluster: Cluster
  readonly accounts: Accounts
}

/** What a statement has made of what a server keeps. */
export interface Step {
  readonly cluster: Cluster
  /** As they were where they are absent. */
  readonly accounts?: Accounts
  readonly result: Result
  readonly notices?: readonly Notice[]
}

/** What a statement is done to. */
export interface At extends ServerState {
  readonly facts: Facts
  /** What a server was started with, and what it has without that: `shared_buffers`. */
  readonly settings: ReadonlyMap<string, string>
  readonly values: SessionValues
  readonly environment: Environment
}

export const done = (command: string, count = 0): Extract<Result, { type: 'done' }> => ({
  type: 'done',
  command,
  count,
})

/** @throws SqlError */
export function databaseAt({ cluster, facts }: Pick<At, 'cluster' | 'facts'>): Database {
  if (facts.database === '') throw new SqlError({ type: 'no-database-chosen' })
  const database = Object.hasOwn(cluster, facts.database) ? cluster[facts.database] : undefined
  if (!database) throw new SqlError({ type: 'no-database', name: facts.database })
  return database
}

export const withDatabase = ({ cluster, facts }: Pick<At, 'cluster' | 'facts'>, database: Database): Cluster => ({
  ...cluster,
  [facts.database]: database,
})

export const withEntry = (at: Pick<At, 'cluster' | 'facts'>, name: string, entry: Entry): Cluster =>
  withDatabase(at, { ...at.cluster[at.facts.database], [name]: entry })
