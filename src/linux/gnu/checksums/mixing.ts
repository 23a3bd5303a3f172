import type { Digest } from './hash.ts'

/** How a hash of the Merkle and Damgård kind mixes one block into its state. */
export interface Mixing {
  /** Bytes in a block; the length at the end takes an eighth of it. */
  readonly block: number
  readonly little: boolean
  /** Mixes in the block that begins at a byte. */
  mix(view: DataView, from: number): void
  words(): string
}

/** A hash that mixes block by block. */
export class BlockDigest implements Digest {
  readonly #mixing: Mixing
  readonly #block: Uint8Array
  readonly #view: DataView
  #filled = 0
  #length = 0

  constructor(mixing: Mixing) {
    this.#mixing = mixing
    this.#block = new Uint8Array(mixing.block)
    this.#view = new DataView(this.#block.buffer)
  }

  take(bytes: Uint8Array): void {
    this.#length += bytes.length
    const size = this.#block.length
    let at = this.#filled > 0 ? this.#fill(bytes, 0) : 0
    // whole blocks are mixed in where they stand
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
    for (; at + size <= bytes.length; at += size) this.#mixing.mix(view, at)
    this.#fill(bytes, at)
  }

  /** Takes what fits into the block that is begun; gives where the rest begins. */
  #fill(bytes: Uint8Array, from: number): number {
    const piece = bytes.subarray(from, from + this.#block.length - this.#filled)
    this.#block.set(piece, this.#filled)
    this.#filled += piece.length
    if (this.#filled === this.#block.length) {
      this.#mixing.mix(this.#view, 0)
      this.#filled = 0
    }
    return from + piece.length
  }

  end(): string {
    const { block, little } = this.#mixing
    const bits = BigInt(this.#length) * 8n
    const room = block / 8
    const tail = new Uint8Array(this.#filled + 1 + room <= block ? block - this.#filled : 2 * block - this.#filled)
    tail[0] = 0x80
    for (let at = 0; at < 8; at += 1)
      tail[little ? tail.length - 8 + at : tail.length - 1 - at] = Number((bits >> BigInt(at * 8)) & 255n)
    this.take(tail)
    return this.#mixing.words()
  }
}
