import type { Shown } from './in-place.ts'

/** Something to be let go. */
export interface Disposable {
  dispose(): void
}

/** How wide characters are, and which of them join (xterm.js, IUnicodeVersionProvider). */
export interface UnicodeProvider {
  readonly version: string
  wcwidth(codepoint: number): 0 | 1 | 2
  charProperties(codepoint: number, preceding: number): number
}

/**
 * What the line editor asks of a terminal. xterm.js, @xterm/headless and a test double all have it; nothing of xterm.js
 * is imported, because its types would let the DOM in unseen.
 */
export interface TerminalLike {
  readonly cols: number
  readonly rows: number
  write(data: string, parsed?: () => void): void
  onData(listener: (data: string) => void): Disposable
  onResize(listener: (size: { cols: number; rows: number }) => void): Disposable
  readonly unicode?: { register(provider: UnicodeProvider): void; activeVersion: string }
  readonly options?: { allowProposedApi?: boolean; readonly scrollback?: number }
  /** @internal What it shows, where it can tell. */
  readonly buffer?: Shown['buffer']
  /** @internal */
  scrollToBottom?(): void
}
