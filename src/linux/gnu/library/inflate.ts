import type { Work } from '../../../base/work.ts'

/** What is wrong with compressed bytes: they end too soon, or one of RFC 1951's parts is none. */
export type InflateFault = 'truncated' | 'block type' | 'stored lengths' | 'code' | 'distance'

/** What is left to be said of compressed bytes that are damaged. */
export class InflateError extends Error {
  override readonly name = 'InflateError'
  readonly fault: InflateFault
  constructor(message: string, fault: InflateFault = 'code') {
    super(message)
    this.fault = fault
  }
}

const fail = (fault: InflateFault = 'code'): never => {
  throw new InflateError('invalid compressed data', fault)
}

/** RFC 1951, 3.2.5: the least length or distance of each code, and how many bits follow it. */
const LENGTH_BASE = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
]
const lengthBits = (code: number): number => (code < 4 || code === 28 ? 0 : (code - 4) >> 2)
const distanceBits = (code: number): number => (code < 2 ? 0 : (code - 2) >> 1)
const distanceBase = (code: number): number => (code < 2 ? code + 1 : ((2 + (code & 1)) << distanceBits(code)) + 1)
/** 3.2.7: the order in which lengths of code lengths come. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
const MOST_BITS = 15
/** How many bytes are unpacked, or summed up, between two turns; and how many of them are a step. */
const BYTES = 65_536
const TOGETHER = 64
const SUMMED = 256

/** A canonical Huffman code: how many symbols have each length, and the symbols by length. */
interface Code {
  readonly counts: readonly number[]
  readonly symbols: readonly number[]
}

function codeOf(lengths: readonly number[]): Code {
  const counts = Array.from({ length: MOST_BITS + 1 }, () => 0)
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1
  counts[0] = 0
  const symbols = [...lengths.keys()]
    .filter((symbol) => (lengths[symbol] ?? 0) > 0)
    .toSorted((a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0) || a - b)
  return { counts, symbols }
}

const FIXED_LITERALS = codeOf(Array.from({ length: 288 }, (_, at) => (at < 144 ? 8 : at < 256 ? 9 : at < 280 ? 7 : 8)))
const FIXED_DISTANCES = codeOf(Array.from({ length: 30 }, () => 5))

class Inflater {
  at: number
  readonly #bytes: Uint8Array
  #out = new Uint8Array(1 << 16)
  #size = 0
  #bits = 0
  #left = 0

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes
    this.at = at
  }

  *run(): Work<Uint8Array> {
    for (let last = false; !last;) {
      last = this.#take(1) === 1
      const type = this.#take(2)
      if (type === 0) this.#stored()
      else if (type === 1) yield* this.#block(FIXED_LITERALS, FIXED_DISTANCES)
      else if (type === 2) yield* this.#dynamic()
      else fail('block type')
    }
    return this.#out.subarray(0, this.#size)
  }

  #take(count: number): number {
    while (this.#left < count) {
      const byte = this.#bytes[this.at]
      if (byte === undefined) return fail('truncated')
      this.#bits |= byte << this.#left
      this.at += 1
      this.#left += 8
    }
    const value = this.#bits & ((1 << count) - 1)
    this.#bits >>>= count
    this.#left -= count
    return value
  }

  #symbol({ counts, symbols }: Code): number {
    let [code, first, index] = [0, 0, 0]
    for (let length = 1; length <= MOST_BITS; length += 1) {
      code |= this.#take(1)
      const count = counts[length] ?? 0
      if (code - count < first) return symbols[index + code - first] ?? fail()
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    return fail()
  }

  #room(more: number): void {
    if (this.#size + more <= this.#out.length) return
    const larger = new Uint8Array(Math.max(this.#out.length * 2, this.#size + more))
    larger.set(this.#out.subarray(0, this.#size))
    this.#out = larger
  }

  #stored(): void {
    this.#bits = 0
    this.#left = 0
    const [low, high, notLow, notHigh] = this.#bytes.subarray(this.at, this.at + 4)
    if (low === undefined || high === undefined || notLow === undefined || notHigh === undefined)
      return fail('truncated')
    if ((low ^ notLow) !== 0xff || (high ^ notHigh) !== 0xff) fail('stored lengths')
    const length = low | (high << 8)
    const content = this.#bytes.subarray(this.at + 4, this.at + 4 + length)
    if (content.length < length) fail('truncated')
    this.#room(length)
    this.#out.set(content, this.#size)
    this.#size += length
    this.at += 4 + length
  }

  *#dynamic(): Work<void> {
    const literals = this.#take(5) + 257
    const distances = this.#take(5) + 1
    const own = this.#take(4) + 4
    const lengths = Array.from({ length: 19 }, () => 0)
    for (const symbol of ORDER.slice(0, own)) lengths[symbol] = this.#take(3)
    const code = codeOf(lengths)
    const all: number[] = []
    while (all.length < literals + distances) {
      const symbol = this.#symbol(code)
      if (symbol < 16) all.push(symbol)
      else {
        const repeated = symbol === 16 ? (all.at(-1) ?? fail()) : 0
        const count = symbol === 16 ? 3 + this.#take(2) : symbol === 17 ? 3 + this.#take(3) : 11 + this.#take(7)
        for (let more = count; more > 0; more -= 1) all.push(repeated)
      }
    }
    yield* this.#block(codeOf(all.slice(0, literals)), codeOf(all.slice(literals)))
  }

  *#block(literals: Code, distances: Code): Work<void> {
    let told = this.#size
    for (let symbol = this.#symbol(literals); symbol !== 256; symbol = this.#symbol(literals)) {
      if (this.#size - told >= BYTES) {
        told = this.#size
        yield BYTES / TOGETHER
      }
      if (symbol < 256) {
        this.#room(1)
        this.#out[this.#size] = symbol
        this.#size += 1
        continue
      }
      const length = (LENGTH_BASE[symbol - 257] ?? fail()) + this.#take(lengthBits(symbol - 257))
      const code = this.#symbol(distances)
      const distance = distanceBase(code) + this.#take(distanceBits(code))
      if (distance > this.#size) fail('distance')
      this.#room(length)
      for (let more = length; more > 0; more -= 1, this.#size += 1)
        this.#out[this.#size] = this.#out[this.#size - distance] ?? 0
    }
  }
}

/** The bytes that were compressed, RFC 1951, and where the compressed ones end. @throws InflateError */
export function* inflate(bytes: Uint8Array, start = 0): Work<{ readonly content: Uint8Array; readonly end: number }> {
  const inflater = new Inflater(bytes, start)
  const content = yield* inflater.run()
  return { content, end: inflater.at }
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value >>> 0
})

/** The check sum of gzip and zip. */
export function* crc32(bytes: Uint8Array): Work<number> {
  let sum = 0xffffffff
  for (let from = 0; from < bytes.length; from += BYTES) {
    for (const byte of bytes.subarray(from, from + BYTES)) sum = (CRC_TABLE[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8)
    yield BYTES / SUMMED
  }
  return (sum ^ 0xffffffff) >>> 0
}
