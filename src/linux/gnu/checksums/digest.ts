import { blake2b } from './blake2b.ts'
import type { Digest } from './hash.ts'
import { primes, rootBits } from './roots.ts'

/** How a hash of the Merkle and Damgård kind mixes one block into its state. */
interface Mixing {
  /** Bytes in a block; the length at the end takes an eighth of it. */
  readonly block: number
  readonly little: boolean
  mix(block: Uint8Array): void
  words(): string
}

class BlockDigest implements Digest {
  readonly #mixing: Mixing
  readonly #block: Uint8Array
  #filled = 0
  #length = 0

  constructor(mixing: Mixing) {
    this.#mixing = mixing
    this.#block = new Uint8Array(mixing.block)
  }

  take(bytes: Uint8Array): void {
    this.#length += bytes.length
    for (let at = 0; at < bytes.length;) {
      const piece = bytes.subarray(at, at + this.#block.length - this.#filled)
      this.#block.set(piece, this.#filled)
      this.#filled += piece.length
      at += piece.length
      if (this.#filled < this.#block.length) return
      this.#mixing.mix(this.#block)
      this.#filled = 0
    }
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

const rotateLeft = (word: number, by: number): number => (word << by) | (word >>> (32 - by))
const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0')
const viewOf = (block: Uint8Array): DataView => new DataView(block.buffer, block.byteOffset, block.length)

/** RFC 1321. */
function md5(): Mixing {
  const shifts = [
    [7, 12, 17, 22],
    [5, 9, 14, 20],
    [4, 11, 16, 23],
    [6, 10, 15, 21],
  ]
  const sines = Array.from({ length: 64 }, (_, step) => Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32))
  const state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]
  return {
    block: 64,
    little: true,
    mix(block) {
      const view = viewOf(block)
      let [a = 0, b = 0, c = 0, d = 0] = state
      for (let step = 0; step < 64; step += 1) {
        const round = step >> 4
        const mixed =
          round === 0 ? (b & c) | (~b & d) : round === 1 ? (d & b) | (~d & c) : round === 2 ? b ^ c ^ d : c ^ (b | ~d)
        const word = [step, 5 * step + 1, 3 * step + 5, 7 * step][round] ?? 0
        const sum = (a + mixed + (sines[step] ?? 0) + view.getUint32((word & 15) * 4, true)) | 0
        ;[a, d, c, b] = [d, c, b, (b + rotateLeft(sum, shifts[round]?.[step & 3] ?? 0)) | 0]
      }
      for (const [index, word] of [a, b, c, d].entries()) state[index] = ((state[index] ?? 0) + word) | 0
    },
    words: () =>
      state
        .map((word) => hex(((word & 0xff) << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24)))
        .join(''),
  }
}

/** FIPS 180-4, SHA-1. */
function sha1(): Mixing {
  const state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]
  const words = new Int32Array(80)
  return {
    block: 64,
    little: false,
    mix(block) {
      const view = viewOf(block)
      for (let step = 0; step < 80; step += 1) {
        const before = (back: number): number => words[step - back] ?? 0
        words[step] =
          step < 16 ? view.getInt32(step * 4) : rotateLeft(before(3) ^ before(8) ^ before(14) ^ before(16), 1)
      }
      let [a = 0, b = 0, c = 0, d = 0, e = 0] = state
      for (let step = 0; step < 80; step += 1) {
        const round = Math.floor(step / 20)
        const mixed = round === 0 ? (b & c) | (~b & d) : round === 2 ? (b & c) | (b & d) | (c & d) : b ^ c ^ d
        const constant = [0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6][round] ?? 0
        const sum = (rotateLeft(a, 5) + mixed + e + constant + (words[step] ?? 0)) | 0
        ;[e, d, c, b, a] = [d, c, rotateLeft(b, 30), a, sum]
      }
      for (const [index, word] of [a, b, c, d, e].entries()) state[index] = ((state[index] ?? 0) + word) | 0
    },
    words: () => state.map(hex).join(''),
  }
}

/** How SHA-256 and SHA-512 differ: the size of their words, and by how much they turn them. */
interface Sha2 {
  readonly bits: bigint
  /** The shorter kind: SHA-224, SHA-384. */
  readonly short?: boolean
  readonly rounds: number
  readonly turns: readonly (readonly [bigint, bigint, bigint])[]
}

/** FIPS 180-4, SHA-256 and SHA-512: constants are the roots of the first primes. */
function sha2({ bits, rounds, short = false, turns: [big0, big1, small0, small1] }: Sha2): Mixing {
  const cut = (value: bigint): bigint => BigInt.asUintN(Number(bits), value)
  const top = (value: bigint): bigint => value >> (64n - bits)
  const constants = primes(rounds).map((prime) => top(rootBits(prime, 3n)))
  // SHA-224 begins with the second half of what SHA-384 begins with
  const begin = (prime: bigint): bigint => (short ? cut(rootBits(prime, 2n)) : top(rootBits(prime, 2n)))
  const state = primes(short ? 16 : 8)
    .slice(-8)
    .map(begin)
  const turn = (word: bigint, by: bigint): bigint => (word >> by) | (word << (bits - by))
  const big = (word: bigint, [x, y, z]: readonly bigint[] = []): bigint =>
    cut(turn(word, x ?? 0n) ^ turn(word, y ?? 0n) ^ turn(word, z ?? 0n))
  const small = (word: bigint, [x, y, z]: readonly bigint[] = []): bigint =>
    cut(turn(word, x ?? 0n) ^ turn(word, y ?? 0n) ^ (word >> (z ?? 0n)))
  const size = Number(bits) / 8
  return {
    block: size * 16,
    little: false,
    mix(block) {
      const view = viewOf(block)
      const words: bigint[] = Array.from({ length: 16 }, (_, at) =>
        size === 8 ? view.getBigUint64(at * 8) : BigInt(view.getUint32(at * 4)),
      )
      const word = (at: number): bigint => words[at] ?? 0n
      for (let at = 16; at < rounds; at += 1)
        words.push(cut(word(at - 16) + small(word(at - 15), small0) + word(at - 7) + small(word(at - 2), small1)))
      let [a = 0n, b = 0n, c = 0n, d = 0n, e = 0n, f = 0n, g = 0n, h = 0n] = state
      for (let at = 0; at < rounds; at += 1) {
        const first = h + big(e, big1) + ((e & f) ^ (cut(~e) & g)) + (constants[at] ?? 0n) + word(at)
        const second = big(a, big0) + ((a & b) ^ (a & c) ^ (b & c))
        ;[h, g, f, e, d, c, b, a] = [g, f, e, cut(d + first), c, b, a, cut(first + second)]
      }
      for (const [index, one] of [a, b, c, d, e, f, g, h].entries()) state[index] = cut((state[index] ?? 0n) + one)
    },
    words: () =>
      state
        .slice(0, short ? (size === 4 ? 7 : 6) : 8)
        .map((one) => one.toString(16).padStart(size * 2, '0'))
        .join(''),
  }
}

const small: Sha2 = {
  bits: 32n,
  rounds: 64,
  turns: [
    [2n, 13n, 22n],
    [6n, 11n, 25n],
    [7n, 18n, 3n],
    [17n, 19n, 10n],
  ],
}

const large: Sha2 = {
  bits: 64n,
  rounds: 80,
  turns: [
    [28n, 34n, 39n],
    [14n, 18n, 41n],
    [1n, 8n, 7n],
    [19n, 61n, 6n],
  ],
}

/** The hashes by name; the length of BLAKE2b may be chosen, in bits. */
export const digests = {
  MD5: (): Digest => new BlockDigest(md5()),
  SHA1: (): Digest => new BlockDigest(sha1()),
  SHA224: (): Digest => new BlockDigest(sha2({ ...small, short: true })),
  SHA256: (): Digest => new BlockDigest(sha2(small)),
  SHA384: (): Digest => new BlockDigest(sha2({ ...large, short: true })),
  SHA512: (): Digest => new BlockDigest(sha2(large)),
  BLAKE2b: (bits?: number): Digest => blake2b(bits),
} as const
