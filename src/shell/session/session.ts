import type { EditedLine, EditedShell } from '../../base/edited-shell.ts'
import type { Clock } from '../../base/clock.ts'
import type { ReadableStore } from '../../base/store.ts'
import type { Host } from '../../host.ts'
import type { Unfinished } from '../bash/syntax/unfinished.ts'
import type { Completion, LineShell } from '../command.ts'
import type { HighlightSpan } from '../highlight.ts'
import type { Journal } from '../journal.ts'
import type { SignalName } from '../posix/signals.ts'
import type {
  FurtherTerminal,
  RunningProcess,
  SessionMoment,
  ShellName,
  TerminalShell,
  TerminalShellHost,
  TtyIO,
} from '../terminal-shell.ts'
import type { Timeline } from '../timeline.ts'
import type { TerminalLine } from '../transcript.ts'

export type { TerminalLine } from '../transcript.ts'

/** The shell syntax that the last line used and the Simple shell does not have: `Pipes`, `Redirections`, … */
export type Hint = string

export interface SessionState {
  /** The last 10,000 lines. */
  readonly lines: readonly TerminalLine[]
  readonly history: readonly string[]
  /** The name of the other machine, a container, whose shell the terminal shows. */
  readonly inside: string | undefined
  /** The working directory as the title bar shows it. */
  readonly where: string
  readonly running: boolean
  /** Who waits for a line while one runs: a shell that was entered, for a `command`, or a program, for `input`. */
  readonly reads: 'command' | 'input' | undefined
  readonly shell: ShellName
  /** Bash is on its way. */
  readonly loading: boolean
  /** Whether another shell may be chosen now: nothing runs, and no shell was entered from this one. */
  readonly atPrompt: boolean
  readonly hint: Hint | undefined
  /** How many jobs were ended when another world was put back; 0 from the next line on. */
  readonly endedJobs: number
  /** Where the command breaks off that was entered: the next line belongs to it. */
  readonly unfinished: Unfinished | undefined
  /** The line that runs does not end at Ctrl-C, or stands before another shell: time for `endShell`. */
  readonly wayOut: 'Ctrl-C' | 'choice' | undefined
}

/** One terminal's conversation with a shell. Knows no terminal: `connect.ts` brings the two together. */
export interface Session {
  readonly state: ReadableStore<SessionState>
  /** The welcome line, coloured. */
  readonly welcome: string
  /** The coloured prompt, for a terminal of so many columns: in a narrow one the machine's own has a row for itself. */
  prompt(columns?: number): string
  /**
   * Runs one line; blank ones do nothing. What it writes is taken apart into lines without control characters: those of
   * the error style go to `io.stderr`, all others to `io.stdout`. Bash writes as it goes, not line by line. Resolves to the
   * exit status once the next prompt may be shown; never rejects.
   */
  submit(line: string, io: TtyIO): Promise<number>
  /** @internal What the line editor asks of the shell at its prompt; undefined where that has no keys of its own. */
  readonly edited: EditedShell | undefined
  /** @internal Runs a command for a key; gives the line as it is to be. Never rejects. */
  runKey(command: string, line: EditedLine, io: TtyIO): Promise<EditedLine>
  /** Whether there is a Bash to choose. */
  readonly hasBash: boolean
  /** Changes to another shell, at the next prompt at the latest. False when it could not be started. */
  choose(shell: ShellName): Promise<boolean>
  /** Sends a signal to what runs; false where the shell has no signals. */
  signal(name: SignalName): boolean
  /** Colours for the line while it is typed. */
  highlight(line: string): readonly HighlightSpan[]
  /** How many jobs Bash has. */
  readonly jobs: number
  /** What runs in Bash, Bash itself first. */
  readonly processes: readonly RunningProcess[]
  /** The name of the program that has the terminal in Bash. */
  readonly program: string | undefined
  /** Ends Bash, whatever it does, and gives the terminal a new one: without ~/.bashrc where `settings` is false, or where that still runs. */
  endShell(options?: { readonly settings?: boolean }): void
  /** Ends all jobs: before the session is given up. */
  hangUp(): void
  /** Ends its Bash as well, as a terminal that is closed does. */
  close(): void
  /** Starts the shell of a further terminal among the processes of Bash; undefined where that is not there. */
  open(host: TerminalShellHost, further: FurtherTerminal): TerminalShell | undefined
  /** Resolves when the prompt is the one that the shell wants. */
  readonly ready: Promise<void>
  /** What was entered, where that is kept. */
  readonly timeline: ReadableStore<Timeline<unknown>> | undefined
  /** What the shells know, as it is now. @throws Error while a line runs */
  keep(): SessionMoment
  /** The same, also while a line runs: nothing can go on from it then. */
  now(): SessionMoment
  /** What the shells knew when nothing ran in them last. */
  rested(): SessionMoment
  /**
   * Ends all that runs, the line too, lets `putBack` put back the rest of the world, and goes on from a moment. The shell that was
   * chosen stays; shells that were entered are left, an unfinished command is dropped.
   */
  resume(moment: SessionMoment, putBack: () => void): void
  /** Calls `listener` with a line about it when the shell has changed; returns the function that stops it. */
  onSwitch(listener: (notice: string) => void): () => void
  /** Calls `listener` with what others write to its terminal before a line has run there; returns the function that stops it. */
  onShow(listener: (text: string) => void): () => void
  /** Calls `listener` when another world was put back; returns the function that stops it. */
  onResume(listener: () => void): () => void
  complete(line: string, caret: number): Completion | Promise<Completion>
  /** The line that end of file at the prompt (Ctrl-D) stands for: `exit` in an inner shell, nothing in the outermost. */
  endOfFile(): string | undefined
  /** Leaves what the terminal is attached to (`docker run -it`), which goes on; undefined where it is attached to nothing. */
  readonly detach: (() => void) | undefined
  /** Empties the screen, as the Clear button does. */
  clear(welcome: boolean): void
  dismissHint(): void
  /** Calls `listener` when the screen has to be emptied; returns the function that stops it. */
  onClear(listener: (welcome: boolean) => void): () => void
}

export interface SessionOptions {
  readonly shell: LineShell
  /** The welcome line, without a newline. */
  readonly welcome: string
  readonly clock: Clock
  /** False where there is Bash alone. */
  readonly hasSimple?: boolean
  /** Lines entered earlier, oldest first. */
  readonly history?: readonly string[]
  /** Loads Bash: gives what starts it in this session. */
  readonly loadBash?: () => Promise<(host: TerminalShellHost) => TerminalShell>
  /** Starts a Bash that is there already: the session begins with it. */
  readonly startBash?: (host: TerminalShellHost) => TerminalShell
  /** Called after each line, when the world is at rest. */
  readonly publish?: () => void
  /** Gives what is told of each line; asked with the first one. */
  readonly loadJournal?: () => Promise<Journal>
  /** What was entered, where that is kept. */
  readonly timeline?: ReadableStore<Timeline<unknown>>
  readonly host?: Host
}
