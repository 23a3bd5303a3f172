import type { ProcessHost } from '../host.ts'

/** How many turns what a deadline begins may take before time is skipped on: programs that never end take all there are. */
const MOST_TURNS = 2000
/** How many timers end in one skip, and how many of them with no time between: what asks for more goes on in real time. */
const MOST_TIMERS = 20_000
const MOST_AT_ONCE = 1000

/** How long programs may be at work in a skip, in milliseconds: what is still busy by then goes on in real time. */
const MOST_WORK = 5000
/** How long what comes from outside is waited for, in milliseconds. */
const PATIENCE = 2000

export interface Timer {
  readonly at: number
  readonly run: () => void
  /** That of the platform. */
  timer: unknown
}

/** Time that can be moved on. */
export interface Skippable {
  readonly platform: ProcessHost
  readonly timers: ReadonlySet<Timer>
  /** What comes from outside, and is waited for. */
  readonly held: ReadonlySet<Promise<unknown>>
  /** How many wait for a turn. */
  readonly waiting: number
  now(): number
  /** Moves time on by milliseconds. */
  advance(ms: number): void
  drop(timer: Timer): void
}

/** One skip: all that ends until then has ended after it. */
export class Skip {
  readonly #time: Skippable
  /** When, in the platform's time, it has taken what it may. */
  #patience: number

  constructor(time: Skippable) {
    this.#time = time
    this.#patience = time.platform.now() + MOST_WORK
  }

  async to(until: number): Promise<void> {
    const time = this.#time
    let atOnce = 0
    for (let ended = 0; ended < MOST_TIMERS && atOnce < MOST_AT_ONCE; ended += 1) {
      if (time.platform.now() >= this.#patience) break
      const next = this.#next(until)
      if (!next) break
      const ahead = next.at - time.now()
      atOnce = ahead > 0 ? 0 : atOnce + 1
      time.advance(Math.max(ahead, 0))
      time.drop(next)
      next.run()
      await this.#settle()
    }
    time.advance(Math.max(until - time.now(), 0))
  }

  /** The first timer that ends until then; of two at one time, the one that was asked for first. */
  #next(until: number): Timer | undefined {
    let first: Timer | undefined
    for (const timer of this.#time.timers) if (timer.at <= until && timer.at < (first?.at ?? Infinity)) first = timer
    return first
  }

  /** Resolves when nobody has anything to do before the next time, or when the skip has taken what it may. */
  async #settle(): Promise<void> {
    const time = this.#time
    let quiet = 0
    for (let turns = 0; quiet < 2 && turns < MOST_TURNS && time.platform.now() < this.#patience; turns += 1) {
      if (time.held.size > 0) await this.#arrival()
      quiet = time.waiting === 0 ? quiet + 1 : 0
      await time.platform.turn()
    }
  }

  /** Resolves when all has come that was on its way from outside, or takes too long. No program is at work meanwhile. */
  async #arrival(): Promise<void> {
    const { platform, held } = this.#time
    const began = platform.now()
    const patience = new Promise<void>((resolve) => platform.setTimeout(resolve, PATIENCE))
    await Promise.race([Promise.allSettled(held), patience])
    this.#patience += platform.now() - began
  }
}
