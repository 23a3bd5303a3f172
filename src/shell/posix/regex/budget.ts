import { PatternError } from './syntax.ts'

/** How many steps one search may take where it is more than a table to look up in: about half a second. */
const MOST_STEPS = 50_000_000

/** How many steps are made between two turns, and how many of them are one of a work. */
const STEPS = 8192
const TOGETHER = 64

/** Counts the steps of a search, and ends one that would not end. */
export class Budget {
  #left = MOST_STEPS
  #since = 0

  /** A new search begins. */
  renew(): void {
    this.#left = MOST_STEPS
  }

  /** @throws PatternError */
  spend(steps: number): void {
    this.#left -= steps
    this.#since += steps
    if (this.#left < 0) throw new PatternError('Memory exhausted')
  }

  /** Whether others are to have their turn. */
  get isDue(): boolean {
    return this.#since >= STEPS
  }

  /** Begins a new turn; gives how long the last one was, in steps of a work. */
  turn(): number {
    const steps = this.#since / TOGETHER
    this.#since = 0
    return steps
  }
}
