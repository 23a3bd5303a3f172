import type { Terminal } from '../../../shell/posix/terminal.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** Somebody at a terminal. */
export interface Login {
  readonly name: string
  /** `pts/0` */
  readonly line: string
  readonly terminal: Terminal
  /** Milliseconds since 1970. */
  readonly since: number
  /** The process that leads the session. */
  readonly pid: number
}

/** Who is logged in: whoever leads a session that has a terminal. */
export const logins = (process: GnuProcess): readonly Login[] =>
  process.kernel.processes.flatMap(({ pid, session, parent, terminal, credentials, startedAt }) =>
    parent || pid !== session || !terminal
      ? []
      : [{ name: process.system.users.nameOf(credentials.uid), line: terminal.name, terminal, since: startedAt, pid }],
  )
