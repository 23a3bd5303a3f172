import { type Epoch, newEpoch } from '../../base/epoch.ts'

interface Leaf<Content> {
  readonly epoch: Epoch
  readonly content: Content
}

/** The parts that a big value is kept in. Copies share them, and a part is copied when one of those who share it writes to it. */
export class Leaves<Content> {
  readonly #copyOf: (content: Content) => Content
  #list: Leaf<Content>[] = []
  #shared = false
  #epoch: Epoch = newEpoch()

  constructor(copyOf: (content: Content) => Content) {
    this.#copyOf = copyOf
  }

  /** Another value with the same leaves, at no cost. */
  copy(): Leaves<Content> {
    const copy = new Leaves(this.#copyOf)
    copy.#list = this.#list
    copy.#shared = this.#shared = true
    this.#epoch = newEpoch()
    return copy
  }

  get count(): number {
    return this.#list.length
  }

  get(at: number): Content | undefined {
    return this.#list[at]?.content
  }

  /** How many leaves it has that another value has not. */
  beyond(other: Leaves<Content> | undefined): number {
    return other ? this.#list.filter((leaf, at) => other.#list[at] !== leaf).length : this.#list.length
  }

  /** A leaf that is there, to be written to. */
  writable(at: number): Content | undefined {
    const leaf = this.#list[at]
    if (!leaf || leaf.epoch === this.#epoch) return leaf?.content
    const content = this.#copyOf(leaf.content)
    this.#own()[at] = { epoch: this.#epoch, content }
    return content
  }

  insert(at: number, content: Content): Content {
    this.#own().splice(at, 0, { epoch: this.#epoch, content })
    return content
  }

  remove(at: number): void {
    this.#own().splice(at, 1)
  }

  #own(): Leaf<Content>[] {
    if (this.#shared) {
      this.#list = [...this.#list]
      this.#shared = false
    }
    return this.#list
  }
}
