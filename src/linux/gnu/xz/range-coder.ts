/** A code of bits by how likely they are: what is written and what is read go the same way through a model. */
export interface RangeCoder {
  /** A bit whose likelihood stands at a place of the model. What reads takes no notice of `bit`, and gives what it has read. */
  bit(place: number, bit: number): number
  /** Bits of which nothing is known. */
  direct(count: number, value: number): number
}

/** Likelihoods are of so many parts, and move by so much of what is left. */
const TOTAL = 2048
const TOTAL_BITS = 11
const MOVE_BITS = 5
const TOP = 2 ** 24
const WORD = 2 ** 32

/** Likelihoods before anything is known. */
export const evenModel = (size: number): Uint16Array => new Uint16Array(size).fill(TOTAL / 2)

export class RangeEncoder implements RangeCoder {
  readonly #model: Uint16Array
  readonly #out: number[] = []
  #low = 0
  #range = WORD - 1
  #cache = 0
  #waiting = 1

  constructor(model: Uint16Array) {
    this.#model = model
  }

  /** How many bytes there will be at most when it ends now. */
  get size(): number {
    return this.#out.length + this.#waiting + 4
  }

  bit(place: number, bit: number): number {
    const likely = this.#model[place] ?? 0
    const bound = (this.#range >>> TOTAL_BITS) * likely
    if (bit === 0) {
      this.#range = bound
      this.#model[place] = likely + ((TOTAL - likely) >> MOVE_BITS)
    } else {
      this.#low += bound
      this.#range -= bound
      this.#model[place] = likely - (likely >> MOVE_BITS)
    }
    this.#widen()
    return bit
  }

  direct(count: number, value: number): number {
    for (let index = count - 1; index >= 0; index -= 1) {
      this.#range >>>= 1
      if ((value >>> index) & 1) this.#low += this.#range
      this.#widen()
    }
    return value
  }

  end(): Uint8Array {
    for (let count = 0; count < 5; count += 1) this.#shift()
    return Uint8Array.from(this.#out)
  }

  #widen(): void {
    if (this.#range >= TOP) return
    this.#range = (this.#range * 256) % WORD
    this.#shift()
  }

  /** Writes the highest byte, once it is sure that nothing is carried into it. */
  #shift(): void {
    if (this.#low < 0xff000000 || this.#low >= WORD) {
      const carry = this.#low >= WORD ? 1 : 0
      for (let byte = this.#cache; this.#waiting > 0; this.#waiting -= 1, byte = 0xff)
        this.#out.push((byte + carry) & 0xff)
      this.#cache = Math.floor(this.#low / TOP) & 0xff
    }
    this.#waiting += 1
    this.#low = (this.#low % TOP) * 256
  }
}

export class RangeDecoder implements RangeCoder {
  readonly #model: Uint16Array
  readonly #bytes: Uint8Array
  #at = 1
  #range = WORD - 1
  #code = 0

  /** `bytes` are those of one code. */
  constructor(model: Uint16Array, bytes: Uint8Array) {
    this.#model = model
    this.#bytes = bytes
    for (let count = 0; count < 4; count += 1) this.#code = this.#code * 256 + this.#byte()
  }

  /** Whether more was read than there is. */
  get isPastEnd(): boolean {
    return this.#at > this.#bytes.length
  }

  bit(place: number): number {
    const likely = this.#model[place] ?? 0
    const bound = (this.#range >>> TOTAL_BITS) * likely
    const bit = this.#code < bound ? 0 : 1
    if (bit === 0) {
      this.#range = bound
      this.#model[place] = likely + ((TOTAL - likely) >> MOVE_BITS)
    } else {
      this.#code -= bound
      this.#range -= bound
      this.#model[place] = likely - (likely >> MOVE_BITS)
    }
    this.#widen()
    return bit
  }

  direct(count: number): number {
    let value = 0
    for (let index = 0; index < count; index += 1) {
      this.#range >>>= 1
      const bit = this.#code < this.#range ? 0 : 1
      if (bit) this.#code -= this.#range
      value = value * 2 + bit
      this.#widen()
    }
    return value
  }

  #byte(): number {
    const byte = this.#bytes[this.#at] ?? 0
    this.#at += 1
    return byte
  }

  #widen(): void {
    if (this.#range >= TOP) return
    this.#range = (this.#range * 256) % WORD
    this.#code = (this.#code * 256 + this.#byte()) % WORD
  }
}
