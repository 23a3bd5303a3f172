import type { JobFact } from '../../base/facts.ts'
import type { ProcessMoment } from '../posix/moment.ts'
import type { ShellState } from './state.ts'

/** A Bash that waits for a line, as it is at one moment: to go on from it. */
export interface BashMoment {
  /** @internal Nobody else's: a shell that goes on from it gets a copy. */
  readonly state: ShellState
  /** @internal */
  readonly process: ProcessMoment
  /** The next pid that its kernel gives away. */
  readonly nextPid: number
  /** What its jobs are, in a terminal; they do not come back. */
  readonly jobs?: readonly JobFact[]
}
