import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import { ask, type Connection } from './connection.ts'
import type { Result } from './step.ts'

/** Why a server of SQL is of no use. */
export type Trouble =
  | { readonly type: 'unknown-host' | 'refused' | 'denied' | 'no-database' }
  | { readonly type: 'error'; readonly error: Extract<Result, { readonly type: 'refused' }>['error'] }

/** What a server of SQL did, or why it did nothing. */
export type Inquiry = { readonly type: 'done'; readonly result: Result | undefined } | Trouble

/** Has a statement done by a server; without one, asks whether it lets somebody in. */
export async function inquire(process: GnuProcess, connection: Connection, statement?: string): Promise<Inquiry> {
  const answer = await ask(process, connection, statement)
  switch (answer.type) {
    case 'unknown-host':
    case 'refused':
      return { type: answer.type }
    case 'denied':
      return { type: answer.reason === 'no-database' ? 'no-database' : 'denied' }
    case 'welcome':
      return { type: 'done', result: undefined }
    case 'result':
      return answer.result.type === 'refused'
        ? { type: 'error', error: answer.result.error }
        : { type: 'done', result: answer.result }
  }
}
