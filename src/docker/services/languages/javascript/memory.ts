import { Trouble } from './values.ts'

/** How much a program may hold in one value: more would take more memory than a page has. */
const MOST = { items: 2 ** 24, letters: 2 ** 28, bits: 2 ** 20, bytes: 2 ** 26 }

/** The heap of a program is full: V8 ends the process, and no `catch` hears of it. */
export class HeapExhausted extends Error {}

/** @throws HeapExhausted where a list has more items than there is memory for */
export function checkItems(count: number): void {
  if (count > MOST.items) throw new HeapExhausted()
}

/** @throws HeapExhausted where a buffer has more bytes than there is memory for */
export function checkBytes(count: number): void {
  if (count > MOST.bytes) throw new HeapExhausted()
}

/** @throws Trouble where a text would be too long */
export function checkText(length: number): void {
  if (length > MOST.letters) throw new Trouble('RangeError', 'Invalid string length')
}

/** @throws Trouble where a map or a set has as many entries as V8 allows */
export function checkEntries(kind: 'Map' | 'Set', size: number): void {
  if (size >= MOST.items) throw new Trouble('RangeError', `${kind} maximum size exceeded`)
}

const LARGEST = 1n << BigInt(MOST.bits)

/** @throws Trouble where an integer has too many bits */
export function checkBits(value: bigint): bigint {
  if (value >= LARGEST || value <= -LARGEST) throw new Trouble('RangeError', 'Maximum BigInt size exceeded')
  return value
}

/** The binary logarithm of an integer beyond 1, at most four too small. */
const leastBits = (value: bigint): number => Math.max(1, 4 * ((value < 0n ? -value : value).toString(16).length - 1))

/** The power of an integer. @throws Trouble where it would have too many bits */
export function power(base: bigint, exponent: bigint): bigint {
  const isUnit = base >= -1n && base <= 1n
  if (!isUnit && BigInt(leastBits(base)) * exponent > BigInt(MOST.bits)) checkBits(LARGEST)
  return isUnit ? base ** (exponent % 2n === 0n && exponent > 0n ? 2n : exponent % 2n) : checkBits(base ** exponent)
}

/** An integer moved to the left. @throws Trouble where it would have too many bits */
export function shifted(value: bigint, by: bigint): bigint {
  if (by > BigInt(MOST.bits)) checkBits(value === 0n ? value : LARGEST)
  return value === 0n ? 0n : checkBits(value << by)
}
