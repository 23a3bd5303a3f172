import { type Chance, pickInteger } from '../../../base/chance.ts'

/** What a pass writes: what chance gives, or twelve bits again and again. */
export type Pass = 'random' | number

/** Patterns in the order in which more passes bring them in, with random ones between. */
// prettier-ignore
const ORDER: readonly Pass[] = [
  0x000, 0xfff, 0x555, 0xaaa, 'random', 0x249, 0x492, 0x6db, 0x924, 0xb6d, 0xdb6,
  0x111, 0x222, 0x333, 0x444, 0x666, 0x777, 0x888, 0x999, 0xbbb, 0xccc, 0xddd, 0xeee, 'random',
]

/** A pass of many by its place: random ones first and last, the others as `order` has them. */
function passAt(at: number, count: number, order: readonly Pass[]): Pass {
  if (count <= 3 || at === 0 || at === count - 1) return 'random'
  return order[(at - 1) % order.length] ?? 'random'
}

/** So many passes, in any order but for the first and the last. */
export function* passesOf(count: number, chance: Chance): Generator<Pass, void> {
  const order = ORDER.slice(0, Math.max(0, count - 2))
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = pickInteger(chance, at + 1)
    const [one = 'random', two = 'random'] = [order[at], order[other]]
    order[at] = two
    order[other] = one
  }
  for (let at = 0; at < count; at += 1) yield passAt(at, count, order)
}

/** How a pass is named. */
export const passName = (pass: Pass): string =>
  pass === 'random' ? 'random' : pass.toString(16).padStart(3, '0').repeat(2)

/** Bytes of a pattern, which comes round every three. */
export function patternBytes(pattern: number, length: number): Uint8Array {
  const digits = pattern.toString(16).padStart(3, '0').repeat(2)
  const three = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
  return Uint8Array.from({ length }, (_none, at) => three[at % 3] ?? 0)
}
