import type { Work } from '../../../../base/work.ts'
import type { AggregateEntry, Compiled, Context, Frame, WindowEntry } from '../compile/context.ts'
import { isAggregate } from '../compile/aggregates.ts'
import { partsOf } from '../expression-parts.ts'
import type { Facts } from '../facts.ts'
import type { Expression, Value } from '../syntax.ts'
import { mapped } from './turns.ts'
import { identityOf } from '../types/compare.ts'

/** Whether an expression counts or sums rows. */
export function hasAggregate(expression: Expression, facts: Facts): boolean {
  if (expression.type === 'call' && expression.over === undefined && isAggregate(expression.name, facts)) return true
  return partsOf(expression).some((part) => hasAggregate(part, facts))
}

/** Puts rows with equal keys together, in the order in which they first come. */
function* groups(
  frames: readonly Frame[],
  keys: readonly Compiled[],
  { environment: { facts } }: Context,
): Work<readonly (readonly Frame[])[]> {
  if (keys.length === 0) return [frames]
  const identities = keys.map(({ type }) => identityOf(type, facts))
  const all = new Map<string, Frame[]>()
  for (const [at, frame] of frames.entries()) {
    const key = keys.map((one, place) => identities[place]?.(one.run(frame))).join('\0')
    const members = all.get(key)
    if (members) members.push(frame)
    else all.set(key, [frame])
    if (at % 256 === 0) yield 512
  }
  return [...all.values()]
}

/** A frame for each group: its first row, and what its aggregates give. */
export function* grouped(
  frames: readonly Frame[],
  {
    keys,
    entries,
    outer,
    width,
  }: {
    readonly keys: readonly Compiled[]
    readonly entries: readonly AggregateEntry[]
    readonly outer: Frame | undefined
    readonly width: number
  },
  context: Context,
): Work<readonly Frame[]> {
  const made: Frame[] = []
  for (const members of yield* groups(frames, keys, context)) {
    const aggregates: Value[] = []
    for (const { fold } of entries) aggregates.push(yield* fold(members))
    const row: readonly Value[] = members[0]?.row ?? Array.from({ length: width }, () => null)
    made.push({ row, outer, aggregates })
    yield 1 + (members.length * entries.length) / 64
  }
  return made
}

/** Gives each row the values of its window functions; the rows come in the order of the last of them. */
export function* windowed(frames: readonly Frame[], entries: readonly WindowEntry[]): Work<readonly Frame[]> {
  if (entries.length === 0) return frames
  const columns: (readonly Value[])[] = []
  let inOrder: readonly number[] = []
  for (const { values } of entries) {
    const { values: column, order } = yield* values(frames)
    columns.push(column)
    inOrder = order
  }
  return yield* mapped(inOrder, (at) => ({
    row: [],
    outer: undefined,
    ...frames[at],
    windows: columns.map((column) => column[at] ?? null),
  }))
}
