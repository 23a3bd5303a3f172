import type { Work } from '../../../base/work.ts'
import type { Budget } from './budget.ts'
import type { Classes } from './classes.ts'
import { ASSERT, EDGE, LOOP, MATCH, type Nfa, OTHER, SET, type Side, sideBefore, sideOf, SPLIT } from './nfa.ts'

const isPair = (text: string, at: number): boolean => (text.codePointAt(at) ?? 0) > 0xffff

/** How many units are read between two turns, and how many of them are a step. */
export const PIECE = 65_536
const UNITS = 128

/** What the states that are kept may hold together; beyond it they are forgotten and made again. */
const MOST_STATES = 4000
const MOST_NODES = 1_000_000

interface Place {
  at: number
  state: number
  last: number
}

/**
 * A deterministic automaton, made from the other as texts ask for it. A state is the set of nodes before what costs no character
 * is followed, for what may be followed depends on the next character; so it is the step out of a state that says whether a match
 * ended there: the lowest bit of its entry in the table. It does one search at a time.
 */
export class Dfa {
  readonly #nfa: Nfa
  readonly #budget: Budget
  readonly #unanchored: boolean
  readonly #classes: Classes
  /** How many entries a state has: a power of two, of which the last is the end of the text. */
  #shift = 3
  #table = new Int32Array()
  #states: { readonly nodes: readonly number[]; readonly before: Side }[] = []
  readonly #numbers = new Map<string, number>()
  /** The states to begin in, by what stands before. */
  readonly #starts: number[] = []
  #size = 0
  #stamp = 0
  readonly #seen: Int32Array
  readonly #entered: Int32Array
  /** How many units the last search has read. */
  read = 0
  /** Where the search is, in which state, and where a match last ended. */
  #place: Place = { at: 0, state: 0, last: -1 }

  /** @param unanchored whether a match may begin anywhere */
  constructor(nfa: Nfa, classes: Classes, budget: Budget, unanchored: boolean) {
    this.#nfa = nfa
    this.#classes = classes
    this.#budget = budget
    this.#unanchored = unanchored
    this.#seen = new Int32Array(nfa.op.length)
    this.#entered = new Int32Array(nfa.op.length)
    this.#forget()
  }

  /**
   * Where a match that begins at `from` (or later, when it may begin anywhere) ends: the last such place, or the `first`; -1 when
   * there is none. Undefined when it would have to read more than `reach` units to know.
   */
  end(text: string, from: number, first: boolean, reach = Infinity): number | undefined {
    const place = this.#place
    this.#begin(text, from)
    const over = this.#readOn(text, from + reach, first)
    this.read = place.at - from
    return over ? place.last : undefined
  }

  /** The same of a long text, piece by piece. */
  *ending(text: string, from: number, first: boolean): Work<number> {
    const place = this.#place
    this.#begin(text, from)
    while (!this.#readOn(text, place.at + PIECE, first, true))
      yield this.#budget.isDue ? this.#budget.turn() : PIECE / UNITS
    this.read = place.at - from
    return place.last
  }

  #begin(text: string, from: number): void {
    const place = this.#place
    place.at = from
    place.state = this.#startAt(text, from)
    place.last = -1
  }

  /** Goes on with the search, up to `to`, or `inTurns` to where others are to have theirs; true when it is over. */
  #readOn(text: string, to: number, first: boolean, inTurns = false): boolean {
    const { ascii } = this.#classes
    const place = this.#place
    const { length } = text
    let stop = to < length ? to : length
    let { at, state, last } = place
    let [table, shift] = [this.#table, this.#shift]
    let over = false
    for (; at < stop; at += 1) {
      const code = text.charCodeAt(at)
      let entry = code < 128 ? (table[(state << shift) + (ascii[code] ?? 0)] ?? -1) : -1
      if (entry < 0) {
        entry = this.#step(state, code < 128 ? (ascii[code] ?? 0) : this.#wideClass(text, at))
        table = this.#table
        shift = this.#shift
        // what was made may have been large
        if (inTurns && this.#budget.isDue) stop = at + 1
      }
      if ((entry & 1) === 1) last = at
      state = entry >> 1
      if (state === 0 || (first && last >= 0)) {
        over = true
        break
      }
      if (code > 0xd7ff && isPair(text, at)) at += 1
    }
    if (!over && at >= length) {
      over = true
      if ((this.#step(state, (1 << this.#shift) - 1) & 1) === 1) last = length
    }
    place.at = at
    place.state = state
    place.last = last
    return over
  }

  #wideClass(text: string, at: number): number {
    const found = this.#classes.of(text.codePointAt(at) ?? 0)
    // a class that came up only now may need wider rows
    if (this.#classes.samples.length >= 1 << this.#shift) this.#widen()
    return found
  }

  #widen(): void {
    const [oldShift, old] = [this.#shift, this.#table]
    while (this.#classes.samples.length >= 1 << this.#shift) this.#shift += 1
    this.#table = new Int32Array((old.length >> oldShift) << this.#shift).fill(-1)
    const row = 1 << oldShift
    for (let state = 0; state < old.length >> oldShift; state += 1)
      this.#table.set(old.subarray(state * row, (state + 1) * row - 1), state << this.#shift)
  }

  #forget(): void {
    while (this.#classes.samples.length >= 1 << this.#shift) this.#shift += 1
    this.#numbers.clear()
    this.#starts.length = 0
    // state 0 goes nowhere
    this.#states = [{ nodes: [], before: OTHER }]
    this.#size = 0
    this.#table = new Int32Array(16 << this.#shift).fill(-1)
    if (!this.#unanchored) this.#table.fill(0, 0, 1 << this.#shift)
  }

  #startAt(text: string, from: number): number {
    const before = this.#nfa.asserts ? sideBefore(text, from) : OTHER
    return (this.#starts[before] ??= this.#numberOf(this.#unanchored ? [] : [this.#nfa.start], before, true))
  }

  #numberOf(nodes: readonly number[], before: Side, mayBeEmpty: boolean): number {
    if (nodes.length === 0 && !mayBeEmpty) return 0
    const key = `${nodes.join(' ')}/${before}`
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.#states.push({ nodes, before }) - 1
    this.#numbers.set(key, number)
    this.#size += nodes.length
    if (this.#states.length << this.#shift > this.#table.length) {
      const grown = new Int32Array(this.#table.length * 2).fill(-1)
      grown.set(this.#table)
      this.#table = grown
    }
    return number
  }

  /** Fills an entry of the table: the next state, and whether a match ended before this character. */
  #step(state: number, column: number): number {
    const slot = (state << this.#shift) + column
    const known = this.#table[slot] ?? -1
    if (known >= 0) return known
    const from = this.#states[state]
    if (!from) return 0
    const atEnd = column === (1 << this.#shift) - 1
    const code = this.#classes.samples[column] ?? 0
    const after: Side = atEnd ? EDGE : this.#nfa.asserts ? sideOf(code) : OTHER
    const next: number[] = []
    const matched = this.#follow(from, after, (set, node) => {
      if (atEnd || this.#entered[node] === this.#stamp || !this.#nfa.sets[set]?.has(code)) return
      this.#entered[node] = this.#stamp
      next.push(node)
    })
    const full = this.#states.length > MOST_STATES || this.#size > MOST_NODES
    if (full) this.#forget()
    next.sort((a, b) => a - b)
    const target = this.#numberOf(next, this.#nfa.asserts ? after : OTHER, this.#unanchored)
    const entry = (target << 1) | (matched ? 1 : 0)
    if (!full) this.#table[slot] = entry
    return entry
  }

  /** Follows what costs no character; tells of each set on the way, and whether the end is reached. */
  #follow(
    { nodes, before }: { readonly nodes: readonly number[]; readonly before: Side },
    after: Side,
    take: (set: number, node: number) => void,
  ): boolean {
    const { op, x, y, start } = this.#nfa
    this.#stamp += 1
    const stack = [...nodes]
    if (this.#unanchored) stack.push(start)
    let matched = false
    let steps = 0
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      if (this.#seen[node] === this.#stamp) continue
      this.#seen[node] = this.#stamp
      steps += 1
      const [kind, one, other] = [op[node], x[node] ?? 0, y[node] ?? 0]
      if (kind === SET) take(one, other)
      else if (kind === MATCH) matched = true
      else if (kind !== ASSERT || this.#nfa.holds(other, before, after)) {
        stack.push(one)
        if (kind === SPLIT || kind === LOOP) stack.push(other)
      }
    }
    this.#budget.spend(steps)
    return matched
  }
}
