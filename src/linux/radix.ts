import type { Epoch } from '../base/epoch.ts'

/** How many bits of an index each branch tells apart. */
export const BITS = 5
const WIDTH = 1 << BITS
const MASK = WIDTH - 1

/** The values of neighbouring indices; in a snapshot it never changes. */
export interface Leaf<T> {
  readonly type: 'leaf'
  readonly epoch: Epoch
  readonly values: (T | undefined)[]
}

interface Branch<T> {
  readonly type: 'branch'
  readonly epoch: Epoch
  readonly children: (RadixNode<T> | undefined)[]
}

export type RadixNode<T> = Leaf<T> | Branch<T>

/** A table from small whole numbers to values, as a tree whose unchanged parts are shared between snapshots. */
export interface RadixTable<T> {
  readonly root: RadixNode<T> | undefined
  /** How many low bits of an index are told apart below the root's slots. */
  readonly shift: number
}

export function emptyTable<T>(): RadixTable<T> {
  return { root: undefined, shift: 0 }
}

/** The value at `index`, or undefined. */
export function tableGet<T>(table: RadixTable<T>, index: number): T | undefined {
  if ((index >>> table.shift) >>> BITS !== 0) return undefined
  let node = table.root
  for (let shift = table.shift; node?.type === 'branch'; shift -= BITS) node = node.children[(index >>> shift) & MASK]
  return node?.values[index & MASK]
}

interface Change<T> {
  readonly index: number
  readonly value: T | undefined
  readonly epoch: Epoch
}

function setInLeaf<T>(leaf: Leaf<T> | undefined, change: Change<T>): Leaf<T> | undefined {
  const owned: Leaf<T> =
    leaf?.epoch === change.epoch ? leaf : { type: 'leaf', epoch: change.epoch, values: [...(leaf?.values ?? [])] }
  owned.values[change.index & MASK] = change.value
  return change.value === undefined && owned.values.every((value) => value === undefined) ? undefined : owned
}

function setBelow<T>(node: RadixNode<T> | undefined, shift: number, change: Change<T>): RadixNode<T> | undefined {
  if (shift === 0) return setInLeaf(node?.type === 'leaf' ? node : undefined, change)
  const branch = node?.type === 'branch' ? node : undefined
  const owned: Branch<T> =
    branch?.epoch === change.epoch
      ? branch
      : { type: 'branch', epoch: change.epoch, children: [...(branch?.children ?? [])] }
  const slot = (change.index >>> shift) & MASK
  owned.children[slot] = setBelow(owned.children[slot], shift - BITS, change)
  return change.value === undefined && owned.children.every((child) => child === undefined) ? undefined : owned
}

/** The table with `value` at `index` (undefined removes it); what `epoch` made is written in place, the rest is copied. */
export function tableSet<T>(table: RadixTable<T>, change: Change<T>): RadixTable<T> {
  let { root, shift } = table
  while ((change.index >>> shift) >>> BITS !== 0) {
    root = root && { type: 'branch', epoch: change.epoch, children: [root] }
    shift += BITS
  }
  return { root: setBelow(root, shift, change), shift }
}

/** The leaves of a table, each with the index of its first value, in order. */
export function* tableLeaves<T>({ root, shift }: RadixTable<T>, first = 0): Generator<readonly [number, Leaf<T>]> {
  if (root?.type === 'leaf') yield [first, root]
  else
    for (const [slot, child] of (root?.children ?? []).entries())
      yield* tableLeaves({ root: child, shift: shift - BITS }, first + slot * 2 ** shift)
}
