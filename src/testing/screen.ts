import headless from '@xterm/headless'
import type { TerminalLike } from '../tty/index.ts'

/** A real xterm.js without a page, and what it shows. */
export interface Screen {
  readonly terminal: headless.Terminal & TerminalLike
  /** Each write that reached the terminal. */
  readonly writes: readonly string[]
  /** Sends keys as the keyboard would, and waits until they are parsed. */
  type(keys: string): Promise<void>
  /** Resolves when everything written has been parsed. */
  parsed(): Promise<void>
  /** The rows on the screen, without trailing blanks; empty rows at the end left out. */
  rows(): readonly string[]
  /** All lines from the top of the scrollback, rows that wrap joined, trailing blanks left out. */
  lines(): readonly string[]
  /** The caret: row and column of the screen, from 0. */
  caret(): { readonly row: number; readonly column: number }
}

const trimmed = (rows: readonly string[]): readonly string[] => {
  const last = rows.findLastIndex((row) => row !== '')
  return rows.slice(0, last + 1)
}

/** Makes a headless terminal that keeps what is written to it. */
export function createScreen(columns = 80, rows = 24): Screen {
  const terminal = new headless.Terminal({ cols: columns, rows, scrollback: 1000, allowProposedApi: true })
  const writes: string[] = []
  const write = terminal.write.bind(terminal)
  terminal.write = (data: string | Uint8Array, parsed?: () => void) => {
    writes.push(String(data))
    write(data, parsed)
  }
  const parsed = (): Promise<void> => new Promise((resolve) => write('', resolve))
  const buffer = (): headless.IBuffer => terminal.buffer.active
  const row = (at: number): string => buffer().getLine(at)?.translateToString(true).trimEnd() ?? ''
  return {
    terminal,
    writes,
    parsed,
    async type(keys) {
      terminal.input(keys)
      await parsed()
    },
    rows: () => trimmed(Array.from({ length: terminal.rows }, (_row, at) => row(buffer().baseY + at))),
    lines() {
      const lines: string[] = []
      for (let at = 0; at < buffer().length; at += 1) {
        const line = buffer().getLine(at)
        const text = line?.translateToString(!buffer().getLine(at + 1)?.isWrapped) ?? ''
        if (line?.isWrapped) lines.push((lines.pop() ?? '') + text)
        else lines.push(text)
      }
      return trimmed(lines.map((line) => line.trimEnd()))
    },
    caret: () => ({ row: buffer().cursorY, column: buffer().cursorX }),
  }
}
