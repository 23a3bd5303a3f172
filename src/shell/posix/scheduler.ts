import type { Signal } from '../../base/signal.ts'
import type { ProcessHost } from '../../host.ts'

/** How long processes run before the page gets its turn, in milliseconds: frames and keys come in between. */
const SLICE = 8
/** How many bytes that are read or written count as one unit of work. */
const BYTES = 16

function settledOrAborted(promise: Promise<unknown>, signal: Signal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const settle = (): void => {
      signal?.removeEventListener('abort', settle)
      resolve()
    }
    signal?.addEventListener('abort', settle)
    promise.then(settle, settle)
  })
}

/** Whose turn it is: one for all processes of a machine, also for those in its containers. */
export class Scheduler {
  readonly #host: ProcessHost
  #sliceStart = 0
  /** Who waits for a slice, the longest first. */
  readonly #waiting: (() => void)[] = []

  constructor(host: ProcessHost) {
    this.#host = host
  }

  /** Whether slices are counted: then nothing may depend on how long anything takes outside. */
  get counts(): boolean {
    return this.#host.charge !== undefined
  }

  /** A new slice of time begins: somebody typed, or `exec` was called. */
  beginSlice(): void {
    this.#sliceStart = this.#host.now()
  }

  /** Tells of work that was done: where slices are counted, it is part of this one. */
  charge(units: number): void {
    this.#host.charge?.(units)
  }

  /** The same of bytes that were read or written. */
  chargeBytes(count: number): void {
    this.#host.charge?.(Math.ceil(count / BYTES))
  }

  /** The milliseconds of the slice when it is over, and somebody else has to have a turn; undefined while it is not. */
  sliceSpent(): number | undefined {
    const spent = this.#host.now() - this.#sliceStart
    return spent >= SLICE ? spent : undefined
  }

  /**
   * Lets the platform have its turn, and everybody who is waiting for one. One at a time: whoever waits gets a slice of their own, in
   * the order in which they came.
   */
  turn(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      if (this.#waiting.length === 1) this.#takeTurn()
    })
  }

  /** Lets everything stand until `promise` is settled, so that nobody need wait for it; false where it cannot. */
  hold(promise: Promise<unknown>): boolean {
    this.#host.hold?.(promise)
    return this.counts
  }

  /**
   * Gives what comes from outside: a part of the playground, what a worker answers. Where slices are counted, always with the next turn,
   * whenever it came; nobody waits for it any more once `signal` is aborted.
   */
  arrival<T>(coming: T | Promise<T>, signal?: Signal): T | Promise<T> {
    if (this.#host.hold && coming instanceof Promise) this.hold(settledOrAborted(coming, signal))
    if (!this.counts) return coming
    return this.turn().then(() => coming)
  }

  #takeTurn(): void {
    void this.#host.turn().then(() => {
      this.beginSlice()
      this.#waiting.shift()?.()
      if (this.#waiting.length > 0) this.#takeTurn()
    })
  }
}
