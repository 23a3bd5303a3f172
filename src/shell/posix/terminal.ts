import type { RawOptions, RawSession } from '../../base/raw-session.ts'
import type { ScreenSize } from '../../base/screen-size.ts'
import type { OpenFile } from './stream.ts'

/** A controlling terminal, termios(3): reading gives whole lines, as they are entered. */
export interface Terminal extends OpenFile {
  readonly type: 'terminal'
  /** As `tty` and `ps` show it: `pts/0`. */
  readonly name: string
  readonly screen: ScreenSize
  /** The process group in the foreground: who may read, and who gets Ctrl-C and Ctrl-Z. */
  foreground: number
  /** The next line with its newline, edited with `prompt` before it; undefined at the end of the input (Ctrl-D). */
  readLine(prompt: string): Promise<string | undefined>
  raw(options: RawOptions): RawSession
}

/** Whether a descriptor leads to a terminal, isatty(3). */
export function isTerminal(file: OpenFile | undefined): file is Terminal {
  return file?.type === 'terminal'
}
