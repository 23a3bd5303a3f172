import type { Screen } from '../process.ts'
import type { OpenFile } from './stream.ts'

/** The keyboard and the screen, given to a full-screen program: nothing is edited, echoed or interpreted. */
export interface RawTerminal {
  /** Writes to the screen as it is, control sequences too. */
  write(text: string): void
  readonly screen: Screen
  /** Calls `listener` after each change of the screen's size, until the end. */
  onResize(listener: (screen: Screen) => void): void
  /** Gives the terminal back to line mode. May be called twice. */
  end(): void
}

export interface RawTerminalOptions {
  /** What the keyboard sends, Ctrl-C included. */
  readonly input: (data: string) => void
  /** Uses the alternate screen, so that the screen before comes back at the end; true when absent. */
  readonly alternateScreen?: boolean
}

/** A controlling terminal, termios(3): reading gives whole lines, as they are entered. */
export interface Terminal extends OpenFile {
  readonly type: 'terminal'
  /** As `tty` and `ps` show it: `pts/0`. */
  readonly name: string
  readonly screen: Screen
  /** The process group in the foreground: who may read, and who gets Ctrl-C and Ctrl-Z. */
  foreground: number
  /** The next line with its newline, edited with `prompt` before it; undefined at the end of the input (Ctrl-D). */
  readLine(prompt: string): Promise<string | undefined>
  raw(options: RawTerminalOptions): RawTerminal
}

/** Whether a descriptor leads to a terminal, isatty(3). */
export function isTerminal(file: OpenFile | undefined): file is Terminal {
  return file?.type === 'terminal'
}
