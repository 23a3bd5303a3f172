import type { Mixing } from './mixing.ts'
import { beginning } from './beginnings.ts'
import { primes, rootBits } from './roots.ts'

const ROUNDS = 64
const high = (bits: bigint): number => Number(bits >> 32n) | 0
const low = (bits: bigint): number => Number(bits & 0xffffffffn) | 0
const constants = Int32Array.from(primes(ROUNDS), (prime) => high(rootBits(prime, 3n)))

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** FIPS 180-4, SHA-256; `short`, SHA-224, begins with the second half of what SHA-384 begins with. */
export function sha256(short = false): Mixing {
  const state = Int32Array.from(beginning(short), short ? low : high)
  const words = new Int32Array(ROUNDS)
  const word = (at: number): number => words[at] ?? 0
  const fill = (view: DataView, from: number): void => {
    for (let at = 0; at < 16; at += 1) words[at] = view.getInt32(from + at * 4)
    for (let at = 16; at < ROUNDS; at += 1) {
      const [two, fifteen] = [word(at - 2), word(at - 15)]
      const late = turned(two, 17) ^ turned(two, 19) ^ (two >>> 10)
      const early = turned(fifteen, 7) ^ turned(fifteen, 18) ^ (fifteen >>> 3)
      words[at] = (word(at - 16) + early + word(at - 7) + late) | 0
    }
  }
  return {
    block: 64,
    little: false,
    mix(view, from) {
      fill(view, from)
      let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
      for (let at = 0; at < ROUNDS; at += 1) {
        const fromE = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
        const first = (h + fromE + ((e & f) ^ (~e & g)) + (constants[at] ?? 0) + word(at)) | 0
        const fromA = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
        const second = fromA + ((a & b) ^ (a & c) ^ (b & c))
        h = g
        g = f
        f = e
        e = (d + first) | 0
        d = c
        c = b
        b = a
        a = (first + second) | 0
      }
      for (const [index, one] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + one
    },
    words: () => Array.from(state.subarray(0, short ? 7 : 8), hexadecimal).join(''),
  }
}

/** A word of 32 bits in hexadecimal. */
export const hexadecimal = (word: number): string => (word >>> 0).toString(16).padStart(8, '0')
