import type { RawOptions } from '../base/raw-session.ts'
import { createDeferred, type Deferred } from '../base/deferred.ts'
import type { Terminal } from '../shell/posix/terminal.ts'
import { textOf } from '../shell/posix/bytes.ts'
import type { Chunk } from '../shell/posix/stream.ts'
import { createScreen } from './screen.ts'

/** A terminal for testing full-screen programs: what they draw is shown by a real xterm.js without a page. */
export interface FakeTerminal extends Terminal {
  /** Presses keys, once somebody has taken the keyboard, and waits until what they did is on the screen. */
  press(keys: string): Promise<void>
  resize(columns: number, rows: number): Promise<void>
  /** What a program that has the keyboard shows. */
  rows(): Promise<readonly string[]>
  /** What is on the screen now. */
  shown(): Promise<readonly string[]>
  caret(): { readonly row: number; readonly column: number }
  /** True while a program has the keyboard. */
  readonly isRaw: boolean
}

const turns = async (): Promise<void> => {
  // programs load, read and draw in turns of their own
  for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Makes a terminal of this size. Reading lines from it gives the end at once. */
export function createFakeTerminal(columns = 40, rows = 8): FakeTerminal {
  const shown = createScreen(columns, rows)
  let raw: RawOptions | undefined
  let taken: Deferred<void> = createDeferred()
  const resized: ((screen: { cols: number; rows: number }) => void)[] = []
  const write = (text: string): void => shown.terminal.write(text)
  const whenRaw = async (): Promise<void> => {
    if (!raw) await Promise.race([taken.promise, new Promise((resolve) => setTimeout(resolve, 2000))])
  }
  return {
    type: 'terminal',
    name: 'pts/0',
    foreground: 0,
    references: 0,
    seekable: false,
    get screen() {
      return { cols: shown.terminal.cols, rows: shown.terminal.rows }
    },
    get isRaw() {
      return raw !== undefined
    },
    read: () => undefined,
    unread: () => undefined,
    write: (chunk: Chunk) => write(textOf(chunk).replaceAll('\n', '\r\n')),
    close: () => undefined,
    readLine: () => Promise.resolve(undefined),
    raw(options) {
      raw = options
      const alternate = options.alternateScreen ?? true
      if (alternate) write('\x1b[?1049h')
      taken.resolve()
      let open = true
      return {
        write,
        screen: this.screen,
        onResize: (listener) => void resized.push(listener),
        end: () => {
          if (!open) return
          open = false
          raw = undefined
          resized.length = 0
          taken = createDeferred()
          if (alternate) write('\x1b[?1049l')
        },
      }
    },
    async press(keys) {
      await whenRaw()
      await turns()
      raw?.input(keys)
      await turns()
      await shown.parsed()
    },
    async resize(width, height) {
      shown.terminal.resize(width, height)
      for (const listener of resized) listener({ cols: width, rows: height })
      await turns()
      await shown.parsed()
    },
    async rows() {
      await whenRaw()
      await turns()
      await shown.parsed()
      return shown.rows()
    },
    async shown() {
      await shown.parsed()
      return shown.rows()
    },
    caret: () => shown.caret(),
  }
}
