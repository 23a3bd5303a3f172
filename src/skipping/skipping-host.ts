import type { ProcessHost } from '../host.ts'
import type { Skippable, Timer } from './skip.ts'

/** A platform on which time can be skipped: it is ahead of the platform's own by what was skipped. */
class SkippingHost implements ProcessHost, Skippable {
  readonly createDecoder: ProcessHost['createDecoder']
  readonly jq?: NonNullable<ProcessHost['jq']>
  readonly platform: ProcessHost
  readonly timers = new Set<Timer>()
  readonly held = new Set<Promise<unknown>>()
  waiting = 0
  #skipped = 0

  constructor(platform: ProcessHost) {
    this.platform = platform
    this.createDecoder = () => platform.createDecoder()
    if (platform.jq) this.jq = platform.jq
  }

  now(): number {
    return this.platform.now() + this.#skipped
  }

  setTimeout(run: () => void, ms: number): unknown {
    const timer: Timer = { at: this.now() + ms, run, timer: undefined }
    this.timers.add(timer)
    this.#arm(timer, ms)
    return timer
  }

  clearTimeout(timer: unknown): void {
    for (const known of this.timers) if (known === timer) this.drop(known)
  }

  async turn(): Promise<void> {
    this.waiting += 1
    await this.platform.turn()
    this.waiting -= 1
  }

  hold(promise: Promise<unknown>): void {
    const release = (): void => void this.held.delete(promise)
    this.held.add(promise)
    promise.then(release, release)
  }

  async skip(ms: number): Promise<void> {
    const until = this.now() + ms
    const { Skip } = await import('./skip.ts')
    await new Skip(this).to(until)
    for (const timer of this.timers) {
      this.platform.clearTimeout(timer.timer)
      this.#arm(timer, timer.at - this.now())
    }
  }

  advance(ms: number): void {
    this.#skipped += ms
  }

  drop(timer: Timer): void {
    this.timers.delete(timer)
    this.platform.clearTimeout(timer.timer)
  }

  #arm(timer: Timer, ms: number): void {
    timer.timer = this.platform.setTimeout(() => {
      this.timers.delete(timer)
      timer.run()
    }, ms)
  }
}

/** The platform's own time, which can be skipped. */
export const skippingHost = (platform: ProcessHost): ProcessHost => new SkippingHost(platform)
