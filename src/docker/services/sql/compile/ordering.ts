import { sorted } from '../../../../base/sorting.ts'
import type { Work } from '../../../../base/work.ts'
import { mapped } from '../rows/turns.ts'
import type { Ordering, Value } from '../syntax.ts'
import { comparatorOf } from '../types/compare.ts'
import { settled } from './coerce.ts'
import type { Compiled, Context, Frame } from './context.ts'
import { compile } from './compile.ts'

/** What rows are sorted by, compiled. */
export interface SortKey {
  readonly of: Compiled
  readonly down: boolean
  readonly nulls?: 'first' | 'last' | undefined
  /** The output that it is, where several rows come of one. */
  readonly output?: number
}

/** Which of two lists of keys comes first; NULL does in MySQL, and comes last in PostgreSQL. */
export function keyComparator(
  keys: readonly SortKey[],
  { environment: { facts } }: Context,
): (one: readonly Value[], other: readonly Value[]) => number {
  const last = facts.server === 'postgres'
  const sides = keys.map(({ of, down, nulls }) => {
    const compare = comparatorOf(of.type, of.type, facts)
    const nullSide = (nulls === undefined ? last !== down : nulls === 'last') ? 1 : -1
    return (one: Value, other: Value): number => {
      if (one === null || other === null) return one === other ? 0 : one === null ? nullSide : -nullSide
      return down ? -compare(one, other) : compare(one, other)
    }
  })
  return (one, other) => {
    for (const [at, side] of sides.entries()) {
      const found = side(one[at] ?? null, other[at] ?? null)
      if (found !== 0) return found
    }
    return 0
  }
}

/** Compiles what rows are sorted by. @throws SqlError */
export const sortKeys = (order: readonly Ordering[], context: Context): readonly SortKey[] =>
  order.map(({ by, down, nulls }) => ({ of: settled(compile(by, context), context), down, nulls }))

/** How rows are sorted by expressions of themselves. */
export function sortedBy(
  order: readonly Ordering[],
  context: Context,
): (rows: readonly Frame[]) => Work<readonly Frame[]> {
  const keys = sortKeys(order, context)
  const compare = keyComparator(keys, context)
  return function* (rows) {
    const keyed = yield* mapped(rows, (frame) => ({ frame, values: keys.map(({ of }) => of.run(frame)) }))
    const inOrder = yield* sorted(keyed, (one, other) => compare(one.values, other.values))
    return yield* mapped(inOrder, ({ frame }) => frame)
  }
}
