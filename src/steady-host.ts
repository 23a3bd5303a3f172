import { Deadlines } from './base/deadlines.ts'
import type { Jq } from './base/jq.ts'
import { type ProcessHost, processHost } from './host.ts'

/** Units of work in a millisecond of time that is counted. */
const UNITS = 256
/** The longest that a platform's timer can wait, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1

export interface SteadyOptions {
  readonly platform?: ProcessHost
  /**
   * Whether what is waited for takes its real time, so that a person can interrupt it; then time goes on between lines, too. Otherwise
   * it passes in lines only (`during`), and nobody waits.
   */
  readonly paced?: boolean
}

/** A host whose time is counted. */
export interface SteadyHost extends ProcessHost {
  charge(units: number): void
  hold(promise: Promise<unknown>): void
  during<T>(line: Promise<T>): Promise<T>
  skip(ms: number): Promise<void>
}

class CountingHost implements SteadyHost {
  readonly createDecoder: ProcessHost['createDecoder']
  readonly jq?: Jq
  readonly #platform: ProcessHost
  readonly #paced: boolean
  readonly #deadlines = new Deadlines()
  /** Who waits for a turn, the longest first. */
  readonly #turns: (() => void)[] = []
  /** The time, in units: what was worked, and what was waited. */
  #units = 0
  #lines = 0
  #held = 0
  #stepping = false
  /** Until when nobody waits in real time. */
  #skipTo = 0
  /** The wait that takes its real time just now. */
  #pause: { readonly timer: unknown; readonly since: number; readonly most: number } | undefined

  constructor({ platform = processHost, paced = false }: SteadyOptions) {
    this.#platform = platform
    this.#paced = paced
    this.createDecoder = () => platform.createDecoder()
    if (platform.jq) this.jq = platform.jq
  }

  now(): number {
    return this.#units / UNITS
  }

  charge(units: number): void {
    this.#units += units
  }

  setTimeout(run: () => void, ms: number): unknown {
    this.#endPause()
    const deadline = this.#deadlines.add(this.#units + Math.ceil(ms * UNITS), run)
    this.#wake()
    return deadline
  }

  clearTimeout(timer: unknown): void {
    this.#endPause()
    this.#deadlines.remove(timer)
    this.#wake()
  }

  turn(): Promise<void> {
    this.#endPause()
    return new Promise((resolve) => {
      this.#turns.push(resolve)
      this.#wake()
    })
  }

  hold(promise: Promise<unknown>): void {
    this.#held += 1
    const release = (): void => {
      this.#held -= 1
      this.#wake()
    }
    promise.then(release, release)
  }

  async during<T>(line: Promise<T>): Promise<T> {
    this.#lines += 1
    this.#wake()
    try {
      return await line
    } finally {
      this.#lines -= 1
    }
  }

  skip(ms: number): Promise<void> {
    return this.during(
      new Promise((resolve) => {
        this.setTimeout(resolve, ms)
        this.#skipTo = Math.max(this.#skipTo, this.#units + Math.ceil(ms * UNITS))
      }),
    )
  }

  /** One thing at a time, once all that follows from the one before has been done. */
  #wake(): void {
    if (this.#stepping) return
    this.#stepping = true
    void this.#platform.turn().then(() => {
      this.#stepping = false
      this.#step()
    })
  }

  #step(): void {
    if (this.#held > 0 || this.#pause || (this.#lines === 0 && !this.#paced)) return
    const { next = Infinity } = this.#deadlines
    const turn = next > this.#units ? this.#turns.shift() : undefined
    if (turn) turn()
    else if (next === Infinity) return
    else if (next > Math.max(this.#units, this.#skipTo) && this.#paced) this.#beginPause(next)
    else {
      this.#units = Math.max(this.#units, next)
      this.#deadlines.take()?.run()
    }
    this.#wake()
  }

  #beginPause(next: number): void {
    const most = Math.min((next - this.#units) / UNITS, LONGEST_TIMER)
    const over = (): void => {
      this.#pause = undefined
      this.#units += Math.ceil(most * UNITS)
      this.#wake()
    }
    this.#pause = { timer: this.#platform.setTimeout(over, most), since: this.#platform.now(), most }
  }

  /** Somebody has pressed a key: as much of the wait is over as has really passed. */
  #endPause(): void {
    if (!this.#pause) return
    const { timer, since, most } = this.#pause
    this.#pause = undefined
    this.#platform.clearTimeout(timer)
    const passed = Math.min(Math.max(this.#platform.now() - since, 0), most)
    this.#units += Math.floor(passed * UNITS)
  }
}

/**
 * A host on which two runs go alike, however busy the platform is: turns and timers go by a time that is the work done (`charge`)
 * and what was waited. When nobody has anything to do, it goes on to the first timer.
 */
export const steadyHost = (options: SteadyOptions = {}): SteadyHost => new CountingHost(options)
