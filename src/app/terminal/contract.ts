import type { TtySnapshot } from '../../tty/index.ts'

/** What the terminal's element (`.terminal-screen`) offers to scripts, under its property `terminalPlayground`. */
export interface TerminalContract {
  /** Resolves when no key waits, a line can be typed and all is on the screen. */
  idle(): Promise<void>
  /** The state, the line that is being edited, and its caret. */
  snapshot(): TtySnapshot
  /** The screen's text with what was scrolled off it: soft wraps joined, blanks and empty lines at the end left out. */
  lines(): readonly string[]
}

/** The terminal's element, as scripts find it while its terminal is there. */
export interface TerminalElement extends HTMLElement {
  terminalPlayground?: TerminalContract
}
