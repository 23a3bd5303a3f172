import { blake2b } from './blake2b.ts'
import type { Digest } from './hash.ts'
import { BlockDigest, type Mixing } from './mixing.ts'
import { hexadecimal, sha256 } from './sha256.ts'
import { sha512 } from './sha512.ts'

const rotateLeft = (word: number, by: number): number => (word << by) | (word >>> (32 - by))
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
    mix(view, from) {
      let [a = 0, b = 0, c = 0, d = 0] = state
      for (let step = 0; step < 64; step += 1) {
        const round = step >> 4
        const mixed =
          round === 0 ? (b & c) | (~b & d) : round === 1 ? (d & b) | (~d & c) : round === 2 ? b ^ c ^ d : c ^ (b | ~d)
        const word = [step, 5 * step + 1, 3 * step + 5, 7 * step][round] ?? 0
        const sum = (a + mixed + (sines[step] ?? 0) + view.getUint32(from + (word & 15) * 4, true)) | 0
        ;[a, d, c, b] = [d, c, b, (b + rotateLeft(sum, shifts[round]?.[step & 3] ?? 0)) | 0]
      }
      for (const [index, word] of [a, b, c, d].entries()) state[index] = ((state[index] ?? 0) + word) | 0
    },
    words: () =>
      state
        .map((word) =>
          hexadecimal(((word & 0xff) << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24)),
        )
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
    mix(view, from) {
      for (let step = 0; step < 80; step += 1) {
        const before = (back: number): number => words[step - back] ?? 0
        words[step] =
          step < 16 ? view.getInt32(from + step * 4) : rotateLeft(before(3) ^ before(8) ^ before(14) ^ before(16), 1)
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
    words: () => state.map(hexadecimal).join(''),
  }
}

/** The hashes by name; the length of BLAKE2b may be chosen, in bits. */
export const digests = {
  MD5: (): Digest => new BlockDigest(md5()),
  SHA1: (): Digest => new BlockDigest(sha1()),
  SHA224: (): Digest => new BlockDigest(sha256(true)),
  SHA256: (): Digest => new BlockDigest(sha256()),
  SHA384: (): Digest => new BlockDigest(sha512(true)),
  SHA512: (): Digest => new BlockDigest(sha512()),
  BLAKE2b: (bits?: number): Digest => blake2b(bits),
} as const
