import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { Service } from '../../../linux/network.ts'
import { type Account, type Accounts, accountOf, isGranted } from './accounts.ts'
import type { Facts } from './facts.ts'
import type { Dialect } from './parse/tokens.ts'
import { parseSql } from './parse/statement.ts'
import { StateFiles, type StateSetup } from './state-files.ts'
import type { Notice, Result, ServerState } from './step.ts'
import { newSession, type Session, Sitting, type Status, statusOf } from './transactions.ts'

/** What a client asks of a server; without a statement, only whether it may come in. */
export interface Question {
  readonly user: string
  /** Undefined where none was given. */
  readonly password: string | undefined
  readonly database: string
  readonly statement: string | undefined
  /** It comes by a socket of the same machine. */
  readonly local: boolean
  /** What the server called the session when it let the client in; a statement of none is a transaction of its own. */
  readonly session?: number
}

/** Why somebody does not come in. */
type Denial = 'no-password' | 'wrong-password' | 'no-user' | 'no-login' | 'no-database' | 'closed-database'

/** What a server answers. */
export type Answer =
  | { readonly type: 'result'; readonly result: Result; readonly status: Status; readonly notices: readonly Notice[] }
  | { readonly type: 'welcome'; readonly version: string; readonly superuser: boolean; readonly session: number }
  | { readonly type: 'denied'; readonly reason: Denial }

/** How a server is set up. */
export interface SqlSetup extends StateSetup {
  readonly server: 'postgres' | 'mysql'
  readonly isMariadb: boolean
  readonly dialect: Dialect
  /** What `version()` gives. */
  readonly version: string
  /** Whether those of the same machine come in without a password. */
  readonly trustsLocal: boolean
  /** Whether anybody does. */
  readonly trustsAll: boolean
  /** What SHOW tells of the server. */
  readonly settings: ReadonlyMap<string, string>
}

const mayUse = (account: Account, { server }: SqlSetup, database: string): boolean =>
  server === 'postgres' ||
  account.superuser ||
  database === 'information_schema' ||
  isGranted(account, '*', { database, table: '*' })

function denial(setup: SqlSetup, question: Question, { cluster, accounts }: ServerState): Denial | undefined {
  const { user, password, local, database } = question
  const account = accountOf(accounts, user)
  if (!account || (account.host === 'localhost' && !local)) return 'no-user'
  const trusted = setup.trustsAll || (local && setup.trustsLocal)
  if (account.password !== undefined && account.password !== password && !trusted)
    return password === undefined ? 'no-password' : 'wrong-password'
  if (!account.may.includes('login')) return 'no-login'
  if (database === '') return undefined
  if (!mayUse(account, setup, database)) return 'closed-database'
  return Object.hasOwn(cluster, database) ? undefined : 'no-database'
}

/** How many sessions a server remembers: clients do not say good-bye. */
const MOST_SESSIONS = 100

/** The sessions of a server, by their numbers. */
class Sessions {
  readonly #all = new Map<number, Session>()
  #last = 0

  /** Lets somebody in. */
  welcome(version: string, accounts: Accounts, user: string): Answer {
    const { superuser = false } = accountOf(accounts, user) ?? {}
    return { type: 'welcome', version, superuser, session: this.#open() }
  }

  #open(): number {
    this.#last += 1
    this.#all.set(this.#last, newSession())
    const [oldest] = this.#all.keys()
    if (this.#all.size > MOST_SESSIONS && oldest !== undefined) this.#all.delete(oldest)
    return this.#last
  }

  of(number: number | undefined): Session {
    return (number === undefined ? undefined : this.#all.get(number)) ?? newSession()
  }
}

/** A server of SQL: messages are questions and answers as JSON, done one after another. Its data are in files, so that they outlive it. */
export function sqlService(process: GnuProcess, setup: SqlSetup): Service {
  const { server, version, dialect, settings, isMariadb } = setup
  const files = new StateFiles(process, setup)
  const sessions = new Sessions()
  const answer = async (question: Question): Promise<Answer> => {
    const state = files.read()
    const reason = denial(setup, question, state)
    if (reason) return { type: 'denied', reason }
    const { statement, user, database } = question
    if (statement === undefined) return sessions.welcome(version, state.accounts, user)
    const facts: Facts = {
      server,
      isMariadb,
      version,
      database,
      user,
      sessionUser: user,
      login: user,
      now: process.kernel.clock.now(),
      chance: process.kernel.chance,
    }
    const session = sessions.of(question.session)
    const sitting = new Sitting(session, facts, settings)
    const { result, notices, kept } = await process.inTurns(
      sitting.answer(state, statement, (text) => parseSql(text, dialect)),
    )
    if (kept.cluster !== state.cluster || kept.accounts !== state.accounts) files.write(kept)
    return { type: 'result', result, status: statusOf(session), notices }
  }
  let last: Promise<unknown> = Promise.resolve()
  return {
    type: 'messages',
    // a web client has come to the wrong door
    call(message) {
      if (!message.startsWith('{')) return ''
      const coming = last.then(() => answer(JSON.parse(message))).then((made) => JSON.stringify(made))
      last = coming.catch(() => undefined)
      return coming
    },
  }
}
