import type { EditedLine, EditedShell } from '../base/edited-shell.ts'
import type { RawOptions, RawSession } from '../base/raw-session.ts'
import type { BashMoment } from './bash/moment.ts'
import type { Unfinished } from './bash/syntax/unfinished.ts'
import type { HighlightSpan } from './highlight.ts'
import type { SignalName } from './posix/signals.ts'
import type { CompleteLine } from './posix/terminal.ts'
import type { LineShell, Streams } from './command.ts'
import type { Watch } from './watch.ts'

/** The shells of a terminal. */
export type ShellName = 'Simple' | 'Bash'

/** How a line is read. */
export interface LineOptions {
  readonly complete?: CompleteLine | undefined
  /** Takes what was typed when Ctrl-D ends it without a newline; the reading goes on. */
  readonly partial?: ((text: string) => void) | undefined
  /** @internal The shell for which it is edited. */
  readonly edited?: EditedShell | undefined
  /** Lines to recall, oldest first; whoever reads keeps them. */
  readonly history?: { readonly lines: readonly string[]; add(line: string): void } | undefined
  /** What the line begins with. */
  readonly text?: string | undefined
}

/** What a line of a terminal's session runs on; without `raw` there are no full-screen programs. */
export interface TtyIO extends Streams {
  readonly stdin: {
    readLine(prompt?: string, options?: LineOptions): Promise<string | undefined>
  }
  raw?(options: RawOptions): RawSession
  /** Writes what will be taken back, with what moves the caret: nothing of it is kept. Without it nothing is drawn in place. */
  sketch?(text: string): void | Promise<void>
}

/** What a shell that drives its terminal asks of the session that it runs in. */
export interface TerminalShellHost {
  /** Lines entered so far, oldest first; both shells share them. */
  history: readonly string[]
  /** Keeps what was typed, or written, as lines of the terminal. */
  record(type: 'command' | 'output' | 'error', text: string): void
  /** Empties the screen. */
  clear(): void
  /** Says something of the terminal's own while the prompt stands. */
  tell?(notice: string): void
  /** The prompt that stands there is another one now. */
  refresh?(): void
  /** Shows what others write to the terminal while no line of its own has run yet. */
  show?(text: string): void
  /** The working directory of the shell before. */
  readonly cwd: string
}

/** What the shells of a terminal know at one moment; files and clocks are the machine's. */
export interface SessionMoment {
  readonly history: readonly string[]
  /** Another one after each line that was entered, whether the history keeps it or not. */
  readonly entry: object
  /** The working directory of the shell that had the keyboard. */
  readonly cwd: string
  /** Undefined before Bash was chosen. */
  readonly bash: BashMoment | undefined
}

/** A process of a shell that drives its terminal. */
export interface RunningProcess {
  readonly pid: number
  /** 0 where nobody is its parent. */
  readonly parent: number
  readonly argv: readonly string[]
  readonly state: 'running' | 'stopped'
  /** Whether it is the shell of a terminal. */
  readonly isShell: boolean
  /** Whether it may read from the terminal. */
  readonly foreground: boolean
  /** The number of its job, `%1`. */
  readonly job: number | undefined
}

/** Whether nothing has changed between two moments, with no line in between. */
export function sameMoment(one: SessionMoment, other: SessionMoment): boolean {
  return (
    one.entry === other.entry &&
    one.cwd === other.cwd &&
    one.bash?.process.pid === other.bash?.process.pid &&
    one.bash?.nextPid === other.bash?.nextPid
  )
}

/** What a further terminal of a machine brings. */
export interface FurtherTerminal {
  /** What hears of what its shell runs. */
  readonly watch?: Watch | undefined
  /** Called when its shell has ended by itself, or was closed: there is no other one. */
  ended(): void
}

/** A shell that drives its terminal: streams, signals and jobs are its own matter. */
export interface TerminalShell extends Pick<LineShell, 'prompt' | 'where' | 'complete'> {
  /** The name of the other machine whose session the terminal shows. */
  readonly inside?: string | undefined
  /** The name of the program that has the terminal. */
  readonly program?: string | undefined
  /** @internal What the line editor asks of it at its prompt. */
  readonly edited?: EditedShell
  /** @internal Runs a command for a key, which may change the line (`bind -x`); gives the line as it is to be. Never rejects. */
  runKey?(command: string, line: EditedLine, io: TtyIO): Promise<EditedLine>
  /** Whether the prompt is one that somebody has set. */
  readonly isPromptSet?: boolean
  /** The working directory, absolute. */
  cwd: string
  /** Runs what was typed, one line or several; gives the exit status. Never rejects. */
  run(typed: string, io: TtyIO): Promise<number>
  /** Sends a signal to what is in the foreground; at the prompt, INT drops an unfinished line. */
  signal(name: SignalName): void
  highlight(line: string): readonly HighlightSpan[]
  /** The line that end of file at the prompt stands for. */
  endOfFile(): string
  /** Leaves what the terminal is attached to, which goes on; undefined where it is attached to nothing. */
  readonly detach?: (() => void) | undefined
  /** How many jobs there are, running or stopped, in all terminals. */
  readonly jobs: number
  /** What runs in all terminals, the shell itself first. */
  readonly processes: readonly RunningProcess[]
  /** Ends the shell, whatever it does, and all jobs; a new one takes its place, if need be without the learner's own settings. */
  end(options?: { readonly settings?: boolean }): void
  /** Ends all jobs, as a terminal that is closed does. */
  hangUp(): void
  /** Ends the shell as well, as a terminal that is closed does. */
  close(): void
  /** Starts the shell of a further terminal among the same processes. */
  open(host: TerminalShellHost, further: FurtherTerminal): TerminalShell
  /** Resolves when it has read its settings, and the prompt is the one that they give. */
  readonly ready: Promise<void>
  /** Where the command breaks off that more lines have to make whole. */
  readonly unfinished: Unfinished | undefined
  /** All that it knows, as it is now: files and clocks are the machine's. An unfinished command is none of it. */
  keep(): BashMoment
  /** Ends everything at once, the line and the shell itself too. What ran resolves; `resume` may follow. */
  halt(): void
  /** Goes on from a moment, once the files have been put back; ends what has begun meanwhile. */
  resume(moment: BashMoment): void
}
