import { type Item, LEAST_LENGTH, MOST_LENGTH } from './model.ts'

const HASH_BITS = 16
const NONE = -1
/** A match of three bytes is worth its place only from nearby. */
const NEAR_THREE = 16_384
const LEAST_HASHED = 3

/** Finds what came before in bytes: by their next three bytes, newer places first. */
export class Matches {
  readonly #bytes: Uint8Array
  readonly #heads = new Int32Array(1 << HASH_BITS).fill(NONE)
  readonly #before: Int32Array
  readonly #depth: number
  readonly #reach: number
  #known = 0

  /** `depth`: how many places are tried; `reach`: how far back they may be. */
  constructor(bytes: Uint8Array, { depth, reach }: { readonly depth: number; readonly reach: number }) {
    this.#bytes = bytes
    this.#before = new Int32Array(bytes.length)
    this.#depth = depth
    this.#reach = reach
  }

  /** What to say at a place, in `item`, when the last four distances are these. */
  choose(at: number, distances: readonly number[], item: Item): void {
    this.#longest(at, item)
    const [length, distance] = [item.length, item.distance]
    let [best, which] = [0, NONE]
    for (const [index, far] of distances.entries()) {
      const repeated = far < at ? this.#alike(at, at - far - 1) : 0
      if (repeated > best) [best, which] = [repeated, index]
    }
    const gain = distance >= 2 ** 15 ? 3 : distance >= 2 ** 9 ? 2 : 1
    if (best >= LEAST_LENGTH && best + gain >= length) {
      item.length = best
      item.repeat = which
    } else if (length === 0 && best === 1 && which === 0) {
      item.length = 1
      item.repeat = 0
    }
  }

  /** How many bytes are alike at two places. */
  #alike(at: number, earlier: number): number {
    const bytes = this.#bytes
    const most = Math.min(MOST_LENGTH, bytes.length - at)
    let length = 0
    while (length < most && bytes[at + length] === bytes[earlier + length]) length += 1
    return length
  }

  #longest(at: number, item: Item): void {
    item.length = 0
    item.repeat = NONE
    item.distance = 0
    this.#learn(at)
    if (at + LEAST_HASHED > this.#bytes.length) return
    let earlier = this.#heads[this.#hash(at)] ?? NONE
    for (let tries = this.#depth; tries > 0 && earlier >= 0 && at - earlier <= this.#reach; tries -= 1) {
      const length = this.#alike(at, earlier)
      const distance = at - earlier - 1
      const isWorth = length > LEAST_HASHED || (length === LEAST_HASHED && distance < NEAR_THREE)
      if (isWorth && length > item.length) {
        item.length = length
        item.distance = distance
        if (length === MOST_LENGTH) return
      }
      earlier = this.#before[earlier] ?? NONE
    }
  }

  #hash(at: number): number {
    const bytes = this.#bytes
    const word = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16)
    return Math.imul(word, 0x9e3779b1) >>> (32 - HASH_BITS)
  }

  /** Takes up all places before `at`. */
  #learn(at: number): void {
    for (; this.#known < at && this.#known + LEAST_HASHED <= this.#bytes.length; this.#known += 1) {
      const hash = this.#hash(this.#known)
      this.#before[this.#known] = this.#heads[hash] ?? NONE
      this.#heads[hash] = this.#known
    }
  }
}
