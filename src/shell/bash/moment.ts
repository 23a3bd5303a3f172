import type { ProcessMoment } from '../posix/moment.ts'
import type { JobReport } from './jobs.ts'
import type { ShellState } from './state.ts'

/** A Bash that waits for a line, as it is at one moment. */
export interface BashMoment {
  /** Nobody else's: a shell that goes on from it gets a copy. */
  readonly state: ShellState
  readonly process: ProcessMoment
  /** The next pid that its kernel gives away. */
  readonly nextPid: number
  /** What its jobs are, in a terminal; they do not come back. */
  readonly jobs?: readonly JobReport[]
}
