import { type Keymap, Tty } from '../../tty/index.ts'
import { type Contestant, createTerminal, type Size, type Terminal, type View, viewOf, write } from './contestant.ts'
import type { Situation } from './keys.ts'

export interface OursOptions {
  readonly keymap?: Keymap
}

/** Our editor over a shell that does nothing, with the history that bash would keep. */
export class Ours implements Contestant {
  readonly #terminal: Terminal
  readonly #tty: Tty
  readonly #history: string[] = []

  constructor(size: Size, options: OursOptions = {}) {
    this.#terminal = createTerminal(size)
    this.#tty = new Tty({
      ...options,
      shell: { prompt: () => '$ ', run: () => undefined },
      history: { lines: this.#history, add: (line) => this.#remember(line) },
    })
    this.#terminal.loadAddon(this.#tty)
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
