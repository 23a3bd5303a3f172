import { Interrupted, type Signal } from '../base/signal.ts'
import { createDeferred, type Deferred } from '../base/deferred.ts'
import type { TerminalLike } from './terminal.ts'

/** More than this many characters on their way to the screen make a program wait. */
const HIGH_WATER = 1 << 19
const LOW_WATER = 1 << 17
/** How many characters go to the terminal at once. */
const PIECE = 1 << 16

/**
 * The one way to the terminal. What is written within one turn goes out as one write; a program that writes faster than
 * the screen can show has to wait.
 */
export class Writer {
  readonly #terminal: Pick<TerminalLike, 'write'>
  #turn = ''
  #depth = 0
  #pending = 0
  #waiting: Deferred<void>[] = []
  #settled: Deferred<void>[] = []

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

  /**
   * Writes what a program prints, in pieces, each when there is room.
   * @throws Interrupted once `signal` is aborted; what is left is not printed.
   */
  async print(text: string, signal: Signal, write: (piece: string) => void): Promise<void> {
    for (let at = 0; at < text.length; at += PIECE) {
      if (this.#pending > HIGH_WATER) await this.#room()
      if (signal.aborted) throw new Interrupted()
      write(text.slice(at, at + PIECE))
    }
  }

  /** True when a print would not have to wait. */
  hasRoomFor(length: number): boolean {
    return length <= PIECE && this.#pending <= HIGH_WATER
  }

  /** Resolves when the terminal has taken in all that was written. */
  parsed(): Promise<void> {
    if (this.#pending === 0) return Promise.resolve()
    const settled = createDeferred<void>()
    this.#settled.push(settled)
    return settled.promise
  }

  #room(): Promise<void> {
    const waiting = createDeferred<void>()
    this.#waiting.push(waiting)
    return waiting.promise
  }

  #flush(): void {
    if (this.#depth > 0 || this.#turn === '') return
    const text = this.#turn
    this.#turn = ''
    this.#pending += text.length
    this.#terminal.write(text, () => this.#taken(text.length))
  }

  #taken(length: number): void {
    this.#pending -= length
    if (this.#pending <= LOW_WATER) for (const waiting of this.#waiting.splice(0)) waiting.resolve()
    if (this.#pending === 0) for (const settled of this.#settled.splice(0)) settled.resolve()
  }
}
