import { Interrupted, type Signal } from '../base/signal.ts'
import type { TerminalLike } from './terminal.ts'

/** More than this many characters on their way to the screen make a program wait. */
const HIGH_WATER = 1 << 20
/**
 * How many characters go to the terminal at once: about 40 ms of its work on a slow machine. Between two pieces the page
 * paints and hears Ctrl-C; smaller ones cost a timer and a frame each.
 */
const PIECE = 1 << 20

/**
 * The most that the terminal gets as one, in characters and in lines: xterm.js looks at the clock between two writes only. Each is about
 * 10 ms of its work; smaller ones take longer in all, larger ones keep a frame waiting.
 */
const BITE = 1 << 19
const LINES = 1 << 13

/** Where the bite ends that begins at `at`: a place that may be behind the end of the text. */
function biteEnd(text: string, at: number): number {
  let end = at
  for (let lines = 0; lines < LINES; lines += 1) {
    end = text.indexOf('\n', end) + 1
    if (end === 0 || end > at + BITE) return at + BITE
  }
  return end
}

/**
 * The one way to the terminal. What is written within one turn goes out as one write; a program that writes faster than
 * the screen can show has to wait, and so does one whose output was stopped (Ctrl-S).
 */
export class Writer {
  readonly #terminal: Pick<TerminalLike, 'write'>
  #turn = ''
  #depth = 0
  #pending = 0
  #stopped = false
  /** Prints that have not ended; the next one waits for them, so that their order is kept. */
  #printing = 0
  #lastPrint: Promise<void> = Promise.resolve()
  #waiting: (() => void)[] = []
  #settled: (() => void)[] = []

  constructor(terminal: Pick<TerminalLike, 'write'>) {
    this.#terminal = terminal
  }

  /** Gathers all that `work` writes into one write. */
  turn(work: () => void): void {
    this.#depth += 1
    try {
      work()
    } finally {
      this.#depth -= 1
      this.#flush()
    }
  }

  write(text: string): void {
    this.#turn += text
    this.#flush()
  }

  /** Whether programs may print: Ctrl-S stops them, any later key starts them again. */
  stop(stopped: boolean): void {
    this.#stopped = stopped
    this.#wake()
  }

  /**
   * Prints what a program writes by `write`, in pieces, each when there is room; at once, if there is.
   * @throws Interrupted once `signal` is aborted while it has to wait; what is left is not printed
   */
  print(text: string, signal: Signal, write: (piece: string) => void): void | Promise<void> {
    if (this.#printing === 0 && text.length <= PIECE && this.#hasRoom()) return write(text)
    this.#printing += 1
    const before = this.#lastPrint
    const done = before.then(() => this.#printPieces(text, signal, write)).finally(() => (this.#printing -= 1))
    this.#lastPrint = done.catch(() => undefined)
    return done
  }

  /** Resolves when the terminal has taken in all that was written. */
  parsed(): Promise<void> {
    if (this.#pending === 0) return Promise.resolve()
    return new Promise((resolve) => this.#settled.push(resolve))
  }

  async #printPieces(text: string, signal: Signal, write: (piece: string) => void): Promise<void> {
    const wake = (): void => this.#wake()
    signal.addEventListener('abort', wake)
    try {
      for (let at = 0; at < text.length; at += PIECE) {
        while (!this.#hasRoom() && !signal.aborted) await this.#room()
        if (signal.aborted) throw new Interrupted()
        write(text.slice(at, at + PIECE))
      }
    } finally {
      signal.removeEventListener('abort', wake)
    }
  }

  #hasRoom(): boolean {
    return !this.#stopped && this.#pending <= HIGH_WATER
  }

  #room(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  #wake(): void {
    for (const go of this.#waiting.splice(0)) go()
  }

  #flush(): void {
    if (this.#depth > 0 || this.#turn === '') return
    const text = this.#turn
    this.#turn = ''
    this.#pending += text.length
    for (let at = 0; at < text.length;) {
      const bite = text.slice(at, biteEnd(text, at))
      at += bite.length
      this.#terminal.write(bite, () => this.#taken(bite.length))
    }
  }

  #taken(length: number): void {
    this.#pending -= length
    this.#wake()
    if (this.#pending === 0) for (const tell of this.#settled.splice(0)) tell()
  }
}
