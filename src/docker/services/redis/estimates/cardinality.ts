import type { Registers } from '../entries.ts'

/** 14 bits of a hash choose a register, the others give its value. */
const INDEX_BITS = 14
const VALUE_BITS = 50
const REGISTERS = 2 ** INDEX_BITS
const ALPHA = 0.7213475204444817

/** The register that a hash belongs to, and the value that it gives it. */
export function placeOf(hash: bigint): readonly [register: number, value: number] {
  const register = Number(hash & BigInt(REGISTERS - 1))
  let rest = (hash >> BigInt(INDEX_BITS)) | (1n << BigInt(VALUE_BITS))
  let value = 1
  for (; (rest & 1n) === 0n; rest >>= 1n) value += 1
  return [register, value]
}

/** Adds what gets smaller and smaller, until it makes no difference. */
function tau(share: number): number {
  if (share === 0 || share === 1) return 0
  let [x, y, sum] = [share, 1, 1 - share]
  for (let before = NaN; before !== sum;) {
    before = sum
    x = Math.sqrt(x)
    y *= 0.5
    sum -= (1 - x) ** 2 * y
  }
  return sum / 3
}

function sigma(share: number): number {
  if (share === 1) return Infinity
  let [x, y, sum] = [share, 1, share]
  for (let before = NaN; before !== sum;) {
    before = sum
    x *= x
    sum += x * y
    y += y
  }
  return sum
}

/** How many members there were, by Otmar Ertl's estimate, https://arxiv.org/abs/1702.01284. */
export function cardinality(registers: Registers): number {
  const counts = new Map<number, number>([[0, REGISTERS - registers.size]])
  for (const value of registers.values()) counts.set(value, (counts.get(value) ?? 0) + 1)
  const count = (value: number): number => counts.get(value) ?? 0
  let sum = REGISTERS * tau((REGISTERS - count(VALUE_BITS + 1)) / REGISTERS)
  for (let value = VALUE_BITS; value >= 1; value -= 1) sum = (sum + count(value)) * 0.5
  sum += REGISTERS * sigma(count(0) / REGISTERS)
  return Math.round((ALPHA * REGISTERS * REGISTERS) / sum)
}
