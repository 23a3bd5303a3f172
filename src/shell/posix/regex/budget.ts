import { PatternError } from './syntax.ts'

/** How many steps one search may take where it is more than a table to look up in: about half a second. */
const MOST_STEPS = 50_000_000

/** Counts the steps of a search, and ends one that would not end. */
export class Budget {
  #left = MOST_STEPS

  /** A new search begins. */
  renew(): void {
    this.#left = MOST_STEPS
  }

  /** @throws PatternError */
  spend(steps: number): void {
    this.#left -= steps
    if (this.#left < 0) throw new PatternError('Memory exhausted')
  }
}
