import type { Work } from '../../../../base/work.ts'
import type { Facts } from '../facts.ts'
import { type Call, type Clause, type Expression, type Query, SqlError, type Value } from '../syntax.ts'
import type { Table } from '../tables.ts'
import type { SqlType } from '../types/type.ts'

/** What an expression is reckoned from: a row, and what was made of the rows around it. */
export interface Frame {
  readonly row: readonly Value[]
  /** The row of the query around this one. */
  readonly outer: Frame | undefined
  readonly aggregates?: readonly Value[]
  readonly windows?: readonly Value[]
}

/** An expression whose names have been found and whose type is known. */
export interface Compiled {
  readonly type: SqlType
  readonly run: (frame: Frame) => Value
  /** The value of a literal, which has no rows in it. */
  readonly literal?: { readonly value: Value }
  /** It is never NULL; told by MySQL of its columns. */
  readonly required?: boolean
  readonly at?: number | undefined
}

/** A column of what rows are read from. */
export interface ScopeColumn {
  readonly name: string
  readonly type: SqlType
  /** Its place in the row. */
  readonly index: number
  readonly required?: boolean
  /** It was joined by its name, and stands in the row for both tables once. */
  readonly hidden?: boolean
}

/** What rows are read from, by the name it has in its query. */
export interface Relation {
  readonly alias: string
  readonly columns: readonly ScopeColumn[]
  /** Undefined for what is no table. */
  readonly table?: Table
  /** The name of the table that it is, where it has another here. */
  readonly source?: string
  /** It may be named but is no part of `*`: a row that was to be inserted. */
  readonly aside?: boolean
}

/** A column that tables were joined by: of the tables, or of whichever has a row. */
export interface Merged {
  readonly name: string
  readonly type: SqlType
  readonly indexes: readonly number[]
  readonly kind: 'first' | 'either'
}

/** The names that a query knows. */
export interface Scope {
  readonly relations: Relation[]
  readonly merged: Merged[]
  readonly outer: Scope | undefined
  /** Whether something in the query is of a row around it. */
  reachesOut: boolean
  /** The places of columns that have been named. */
  readonly used: Set<number>
  /** How many places of the row are taken, where those of the columns do not tell. */
  width?: number
}

export const scopeWithin = (outer: Scope | undefined): Scope => ({
  relations: [],
  merged: [],
  outer,
  reachesOut: false,
  used: new Set(),
})

/** What a query gives in a column. */
export interface PlanColumn {
  readonly name: string
  readonly type: SqlType
  /** A text in quotes, which is of whatever type it is asked to be. */
  readonly isOpen?: boolean
  readonly at?: number | undefined
  /** MySQL: it is never NULL. */
  readonly required?: boolean
}

/** A query that can be run. */
export interface Plan {
  readonly columns: readonly PlanColumn[]
  /** Whether its rows depend on those of the query around it. */
  readonly reachesOut: boolean
  rows(outer: Frame | undefined): Work<readonly (readonly Value[])[]>
}

/** What a common table expression gives, or is being made to give. */
export interface CteEntry {
  readonly columns: Plan['columns']
  rows(outer: Frame | undefined): Work<readonly (readonly Value[])[]>
}

/** What a session keeps besides its data. */
export interface SessionValues {
  variable(name: string): Value
  setting(name: string): string | undefined
  setVariable(name: string, value: Value): void
  /** PostgreSQL's SET; without a value RESET. */
  setParameter(name: string, value: string | undefined, local: boolean): void
  /** RESET ALL. */
  resetParameters(): void
  /** SET ROLE, and SET SESSION AUTHORIZATION. */
  become(role: string | undefined, session: boolean): void
  /** Whether a transaction is open. */
  readonly isWithin: boolean
  nextNumber(sequence: string): number
  currentNumber(sequence: string | undefined): number
  setNumber(sequence: string, value: number, isUsed: boolean): void
  /** The next number of a table, though a statement was refused. */
  spend(table: string, next: number): void
  readonly lastInsert: number
}

/** What a statement is compiled in. */
export interface Environment {
  readonly facts: Facts
  /** @throws SqlError where there is no such table or view */
  readonly source: (name: string, within: string | undefined, at: number) => Source
  readonly enumOf: (name: string) => readonly string[] | undefined
  readonly ctes: ReadonlyMap<string, CteEntry>
  readonly compile: (expression: Expression, context: Context) => Compiled
  readonly plan: (query: Query, environment: Environment, outer: Scope | undefined) => Plan
  /** Queries that no row around them matters to: each is run once, before everything else. */
  readonly once: {
    readonly plan: Plan
    readonly keep: (rows: readonly (readonly Value[])[], error?: SqlError) => void
    /** What is made of its rows before anything asks for them. */
    readonly prepare?: ((rows: readonly (readonly Value[])[]) => Work<void>) | undefined
  }[]
  readonly values: SessionValues
}

/** A table or a view. */
export type Source =
  | { readonly type: 'table'; readonly table: Table }
  | { readonly type: 'view'; readonly query: Query; readonly names: readonly string[] }

/** Takes calls of aggregates, and gives each its place. */
export interface Collector<Entry> {
  readonly entries: Entry[]
}

/** An aggregate that is asked for. */
export interface AggregateEntry {
  readonly key: string
  readonly type: SqlType
  /** The value for the rows of a group. */
  readonly fold: (rows: readonly Frame[]) => Work<Value>
}

/** A window function that is asked for. */
export interface WindowEntry {
  readonly type: SqlType
  /** Its value for each of the rows, and the order in which it has gone through them. */
  readonly values: (
    rows: readonly Frame[],
  ) => Work<{ readonly values: readonly Value[]; readonly order: readonly number[] }>
}

/** A query in an expression that the row around it matters to. */
export interface Reaching {
  /** Runs it for a row that the expression is asked of next. */
  prepare(frame: Frame): Work<void>
}

/** What an expression may have in it. */
export interface Context {
  readonly environment: Environment
  readonly scope: Scope
  readonly clause: Clause
  /** Undefined where rows are not counted and summed. */
  readonly aggregates?: Collector<AggregateEntry> | undefined
  readonly windows?: Collector<WindowEntry> | undefined
  /** Takes the queries that are to be run for each row before it is asked of it. */
  readonly reaching?: Reaching[] | undefined
  /** It stands within an aggregate. */
  readonly inside?: boolean
  /** A name may be that of a table, and stand for its row as JSON. */
  readonly wholeRows?: boolean
  /** Which of the outputs of a select it is, from 1 on. */
  readonly place?: number
  readonly named?: Readonly<Record<string, Exclude<Call['over'], string | undefined>>>
  /** What rows are grouped by. */
  readonly group?:
    { readonly keys: ReadonlySet<string>; readonly columns: ReadonlySet<number>; readonly isAll: boolean } | undefined
}

/** What is the same for expressions that say the same, wherever they stand. */
export const keyOf = (expression: Expression, { scope }: Context): string =>
  JSON.stringify(expression, (name, value: unknown) =>
    name === 'at' ? undefined : isColumn(value) ? { column: indexOf(value, scope) ?? value.name } : value,
  )

const isColumn = (value: unknown): value is Extract<Expression, { type: 'column' }> =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  value.type === 'column' &&
  'name' in value &&
  'table' in value

function indexOf({ table, name }: Extract<Expression, { type: 'column' }>, scope: Scope): number | undefined {
  const lower = name.toLowerCase()
  for (const relation of scope.relations) {
    if (table !== undefined && relation.alias !== table) continue
    const found = relation.columns.find((column) => column.name.toLowerCase() === lower)
    if (found) return found.index
  }
  return undefined
}
