import { isWithin } from '../../path.ts'
import type { Mounted } from './columns.ts'

/** A line of the table: a mount, and the branch that is drawn before its path. */
export interface Row {
  readonly mounted: Mounted
  readonly branch: string
}

export interface Branches {
  readonly on: string
  readonly last: string
  readonly down: string
}

export const LINES: Branches = { on: '├─', last: '└─', down: '│ ' }
export const ASCII: Branches = { on: '|-', last: '`-', down: '| ' }

/** The mount that another lies on: the deepest that holds its mount point. */
const parentOf = (one: Mounted, all: readonly Mounted[]): Mounted | undefined =>
  all
    .filter((other) => other !== one && isWithin(one.mount.on, other.mount.on))
    .reduce<Mounted | undefined>(
      (best, other) => (best && best.mount.on.length >= other.mount.on.length ? best : other),
      undefined,
    )

/** The chosen mounts as a tree: one whose own parent is not chosen stands by itself. */
export function treeOf(chosen: readonly Mounted[], all: readonly Mounted[], lines: Branches): readonly Row[] {
  const parents = new Map(chosen.map((one) => [one, parentOf(one, all)]))
  const below = (parent: Mounted, lead: string): readonly Row[] => {
    const children = chosen.filter((one) => parents.get(one) === parent)
    return children.flatMap((mounted, at) => {
      const last = at === children.length - 1
      return [
        { mounted, branch: lead + (last ? lines.last : lines.on) },
        ...below(mounted, lead + (last ? '  ' : lines.down)),
      ]
    })
  }
  const stands = (one: Mounted): boolean => !chosen.some((other) => other === parents.get(one))
  return chosen.filter(stands).flatMap((mounted) => [{ mounted, branch: '' }, ...below(mounted, '')])
}
