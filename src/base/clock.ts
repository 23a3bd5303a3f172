import type { Signal } from './signal.ts'

/** Where the time comes from. Nothing in the core asks the platform for it. */
export interface Clock {
  /** The time now, in milliseconds since 1970-01-01T00:00:00Z. */
  now(): number
  /**
   * Waits `ms` milliseconds.
   * @throws Interrupted when `signal` is aborted before the time is over.
   */
  wait(ms: number, signal?: Signal): Promise<void>
  /** Puts a given time back. A live clock has no such thing: it never goes back. */
  reset?(now: number): void
}
