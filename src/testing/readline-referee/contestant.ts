import headless from '@xterm/headless'
import type { TerminalLike } from '../../tty/index.ts'
import { unicodeProvider } from '../../tty/unicode.ts'

/** The size of the screen that both editors write to. */
export interface Size {
  readonly columns: number
  readonly rows: number
  /** The editing mode of GNU Readline; `emacs` when absent. */
  readonly mode?: 'vi'
}

/** What a reader sees: all rows from the top of the scrollback, trailing blanks left out, and the caret among them. */
export interface View {
  readonly rows: readonly string[]
  /** The first row that is on the screen. */
  readonly top: number
  readonly caret: { readonly row: number; readonly column: number }
}

/** A line editor under the same keys as another. */
export interface Contestant {
  /** Types, and resolves when what it shows has come to rest. */
  press(keys: string): Promise<void>
  view(): View
}

export type Terminal = headless.Terminal & TerminalLike

/** A terminal that has the width table of the line editor. */
export function createTerminal({ columns, rows }: Size): Terminal {
  const terminal = new headless.Terminal({ cols: columns, rows, scrollback: 1000, allowProposedApi: true })
  terminal.unicode.register(unicodeProvider)
  terminal.unicode.activeVersion = unicodeProvider.version
  return terminal
}

/** Writes and waits until it is parsed. */
export function write(terminal: Terminal, data: string | Uint8Array): Promise<void> {
  return new Promise((resolve) => terminal.write(data, resolve))
}

export function viewOf(terminal: Terminal): View {
  const { active } = terminal.buffer
  const rows: string[] = []
  for (let at = 0; at < active.length; at += 1) {
    const row = active.getLine(at)?.translateToString(true).trimEnd() ?? ''
    if (row !== '' || at <= active.baseY + active.cursorY) rows.push(row)
  }
  return { rows, top: active.baseY, caret: { row: active.baseY + active.cursorY, column: active.cursorX } }
}

export function isSameRows(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((row, at) => row === other[at])
}

export function isSameView(one: View, other: View): boolean {
  const isSameCaret = one.caret.row === other.caret.row && one.caret.column === other.caret.column
  return isSameCaret && isSameRows(one.rows, other.rows)
}

/** A view as text. */
export function showView({ rows, caret }: View): string {
  return rows
    .map((row, at) => {
      if (at !== caret.row) return `  |${row}`
      return `> |${row}   (caret at column ${caret.column})`
    })
    .join('\n')
}
