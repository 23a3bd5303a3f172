import type { Host } from '../host.ts'
import type { Span } from './block.ts'
import type { TtyState } from './discipline/discipline.ts'
import type { KeyReader } from './discipline/dispatch.ts'
import type { History } from './history.ts'
import type { Keymap } from './keymap.ts'
import type { Complete, TtyIO } from './program.ts'

/** What reads the lines. */
export interface TtyShell {
  /** The prompt, with colours (SGR) if it likes; keys wait for one that is promised. */
  prompt(): string | Promise<string>
  /** Whether a line can run as it is; if not, Enter breaks it. Every line can when absent. */
  isComplete?(text: string): boolean
  /** Runs a line; the next prompt comes when it is done. What it throws is printed. */
  run(line: string, io: TtyIO): unknown
  /** The line that end of file (Ctrl-D) at an empty prompt stands for; nothing happens when it gives none. */
  endOfFile?(): string | undefined
  /**
   * Ctrl-C, at the prompt too. True when the shell has ended the line itself, or what runs goes on; otherwise the line's
   * signal is aborted.
   */
  interrupt?(): boolean
  /** Ctrl-Z while a line runs. True when the shell has seen to it, so that a line that is being read is dropped. */
  suspend?(): boolean | void
  /** Ctrl-\\ while a line runs; as `suspend`. */
  quit?(): boolean
}

export interface TtyOptions {
  readonly shell: TtyShell
  /** Lines entered earlier; a history of its own when absent. */
  readonly history?: History
  readonly complete?: Complete
  readonly keymap?: Keymap
  /** @internal Takes each input at the prompt before the keymap does. */
  readonly keys?: KeyReader
  /** Colours for the line while it is typed. */
  readonly highlight?: (line: string) => readonly Span[] | undefined
  /** Shows what the newest line that begins alike goes on with, dim; Right and End take it. */
  readonly autosuggest?: boolean
  /** The keyboard user asks to leave the terminal: Esc then Tab, or Shift-Tab (`backward`). */
  readonly leave?: (backward: boolean) => void
  /** The line changed by more than typing (recall, search, completion): for screen readers. */
  readonly announce?: (line: string) => void
  /** Resolves when what was written can be seen; `idle` waits for it. */
  readonly painted?: () => Promise<void>
  readonly host?: Host
}

/** The terminal as a test sees it. */
export interface TtySnapshot {
  readonly state: TtyState
  readonly line: string
  /** Offset of the caret into the line, in UTF-16 units. */
  readonly caret: number
}
