import type { Work } from '../../../base/work.ts'

/** Bytes in a block, FIPS 197. */
export const BLOCK = 16
/** After how many blocks others have their turn. */
const MANY = 512

/** Twice a byte in the field of AES. */
const doubled = (byte: number): number => ((byte << 1) ^ (byte & 0x80 ? 0x11b : 0)) & 0xff

function product(one: number, other: number): number {
  let [sum, factor, left] = [0, one, other]
  for (; left > 0; left >>= 1) {
    if (left & 1) sum ^= factor
    factor = doubled(factor)
  }
  return sum
}

/** The substitution of bytes, and its inverse. */
function boxes(): { readonly forward: Uint8Array; readonly back: Uint8Array } {
  const [forward, back] = [new Uint8Array(256), new Uint8Array(256)]
  // 3 is a generator of the field, and 0xf6 its inverse
  let [power, inverse] = [1, 1]
  do {
    power ^= doubled(power)
    inverse = product(inverse, 0xf6)
    let mixed = inverse
    for (let turn = 1; turn <= 4; turn += 1) mixed ^= ((inverse << turn) | (inverse >> (8 - turn))) & 0xff
    forward[power] = mixed ^ 0x63
  } while (power !== 1)
  forward[0] = 0x63
  for (const [byte, substitute] of forward.entries()) back[substitute] = byte
  return { forward, back }
}

/** AES under one key, of 16, 24 or 32 bytes. */
export class Aes {
  readonly #boxes = boxes()
  readonly #keys: Uint8Array
  readonly #rounds: number
  readonly #products = [2, 3, 9, 11, 13, 14].map((factor) =>
    Uint8Array.from({ length: 256 }, (_, byte) => product(byte, factor)),
  )

  constructor(key: Uint8Array) {
    const words = key.length / 4
    this.#rounds = words + 6
    this.#keys = new Uint8Array(BLOCK * (this.#rounds + 1))
    this.#keys.set(key)
    let constant = 1
    for (let at = key.length; at < this.#keys.length; at += 4) {
      let word = this.#keys.slice(at - 4, at)
      const place = (at / 4) % words
      if (place === 0) {
        word = Uint8Array.from([1, 2, 3, 0], (from) => this.#boxes.forward[word[from] ?? 0] ?? 0)
        word[0] = (word[0] ?? 0) ^ constant
        constant = doubled(constant)
      } else if (words > 6 && place === 4) word = word.map((byte) => this.#boxes.forward[byte] ?? 0)
      for (let byte = 0; byte < 4; byte += 1)
        this.#keys[at + byte] = (this.#keys[at - key.length + byte] ?? 0) ^ (word[byte] ?? 0)
    }
  }

  #addKey(state: Uint8Array, round: number): void {
    for (let at = 0; at < BLOCK; at += 1) state[at] = (state[at] ?? 0) ^ (this.#keys[round * BLOCK + at] ?? 0)
  }

  /** Mixes the columns, each byte by factors whose products stand at these places. */
  #mix(state: Uint8Array, factors: readonly (number | undefined)[]): void {
    for (let column = 0; column < BLOCK; column += 4) {
      const old = state.slice(column, column + 4)
      for (let row = 0; row < 4; row += 1) {
        let sum = 0
        for (let other = 0; other < 4; other += 1) {
          const byte = old[(row + other) % 4] ?? 0
          const factor = factors[other]
          sum ^= factor === undefined ? byte : (this.#products[factor]?.[byte] ?? 0)
        }
        state[column + row] = sum
      }
    }
  }

  /** Substitutes every byte of a block and turns its rows, `by` of 1 or -1 places a row. */
  #turn(state: Uint8Array, box: Uint8Array, by: 1 | -1): void {
    const old = state.slice()
    for (let at = 0; at < BLOCK; at += 1) state[at] = box[old[(at + by * 4 * (at % 4) + BLOCK * 4) % BLOCK] ?? 0] ?? 0
  }

  /** Encrypts a block where it stands. */
  encrypt(state: Uint8Array): void {
    this.#addKey(state, 0)
    for (let round = 1; round <= this.#rounds; round += 1) {
      this.#turn(state, this.#boxes.forward, 1)
      if (round < this.#rounds) this.#mix(state, [0, 1, undefined, undefined])
      this.#addKey(state, round)
    }
  }

  /** Decrypts a block where it stands. */
  decrypt(state: Uint8Array): void {
    for (let round = this.#rounds; round > 0; round -= 1) {
      this.#addKey(state, round)
      if (round < this.#rounds) this.#mix(state, [5, 3, 4, 2])
      this.#turn(state, this.#boxes.back, -1)
    }
    this.#addKey(state, 0)
  }
}

/** Encrypts in chains of blocks (CBC), filled up as PKCS #7 has it. */
export function* chained(aes: Aes, start: Uint8Array, bytes: Uint8Array): Work<Uint8Array> {
  const fill = BLOCK - (bytes.length % BLOCK)
  const out = new Uint8Array(bytes.length + fill).fill(fill)
  out.set(bytes)
  let before = start
  for (let at = 0; at < out.length; at += BLOCK) {
    const block = out.subarray(at, at + BLOCK)
    for (let byte = 0; byte < BLOCK; byte += 1) block[byte] = (block[byte] ?? 0) ^ (before[byte] ?? 0)
    aes.encrypt(block)
    before = block
    if (at % (BLOCK * MANY) === 0) yield MANY
  }
  return out
}

/** Decrypts such a chain; undefined where the key, or the text, is wrong. */
export function* unchained(aes: Aes, start: Uint8Array, bytes: Uint8Array): Work<Uint8Array | undefined> {
  if (bytes.length === 0 || bytes.length % BLOCK > 0) return undefined
  const out = bytes.slice()
  for (let at = 0; at < out.length; at += BLOCK) {
    const block = out.subarray(at, at + BLOCK)
    aes.decrypt(block)
    const before = at === 0 ? start : bytes.subarray(at - BLOCK, at)
    for (let byte = 0; byte < BLOCK; byte += 1) block[byte] = (block[byte] ?? 0) ^ (before[byte] ?? 0)
    if (at % (BLOCK * MANY) === 0) yield MANY
  }
  const fill = out.at(-1) ?? 0
  const isFilled = fill > 0 && fill <= BLOCK && out.subarray(-fill).every((byte) => byte === fill)
  return isFilled ? out.slice(0, -fill) : undefined
}
