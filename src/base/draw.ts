/** Numbers below `size` that are drawn each once, as Fisher and Yates shuffle; places that have not moved are not kept. */
export class Draw {
  readonly #size: number
  readonly #moved = new Map<number, number>()
  #drawn = 0

  constructor(size: number) {
    this.#size = size
  }

  /** How many are still to be drawn. */
  get left(): number {
    return this.#size - this.#drawn
  }

  /** Draws one; which, `offset` says, at least 0 and below `left`. */
  take(offset: number): number {
    const at = this.#drawn + offset
    const picked = this.#moved.get(at) ?? at
    this.#moved.set(at, this.#moved.get(this.#drawn) ?? this.#drawn)
    this.#drawn += 1
    return picked
  }
}
