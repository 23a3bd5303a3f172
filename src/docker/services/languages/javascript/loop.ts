import { createAbort, Interrupted } from '../../../../base/signal.ts'
import { createDeferred, type Deferred } from '../../../../base/deferred.ts'
import type { GnuProcess } from '../../../../linux/gnu/library/gnu-system.ts'
import type { Realm } from './realm.ts'
import { isSteps, type Maybe, Nested, type Steps, type Wait } from './values.ts'

export type Job = () => Maybe<unknown>

/** Something that is to be done at a time. */
export interface Timer {
  at: number
  readonly order: number
  readonly job: Job
  /** Milliseconds between two times, of one that comes again. */
  readonly every: number | undefined
  /** Whether the program waits for it before it ends. */
  isHeld: boolean
}

/** The event loop of a program: what is to be done next, and whether anything can still come. */
export class EventLoop {
  readonly #process: GnuProcess
  readonly #realm: Realm
  readonly ticks: Job[] = []
  readonly #timers = new Set<Timer>()
  #immediates: { readonly job: Job }[] = []
  #incoming: Job[] = []
  #wake: Deferred<void> = createDeferred()
  #order = 0
  /** What may still come from outside: servers, files, clients. */
  held = 0
  /** Looked at after each job: promises that nobody handles. */
  readonly #settled: () => Maybe<unknown>

  constructor(process: GnuProcess, realm: Realm, settled: () => Maybe<unknown>) {
    this.#process = process
    this.#realm = realm
    this.#settled = settled
  }

  get now(): number {
    return this.#process.kernel.clock.now()
  }

  timer(ms: number, job: Job, isRepeated: boolean): Timer {
    const wait = ms >= 1 && ms <= 2_147_483_647 ? Math.trunc(ms) : 1
    this.#order += 1
    const timer: Timer = {
      at: this.now + wait,
      order: this.#order,
      job,
      every: isRepeated ? wait : undefined,
      isHeld: true,
    }
    this.#timers.add(timer)
    return timer
  }

  clear(timer: Timer): void {
    this.#timers.delete(timer)
  }

  immediate(job: Job): { readonly job: Job } {
    const immediate = { job }
    this.#immediates.push(immediate)
    return immediate
  }

  clearImmediate(immediate: { readonly job: Job }): void {
    this.#immediates = this.#immediates.filter((one) => one !== immediate)
  }

  /** Something came from outside. */
  enqueue(job: Job): void {
    this.#incoming.push(job)
    this.#wake.resolve()
  }

  /** Does steps to their end, waiting where they wait. */
  async drive<T>(value: Maybe<T>): Promise<T> {
    if (!isSteps(value)) return value
    return this.#driveSteps(value)
  }

  async #driveSteps<T>(steps: Steps<T>): Promise<T> {
    const calls: Steps<unknown>[] = [steps]
    let turn = this.#advance(calls, (top) => top.next())
    while (!turn.isOver) {
      const wait = turn.wait
      try {
        const answer = wait instanceof Promise ? await wait : undefined
        turn = this.#advance(calls, (top) => top.next(answer))
      } catch (error) {
        if (calls.length === 0) throw error
        turn = this.#advance(calls, (top) => (error instanceof Interrupted ? top.next() : top.throw(error)))
      }
    }
    return turn.value as T
  }

  /** Does steps of the innermost call until there is something to wait for, or nothing left. */
  #advance(
    calls: Steps<unknown>[],
    first: (top: Steps<unknown>) => IteratorResult<Wait, unknown>,
  ): { readonly isOver: true; readonly value: unknown } | { readonly isOver: false; readonly wait: Wait } {
    let step = first
    for (;;) {
      const top = calls.at(-1)
      if (!top) throw new TypeError('there is no call')
      try {
        const { done, value } = step(top)
        if (done === true) {
          calls.pop()
          if (calls.length === 0) return { isOver: true, value }
          step = (outer) => outer.next(value)
        } else if (value instanceof Nested) {
          calls.push(value.steps)
          step = (inner) => inner.next()
        } else return { isOver: false, wait: value }
      } catch (error) {
        calls.pop()
        if (calls.length === 0) throw error
        step = (outer) => outer.throw(error)
      }
    }
  }

  /** Does a job, and all that follows from it at once. */
  async perform(job: Job): Promise<void> {
    await this.drive(job())
    await this.settle()
  }

  /** What stands in line before anything else: ticks, and what waits for promises. */
  async settle(): Promise<void> {
    do {
      const { microtasks } = this.#realm
      while (this.ticks.length > 0 || microtasks.length > 0) {
        // all ticks come before what waits for promises
        for (let tick = this.ticks.shift(); tick; tick = this.ticks.shift()) await this.drive(tick())
        for (let at = 0; at < microtasks.length; at += 1) {
          const done = microtasks[at]?.()
          if (isSteps(done)) await this.drive(done)
        }
        microtasks.length = 0
      }
      await this.drive(this.#settled())
    } while (this.ticks.length > 0 || this.#realm.microtasks.length > 0)
  }

  /** Goes on until nothing can come any more. */
  async run(): Promise<void> {
    await this.settle()
    for (let isFirst = true; ; isFirst = false) {
      await this.#timersDue(this.now + (isFirst ? 1 : 0))
      const incoming = this.#incoming
      this.#incoming = []
      for (const job of incoming) await this.perform(job)
      const immediates = this.#immediates
      this.#immediates = []
      for (const immediate of immediates) await this.perform(immediate.job)
      if (this.#immediates.length > 0 || this.#incoming.length > 0) continue
      const next = this.#next()
      const isAlive = this.held > 0 || [...this.#timers].some(({ isHeld }) => isHeld)
      if (!isAlive) return
      await this.#wait(next)
    }
  }

  #next(): number | undefined {
    let next: number | undefined
    for (const { at } of this.#timers) next = Math.min(next ?? at, at)
    return next
  }

  async #timersDue(until: number): Promise<void> {
    const due = [...this.#timers]
      .filter(({ at }) => at <= until)
      .toSorted((one, other) => one.at - other.at || one.order - other.order)
    for (const timer of due) {
      if (!this.#timers.has(timer)) continue
      if (timer.every === undefined) this.#timers.delete(timer)
      else timer.at = this.now + timer.every
      await this.perform(timer.job)
    }
  }

  /** Waits for the next timer, or for what comes before it. */
  async #wait(until: number | undefined): Promise<void> {
    this.#wake = createDeferred()
    if (this.#incoming.length > 0) return
    const { kernel, signal } = this.#process
    const abort = createAbort()
    signal.addEventListener('abort', () => abort.abort())
    const waits: Promise<unknown>[] = [this.#wake.promise]
    if (until !== undefined)
      waits.push(kernel.clock.wait(Math.max(0, until - this.now), abort.signal).catch(() => undefined))
    try {
      await this.#process.blocked(Promise.race(waits))
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error
    } finally {
      abort.abort()
    }
  }
}
