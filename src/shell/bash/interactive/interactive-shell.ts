import type { JobFact } from '../../../base/facts.ts'
import type { ProgramDeclaration } from '../../posix/declaration.ts'
import type { Specified } from '../builtins/library/completion-words.ts'
import type { ShellState } from '../state.ts'
import type { Unfinished } from '../syntax/unfinished.ts'

/** A builtin as completion sees it. */
interface Described {
  readonly declaration: ProgramDeclaration
  load?(): Described | Promise<Described>
}

/** What the terminal needs of the Bash that runs in it (../shell.ts). */
export interface InteractiveShell {
  readonly state: ShellState
  /** Runs source as the next input; gives the status. Rejects only when the shell itself was killed. */
  execute(source: string): number | Promise<number>
  /** `exit` at the end of the input; gives the status. The shell goes on where it has to tell of its jobs first, and by IGNOREEOF. */
  leaveAtEnd(): number | Promise<number>
  /** Runs the EXIT trap, once. */
  runExitTrap(): number | Promise<number>
  /** After `exit`. */
  readonly ended: boolean
  /** Whether a signal is to end it, and its EXIT trap has not run yet. */
  readonly isEnding: boolean
  /** Where source breaks off that is unfinished. */
  unfinished(source: string): Unfinished | undefined
  /** Whether source has a command that can be run. */
  isCommand(source: string): boolean
  /** A prompt, expanded. */
  promptText(which: 'PS0' | 'PS1' | 'PS2'): string | Promise<string>
  /** Words as the command line has them, expanded; those that cannot be stay as they are. */
  expand(words: readonly string[]): Promise<readonly string[]>
  /** What has become of jobs since it was last asked: `[1]+  Done  sleep 5`, with a newline each. */
  jobReports(): string
  /** The number of the job that a process belongs to. */
  jobOf(pid: number): number | undefined
  /** What the jobs are now. */
  readonly jobs: readonly JobFact[]
  /** All that it knows, as it is now. */
  keep(): ShellState
  readonly builtinNames: readonly string[]
  /** The words that `complete` has them have, for the last of these; undefined where it has said nothing of the command. */
  specified?(line: string, words: readonly string[]): Promise<Specified | undefined>
  builtin(name: string): Described | undefined
  /** What is said of a command that is not there, after the message. */
  commandNotFound?: ((name: string) => string | undefined | Promise<string | undefined>) | undefined
}
