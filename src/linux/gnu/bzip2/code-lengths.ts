/** The greatest length of a code that is written. */
const MOST = 17

/** The weight of two nodes together; its lowest byte is how deep the tree is below. */
const together = (one: number, other: number): number =>
  (((one & 0xffffff00) + (other & 0xffffff00)) | (1 + Math.max(one & 0xff, other & 0xff))) >>> 0

/** Nodes by their weight, the lightest first. The node 0 is lighter than any. */
class Heap {
  readonly #heap: number[] = [0]
  readonly #weights: readonly number[]

  constructor(weights: readonly number[]) {
    this.#weights = weights
  }

  get size(): number {
    return this.#heap.length - 1
  }

  #weight(place: number): number {
    return this.#weights[this.#heap[place] ?? 0] ?? 0
  }

  push(node: number): void {
    const weight = this.#weights[node] ?? 0
    let place = this.#heap.push(node) - 1
    for (; weight < this.#weight(place >> 1); place >>= 1) this.#heap[place] = this.#heap[place >> 1] ?? 0
    this.#heap[place] = node
  }

  pop(): number {
    const [, lightest = 0] = this.#heap
    const last = this.#heap.pop() ?? 0
    if (this.size === 0) return lightest
    const weight = this.#weights[last] ?? 0
    let place = 1
    for (let child = 2; child <= this.size; child = 2 * place) {
      if (child < this.size && this.#weight(child + 1) < this.#weight(child)) child += 1
      if (weight < this.#weight(child)) break
      this.#heap[place] = this.#heap[child] ?? 0
      place = child
    }
    this.#heap[place] = last
    return lightest
  }
}

/** The depth of each leaf of the tree over weights, which begin at 1. */
function depths(weights: readonly number[]): readonly number[] {
  const all = [0, ...weights]
  const parents: number[] = []
  const heap = new Heap(all)
  for (let node = 1; node <= weights.length; node += 1) heap.push(node)
  while (heap.size > 1) {
    const [one, other] = [heap.pop(), heap.pop()]
    const node = all.push(together(all[one] ?? 0, all[other] ?? 0)) - 1
    parents[one] = node
    parents[other] = node
    heap.push(node)
  }
  return weights.map((_, index) => {
    let depth = 0
    for (let node = parents[index + 1]; node !== undefined; node = parents[node]) depth += 1
    return depth
  })
}

/** How long the code of each symbol is, by how often it comes: as bzip2 does it, so that its files are the same. */
export function codeLengths(counts: readonly number[]): readonly number[] {
  let weights = counts.map((count) => Math.max(1, count) << 8)
  for (;;) {
    const lengths = depths(weights)
    if (lengths.every((length) => length <= MOST)) return lengths
    weights = weights.map((weight) => (1 + ((weight >> 8) >> 1)) << 8)
  }
}

/** The codes of symbols by their lengths. */
export function codesOf(lengths: readonly number[]): readonly number[] {
  const codes = lengths.map(() => 0)
  let code = 0
  for (let length = Math.min(...lengths); length <= Math.max(...lengths); length += 1) {
    for (const [symbol, own] of lengths.entries())
      if (own === length) {
        codes[symbol] = code
        code += 1
      }
    code <<= 1
  }
  return codes
}
