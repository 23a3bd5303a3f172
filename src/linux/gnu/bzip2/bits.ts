/** Says of compressed bytes what is wrong with them. */
export class Bzip2Error extends Error {
  override readonly name = 'Bzip2Error'
}

/** Reads numbers of any width out of bytes, the highest bit first. */
export class BitReader {
  readonly #bytes: Uint8Array
  #at: number
  #kept = 0
  #count = 0

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes
    this.#at = at
  }

  /** The place of the first byte of which nothing has been read. */
  get at(): number {
    return this.#at
  }

  /** The next number of so many bits, at most 24. @throws Bzip2Error at the end */
  take(bits: number): number {
    while (this.#count < bits) {
      const byte = this.#bytes[this.#at]
      if (byte === undefined) throw new Bzip2Error('Compressed file ends unexpectedly;\n\tperhaps it is corrupted?')
      this.#kept = ((this.#kept << 8) | byte) & 0xffffffff
      this.#at += 1
      this.#count += 8
    }
    this.#count -= bits
    return (this.#kept >>> this.#count) & ((1 << bits) - 1)
  }

  /** Leaves the rest of a byte. */
  align(): void {
    this.#count = 0
  }
}

/** Writes numbers of any width as bytes, the highest bit first. */
export class BitWriter {
  #bytes = new Uint8Array(1 << 16)
  #length = 0
  #kept = 0
  #count = 0

  /** Adds a number of so many bits, at most 24. */
  put(value: number, bits: number): void {
    this.#kept = (this.#kept << bits) | value
    this.#count += bits
    while (this.#count >= 8) {
      this.#count -= 8
      this.#byte((this.#kept >>> this.#count) & 0xff)
    }
    this.#kept &= (1 << this.#count) - 1
  }

  /** Adds a number of 32 bits. */
  putWord(value: number): void {
    this.put(value >>> 16, 16)
    this.put(value & 0xffff, 16)
  }

  /** What was written, filled up to a whole byte. */
  end(): Uint8Array {
    if (this.#count > 0) this.put(0, 8 - this.#count)
    return this.#bytes.subarray(0, this.#length)
  }

  #byte(value: number): void {
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(2 * this.#length)
      larger.set(this.#bytes)
      this.#bytes = larger
    }
    this.#bytes[this.#length] = value
    this.#length += 1
  }
}
