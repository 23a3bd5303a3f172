import type { RawOptions, RawSession } from '../base/raw-session.ts'
import type { ScreenSize } from '../base/screen-size.ts'
import { type Abort, createAbort, type Signal } from '../base/signal.ts'
import type { Completion } from './completion.ts'

/** Candidates for the word before the caret, for Tab. Keys wait for those that are promised; none where that fails. */
export type Complete = (line: string, caret: number) => Completion | Promise<Completion>

/** What a line runs on: its streams, its signal and the size of the screen. Text is printed as it is; `\n` prints CRLF. */
export interface TtyIO {
  readonly stdin: {
    /** The next line that is typed, without its newline; undefined at the end of the input (Ctrl-D) or when interrupted. */
    readLine(prompt?: string, complete?: Complete): Promise<string | undefined>
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
  /** What completes the line that it reads. */
  declare complete?: Complete | undefined
  #reader: ((line: string | undefined) => void) | undefined
  /** Who takes the keyboard in raw mode. */
  raw: { readonly input: (data: string) => void; readonly resized: Set<(screen: ScreenSize) => void> } | undefined

  get signal(): Signal {
    return this.#abort.signal
  }

  /** Waits for a line. */
  read(complete?: Complete): Promise<string | undefined> {
    this.complete = complete
    return new Promise((resolve) => (this.#reader = resolve))
  }

  /** Gives it the line it waits for, or the end of the input. */
  give(line: string | undefined): void {
    // whoever has had a line does not hear of another one
    this.#reader?.(line)
  }

  /** Ends its reading and what waits to be printed. With `goesOn` it may read and print again. */
  interrupt(goesOn = false): void {
    this.#abort.abort()
    if (goesOn) this.#abort = createAbort()
    this.give(undefined)
  }
}
