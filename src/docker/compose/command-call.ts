import type { Flags } from '../cli/flags.ts'
import type { ComposeSession } from './compose-session.ts'
import type { Warn } from './up.ts'

/** What a command is called with. */
export interface CommandCall {
  readonly session: ComposeSession
  readonly flags: Flags
  readonly operands: readonly string[]
  readonly warn: Warn
}
