import type { EditedShell } from '../../base/edited-shell.ts'
import type { RawOptions, RawSession } from '../../base/raw-session.ts'
import type { ScreenSize } from '../../base/screen-size.ts'
import type { Completion } from '../command.ts'
import type { Watch } from '../watch.ts'
import type { OpenFile } from './stream.ts'

/** Candidates for the word before the caret of a line that is being typed, for Tab. */
export type CompleteLine = (line: string, caret: number) => Completion | Promise<Completion>

/** How a line of a terminal is read. */
export interface TerminalLineOptions {
  /** Candidates for Tab. Who gives them is a shell: what it reads is a command. */
  readonly complete?: CompleteLine
  /** Whether the terminal edits the line, not the program (ICANON, termios(3)): Ctrl-D hands over what was typed so far, without a newline. */
  readonly canonical?: boolean
  /** The shell for which it is edited. */
  readonly edited?: EditedShell | undefined
  /** Lines that the keyboard can recall, oldest first: those of who edits the line itself. */
  readonly history?: readonly string[] | undefined
  /** What the line begins with. */
  readonly text?: string | undefined
}

/** Another machine whose session a terminal shows. */
export interface Guest {
  /** As the host calls it. */
  readonly name: string
  /** Who has the terminal there. */
  readonly program: { readonly argv: readonly string[]; readonly cwd: string } | undefined
  /** Leaves the session to itself (Ctrl-P Ctrl-Q). */
  detach(): void
}

/** A controlling terminal, termios(3): reading gives whole lines, as they are entered. */
export interface Terminal extends OpenFile {
  readonly type: 'terminal'
  /** As `tty` and `ps` show it: `pts/0`. */
  readonly name: string
  readonly screen: ScreenSize
  /** The process group in the foreground: who may read, and who gets Ctrl-C and Ctrl-Z. */
  foreground: number
  /** The next line with its newline, edited with `prompt` before it; undefined at the end of the input (Ctrl-D). */
  readLine(prompt: string, options?: TerminalLineOptions): Promise<string | undefined>
  /** Set by who relays another machine's session. */
  guest?: Guest | undefined
  /** What hears of the commands and pipes of its processes, where that is not who hears of all others of the machine. */
  readonly watch?: Watch | undefined
  /** Whether nobody but its owner may write to it: `mesg n`. */
  refusesMessages?: boolean
  raw(options: RawOptions): RawSession
  /**
   * Shows these rows below what was written, in place of those it showed before, until something is written. They may have colours; nothing
   * of them is kept. Undefined where nothing can be drawn over.
   */
  readonly sketch?: ((rows: readonly string[]) => void) | undefined
}

/** Whether a descriptor leads to a terminal, isatty(3). */
export function isTerminal(file: OpenFile | undefined): file is Terminal {
  return file?.type === 'terminal'
}
