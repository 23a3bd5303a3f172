import type { Environment, SessionValues, Source } from '../compile/context.ts'
import { catalogNamed } from '../catalogs.ts'
import { compileExpression } from '../compile/expression.ts'
import { planQuery } from '../rows/query.ts'
import { type At, databaseAt } from '../step.ts'
import { SqlError, type Value } from '../syntax.ts'
import { entryOf, type Database, type Entry, isTable } from '../tables.ts'

/** The table or the view of a name. @throws SqlError where there is none */
function sourceOf(
  at: Omit<At, 'environment'>,
  name: string,
  { within, place }: { readonly within: string | undefined; readonly place: number },
): Source {
  const catalog = catalogNamed(at, name, within)
  if (catalog) return { type: 'table', table: catalog }
  if (at.facts.server === 'postgres' && within !== undefined && within !== 'public')
    throw new SqlError({ type: 'no-table', name: `${within}.${name}`, at: place })
  const entry = entryOf(databaseAt(at), name)
  if (isTable(entry)) return { type: 'table', table: entry }
  if (entry?.type === 'sequence') return sequenceSource(entry)
  if (entry?.type !== 'view')
    throw new SqlError({
      type: 'no-table',
      name: within === undefined || at.facts.server === 'mysql' ? name : `${within}.${name}`,
      at: place,
    })
  if (!entry.kept) return { type: 'view', query: entry.query, names: entry.columns.map((column) => column.name) }
  const columns = entry.columns.map((column) => ({ ...column, required: false, serial: false, standard: undefined }))
  return { type: 'table', table: { type: 'table', columns, constraints: [], indexes: [], rows: entry.kept, next: 1 } }
}

/** A sequence is read as one row. */
function sequenceSource({ value, isUsed }: Extract<Entry, { type: 'sequence' }>): Source {
  const column = { required: false, serial: false, standard: undefined }
  const columns = [
    { ...column, name: 'last_value', kind: 'bigint' },
    { ...column, name: 'is_called', kind: 'boolean' },
  ]
  return {
    type: 'table',
    table: { type: 'table', columns, constraints: [], indexes: [], rows: [[value, isUsed]], next: 1 },
  }
}

/** What a statement is compiled in. */
export function environmentOf(at: Omit<At, 'environment'>): Environment {
  return {
    facts: at.facts,
    source: (name, within, place) => sourceOf(at, name, { within, place }),
    enumOf(name) {
      const entry = entryOf(at.cluster[at.facts.database] ?? {}, name)
      return entry?.type === 'enum' ? entry.labels : undefined
    },
    ctes: new Map(),
    compile: compileExpression,
    plan: planQuery,
    once: [],
    values: at.values,
  }
}

/** What a session keeps from statement to statement. */
export interface SessionStore {
  readonly variables: Map<string, Value>
  /** The numbers that sequences gave last, by their names. */
  readonly numbers: Map<string, number>
  lastSequence: string | undefined
  lastInsert: number
  /** Parameters that are set to the end of the transaction. */
  readonly locals: Map<string, string>
  /** Who SET ROLE and SET SESSION AUTHORIZATION have made of who came in. */
  role: string | undefined
  sessionUser: string | undefined
  /** Whether a transaction is open. */
  isWithin: boolean
}

/** What of a session a transaction that is rolled back undoes. */
export type Undoable = Pick<SessionStore, 'role' | 'sessionUser'> & { readonly parameters: ReadonlyMap<string, Value> }

const isParameter = ([name]: readonly [string, Value]): boolean => name.startsWith('@@')

export const undoable = ({ role, sessionUser, variables }: SessionStore): Undoable => ({
  role,
  sessionUser,
  parameters: new Map([...variables].filter(isParameter)),
})

export function restore(store: SessionStore, { parameters, ...roles }: Undoable): void {
  Object.assign(store, roles)
  for (const [name] of [...store.variables].filter(isParameter)) store.variables.delete(name)
  for (const [name, value] of parameters) store.variables.set(name, value)
}

export const newStore = (): SessionStore => ({
  variables: new Map(),
  numbers: new Map(),
  lastSequence: undefined,
  lastInsert: 0,
  locals: new Map(),
  role: undefined,
  sessionUser: undefined,
  isWithin: false,
})

/** A sequence by its name: of itself, or of a column that numbers itself. */
export function sequenceIn(
  database: Database,
  name: string,
): { readonly owner: string; readonly value: number; readonly isUsed: boolean; readonly step: number } | undefined {
  const entry = entryOf(database, name)
  if (entry?.type === 'sequence') {
    const { value, isUsed, step } = entry
    return { owner: name, value, isUsed, step }
  }
  for (const [owner, table] of Object.entries(database))
    if (isTable(table) && table.columns.some((column) => column.serial && name === `${owner}_${column.name}_seq`))
      return { owner, value: table.next, isUsed: false, step: 1 }
  return undefined
}

/** The values of a session for one statement, and the sequences that it has moved on. */
export class Values implements SessionValues {
  readonly #database: () => Database
  readonly #settings: ReadonlyMap<string, string>
  readonly #store: SessionStore
  readonly moved = new Map<string, { readonly value: number; readonly isUsed: boolean }>()

  constructor(database: () => Database, settings: ReadonlyMap<string, string>, store: SessionStore) {
    this.#database = database
    this.#settings = settings
    this.#store = store
  }

  get lastInsert(): number {
    return this.#store.lastInsert
  }

  variable(name: string): Value {
    return this.#store.variables.get(name) ?? null
  }

  setVariable(name: string, value: Value): void {
    this.#store.variables.set(name, value)
  }

  setting(name: string): string | undefined {
    const own = this.#store.locals.get(name) ?? this.#store.variables.get(`@@${name}`)
    return own === undefined ? this.#settings.get(name) : String(own)
  }

  setParameter(name: string, value: string | undefined, local: boolean): void {
    const { variables, locals } = this.#store
    if (local && value !== undefined) return void locals.set(name, value)
    locals.delete(name)
    if (value === undefined) variables.delete(`@@${name}`)
    else variables.set(`@@${name}`, value)
  }

  resetParameters(): void {
    restore(this.#store, { ...undoable(this.#store), parameters: new Map() })
  }

  become(role: string | undefined, session: boolean): void {
    this.#store.role = session ? undefined : role
    if (session) this.#store.sessionUser = role
  }

  get isWithin(): boolean {
    return this.#store.isWithin
  }

  #known(name: string): NonNullable<ReturnType<typeof sequenceIn>> {
    const found = sequenceIn(this.#database(), name)
    if (!found) throw new SqlError({ type: 'no-table', name })
    return { ...found, ...this.moved.get(found.owner) }
  }

  nextNumber(sequence: string): number {
    const { owner, value, isUsed, step } = this.#known(sequence)
    const next = isUsed ? value + step : value
    this.moved.set(owner, { value: next, isUsed: true })
    this.#store.numbers.set(owner, next)
    this.#store.lastSequence = owner
    return next
  }

  currentNumber(sequence: string | undefined): number {
    const owner = sequence === undefined ? this.#store.lastSequence : this.#known(sequence).owner
    const value = owner === undefined ? undefined : this.#store.numbers.get(owner)
    if (value === undefined) throw new SqlError({ type: 'no-number', name: sequence })
    return value
  }

  setNumber(sequence: string, value: number, isUsed: boolean): void {
    const { owner } = this.#known(sequence)
    this.moved.set(owner, { value, isUsed })
  }

  spend(table: string, next: number): void {
    this.moved.set(table, { value: next, isUsed: false })
  }

  /** What came of an insert: the number that its first row was given. */
  note(table: string, first: number, last: number): void {
    if (first === 0) return
    this.#store.lastInsert = first
    this.#store.numbers.set(table, last)
    this.#store.lastSequence = table
  }

  /** A database with the sequences that were moved on. */
  applied(database: Database): Database {
    let made = database
    for (const [owner, { value, isUsed }] of this.moved) {
      const entry = entryOf(made, owner)
      if (entry?.type === 'sequence') made = { ...made, [owner]: { ...entry, value, isUsed } }
      else if (isTable(entry)) made = { ...made, [owner]: { ...entry, next: isUsed ? value + 1 : value } }
    }
    return made
  }
}
