/** What is to happen at a time. */
export interface Deadline {
  readonly at: number
  readonly run: () => void
}

/** What is to happen, in the order of times; of two at one time, what was asked for first comes first. */
export class Deadlines {
  readonly #queue: Deadline[] = []

  /** When the first one is; undefined when there is none. */
  get next(): number | undefined {
    return this.#queue[0]?.at
  }

  add(at: number, run: () => void): Deadline {
    const deadline = { at, run }
    const before = this.#queue.findLastIndex((other) => other.at <= at)
    this.#queue.splice(before + 1, 0, deadline)
    return deadline
  }

  /** Calls one off; fine when it is over. */
  remove(deadline: unknown): void {
    const index = this.#queue.findIndex((other) => other === deadline)
    if (index >= 0) this.#queue.splice(index, 1)
  }

  /** Takes the first one off. */
  take(): Deadline | undefined {
    return this.#queue.shift()
  }
}
