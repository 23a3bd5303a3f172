import { sorted } from '../../../../base/sorting.ts'
import type { Work } from '../../../../base/work.ts'
import { type Bound, type Call, type FrameClause, SqlError, type Value, type Window } from '../syntax.ts'
import { BIGINT, DOUBLE, INTEGER, type SqlType, typeName } from '../types/type.ts'
import { aggregateOf, isAggregate } from './aggregates.ts'
import { coerce, settled } from './coerce.ts'
import type { Compiled, Context, Frame, WindowEntry } from './context.ts'
import { compile } from './compile.ts'
import { keyComparator, type SortKey, sortKeys } from './ordering.ts'
import { mapped } from '../rows/turns.ts'
import { truthOf } from './truth.ts'

/** The rows of a partition in their order, and which of them are equal in it. */
interface Partition {
  readonly rows: readonly Frame[]
  /** For each row, the first of those that are equal to it, and the one behind the last. */
  readonly firstPeer: readonly number[]
  readonly behindPeers: readonly number[]
}

type Values = (partition: Partition) => Work<readonly Value[]>

/** A function of windows: its type, and its values in a partition. */
interface WindowFunction {
  readonly type: SqlType
  readonly values: Values
}

type Make = (args: readonly Compiled[], frame: FrameClause, context: Context) => WindowFunction | undefined

/** A function that needs only the place of a row. */
const placed =
  (type: SqlType, of: (at: number, partition: Partition) => Value): Make =>
  (args) =>
    args.length > 0
      ? undefined
      : {
          type,
          values: function* (partition) {
            yield partition.rows.length
            return partition.rows.map((_row, at) => of(at, partition))
          },
        }

/** How many groups of equal rows there are up to each. */
function* denseRanks({ firstPeer }: Partition): Work<readonly Value[]> {
  let rank = 0
  yield firstPeer.length
  return firstPeer.map((first, at) => (first === at ? (rank += 1) : rank))
}

const tiles: Make = ([of]) =>
  of && {
    type: INTEGER,
    *values({ rows }) {
      const many = Number(rows[0] ? of.run(rows[0]) : 1)
      const [size, longer] = [Math.floor(rows.length / many), rows.length % many]
      yield rows.length
      return rows.map(
        (_row, at) =>
          (at < longer * (size + 1)
            ? Math.floor(at / (size + 1))
            : longer + Math.floor((at - longer * (size + 1)) / Math.max(size, 1))) + 1,
      )
    },
  }

/** LAG and LEAD. */
const shifted =
  (side: 1 | -1): Make =>
  (args, _frame, context) => {
    const [first, by, otherwise] = args
    if (!first || args.length > 3) return undefined
    const of = settled(first, context)
    const standard = otherwise && coerce(otherwise, of.type, context)
    return {
      type: of.type,
      *values({ rows }) {
        yield rows.length
        return rows.map((row, at) => {
          const other = rows[at + side * Number(by ? by.run(row) : 1)]
          return other ? of.run(other) : (standard?.run(row) ?? null)
        })
      },
    }
  }

/** FIRST_VALUE, LAST_VALUE and NTH_VALUE: what stands at a place of the frame. */
const atPlace =
  (placeOf: (from: number, behind: number, nth: number) => number): Make =>
  (args, frame, context) => {
    const [first, nth] = args
    if (!first) return undefined
    const of = settled(first, context)
    return {
      type: of.type,
      *values(partition) {
        const bounds = boundsOf(frame, context)
        yield partition.rows.length
        return partition.rows.map((row, at) => {
          const [from, behind] = bounds(partition, at)
          const place = placeOf(from, behind, Number(nth?.run(row) ?? 1))
          const found = place >= from && place < behind ? partition.rows[place] : undefined
          return found ? of.run(found) : null
        })
      },
    }
  }

const FUNCTIONS: Readonly<Record<string, Make>> = {
  row_number: placed(BIGINT, (at) => at + 1),
  rank: placed(BIGINT, (at, { firstPeer }) => (firstPeer[at] ?? 0) + 1),
  dense_rank: (args) => (args.length > 0 ? undefined : { type: BIGINT, values: denseRanks }),
  percent_rank: placed(DOUBLE, (at, { rows, firstPeer }) =>
    rows.length < 2 ? 0 : (firstPeer[at] ?? 0) / (rows.length - 1),
  ),
  cume_dist: placed(DOUBLE, (at, { rows, behindPeers }) => (behindPeers[at] ?? 0) / rows.length),
  ntile: tiles,
  lag: shifted(-1),
  lead: shifted(1),
  first_value: atPlace((from) => from),
  last_value: atPlace((_from, behind) => behind - 1),
  nth_value: atPlace((from, _behind, nth) => from + nth - 1),
}

export const isWindowFunction = (name: string): boolean => Object.hasOwn(FUNCTIONS, name)

/** The rows up to those that are equal to the current one. */
const USUAL: FrameClause = { mode: 'range', from: { type: 'preceding', by: undefined }, to: { type: 'current' } }

/** Where a frame begins and ends, as places in its partition. */
function boundsOf(
  { mode, from, to }: FrameClause,
  context: Context,
): (partition: Partition, at: number) => readonly [from: number, behind: number] {
  const by = (bound: Bound): Compiled | undefined =>
    bound.type === 'current' || !bound.by ? undefined : compile(bound.by, context)
  const [before, after] = [by(from), by(to)]
  if (mode !== 'rows' && (before ?? after))
    throw new SqlError({ type: 'not-simulated', what: 'a frame of RANGE with a distance' })
  const place = (
    bound: Bound,
    distance: Compiled | undefined,
    { partition, at, isEnd }: { readonly partition: Partition; readonly at: number; readonly isEnd: boolean },
  ): number => {
    const { rows, firstPeer, behindPeers } = partition
    const row = rows[at]
    if (bound.type === 'current')
      return mode === 'rows' ? at + Number(isEnd) : ((isEnd ? behindPeers[at] : firstPeer[at]) ?? at)
    if (!distance || !row) return bound.type === 'preceding' ? 0 : rows.length
    const far = Number(distance.run(row)) * (bound.type === 'preceding' ? -1 : 1)
    return Math.min(Math.max(at + far + Number(isEnd), 0), rows.length)
  }
  return (partition, at) => [
    place(from, before, { partition, at, isEnd: false }),
    place(to, after, { partition, at, isEnd: true }),
  ]
}

/** An aggregate over a window. It goes on from row to row where frames only grow. */
function summed(call: Call, frame: FrameClause, context: Context): WindowFunction {
  const { type, start, args, takesNull = false } = aggregateOf(call, context)
  const filter = call.filter ? truthOf(compile(call.filter, context), 'FILTER', context) : undefined
  const bounds = boundsOf(frame, context)
  const grows = frame.from.type === 'preceding' && frame.from.by === undefined
  function* values(partition: Partition): Work<readonly Value[]> {
    const made: Value[] = []
    let [running, next] = [start(), 0]
    for (let at = 0; at < partition.rows.length; at += 1) {
      const [from, behind] = bounds(partition, at)
      if (!grows || behind < next) [running, next] = [start(), from]
      for (const row of partition.rows.slice(next, behind)) {
        const words = args.map((arg) => arg.run(row))
        if ((!filter || filter(row) === true) && (takesNull || call.star || words[0] !== null)) running.add(words)
      }
      yield Math.max(behind - next, 1)
      next = Math.max(behind, next)
      made.push(running.value())
    }
    return made
  }
  return { type, values }
}

function partitionOf(rows: readonly Frame[], isSame: (one: number, other: number) => boolean): Partition {
  const firstPeer: number[] = []
  for (let at = 0; at < rows.length; at += 1)
    firstPeer.push(at > 0 && isSame(at - 1, at) ? (firstPeer[at - 1] ?? 0) : at)
  const behindPeers = rows.map(() => rows.length)
  for (let at = rows.length - 2; at >= 0; at -= 1)
    behindPeers[at] = firstPeer[at + 1] === at + 1 ? at + 1 : (behindPeers[at + 1] ?? rows.length)
  return { rows, firstPeer, behindPeers }
}

/** A row with its place among all, and what it is sorted by. */
interface Sorted {
  readonly place: number
  readonly frame: Frame
  readonly keys: readonly Value[]
}

/** Where partitions begin in rows that are sorted by what parts them, and the end of the last. */
function* startsOf(rows: readonly Sorted[], isSame: (one: Sorted, other: Sorted) => boolean): Work<readonly number[]> {
  const starts = yield* mapped(rows, (row, at) => {
    const before = rows[at - 1]
    return before && isSame(before, row) ? -1 : at
  })
  return [...starts.filter((at) => at >= 0), rows.length]
}

/** The values of a function of windows for all rows, and the order in which it has gone through them. */
const valuesOver = (
  { values }: WindowFunction,
  by: readonly SortKey[],
  { order, context }: { readonly order: readonly SortKey[]; readonly context: Context },
): WindowEntry['values'] =>
  function* (rows) {
    const keys = [...by, ...order]
    const [parting, comparing] = [keyComparator(by, context), keyComparator(keys, context)]
    const given = yield* mapped(rows, (frame, place): Sorted => ({
      place,
      frame,
      keys: keys.map(({ of }) => of.run(frame)),
    }))
    const inOrder = keys.length === 0 ? given : yield* sorted(given, (one, other) => comparing(one.keys, other.keys))
    const starts = yield* startsOf(inOrder, (one, other) => parting(one.keys, other.keys) === 0)
    const made: Value[] = Array.from({ length: rows.length }, () => null)
    for (const [at, start] of starts.slice(0, -1).entries()) {
      const members = inOrder.slice(start, starts[at + 1])
      const isSame = (one: number, other: number): boolean =>
        comparing(members[one]?.keys ?? [], members[other]?.keys ?? []) === 0
      const partition = partitionOf(
        members.map(({ frame }) => frame),
        isSame,
      )
      for (const [place, value] of (yield* values(partition)).entries()) made[members[place]?.place ?? 0] = value
    }
    return { values: made, order: inOrder.map(({ place }) => place) }
  }

/** The window of a call, with what it takes from a named one. @throws SqlError */
function windowOf(over: Window | string, { named = {} }: Context, at: number | undefined): Window {
  const name = typeof over === 'string' ? over : over.base
  if (name === undefined) return typeof over === 'string' ? { partition: [], order: [] } : over
  const base = Object.hasOwn(named, name) ? named[name] : undefined
  if (!base) throw new SqlError({ type: 'no-window', name, at })
  if (typeof over === 'string') return base
  return { ...over, partition: base.partition, order: over.order.length > 0 ? over.order : base.order }
}

/** Registers a call with a window; gives where its value will be. @throws SqlError */
export function compileWindow(call: Call, over: Window | string, context: Context): Compiled {
  const { windows, clause, environment } = context
  if (!windows) throw new SqlError({ type: 'misplaced-window', clause, at: call.at })
  const isPlain = isAggregate(call.name, environment.facts)
  if (call.isDistinct) throw new SqlError({ type: 'no-windowed', what: 'DISTINCT', at: call.at })
  if (call.filter && !isPlain) throw new SqlError({ type: 'no-windowed', what: 'FILTER', at: call.at })
  const { partition, order, frame = USUAL } = windowOf(over, context, call.at)
  const inner = { ...context, windows: undefined }
  const by = sortKeys(
    partition.map((one) => ({ by: one, down: false })),
    inner,
  )
  const keys = sortKeys(order, inner)
  const make = isWindowFunction(call.name) ? FUNCTIONS[call.name] : undefined
  const words = isPlain ? [] : call.words.map((word) => compile(word, inner))
  const made = isPlain ? summed(call, frame, { ...inner, inside: false }) : make?.(words, frame, inner)
  if (!made)
    throw new SqlError({
      type: 'no-function',
      name: call.name,
      types: words.map(({ type }) => typeName(type)),
      isKnown: make !== undefined,
      at: call.at,
    })
  const place =
    windows.entries.push({ type: made.type, values: valuesOver(made, by, { order: keys, context: inner }) }) - 1
  return {
    type: made.type,
    run: (row) => row.windows?.[place] ?? null,
    at: call.at,
    ...(/^(?:row_number|rank|dense_rank|count)$/.test(call.name) && { required: true }),
  }
}
