import type { ProcessHost } from './host.ts'

/** How many turns what a deadline begins may take before time is skipped on: programs that never end take all there are. */
const MOST_TURNS = 2000
/** How many timers end in one skip, and how many of them with no time between: what asks for more goes on in real time. */
const MOST_TIMERS = 20_000
const MOST_AT_ONCE = 1000

/** How long programs may be at work in a skip, in milliseconds: what is still busy by then goes on in real time. */
const MOST_WORK = 5000
/** How long what comes from outside is waited for, in milliseconds. */
const PATIENCE = 2000

interface Timer {
  readonly at: number
  readonly run: () => void
  /** That of the platform. */
  timer: unknown
}

/** A platform on which time can be skipped: it is ahead of the platform's own by what was skipped. */
class SkippingHost implements ProcessHost {
  readonly createDecoder: ProcessHost['createDecoder']
  readonly jq?: NonNullable<ProcessHost['jq']>
  readonly #platform: ProcessHost
  readonly #timers = new Set<Timer>()
  #skipped = 0
  /** When, in the platform's time, a skip has taken what it may. */
  #patience = 0
  /** What comes from outside, and is waited for. */
  readonly #held = new Set<Promise<unknown>>()
  /** How many wait for a turn. */
  #waiting = 0

  constructor(platform: ProcessHost) {
    this.#platform = platform
    this.createDecoder = () => platform.createDecoder()
    if (platform.jq) this.jq = platform.jq
  }

  now(): number {
    return this.#platform.now() + this.#skipped
  }

  setTimeout(run: () => void, ms: number): unknown {
    const timer: Timer = { at: this.now() + ms, run, timer: undefined }
    this.#timers.add(timer)
    this.#arm(timer, ms)
    return timer
  }

  clearTimeout(timer: unknown): void {
    for (const known of this.#timers) if (known === timer) this.#drop(known)
  }

  async turn(): Promise<void> {
    this.#waiting += 1
    await this.#platform.turn()
    this.#waiting -= 1
  }

  hold(promise: Promise<unknown>): void {
    const release = (): void => void this.#held.delete(promise)
    this.#held.add(promise)
    promise.then(release, release)
  }

  async skip(ms: number): Promise<void> {
    const until = this.now() + ms
    this.#patience = this.#platform.now() + MOST_WORK
    let atOnce = 0
    for (let ended = 0; ended < MOST_TIMERS && atOnce < MOST_AT_ONCE; ended += 1) {
      if (this.#platform.now() >= this.#patience) break
      const next = this.#next(until)
      if (!next) break
      const ahead = next.at - this.now()
      atOnce = ahead > 0 ? 0 : atOnce + 1
      this.#skipped += Math.max(ahead, 0)
      this.#drop(next)
      next.run()
      await this.#settle()
    }
    this.#skipped += Math.max(until - this.now(), 0)
    for (const timer of this.#timers) {
      this.#platform.clearTimeout(timer.timer)
      this.#arm(timer, timer.at - this.now())
    }
  }

  /** The first timer that ends until then; of two at one time, the one that was asked for first. */
  #next(until: number): Timer | undefined {
    let first: Timer | undefined
    for (const timer of this.#timers) if (timer.at <= until && timer.at < (first?.at ?? Infinity)) first = timer
    return first
  }

  /** Resolves when nobody has anything to do before the next time, or when the skip has taken what it may. */
  async #settle(): Promise<void> {
    let quiet = 0
    for (let turns = 0; quiet < 2 && turns < MOST_TURNS && this.#platform.now() < this.#patience; turns += 1) {
      if (this.#held.size > 0) await this.#arrival()
      quiet = this.#waiting === 0 ? quiet + 1 : 0
      await this.#platform.turn()
    }
  }

  /** Resolves when all has come that was on its way from outside, or takes too long. No program is at work meanwhile. */
  async #arrival(): Promise<void> {
    const began = this.#platform.now()
    const patience = new Promise<void>((resolve) => this.#platform.setTimeout(resolve, PATIENCE))
    await Promise.race([Promise.allSettled(this.#held), patience])
    this.#patience += this.#platform.now() - began
  }

  #arm(timer: Timer, ms: number): void {
    timer.timer = this.#platform.setTimeout(() => {
      this.#timers.delete(timer)
      timer.run()
    }, ms)
  }

  #drop(timer: Timer): void {
    this.#timers.delete(timer)
    this.#platform.clearTimeout(timer.timer)
  }
}

/** The platform's own time, which can be skipped. */
export const skippingHost = (platform: ProcessHost): ProcessHost => new SkippingHost(platform)
