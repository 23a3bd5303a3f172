import type { KeyReader } from '../../tty/discipline/dispatch.ts'
import { type Keymap, type TerminalLike, Tty } from '../../tty/index.ts'
import { type Contestant, createTerminal, type Size, type Terminal, type View, viewOf, write } from './contestant.ts'
import type { Situation } from './keys.ts'

export interface OursOptions {
  readonly keymap?: Keymap
  readonly keys?: KeyReader
  /** A fault in what is written to the terminal. */
  readonly change?: (output: string) => string
  /** A fault in how wide the terminal is said to be. */
  readonly columnsLess?: number
}

/** Our editor over a shell that does nothing, with the history that bash would keep. */
export class Ours implements Contestant {
  readonly #terminal: Terminal
  readonly #tty: Tty
  readonly #history: string[] = []

  constructor(size: Size, options: OursOptions = {}) {
    this.#terminal = createTerminal(size)
    const { keymap, keys, change = (output) => output, columnsLess = 0 } = options
    this.#tty = new Tty({
      ...(keymap && { keymap }),
      ...(keys && { keys }),
      shell: { prompt: () => '$ ', run: () => undefined },
      history: { lines: this.#history, add: (line) => this.#remember(line) },
    })
    this.#tty.activate(faulty(this.#terminal, change, columnsLess))
  }

  async press(keys: string): Promise<void> {
    this.#terminal.input(keys)
    await this.#tty.idle()
    await write(this.#terminal, '')
  }

  view(): View {
    return viewOf(this.#terminal)
  }

  /** What the next press may depend on. */
  situation(): Situation {
    const room = this.#terminal.cols - this.#terminal.buffer.active.cursorX
    return { room, isEmpty: this.#tty.snapshot().line === '' }
  }

  close(): void {
    this.#tty.dispose()
    this.#terminal.dispose()
  }

  #remember(line: string): void {
    this.#history.push(...line.split('\n').filter((part) => part !== ''))
  }
}

/** A terminal as the editor sees it, with faults between the two. */
function faulty(terminal: Terminal, change: (output: string) => string, columnsLess: number): TerminalLike {
  return {
    cols: terminal.cols - columnsLess,
    rows: terminal.rows,
    write: (data, parsed) => terminal.write(change(data), parsed),
    onData: terminal.onData,
    onResize: terminal.onResize,
  }
}
