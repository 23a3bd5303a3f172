import type { Work } from '../../../base/work.ts'
import type { Budget } from './budget.ts'
import { ASSERT, LOOP, MATCH, type Nfa, SAVE, SET, sideAfter, sideBefore, SPLIT } from './nfa.ts'

/** At how many places of a text a pattern with back-references is tried between two turns. */
const PLACES = 512

/** Where a match is: offsets of its begin and its end, both in UTF-16 units. */
export type Span = readonly [start: number, end: number]

/**
 * The leftmost and longest match at or after `from`, in time that grows with the text and not with its square: all that may match
 * goes along together, and each place in the automaton keeps only the earliest begin.
 */
export function* locate(nfa: Nfa, budget: Budget, text: string, from: number): Work<Span | undefined> {
  const { op, x, y, sets } = nfa
  const seen = new Int32Array(op.length).fill(-1)
  const entered = new Int32Array(op.length).fill(-1)
  let threads: number[] = []
  let best: Span | undefined
  for (let at = from; at <= text.length;) {
    if (budget.isDue) yield budget.turn()
    const code = text.codePointAt(at)
    const [before, after] = [sideBefore(text, at), sideAfter(text, at)]
    const next: number[] = []
    if (!best) threads.push(nfa.start, at)
    for (let index = 0; index < threads.length; index += 2) {
      const begin = threads[index + 1] ?? 0
      if (best && begin > best[0]) break
      const stack = [threads[index] ?? 0]
      for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
        if (seen[node] === at) continue
        seen[node] = at
        budget.spend(1)
        const [kind, one, other] = [op[node], x[node] ?? 0, y[node] ?? 0]
        if (kind === SET) {
          if (code === undefined || entered[other] === at || !sets[one]?.has(code)) continue
          entered[other] = at
          next.push(other, begin)
        } else if (kind === MATCH) best = [begin, at]
        else if (kind !== ASSERT || nfa.holds(other, before, after)) {
          stack.push(one)
          if (kind === SPLIT || kind === LOOP) stack.push(other)
        }
      }
    }
    threads = next
    if (best && threads.length === 0) break
    at += code !== undefined && code > 0xffff ? 2 : 1
  }
  return best
}

/** What groups took on a way through the automaton; never changed, for other ways may go on from it. */
interface Taken {
  readonly slots: readonly number[]
  /** As it was when a group last ended that took something. */
  readonly before: readonly number[]
}

interface Step extends Taken {
  readonly node: number
  readonly at: number
}

/**
 * Follows ways through the automaton, the preferred one first. Where the same node at the same place must fail again, it is not
 * tried again: that keeps it linear, but for patterns with back-references, where what groups took counts too.
 */
class Walker {
  readonly #nfa: Nfa
  readonly #budget: Budget
  readonly #text: string
  readonly #start: number
  readonly #end: number
  readonly #bits: Uint32Array
  readonly #keys = new Set<string>()

  constructor(nfa: Nfa, budget: Budget, text: string, [start, end]: Span) {
    this.#nfa = nfa
    this.#budget = budget
    this.#text = text
    this.#start = start
    this.#end = end
    const words = nfa.references.length > 0 ? 0 : Math.ceil((nfa.op.length * (end - start + 1)) / 32)
    budget.spend(words)
    this.#bits = new Uint32Array(words)
  }

  /** The slots of the preferred way that takes everything, or of the `longest` way of all. */
  *walk(longest: boolean): Work<readonly number[] | undefined> {
    const { start, slots } = this.#nfa
    const none = Array.from({ length: slots }, () => -1)
    const stack: Step[] = [{ node: start, at: this.#start, slots: none, before: none }]
    let best: readonly number[] | undefined
    for (let step = stack.pop(); step; step = stack.pop()) {
      if (this.#budget.isDue) yield this.#budget.turn()
      const end = this.#follow(step, stack)
      if (!end || (longest ? end.at <= (best?.[1] ?? -1) : end.at < this.#end)) continue
      best = [this.#start, end.at, ...end.slots.slice(2)]
      if (end.at === this.#end) break
    }
    return best
  }

  /** Goes on from a step, as far as it leads, and leaves other ways on the stack. */
  #follow(step: Step, stack: Step[]): { readonly at: number; readonly slots: readonly number[] } | undefined {
    const { op, x, y } = this.#nfa
    let { node, at } = step
    let taken: Taken = step
    for (;;) {
      const other = y[node] ?? 0
      const kind = op[node]
      if (this.#visited(node, at, taken)) {
        if (kind !== LOOP) return undefined
        node = other
        continue
      }
      if (kind === MATCH) return { at, slots: taken.slots }
      if (kind === SPLIT || kind === LOOP) stack.push({ node: other, at, slots: taken.slots, before: taken.before })
      else if (kind === SAVE) taken = saved(taken, other, at)
      else {
        const width = this.#width(node, at, taken)
        if (width < 0) return undefined
        at += width
      }
      node = (kind === SET ? other : x[node]) ?? 0
    }
  }

  #visited(node: number, at: number, { slots }: Taken): boolean {
    this.#budget.spend(1)
    if (this.#nfa.references.length === 0) {
      const bit = node * (this.#end - this.#start + 1) + at - this.#start
      const [index, mask] = [bit >>> 5, 1 << (bit & 31)]
      const word = this.#bits[index] ?? 0
      this.#bits[index] = word | mask
      return (word & mask) !== 0
    }
    let key = `${node} ${at}`
    for (const group of this.#nfa.references) key += ` ${slots[2 * group]} ${slots[2 * group + 1]}`
    if (this.#keys.has(key)) return true
    this.#budget.spend(200)
    this.#keys.add(key)
    return false
  }

  /** How many units a node takes at `at`; -1 when it cannot go on. */
  #width(node: number, at: number, { slots }: Taken): number {
    const nfa = this.#nfa
    const [one = 0, other = 0] = [nfa.x[node], nfa.y[node]]
    if (nfa.op[node] === ASSERT) return nfa.holds(other, sideBefore(this.#text, at), sideAfter(this.#text, at)) ? 0 : -1
    if (nfa.op[node] === SET) {
      const code = at < this.#end ? this.#text.codePointAt(at) : undefined
      if (code === undefined || !nfa.sets[one]?.has(code)) return -1
      return code > 0xffff ? 2 : 1
    }
    const [from = -1, to = -1] = [slots[2 * other], slots[2 * other + 1]]
    if (from < 0 || to < from) return -1
    const [group, here] = [this.#text.slice(from, to), this.#text.slice(at, at + to - from)]
    const same = nfa.ignoreCase ? group.toLowerCase() === here.toLowerCase() : group === here
    return same ? to - from : -1
  }
}

/**
 * Notes where a group begins or ends. The slot of an optional one is negative: where it took nothing although it took something in
 * an earlier turn, all is as it was then.
 */
function saved({ slots, before }: Taken, slot: number, at: number): Taken {
  const index = Math.abs(slot)
  const ends = index % 2 === 1
  const empty = slots[index - 1] === at
  if (ends && empty && slot < 0 && before[index - 1] !== -1) return { slots: before, before }
  const next = slots.with(index, at)
  if (!ends) return { slots: next.with(index + 1, -1), before }
  return { slots: next, before: empty ? before : next }
}

/** Where the groups of a match are: pairs of slots, -1 for those that took no part. */
export function groupsOf(nfa: Nfa, budget: Budget, text: string, span: Span): Work<readonly number[] | undefined> {
  return new Walker(nfa, budget, text, span).walk(false)
}

/** The leftmost and longest match of a pattern with back-references, as slots. */
export function* backtrack(nfa: Nfa, budget: Budget, text: string, from: number): Work<readonly number[] | undefined> {
  for (let at = from; at <= text.length; at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) {
    const slots = yield* new Walker(nfa, budget, text, [at, text.length]).walk(true)
    if (slots) return slots
    if (at % PLACES === 0) yield PLACES
  }
  return undefined
}
