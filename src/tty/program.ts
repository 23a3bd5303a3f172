import type { RawOptions, RawSession } from '../base/raw-session.ts'
import type { ScreenSize } from '../base/screen-size.ts'
import type { PlatformSignal, Signal } from '../base/signal.ts'
import { createAbortController } from '../host.ts'
import type { Completion } from './completion.ts'
import type { KeyReader } from './discipline/dispatch.ts'
import type { History } from './history.ts'

/** Candidates for the word before the caret, for Tab. Keys wait for those that are promised; none where that fails. */
export type Complete = (line: string, caret: number) => Completion | Promise<Completion> | undefined

export interface ReadLineOptions {
  readonly complete?: Complete | undefined
  /** What is shown for each character that is typed: nothing for `false`, `'*'` for a password; the character itself when absent. */
  readonly echo?: string | false
  /** Lines to recall; the line that is read is added to them. */
  readonly history?: History | undefined
  /** What the line begins with. */
  readonly text?: string | undefined
  /**
   * Takes what was typed when Ctrl-D ends it without a newline (VEOF, termios(3)); the reading goes on, its prompt again before it. Without this
   * Ctrl-D ends no more than an empty line.
   */
  readonly partial?: ((text: string) => void) | undefined
  /** @internal Takes each input before the keymap does. */
  readonly keys?: KeyReader | undefined
  /** Ends the reading when it is aborted, as the end of the input does. */
  readonly signal?: Signal
}

/** What a line runs on: its streams, its signal and the size of the screen. Text is printed as it is; `\n` prints CRLF. */
export interface TtyIO {
  readonly stdin: {
    /** The next line that is typed, without its newline; undefined at the end of the input (Ctrl-D) or when interrupted. */
    readLine(prompt?: string, options?: ReadLineOptions): Promise<string | undefined>
    /** The next key that is pressed, by its name in keymaps (`ArrowUp`, `C-a`, `y`); it is not shown. Undefined when interrupted. */
    readKey(): Promise<string | undefined>
  }
  readonly stdout: { write(chunk: string | Uint8Array): void | Promise<void> }
  readonly stderr: { write(chunk: string | Uint8Array): void | Promise<void> }
  /** Aborted by Ctrl-C, unless the shell sees to that itself (`TtyShell.interrupt`). */
  readonly signal: PlatformSignal
  readonly screen: ScreenSize
  /** Takes the keyboard and the screen for a full-screen program. */
  raw(options: RawOptions): RawSession
}

/** A line that runs, and what it has of the terminal. */
export class Program {
  #abort = createAbortController()
  #reader: ((text?: string) => void) | undefined
  /** Who takes the keyboard in raw mode. */
  raw: { readonly input: (data: string) => void; readonly resized: Set<(screen: ScreenSize) => void> } | undefined

  get signal(): PlatformSignal {
    return this.#abort.signal
  }

  /** Waits for a line or a key. */
  read(): Promise<string | undefined> {
    return new Promise((resolve) => (this.#reader = resolve))
  }

  /** Gives it the line or key it waits for, or the end of the input. */
  give(text?: string): void {
    const reader = this.#reader
    this.#reader = undefined
    reader?.(text)
  }

  /** Ends its reading and what waits to be printed. With `goesOn` it may read and print again. */
  interrupt(goesOn = false): void {
    this.#abort.abort()
    if (goesOn) this.#abort = createAbortController()
    this.give()
  }
}
