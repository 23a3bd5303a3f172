import type { TtySnapshot, TtyState } from '../../tty/index.ts'

/**
 * Who has the keyboard: `prompt`, a shell, whose line is being edited; `reading`, a program that reads a line; `raw`, a full-screen
 * program; `running`, nobody, for a line runs.
 */
export type TerminalState = TtyState | 'reading'

/** The state, the line that is being edited, and the caret's offset into it, in UTF-16 units. */
export interface TerminalSnapshot extends Omit<TtySnapshot, 'state'> {
  readonly state: TerminalState
}

/** A place of the screen and what is written there. */
export interface ScreenCell {
  /** A character with what combines with it; a blank where nothing was written. */
  readonly text: string
  /** Columns: 1, or 2. */
  readonly width: number
  /** An entry of the palette, 0 to 255, or `#rrggbb`; undefined for the terminal's own colour. */
  readonly foreground: number | string | undefined
  readonly background: number | string | undefined
  readonly bold: boolean
  readonly dim: boolean
  readonly italic: boolean
  readonly underline: boolean
  readonly inverse: boolean
}

/** What the terminal's element (`.terminal-screen`) offers to scripts, under its property `terminalPlayground`. */
export interface TerminalContract {
  /** Resolves when no key waits, somebody takes keys, and all is on the screen and in the log. */
  idle(): Promise<void>
  snapshot(): TerminalSnapshot
  /** The screen's text with what was scrolled off it: soft wraps joined, blanks and empty lines at the end left out. */
  lines(): readonly string[]
  /** The characters of a row with their colours; 0 is the row at the top of what shows. */
  cells(row: number): readonly ScreenCell[]
}

/** The terminal's element, as scripts find it while its terminal is there. */
export interface TerminalElement extends HTMLElement {
  terminalPlayground?: TerminalContract
}
