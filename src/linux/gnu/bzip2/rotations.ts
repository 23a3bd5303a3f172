import type { Work } from '../../../base/work.ts'

/** How many bytes are sorted between two turns, and how many of them are a step. */
const PIECE = 65_536
const TOGETHER = 32

/**
 * Sorts all rotations of bytes: gives where each begins, in their order. Rotations are told apart by twice as many bytes in each
 * round, so that repetition does not make it slow.
 */
export function* sortedRotations(bytes: Uint8Array): Work<Int32Array> {
  const { length } = bytes
  let [order, next] = [new Int32Array(length), new Int32Array(length)]
  let [rank, other] = [Int32Array.from(bytes), new Int32Array(length)]
  const starts = new Int32Array(Math.max(256, length) + 1)
  for (let at = 0; at < length; at += 1) next[at] = at
  let classes = 256
  for (let step = 0; ; step = step === 0 ? 1 : 2 * step) {
    // those that come in the order of their second half are put in the order of their first
    starts.fill(0, 0, classes + 1)
    for (let at = 0; at < length; at += 1) starts[(rank[at] ?? 0) + 1] = (starts[(rank[at] ?? 0) + 1] ?? 0) + 1
    for (let value = 0; value < classes; value += 1) starts[value + 1] = (starts[value + 1] ?? 0) + (starts[value] ?? 0)
    for (let index = 0; index < length; index += 1) {
      const at = next[index] ?? 0
      const value = rank[at] ?? 0
      order[starts[value] ?? 0] = at
      starts[value] = (starts[value] ?? 0) + 1
      if (index % PIECE === PIECE - 1) yield PIECE / TOGETHER
    }
    classes = yield* ranked(order, { rank, other, step })
    const old = rank
    rank = other
    other = old
    if (classes === length || step >= length) return order
    const ahead = step === 0 ? 1 : 2 * step
    for (let index = 0; index < length; index += 1) next[index] = ((order[index] ?? 0) - ahead + length * 2) % length
    yield length / TOGETHER
  }
}

interface Ranks {
  readonly rank: Int32Array
  /** Where the new ones go. */
  readonly other: Int32Array
  readonly step: number
}

/** Numbers rotations by their order, those that are alike so far with the same; gives how many numbers there are. */
function* ranked(order: Int32Array, { rank, other, step }: Ranks): Work<number> {
  const { length } = order
  let count = 0
  for (let index = 0; index < length; index += 1) {
    const [at, before] = [order[index] ?? 0, order[index - 1] ?? 0]
    const differs = rank[at] !== rank[before] || rank[(at + step) % length] !== rank[(before + step) % length]
    if (index > 0 && differs) count += 1
    other[at] = count
    if (index % PIECE === PIECE - 1) yield PIECE / TOGETHER
  }
  return count + 1
}
