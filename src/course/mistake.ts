import type { Goal } from './goal.ts'

/** A misconception, and how it shows. All that `when` names must be so. */
export interface Mistake {
  readonly id: string
  /** A lesson's id. */
  readonly see?: string
  readonly when: {
    /** The command that failed, or ran: `cd`, `docker run`. */
    readonly program?: string
    /** A POSIX extended regular expression for a line of what the program said. */
    readonly stderr?: string
    readonly status?: number
    /** The same for what was typed. */
    readonly line?: string
    /** What was so before the line ran. */
    readonly was?: Goal
  }
  /** At most 90 characters: what was believed, what is so. */
  readonly note: string
  /** A line that would do; `{1}` is the first group of `stderr`, of `line` where there is no `stderr`. */
  readonly fix?: string
}
