import { atOnce, type Work } from '../../../base/work.ts'
import { checkKeys } from './execute/draft.ts'
import {
  environmentOf,
  newStore,
  restore,
  type SessionStore,
  type Undoable,
  undoable,
  Values,
} from './execute/environment.ts'
import { type Asking, execute, type Executed } from './execute/statement.ts'
import type { Facts } from './facts.ts'
import type { Parsed } from './parse/statement.ts'
import { changePrepared, executed, type Prepared } from './prepared.ts'
import { done, type Notice, type Result, type ServerState } from './step.ts'
import { SqlError, type Statement, type Transactional } from './syntax.ts'
import { type Cluster, type Database, type Entry, isTable, type Table } from './tables.ts'

/** What a transaction has made of what was there, which nobody else sees. */
interface Transaction {
  /** What had been kept when it last looked. */
  base: ServerState
  state: ServerState
  /** A statement was refused: PostgreSQL takes no more of them. */
  failed: boolean
  savepoints: readonly { readonly name: string; readonly state: ServerState }[]
  readonly now: number
  /** What of the session is put back where it is rolled back. */
  readonly before: Undoable
}

/** Somebody who is connected. */
export interface Session {
  readonly store: SessionStore
  transaction: Transaction | undefined
  /** Whether each statement is a transaction of its own. */
  autocommit: boolean
  readonly prepared: Map<string, Prepared>
}

export const newSession = (): Session => ({
  store: newStore(),
  transaction: undefined,
  autocommit: true,
  prepared: new Map(),
})

/** How a session stands: with no transaction, within one, or within one that is over but for its end. */
export type Status = 'idle' | 'open' | 'failed'

export const statusOf = ({ transaction }: Session): Status =>
  transaction ? (transaction.failed ? 'failed' : 'open') : 'idle'

/** Rows of a table that was changed by two. @throws SqlError where both changed the same row */
function mergedTable(base: Table, own: Table, theirs: Table): Table {
  if (own.columns !== base.columns || theirs.columns !== base.columns) throw new SqlError({ type: 'overtaken' })
  const [before, mine, others] = [base, own, theirs].map(({ rows }) => new Set(rows))
  const gone = base.rows.filter((row) => !mine?.has(row))
  if (gone.some((row) => !others?.has(row))) throw new SqlError({ type: 'overtaken' })
  const lost = new Set(gone)
  const added = own.rows.filter((row) => !before?.has(row))
  return {
    ...theirs,
    rows: [...theirs.rows.filter((row) => !lost.has(row)), ...added],
    next: Math.max(own.next, theirs.next),
  }
}

function mergedEntry(base: Entry | undefined, own: Entry | undefined, theirs: Entry | undefined): Entry | undefined {
  if (own === base) return theirs
  if (theirs === base || theirs === own) return own
  if (isTable(base) && isTable(own) && isTable(theirs)) return mergedTable(base, own, theirs)
  throw new SqlError({ type: 'overtaken' })
}

const namesOf = (...all: readonly object[]): readonly string[] => [...new Set(all.flatMap((one) => Object.keys(one)))]

function mergedDatabase(base: Database, own: Database, theirs: Database): Database {
  const entries = namesOf(theirs, own).flatMap((name): (readonly [string, Entry])[] => {
    const made = mergedEntry(base[name], own[name], theirs[name])
    return made ? [[name, made]] : []
  })
  return Object.fromEntries(entries)
}

/** What others have kept meanwhile, with what a transaction has made. @throws SqlError where both changed the same */
function merged({ base, state }: Transaction, kept: ServerState): ServerState {
  if (kept.cluster === base.cluster)
    return {
      ...kept,
      cluster: state.cluster,
      accounts: state.accounts === base.accounts ? kept.accounts : state.accounts,
    }
  const cluster: Cluster = Object.fromEntries(
    namesOf(kept.cluster, state.cluster).flatMap((name): (readonly [string, Database])[] => {
      const [before, own, theirs] = [base.cluster[name], state.cluster[name], kept.cluster[name]]
      if (own === before) return theirs ? [[name, theirs]] : []
      return own ? [[name, mergedDatabase(before ?? {}, own, theirs ?? {})]] : []
    }),
  )
  return { cluster, accounts: state.accounts === base.accounts ? kept.accounts : state.accounts }
}

/** @throws SqlError where rows of two have a key in common */
function checkMerged(before: ServerState, after: ServerState, { facts, settings, store }: Asking): void {
  const database = after.cluster[facts.database] ?? {}
  const values = new Values(() => database, settings, store)
  const { enumOf } = environmentOf({ ...after, facts, settings, values })
  for (const [name, entry] of Object.entries(database))
    if (isTable(entry) && entry !== before.cluster[facts.database]?.[name])
      atOnce(checkKeys(name, entry, { facts, enumOf }))
}

/** What a statement did, and what is kept from then on. */
export interface Answered {
  readonly result: Result
  readonly notices: readonly Notice[]
  readonly kept: ServerState
}

/** What is more than a notice. */
const WARNINGS: ReadonlySet<Notice['type']> = new Set(['no-transaction', 'in-transaction', 'alone'])

/** Reads a statement. */
type Parse = (text: string) => Work<Parsed>

/** A session that statements come from, one after another. */
export class Sitting {
  readonly #session: Session
  readonly #facts: Facts
  readonly #settings: ReadonlyMap<string, string>

  constructor(session: Session, facts: Facts, settings: ReadonlyMap<string, string>) {
    this.#session = session
    const { store, transaction } = session
    store.isWithin = transaction !== undefined
    const sessionUser = store.sessionUser ?? facts.user
    this.#facts = { ...facts, sessionUser, user: store.role ?? sessionUser, now: transaction?.now ?? facts.now }
    this.#settings = settings
  }

  get #asking(): Asking {
    return { facts: this.#facts, settings: this.#settings, store: this.#session.store }
  }

  /** What of notices a client wants to hear. */
  #heard(notices: readonly Notice[]): readonly Notice[] {
    const { locals, variables } = this.#session.store
    const least = String(locals.get('client_min_messages') ?? variables.get('@@client_min_messages') ?? 'notice')
    if (least === 'error') return []
    return least === 'warning' ? notices.filter(({ type }) => WARNINGS.has(type)) : notices
  }

  /** Does a statement; what refuses it ends what a transaction of PostgreSQL takes. */
  *answer(kept: ServerState, text: string, parse: Parse): Work<Answered> {
    try {
      const made = yield* this.#done(kept, yield* parse(text), parse)
      return { ...made, notices: this.#heard(made.notices) }
    } catch (error) {
      if (!(error instanceof SqlError)) throw error
      const { transaction } = this.#session
      if (transaction && this.#facts.server === 'postgres') transaction.failed = true
      return { result: { type: 'refused', error: error.refusal }, notices: [], kept }
    }
  }

  *#done(kept: ServerState, asked: Parsed, parse: Parse): Work<Answered> {
    const { prepared } = this.#session
    const parsed = asked.statement.type === 'execute' ? yield* parse(executed(prepared, asked.statement)) : asked
    const { statement } = parsed
    if (statement.type === 'prepare' || statement.type === 'deallocate')
      return { result: done(changePrepared(prepared, statement)), notices: [], kept }
    if (statement.type === 'transaction') return this.#transact(statement.does, kept)
    if (statement.type === 'autocommit') {
      this.#session.autocommit = statement.on
      const after = statement.on ? this.#commit(kept) : kept
      return { result: done('SET'), notices: [], kept: after }
    }
    const isDefinition = this.#facts.server === 'mysql' && DEFINES.has(statement.type)
    const before = isDefinition ? this.#commit(kept) : kept
    if (!this.#session.autocommit && !isDefinition) this.#session.transaction ??= this.#begun(before)
    const { transaction } = this.#session
    if (transaction?.failed) throw new SqlError({ type: 'aborted' })
    if (!transaction) {
      const { result, notices = [], ...after } = yield* execute(before, this.#asking, parsed)
      return { result, notices, kept: after }
    }
    return yield* this.#within(transaction, before, parsed)
  }

  *#within(transaction: Transaction, kept: ServerState, parsed: Parsed): Work<Answered> {
    const state = merged(transaction, kept)
    const made: Executed = yield* execute(state, this.#asking, parsed)
    transaction.base = kept
    transaction.state = { cluster: made.cluster, accounts: made.accounts }
    transaction.failed = made.result.type === 'refused' && this.#facts.server === 'postgres'
    return { result: made.result, notices: made.notices ?? [], kept }
  }

  #begun(kept: ServerState): Transaction {
    return {
      base: kept,
      state: kept,
      failed: false,
      savepoints: [],
      now: this.#facts.now,
      before: undoable(this.#session.store),
    }
  }

  /** Ends a transaction; what it made is kept. @throws SqlError */
  #commit(kept: ServerState): ServerState {
    const { transaction, store } = this.#session
    this.#session.transaction = undefined
    store.locals.clear()
    if (!transaction || transaction.failed) return kept
    const after = merged(transaction, kept)
    if (kept.cluster !== transaction.base.cluster) checkMerged(kept, after, this.#asking)
    return after
  }

  /** Ends a transaction; nothing of it is kept but that numbers it gave are gone. */
  #undone(kept: ServerState): ServerState {
    const { transaction, store } = this.#session
    this.#session.transaction = undefined
    store.locals.clear()
    if (transaction && this.#facts.server === 'postgres') restore(store, transaction.before)
    const [own, there] = [transaction?.state.cluster[this.#facts.database], kept.cluster[this.#facts.database]]
    if (!own || !there || own === there) return kept
    const spent = Object.entries(there).flatMap(([name, entry]): (readonly [string, Entry])[] => {
      const other = own[name]
      return isTable(entry) && isTable(other) && other.next > entry.next ? [[name, { ...entry, next: other.next }]] : []
    })
    return spent.length === 0
      ? kept
      : { ...kept, cluster: { ...kept.cluster, [this.#facts.database]: { ...there, ...Object.fromEntries(spent) } } }
  }

  #transact(does: Transactional, kept: ServerState): Answered {
    const { transaction } = this.#session
    const isMysql = this.#facts.server === 'mysql'
    const said = (command: string, notices: readonly Notice[] = [], after: ServerState = kept): Answered => ({
      result: done(command),
      notices,
      kept: after,
    })
    switch (does.type) {
      case 'begin': {
        if (transaction && !isMysql) return said(does.word, [{ type: 'in-transaction' }])
        const after = this.#commit(kept)
        this.#session.transaction = this.#begun(after)
        return said(does.word, [], after)
      }
      case 'commit': {
        if (!transaction) return said('COMMIT', isMysql ? [] : [{ type: 'no-transaction' }])
        return transaction.failed ? said('ROLLBACK', [], this.#undone(kept)) : said('COMMIT', [], this.#commit(kept))
      }
      case 'rollback':
        return said('ROLLBACK', transaction || isMysql ? [] : [{ type: 'no-transaction' }], this.#undone(kept))
      default:
        return said(this.#save(does, transaction))
    }
  }

  /** SAVEPOINT, and what is done with those that are there. Gives the command's name. @throws SqlError */
  #save(
    { type, name }: Extract<Transactional, { readonly name: string }>,
    transaction: Transaction | undefined,
  ): string {
    const word = { savepoint: 'SAVEPOINT', release: 'RELEASE SAVEPOINT', 'rollback-to': 'ROLLBACK TO SAVEPOINT' }[type]
    if (!transaction) {
      if (this.#facts.server === 'postgres') throw new SqlError({ type: 'no-transaction', what: word })
      if (type === 'savepoint') return word
      throw new SqlError({ type: 'no-savepoint', name })
    }
    if (transaction.failed && type !== 'rollback-to') throw new SqlError({ type: 'aborted' })
    const { savepoints } = transaction
    if (type === 'savepoint') {
      transaction.savepoints = [...savepoints, { name, state: transaction.state }]
      return word
    }
    const at = savepoints.findLastIndex((one) => one.name === name)
    const found = savepoints[at]
    if (!found) throw new SqlError({ type: 'no-savepoint', name })
    transaction.savepoints = savepoints.slice(0, type === 'release' ? at : at + 1)
    if (type === 'release') return 'RELEASE'
    transaction.state = found.state
    transaction.failed = false
    return 'ROLLBACK'
  }
}

/** What ends a transaction of MySQL before it is done. */
const DEFINES: ReadonlySet<Statement['type']> = new Set([
  'create-table',
  'alter-table',
  'drop',
  'create-index',
  'create-view',
  'truncate',
  'rename-tables',
  'create-database',
  'drop-database',
  'account',
  'grant',
])
