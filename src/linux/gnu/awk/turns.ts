import type { Work } from '../../../base/work.ts'
import type { Machine } from './machine.ts'

/** Gives what is to be waited for now and then, and the bodies of functions, which run on a stack of their own. */
export type Waits<Result> = Generator<Promise<unknown> | Waits<void>, Result, unknown>

/** How many turns of loops, calls and records go by before the process is asked whether it is somebody else's turn. */
const PATIENCE = 256

/** Shares the processor: counts what is done, and waits now and then. */
export class Turns {
  readonly #machine: Machine
  #turns = 0

  constructor(machine: Machine) {
    this.#machine = machine
  }

  /** Whether it is time for a `pause`. */
  isDue(): boolean {
    this.#turns += 1
    return this.#machine.isLong || this.#machine.steps >= PATIENCE || this.#turns % PATIENCE === 0
  }

  /** Lets others have their turn, and what was printed go out. */
  *pause(): Waits<void> {
    if (this.#machine.files.isFull) yield this.#machine.files.flush()
    const due = this.#machine.process.due(PATIENCE + this.#machine.steps)
    this.#machine.steps = 0
    if (due) yield due
  }

  /** Does something long, others having their turn in between. */
  *during<T>(work: Work<T>): Waits<T> {
    const coming = this.#machine.process.inTurns(work)
    if (!(coming instanceof Promise)) return coming
    let done: { readonly value: T } | undefined
    yield coming.then((value) => (done = { value }))
    if (done) return done.value
    throw new Error('the wait ended without its value')
  }
}
