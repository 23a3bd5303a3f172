import { Interrupted } from '../../base/signal.ts'
import { type SignalName, statusOfSignal } from './signals.ts'

/** Thrown into what a process is doing once a signal has ended it. Not to be caught, but by `finally`. */
export class Killed extends Error {
  override readonly name = 'Killed'
  constructor() {
    super('killed')
  }
}

/** How a process has ended. */
export type EndResult =
  | { readonly type: 'exited'; readonly status: number }
  | { readonly type: 'signaled'; readonly status: number; readonly signal: SignalName }

/** What wait(2) tells of a child. */
export type WaitResult = EndResult | { readonly type: 'stopped'; readonly status: number; readonly signal: SignalName }

/** Whether a process runs, stands still or has ended; what it waits for, and who waits for it. */
export class ProcessState {
  #end: EndResult | undefined
  /** The stop that lasts: the same for as long as it does. */
  #stop: WaitResult | undefined
  /** What it was sent since it is frozen; undefined where it is not. */
  #frozen: SignalName[] | undefined
  readonly #blocked = new Set<(reason: Error) => void>()
  readonly #resumed = new Set<() => void>()
  readonly #watchers = new Set<() => void>()

  get name(): 'running' | 'stopped' | 'ended' {
    if (this.#end) return 'ended'
    return this.#stop ? 'stopped' : 'running'
  }

  get hasEnded(): boolean {
    return this.#end !== undefined
  }

  /** Whether it may not go on, though it has not ended. */
  get stands(): boolean {
    return this.#stop !== undefined || this.#frozen !== undefined
  }

  /** How it ended, or that it is stopped; undefined while it runs. */
  get result(): WaitResult | undefined {
    return this.#end ?? this.#stop
  }

  /** Waits for `promise`: rejects with Killed once the process has ended, and comes back from a stop only when it goes on. */
  blocked<T>(promise: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const fail = (reason: unknown): void => {
        this.#blocked.delete(fail)
        reject(reason instanceof Error ? reason : new Error(String(reason)))
      }
      if (this.#end) {
        // nobody will hear how it ends
        promise.catch(() => undefined)
        fail(new Killed())
        return
      }
      this.#blocked.add(fail)
      const succeed = (value: T): void => {
        if (this.stands) {
          this.#resumed.add(() => succeed(value))
          return
        }
        this.#blocked.delete(fail)
        resolve(value)
      }
      promise.then(succeed, fail)
    })
  }

  /** Ends whatever it waits for with Interrupted (EINTR). */
  interrupt(): void {
    for (const fail of this.#blocked) fail(new Interrupted())
  }

  /** Leaves what it waits for: nobody goes on from there, nor hears how it ends. */
  forget(): void {
    this.#blocked.clear()
    this.#resumed.clear()
  }

  /** Resolves when it ends, stops or goes on. */
  change(): Promise<void> {
    return new Promise((resolve) => {
      const tell = (): void => {
        this.#watchers.delete(tell)
        resolve()
      }
      this.#watchers.add(tell)
    })
  }

  /** Tells those who wait for a change. */
  tell(): void {
    for (const watcher of this.#watchers) watcher()
  }

  stopBy(signal: SignalName): void {
    if (this.#stop) return
    this.#stop = { type: 'stopped', status: statusOfSignal(signal), signal }
    this.tell()
  }

  /** Ends a stop. */
  continue(): void {
    if (!this.#stop) return
    this.#stop = undefined
    this.#resume()
    this.tell()
  }

  freeze(): void {
    this.#frozen ??= []
  }

  /** Keeps a signal for later while it is frozen; false when it is not. */
  defer(signal: SignalName): boolean {
    this.#frozen?.push(signal)
    return this.#frozen !== undefined
  }

  /** Ends the freezing: `receive` gets what was sent meanwhile, and what waits goes on behind it. */
  thaw(receive: (signal: SignalName) => void): void {
    const sent = this.#frozen
    if (!sent) return
    this.#frozen = undefined
    for (const signal of sent) receive(signal)
    this.#resume()
  }

  /** Ends it for good, and with it what it waits for. Those who wait for a change are told by `tell`. */
  end(result: EndResult): void {
    this.#end = result
    this.#stop = undefined
    for (const fail of this.#blocked) fail(new Killed())
    this.#resumed.clear()
  }

  #resume(): void {
    if (this.stands) return
    const waiting = [...this.#resumed]
    this.#resumed.clear()
    for (const resume of waiting) resume()
  }
}
