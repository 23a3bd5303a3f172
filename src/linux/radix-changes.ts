import { newEpoch } from '../base/epoch.ts'
import { BITS, type RadixNode, type RadixTable } from './radix.ts'

/** The root of a table as it would be if the table held greater numbers. */
function lifted<T>({ root, shift }: RadixTable<T>, to: number): RadixNode<T> | undefined {
  let node = root
  for (let at = shift; node && at < to; at += BITS) node = { type: 'branch', epoch: newEpoch(), children: [node] }
  return node
}

type Pair<T> = readonly [one: RadixNode<T> | undefined, other: RadixNode<T> | undefined]

const slots = <T>(node: RadixNode<T> | undefined): readonly unknown[] =>
  node?.type === 'branch' ? node.children : (node?.values ?? [])

function below<T>(node: RadixNode<T> | undefined, slot: number): RadixNode<T> | undefined {
  return node?.type === 'branch' ? node.children[slot] : undefined
}

/**
 * The indices at which two tables hold different values, in order. What they share is not looked at: `visit` is called for each
 * pair of branches that is.
 */
export function* tableChanges<T>(one: RadixTable<T>, other: RadixTable<T>, visit: () => void): Generator<number> {
  const top = Math.max(one.shift, other.shift)
  const ahead: { readonly pair: Pair<T>; readonly shift: number; readonly first: number }[] = [
    { pair: [lifted(one, top), lifted(other, top)], shift: top, first: 0 },
  ]
  for (let at = ahead.pop(); at; at = ahead.pop()) {
    const [mine, theirs] = at.pair
    if (mine === theirs) continue
    visit()
    const { shift, first } = at
    const [values, others] = [slots(mine), slots(theirs)]
    const differing = Array.from({ length: Math.max(values.length, others.length) }, (_slot, slot) => slot).filter(
      (slot) => values[slot] !== others[slot],
    )
    if (shift === 0) for (const slot of differing) yield first + slot
    else
      for (const slot of differing.toReversed())
        ahead.push({
          pair: [below(mine, slot), below(theirs, slot)],
          shift: shift - BITS,
          first: first + slot * 2 ** shift,
        })
  }
}
