import type { Digest } from './hash.ts'
import { primes, rootBits } from './roots.ts'

const BLOCK = 128
/** In which order words of a block are mixed in, RFC 7693 2.7; two more rounds begin anew. */
const ORDERS = [
  '0123456789abcdef',
  'ea489fd61c02b753',
  'b8c052fdae367194',
  '7931dcbe265a40f8',
  '905724afe1bc683d',
  '2c6a0b834d75fe19',
  'c51fed4a0763928b',
  'db7ec13950f4862a',
  '6fe9b308c2d714a5',
  'a2847615fb9e3cd0',
].map((order) => Array.from(order, (digit) => Number.parseInt(digit, 16)))
const QUARTERS = ['048c', '159d', '26ae', '37bf', '05af', '16bc', '278d', '349e'].map((places) =>
  Array.from(places, (digit) => Number.parseInt(digit, 16)),
)

const cut = (value: bigint): bigint => BigInt.asUintN(64, value)
const turn = (word: bigint, by: bigint): bigint => cut((word >> by) | (word << (64n - by)))

function quarter(work: bigint[], [a = 0, b = 0, c = 0, d = 0]: readonly number[], x: bigint, y: bigint): void {
  const at = (index: number): bigint => work[index] ?? 0n
  for (const [word, first, second] of [
    [x, 32n, 24n],
    [y, 16n, 63n],
  ] as const) {
    work[a] = cut(at(a) + at(b) + word)
    work[d] = turn(at(d) ^ at(a), first)
    work[c] = cut(at(c) + at(d))
    work[b] = turn(at(b) ^ at(c), second)
  }
}

class Blake2b implements Digest {
  readonly #start: readonly bigint[] = primes(8).map((prime) => rootBits(prime, 2n))
  readonly #state: bigint[]
  readonly #block = new Uint8Array(BLOCK)
  readonly #bytes: number
  #filled = 0
  #length = 0n

  constructor(bits: number) {
    this.#bytes = bits / 8
    this.#state = this.#start.map((word, at) => (at === 0 ? word ^ 0x01010000n ^ BigInt(this.#bytes) : word))
  }

  take(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length;) {
      // a block that is full may be the last one, which is mixed in otherwise
      if (this.#filled === BLOCK) this.#mix(false)
      const piece = bytes.subarray(at, at + BLOCK - this.#filled)
      this.#block.set(piece, this.#filled)
      this.#filled += piece.length
      at += piece.length
    }
  }

  #mix(last: boolean): void {
    this.#length += BigInt(this.#filled)
    this.#block.fill(0, this.#filled)
    this.#filled = 0
    const view = new DataView(this.#block.buffer)
    const words = Array.from({ length: 16 }, (_, at) => view.getBigUint64(at * 8, true))
    const work = [...this.#state, ...this.#start]
    work[12] = (work[12] ?? 0n) ^ cut(this.#length)
    if (last) work[14] = cut(~(work[14] ?? 0n))
    for (let round = 0; round < 12; round += 1) {
      const order = ORDERS[round % 10] ?? []
      for (const [at, places] of QUARTERS.entries())
        quarter(work, places, words[order[at * 2] ?? 0] ?? 0n, words[order[at * 2 + 1] ?? 0] ?? 0n)
    }
    for (const [at, word] of this.#state.entries()) this.#state[at] = word ^ (work[at] ?? 0n) ^ (work[at + 8] ?? 0n)
  }

  end(): string {
    this.#mix(true)
    const bytes = this.#state.flatMap((word) =>
      Array.from({ length: 8 }, (_, at) => Number((word >> BigInt(at * 8)) & 255n)),
    )
    return bytes
      .slice(0, this.#bytes)
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('')
  }
}

/** RFC 7693, BLAKE2b: of 8 to 512 bits, in steps of 8. */
export const blake2b = (bits = 512): Digest => new Blake2b(bits)
