import type { Mixing } from './mixing.ts'
import { beginning } from './beginnings.ts'
import { primes, rootBits } from './roots.ts'
import { hexadecimal } from './sha256.ts'

const ROUNDS = 80
const STATE = 8

/** Words of 64 bits as their halves, the upper one first: numbers of 32 bits are much faster than bigints. */
const halvesOf = (words: readonly bigint[]): Int32Array =>
  Int32Array.from(words.flatMap((word) => [Number(word >> 32n) | 0, Number(word & 0xffffffffn) | 0]))

const constants = halvesOf(primes(ROUNDS).map((prime) => rootBits(prime, 3n)))

/** One half of a word turned to the right by less than 32 bits; the halves swapped, by that and 32. */
const turned = (own: number, other: number, by: number): number => (own >>> by) | (other << (32 - by))

/** What a sum of lower halves carries over. */
const carry = (sum: number): number => Math.floor(sum / 2 ** 32)

/** The words of a block, and those that are made of them. */
function fill(words: Int32Array, view: DataView, from: number): void {
  const word = (at: number): number => words[at] ?? 0
  for (let at = 0; at < 32; at += 1) words[at] = view.getInt32(from + at * 4)
  for (let at = 32; at < ROUNDS * 2; at += 2) {
    const [lateUp, lateDown] = [word(at - 4), word(at - 3)]
    const [earlyUp, earlyDown] = [word(at - 30), word(at - 29)]
    const lateSum = turned(lateDown, lateUp, 19) ^ turned(lateUp, lateDown, 29) ^ turned(lateDown, lateUp, 6)
    const earlySum = turned(earlyDown, earlyUp, 1) ^ turned(earlyDown, earlyUp, 8) ^ turned(earlyDown, earlyUp, 7)
    const down = (word(at - 31) >>> 0) + (earlySum >>> 0) + (word(at - 13) >>> 0) + (lateSum >>> 0)
    const late = turned(lateUp, lateDown, 19) ^ turned(lateDown, lateUp, 29) ^ (lateUp >>> 6)
    const early = turned(earlyUp, earlyDown, 1) ^ turned(earlyUp, earlyDown, 8) ^ (earlyUp >>> 7)
    words[at] = word(at - 32) + early + word(at - 14) + late + carry(down)
    words[at + 1] = down
  }
}

/** One round on words in places that move instead of the words. */
function round(words: Int32Array, work: Int32Array, at: number): void {
  const a = -at & 7
  const place = (index: number): number => ((a + index) & 7) * 2
  const half = (index: number): number => work[index] ?? 0
  const [pb, pc, pd, pe, pf, pg, ph] = [place(1), place(2), place(3), place(4), place(5), place(6), place(7)]
  const [aUp, aDown, eUp, eDown] = [half(a * 2), half(a * 2 + 1), half(pe), half(pe + 1)]
  const eSum = turned(eDown, eUp, 14) ^ turned(eDown, eUp, 18) ^ turned(eUp, eDown, 9)
  const choice = (eDown & half(pf + 1)) ^ (~eDown & half(pg + 1))
  const constant = constants[at * 2 + 1] ?? 0
  const down =
    (half(ph + 1) >>> 0) + (eSum >>> 0) + (choice >>> 0) + (constant >>> 0) + ((words[at * 2 + 1] ?? 0) >>> 0)
  const eSumUp = turned(eUp, eDown, 14) ^ turned(eUp, eDown, 18) ^ turned(eDown, eUp, 9)
  const choiceUp = (eUp & half(pf)) ^ (~eUp & half(pg))
  const up = (half(ph) + eSumUp + choiceUp + (constants[at * 2] ?? 0) + (words[at * 2] ?? 0) + carry(down)) | 0
  const aSum = turned(aDown, aUp, 28) ^ turned(aUp, aDown, 2) ^ turned(aUp, aDown, 7)
  const most = (aDown & half(pb + 1)) ^ (aDown & half(pc + 1)) ^ (half(pb + 1) & half(pc + 1))
  const sum = (down >>> 0) + (aSum >>> 0) + (most >>> 0)
  const aSumUp = turned(aUp, aDown, 28) ^ turned(aDown, aUp, 2) ^ turned(aDown, aUp, 7)
  const mostUp = (aUp & half(pb)) ^ (aUp & half(pc)) ^ (half(pb) & half(pc))
  const moved = (half(pd + 1) >>> 0) + (down >>> 0)
  work[pd] = half(pd) + up + carry(moved)
  work[pd + 1] = moved
  work[ph] = up + aSumUp + mostUp + carry(sum)
  work[ph + 1] = sum
}

/** FIPS 180-4, SHA-512, and SHA-384 where it is `short`. */
export function sha512(short = false): Mixing {
  const state = halvesOf(beginning(short))
  const words = new Int32Array(ROUNDS * 2)
  const work = new Int32Array(STATE * 2)
  return {
    block: 128,
    little: false,
    mix(view, from) {
      fill(words, view, from)
      work.set(state)
      for (let at = 0; at < ROUNDS; at += 1) round(words, work, at)
      for (let at = 0; at < STATE * 2; at += 2) {
        const down = ((state[at + 1] ?? 0) >>> 0) + ((work[at + 1] ?? 0) >>> 0)
        state[at] = (state[at] ?? 0) + (work[at] ?? 0) + carry(down)
        state[at + 1] = down
      }
    },
    words: () => Array.from(state.subarray(0, short ? 12 : 16), hexadecimal).join(''),
  }
}
