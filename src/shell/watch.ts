import type { ProgramDeclaration } from './posix/declaration.ts'
import type { GivenOption } from './posix/getopt.ts'
import type { Chunk } from './posix/stream.ts'

/** A command that begins to run: its words after aliases and all expansions, where `set -x` prints them. */
export interface Command {
  readonly argv: readonly string[]
  readonly cwd: string
  /** The text that it stands in, where in it, in UTF-16 units, and in which stage of a pipeline; absent within functions. */
  readonly place?: Place & { readonly text: string }
  readonly redirections: readonly Redirected[]
  /** What the program says of its options; asked when it has ended. */
  declaration(): ProgramDeclaration | undefined
}

/** What hears of the commands that a kernel runs, and of what flows in pipes. */
export interface Watch {
  /** Whether there is room for one more command of this line; where there is none, nobody need tell of it. */
  hasRoom(): boolean
  /** What it gives is called with the status. */
  command(command: Command): (status: number) => void
  /** What it gives is called with each piece that the stage writes into its pipe; undefined where nobody wants to know. */
  flow(stage: number): ((chunk: Chunk) => void) | undefined
  /** The same for what a line does in containers; absent where nobody listens to that. */
  readonly inside?: Watch
  /** The same for what a line that runs leaves behind it: it is heard until that line has ended. Absent where it is heard all along. */
  ofLine?(): Watch
}

export interface Place {
  readonly start: number
  readonly end: number
  /** From 0 on. */
  readonly stage: number
}

export interface Redirected {
  readonly fd: number
  readonly path: string
  readonly mode: 'read' | 'write' | 'append'
}

/** One command that ran. */
export interface Ran {
  readonly argv: readonly string[]
  readonly cwd: string
  /** Undefined while it runs: in the background, it may outlast its line. */
  readonly status: number | undefined
  /** Its name without a directory, with its subcommand where it has some: `docker ps`, also for `docker container ls`. */
  readonly program: string
  /** Options by the program's own declaration, whichever way they were written. */
  readonly given: readonly GivenOption[]
  /** The other words, without the program; all of them where the options could not be read. */
  readonly operands: readonly string[]
  /** Where in the line; undefined inside scripts and functions. */
  readonly place: Place | undefined
  readonly redirections: readonly Redirected[]
}

/** What passed a pipe between two stages. */
export interface Flow {
  /** The one that wrote. */
  readonly stage: number
  readonly bytes: number
  /** Counted in the first 4 MiB. */
  readonly lines: number
  /** The first 2 KiB and the last 512 bytes, without what is in both. */
  readonly head: string
  readonly tail: string
}

/** What happened while a line ran. */
export interface Evidence {
  /** The first 200. */
  readonly ran: readonly Ran[]
  /** The first 50. */
  readonly flows: readonly Flow[]
  readonly status: number
  /** What reached the screen, without control sequences: the first and the last 16 KiB of each. */
  readonly stdout: string
  readonly stderr: string
}
