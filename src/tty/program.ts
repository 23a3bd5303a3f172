import { type Abort, createAbort, type Signal } from '../base/signal.ts'
import type { ScreenSize } from './paint.ts'

/** The keyboard and the screen, given to a full-screen program. Nothing is edited, echoed or interpreted. */
export interface RawSession {
  /** Writes to the terminal as it is, control sequences too. */
  write(text: string): void
  readonly screen: ScreenSize
  /** Calls `listener` after each change of the screen's size, until the session ends. */
  onResize(listener: (screen: ScreenSize) => void): void
  /** Gives the terminal back; the rest of the line runs on in line mode. May be called twice. */
  end(): void
}

export interface RawOptions {
  /** What the keyboard sends, Ctrl-C included. */
  readonly input: (data: string) => void
  /** Uses the alternate screen, so that the screen before comes back at the end; true when absent. */
  readonly alternateScreen?: boolean
}

/** What a line runs on: its streams, its signal and the size of the screen. Text is printed as it is; `\n` prints CRLF. */
export interface TtyIO {
  readonly stdin: {
    /** The next line that is typed, without its newline; undefined at the end of the input (Ctrl-D) or when interrupted. */
    readLine(prompt?: string): Promise<string | undefined>
  }
  readonly stdout: { write(chunk: string | Uint8Array): void | Promise<void> }
  readonly stderr: { write(chunk: string | Uint8Array): void | Promise<void> }
  /** Aborted by Ctrl-C, unless the shell sees to that itself (`TtyShell.interrupt`). */
  readonly signal: Signal
  readonly screen: ScreenSize
  /** Takes the keyboard and the screen for a full-screen program. */
  raw(options: RawOptions): RawSession
}

/** A line that runs, and what it has of the terminal. */
export class Program {
  #abort: Abort = createAbort()
  #reader: ((line: string | undefined) => void) | undefined
  /** Who takes the keyboard in raw mode. */
  raw: { readonly input: (data: string) => void; readonly resized: Set<(screen: ScreenSize) => void> } | undefined

  get signal(): Signal {
    return this.#abort.signal
  }

  /** Waits for a line. */
  read(): Promise<string | undefined> {
    return new Promise((resolve) => (this.#reader = resolve))
  }

  /** Gives it the line it waits for, or the end of the input. */
  give(line: string | undefined): void {
    const reader = this.#reader
    this.#reader = undefined
    reader?.(line)
  }

  /** Ends its reading and what waits to be printed. With `goesOn` it may read and print again. */
  interrupt(goesOn = false): void {
    this.#abort.abort()
    if (goesOn) this.#abort = createAbort()
    this.give(undefined)
  }
}
