import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { Service } from '../../../linux/network.ts'
import { execute, type Result } from './execute.ts'
import { type Dialect, parseSql } from './parser.ts'
import type { Cluster } from './tables.ts'

/** What a client asks of a server; without a statement, only whether it may come in. */
export interface Question {
  readonly user: string
  /** Undefined where none was given. */
  readonly password: string | undefined
  readonly database: string
  readonly statement: string | undefined
  /** It comes by a socket of the same machine. */
  readonly local: boolean
}

/** What a server answers. */
export type Answer =
  | { readonly type: 'result'; readonly result: Result }
  | { readonly type: 'welcome'; readonly version: string }
  | { readonly type: 'denied'; readonly reason: 'no-password' | 'wrong-password' | 'no-user' | 'no-database' }

/** How a server is set up. */
export interface SqlSetup {
  readonly dialect: Dialect
  /** What `version()` gives. */
  readonly version: string
  /** Where the data are. */
  readonly file: string
  /** Passwords by user; undefined for one that needs none. */
  readonly users: ReadonlyMap<string, string | undefined>
  /** Those that are there at first. */
  readonly databases: readonly string[]
  /** Whether those of the same machine come in without a password. */
  readonly trustsLocal: boolean
}

/** The data of a server, made where there are none yet. */
export function clusterIn(process: GnuProcess, { file, databases }: SqlSetup): Cluster {
  const { fs } = process.system
  if (fs.exists(file)) return JSON.parse(fs.readText(file))
  return Object.fromEntries(databases.map((name) => [name, {}]))
}

function denial(setup: SqlSetup, { user, password, local, database }: Question, cluster: Cluster): Answer | undefined {
  if (!setup.users.has(user)) return { type: 'denied', reason: 'no-user' }
  const wanted = setup.users.get(user)
  if (wanted !== undefined && wanted !== password && !(local && setup.trustsLocal))
    return { type: 'denied', reason: password === undefined ? 'no-password' : 'wrong-password' }
  if (database !== '' && !Object.hasOwn(cluster, database)) return { type: 'denied', reason: 'no-database' }
  return undefined
}

/** A server of SQL: messages are questions and answers as JSON. Its data are in a file, so that they outlive it. */
export function sqlService(process: GnuProcess, setup: SqlSetup): Service {
  const { fs } = process.system
  return {
    type: 'messages',
    call(message) {
      // a web client has come to the wrong door
      if (!message.startsWith('{')) return ''
      const question: Question = JSON.parse(message)
      const cluster = clusterIn(process, setup)
      const denied = denial(setup, question, cluster)
      const { statement, user, database } = question
      if (denied) return JSON.stringify(denied)
      if (statement === undefined) return JSON.stringify({ type: 'welcome', version: setup.version } satisfies Answer)
      const facts = { version: setup.version, database, user, now: process.kernel.clock.now() }
      const step = execute(cluster, facts, () => parseSql(statement, setup.dialect))
      if (step.cluster !== cluster) fs.writeFile(setup.file, JSON.stringify(step.cluster), { mode: 0o600 })
      return JSON.stringify({ type: 'result', result: step.result } satisfies Answer)
    },
  }
}
