import type { Work } from '../../../base/work.ts'
import { type Change, diffScript } from './script.ts'

/** Lines `[from, to)` of a file, from 0. */
export interface Lines {
  readonly from: number
  readonly to: number
}

/** Mine, old and yours. */
export type Three<T> = readonly [mine: T, old: T, yours: T]

/** A place where three files are not the same: which of them is other than both others, or `all`. */
export interface Block {
  readonly odd: 0 | 1 | 2 | 'all'
  readonly lines: Three<Lines>
}

/** Lines as numbers: equal ones have the same. */
function numbered(files: Three<readonly string[]>): Three<readonly number[]> {
  const numbers = new Map<string, number>()
  const idOf = (line: string): number => {
    const known = numbers.get(line)
    if (known !== undefined) return known
    numbers.set(line, numbers.size)
    return numbers.size - 1
  }
  const [mine, old, yours] = files
  return [mine.map(idOf), old.map(idOf), yours.map(idOf)]
}

/** Changes that touch the same lines of the common file, from both sides. */
interface Group {
  readonly from: number
  readonly to: number
  readonly sides: readonly [readonly Change[], readonly Change[]]
}

/** Puts changes of the common file into groups: those that touch or stand next to each other are one. */
function groupsOf(sides: readonly [readonly Change[], readonly Change[]]): readonly Group[] {
  const all = sides.flatMap((changes, side) => changes.map((change) => ({ change, side })))
  const sorted = all.toSorted((a, b) => a.change.from - b.change.from)
  const groups: { from: number; to: number; sides: [Change[], Change[]] }[] = []
  for (const { change, side } of sorted) {
    const last = groups.at(-1)
    const group =
      last && change.from <= last.to
        ? last
        : { from: change.from, to: change.to, sides: [[], []] as [Change[], Change[]] }
    if (group !== last) groups.push(group)
    group.to = Math.max(group.to, change.to)
    group.sides[side === 0 ? 0 : 1].push(change)
  }
  return groups
}

/**
 * Finds where three files are not the same.
 * @param common which of them both others are compared with: the old one for merging, else yours
 */
export function* threeWay(files: Three<readonly string[]>, common: 1 | 2): Work<readonly Block[]> {
  const ids = numbered(files)
  const others = common === 1 ? ([0, 2] as const) : ([0, 1] as const)
  const compare = (file: 0 | 1 | 2): Work<readonly Change[]> => diffScript({ a: ids[common], b: ids[file], horizon: 0 })
  const changes = [yield* compare(others[0]), yield* compare(others[1])] as const
  /** How many lines a file has more before the group than the common one. */
  const ahead = [0, 0]
  const blocks: Block[] = []
  for (const { from, to, sides } of groupsOf(changes)) {
    const spans = sides.map((side, at): Lines => {
      const start = from + (ahead[at] ?? 0)
      for (const change of side)
        ahead[at] = (ahead[at] ?? 0) + change.newTo - change.newFrom - (change.to - change.from)
      return { from: start, to: to + (ahead[at] ?? 0) }
    })
    const [first = { from, to }, second = { from, to }] = spans
    const lines: Three<Lines> = common === 1 ? [first, { from, to }, second] : [first, second, { from, to }]
    blocks.push({ odd: oddOne({ ids, lines, others, common, sides }), lines })
  }
  return blocks
}

interface Compared {
  readonly ids: Three<readonly number[]>
  readonly lines: Three<Lines>
  readonly others: readonly [0, 1 | 2]
  readonly common: 1 | 2
  readonly sides: Group['sides']
}

function oddOne({ ids, lines, others: [first, second], common, sides }: Compared): Block['odd'] {
  if (sides[1].length === 0) return first
  if (sides[0].length === 0) return second
  const part = (file: 0 | 1 | 2): string => ids[file].slice(lines[file].from, lines[file].to).join(' ')
  return part(first) === part(second) ? common : 'all'
}
