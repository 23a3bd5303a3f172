import type { ReadableStore } from '../base/store.ts'
import type { Completion, Streams } from './process.ts'

/** One line of the terminal, as the specification's section 3 names it. */
export interface TerminalLine {
  readonly id: number
  readonly type: 'command' | 'output' | 'error'
  readonly content: string
  /** Milliseconds since 1970. */
  readonly timestamp: number
}

/** The shell syntax that the last line used and the Simple shell does not have: `Pipes`, `Redirections`, … */
export type Hint = string

export interface SessionState {
  /** The last 10,000 lines. */
  readonly lines: readonly TerminalLine[]
  readonly history: readonly string[]
  /** The working directory as the title bar shows it. */
  readonly where: string
  readonly running: boolean
  readonly hint: Hint | undefined
}

/** One terminal's conversation with a shell. Knows no terminal: `connect.ts` brings the two together. */
export interface Session {
  readonly state: ReadableStore<SessionState>
  /** The welcome line, coloured. */
  readonly welcome: string
  prompt(): string
  /** Runs one line; blank ones do nothing. Output goes to `io` as printable, coloured text. */
  submit(line: string, io: Streams): Promise<number>
  complete(line: string, caret: number): Completion
  /** End of file at the prompt (Ctrl-D): ends an inner shell; true when there was one to end. */
  endOfFile(): boolean
  /** Empties the screen, as the Clear button does. */
  clear(welcome: boolean): void
  dismissHint(): void
  /** Calls `listener` when the screen has to be emptied; returns the function that stops it. */
  onClear(listener: (welcome: boolean) => void): () => void
}
