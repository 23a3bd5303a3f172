/**
 * Something long that is done in pieces: it yields how many steps, of about a microsecond, it has done since, and whoever does it may
 * let others have their turn.
 */
export type Work<T> = Generator<number, T, void>

/** Does something long, and lets others have their turn meanwhile. */
export type InTurns = <T>(work: Work<T>) => T | Promise<T>

/** Does all of it at once. */
export function atOnce<T>(work: Work<T>): T {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}
