import type { Chance } from '../../../../../base/chance.ts'
import { digests } from '../../../../../linux/gnu/checksums/digest.ts'
import { utf8 } from '../bytes.ts'
import { raised, typeError } from '../exceptions.ts'
import { typeName } from '../types.ts'
import { Builtin, Bytes, Tuple, type Value } from '../values.ts'
import { type Host, natives } from './native.ts'

const [SIZE, MIDDLE] = [624, 397]
const WORD = 0xffff_ffffn

/** The generator of random numbers that CPython has: MT19937, by Matsumoto and Nishimura. */
export class Twister {
  readonly #state = new Uint32Array(SIZE)
  #at = SIZE

  #begin(seed: number): void {
    const state = this.#state
    state[0] = seed
    for (let at = 1; at < SIZE; at += 1) {
      const before = (state[at - 1] ?? 0) ^ ((state[at - 1] ?? 0) >>> 30)
      state[at] = Math.imul(before, 1_812_433_253) + at
    }
    this.#at = SIZE
  }

  /** Begins anew with an integer. */
  seed(value: bigint): void {
    const key: number[] = []
    for (let rest = value < 0n ? -value : value; rest > 0n; rest >>= 32n) key.push(Number(rest & WORD))
    if (key.length === 0) key.push(0)
    this.#begin(19_650_218)
    const state = this.#state
    let [at, place] = [1, 0]
    const mix = (factor: number, change: (mixed: number) => number): void => {
      const before = (state[at - 1] ?? 0) ^ ((state[at - 1] ?? 0) >>> 30)
      state[at] = change(((state[at] ?? 0) ^ Math.imul(before, factor)) >>> 0)
      at += 1
      if (at < SIZE) return
      state[0] = state[SIZE - 1] ?? 0
      at = 1
    }
    for (let round = Math.max(SIZE, key.length); round > 0; round -= 1) {
      mix(1_664_525, (mixed) => mixed + (key[place] ?? 0) + place)
      place = (place + 1) % key.length
    }
    for (let round = SIZE - 1; round > 0; round -= 1) mix(1_566_083_941, (mixed) => mixed - at)
    state[0] = 0x8000_0000
  }

  #refill(): void {
    const state = this.#state
    for (let at = 0; at < SIZE; at += 1) {
      const joined = ((state[at] ?? 0) & 0x8000_0000) | ((state[(at + 1) % SIZE] ?? 0) & 0x7fff_ffff)
      state[at] = (state[(at + MIDDLE) % SIZE] ?? 0) ^ (joined >>> 1) ^ (joined & 1 ? 0x9908_b0df : 0)
    }
    this.#at = 0
  }

  /** 32 bits. */
  next(): number {
    if (this.#at >= SIZE) this.#refill()
    let word = this.#state[this.#at] ?? 0
    this.#at += 1
    word ^= word >>> 11
    word ^= (word << 7) & 0x9d2c_5680
    word ^= (word << 15) & 0xefc6_0000
    return (word ^ (word >>> 18)) >>> 0
  }

  /** A number from 0 up to 1, with 53 bits. */
  random(): number {
    const [high, low] = [this.next() >>> 5, this.next() >>> 6]
    return (high * 67_108_864 + low) / 9_007_199_254_740_992
  }

  bits(count: number): bigint {
    let value = 0n
    for (let at = 0; at < count; at += 32) value |= BigInt(this.next() >>> Math.max(0, 32 - (count - at))) << BigInt(at)
    return value
  }
}

/** The integer that a seed stands for: of a text its bytes, and behind them their digest. */
function numberOf(seed: Value, chance: Chance): bigint {
  if (seed === null) return BigInt(Math.floor(chance.next() * 2 ** 48))
  if (typeof seed === 'bigint') return seed
  if (typeof seed === 'boolean') return seed ? 1n : 0n
  if (typeof seed === 'number') return Number.isInteger(seed) ? BigInt(seed) : hashOf(seed)
  if (typeof seed !== 'string' && !(seed instanceof Bytes))
    throw typeError(
      `The only supported seed types are: None,\nint, float, str, bytes, and bytearray, not ${typeName(seed)}`,
    )
  const bytes = typeof seed === 'string' ? utf8(seed) : seed.bytes
  const digest = digests.SHA512()
  digest.take(bytes)
  return BigInt(`0x0${hex(bytes)}${digest.end()}`)
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The hash of a float that is no integer: modulo 2 ** 61 - 1, as of all numbers. */
function hashOf(value: number): bigint {
  const prime = 2n ** 61n - 1n
  let [numerator, power] = [Math.abs(value), 0n]
  while (!Number.isInteger(numerator)) {
    numerator *= 2
    power += 1n
  }
  const hash = (BigInt(numerator) * 2n ** (61n - (power % 61n))) % prime
  return value < 0 ? -hash : hash
}

/** What random is made of: a generator is three functions, which seed it and take from it. */
export const twisters = ({ process }: Host): ReadonlyMap<string, Value> =>
  natives({
    make() {
      const twister = new Twister()
      const { chance } = process.kernel
      twister.seed(numberOf(null, chance))
      return new Tuple([
        new Builtin('seed', ({ places: [seed = null] }) => {
          twister.seed(numberOf(seed, chance))
          return null
        }),
        new Builtin('random', () => twister.random()),
        new Builtin('getrandbits', ({ places: [count = null] }) => {
          if (typeof count !== 'bigint')
            throw typeError(`'${typeName(count)}' object cannot be interpreted as an integer`)
          if (count < 0n) throw raised('ValueError', 'number of bits must be non-negative')
          return twister.bits(Number(count))
        }),
      ])
    },
  })
