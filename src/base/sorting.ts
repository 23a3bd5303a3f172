import type { Work } from './work.ts'

type Compare<T> = (a: T, b: T) => number

/** How many elements are sorted, or merged, between two turns. */
const RUN = 4096

/** Merges two sorted runs into one. */
function* merged<T extends object | string>(compare: Compare<T>, left: readonly T[], right: readonly T[]): Work<T[]> {
  const both: T[] = []
  let [i, j] = [0, 0]
  for (;;) {
    const a = left[i]
    const b = right[j]
    if (a !== undefined && (b === undefined || compare(a, b) <= 0)) {
      both.push(a)
      i += 1
    } else if (b !== undefined) {
      both.push(b)
      j += 1
    } else return both
    if (both.length % RUN === 0) yield RUN
  }
}

/** Merges sorted runs, those next to each other first, so that equal elements stay in their order. */
export function* mergedRuns<T extends object | string>(
  sortedRuns: readonly (readonly T[])[],
  compare: Compare<T>,
): Work<readonly T[]> {
  let runs = sortedRuns
  while (runs.length > 1) {
    const next: (readonly T[])[] = []
    for (let at = 0; at < runs.length; at += 2) {
      const [left = [], right] = [runs[at], runs[at + 1]]
      next.push(right ? yield* merged(compare, left, right) : left)
    }
    runs = next
  }
  return runs[0] ?? []
}

/** A sorted copy; equal elements stay in their order. */
export function* sorted<T extends object | string>(elements: readonly T[], compare: Compare<T>): Work<readonly T[]> {
  if (elements.length <= RUN) return elements.toSorted(compare)
  const runs: (readonly T[])[] = []
  for (let at = 0; at < elements.length; at += RUN) {
    runs.push(elements.slice(at, at + RUN).toSorted(compare))
    yield RUN
  }
  return yield* mergedRuns(runs, compare)
}
