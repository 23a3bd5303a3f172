import type { Accounts } from './accounts.ts'
import type { Facts } from './facts.ts'
import type { Rows } from './select.ts'
import { type Column, SqlError } from './syntax.ts'
import type { Cluster, Database, Table } from './tables.ts'

/** What a statement did. */
export type Result =
  | { readonly type: 'rows'; readonly rows: Rows }
  | { readonly type: 'done'; readonly command: string; readonly count: number; readonly rows?: Rows }
  | {
      readonly type: 'described'
      readonly table: string
      readonly columns: readonly Column[]
      /** The next number that it gives. */
      readonly next: number
      /** Whether it was asked for by SHOW CREATE TABLE. */
      readonly whole: boolean
    }
  | { readonly type: 'listed'; readonly what: 'databases' | 'tables'; readonly names: readonly string[] }
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
}

/** What a statement is done to. */
export interface At extends ServerState {
  readonly facts: Facts
  /** What a server was started with, and what it has without that: `shared_buffers`. */
  readonly settings: ReadonlyMap<string, string>
}

export const done = (command: string, count = 0): Result => ({ type: 'done', command, count })

/** @throws SqlError */
export function databaseAt({ cluster, facts }: At): Database {
  if (facts.database === '') throw new SqlError({ type: 'no-database-chosen' })
  const database = Object.hasOwn(cluster, facts.database) ? cluster[facts.database] : undefined
  if (!database) throw new SqlError({ type: 'no-database', name: facts.database })
  return database
}

export const withTable = ({ cluster, facts }: At, name: string, table: Table): Cluster => ({
  ...cluster,
  [facts.database]: { ...cluster[facts.database], [name]: table },
})
