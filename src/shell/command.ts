import type { Chance } from '../base/chance.ts'
import type { Clock } from '../base/clock.ts'
import type { ScreenSize } from '../base/screen-size.ts'
import type { Signal } from '../base/signal.ts'
import type { Watch } from './watch.ts'
import type { CommandDeclaration, Listing } from './declaration.ts'
import type { HighlightSpan } from './highlight.ts'

/** Where a process writes. Text is UTF-8; a promise means: wait for it before writing on (back-pressure). */
export interface Output {
  write(chunk: string | Uint8Array): void | Promise<void>
}

/** Where a process reads. */
export interface Input {
  /** The next line without its newline, or undefined at the end of the input. */
  readLine(): Promise<string | undefined>
}

/** What a process sees of the shell that started it. In a real system only builtins would. */
export interface ShellView<System> extends SessionControl {
  readonly commands: CommandTable<System>
  /** Changes the shell's working directory; the caller has checked that it exists. */
  changeDirectory(path: string): void
  /** Ends this shell with a status (`exit`). */
  exit(status: number): void
}

/** One run of a command. `System` is the machine it runs on. */
export interface Invocation<System> extends Streams {
  /** The words of the command; `argv[0]` is its name. */
  readonly argv: readonly string[]
  /** The working directory, absolute. */
  readonly cwd: string
  readonly system: System
  readonly clock: Clock
  readonly chance: Chance
  readonly shell: ShellView<System>
}

/** A command: what it says about itself, and its program. `run` gives the exit status, 0 for success. */
export interface Command<System> {
  readonly declaration: CommandDeclaration
  run(process: Invocation<System>): number | Promise<number>
  /** Candidates for the last of `words` (the command's own name first), where the declaration cannot tell them. */
  complete?(words: readonly string[], system: System): readonly Candidate[] | Promise<readonly Candidate[]>
}

/** A command that is loaded when it is first needed; until then there are only its name and its summary. */
export interface LaterCommand<System> {
  readonly declaration: Listing
  /** The whole command. Rejects when it cannot be loaded; another call tries again. */
  load(): Promise<Command<System>>
  /** Loads the command and runs it. */
  run(process: Invocation<System>): Promise<number>
}

/** The commands of a shell by their names. */
export type CommandTable<System> = ReadonlyMap<string, Command<System> | LaterCommand<System>>

/** The streams and the screen that a line runs on. */
export interface Streams {
  readonly stdin: Input
  readonly stdout: Output
  readonly stderr: Output
  readonly signal: Signal
  readonly screen?: ScreenSize
}

/** What the terminal's session lets a shell do besides reading and writing. */
export interface SessionControl {
  readonly history: readonly string[]
  /** Empties the screen; `welcome` prints the welcome line again. */
  clear(welcome: boolean): void
  /** Hands the terminal to another shell until it ends; resolves to its exit status. */
  enter(shell: LineShell): Promise<number>
}

/** All that a line of a terminal runs on. */
export interface LineIO extends Streams {
  readonly session: SessionControl
  /** Aborted when another world is put back: the line stands still from then on. Absent where that never happens. */
  readonly halt?: Signal
  /** Hears of the commands that the line runs; absent where nobody listens. */
  readonly watch?: Pick<Watch, 'command'>
}

/** Candidates for the word that ends at the caret. */
export interface Completion {
  /** Where the word starts, as an offset into the line. */
  readonly start: number
  readonly candidates: readonly Candidate[]
}

export interface Candidate {
  /** What replaces the word. */
  readonly text: string
  /** What a list shows; `text` when absent. */
  readonly label?: string
  readonly description?: string
  /** What follows when it is the only one: a space, or nothing after a directory's slash. */
  readonly suffix: string
}

/** A reader of lines that holds a terminal: the Simple shell, Bash, a shell inside a container. */
export interface LineShell {
  /** The coloured prompt. */
  prompt(): string
  /** The name of the machine that it runs on, where that is not the terminal's own. */
  readonly inside?: string | undefined
  /** The working directory as the title bar shows it. */
  readonly where: string
  /** The working directory, absolute. */
  readonly cwd: string
  /** Goes on in another directory; absent where there is only one. */
  changeDirectory?(path: string): void
  /** Runs one line; gives its exit status. Never rejects for what a learner typed. */
  run(line: string, io: LineIO): Promise<number>
  /** Rejects when the command it depends on cannot be loaded. */
  complete(line: string, caret: number): Completion | Promise<Completion>
  /** Colours for the line while it is typed; none when absent. */
  highlight?(line: string): readonly HighlightSpan[]
  /** True once the shell has ended (`exit`). */
  readonly ended: boolean
}
