import type { Work } from '../../../base/work.ts'

/** How many lines are gone through between two turns. */
const LINES = 8192

/** One place where two files differ: lines `[from, to)` of the old one stand where `[newFrom, newTo)` of the new one do. */
export interface Change {
  readonly from: number
  readonly to: number
  readonly newFrom: number
  readonly newTo: number
}

/** A file as numbers: equal lines have the same one. Which lines have no partner is marked. */
interface Side {
  readonly ids: readonly number[]
  readonly changed: boolean[]
}

/** The part of both files that is looked at. */
interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Further than any line. */
const FAR = 0x7fffffff

/** The diagonals that are looked at: one more on each side in each round, as far as there are any. */
class Diagonals {
  first: number
  last: number
  readonly #least: number
  readonly #most: number

  constructor(start: number, least: number, most: number) {
    this.first = start
    this.last = start
    this.#least = least
    this.#most = most
  }

  has(diagonal: number): boolean {
    return this.first <= diagonal && diagonal <= this.last
  }

  /** `close` gets the neighbours outside, where nobody has been. */
  widen(close: (diagonal: number) => void): void {
    if (this.first > this.#least) close((this.first -= 1) - 1)
    else this.first += 1
    if (this.last < this.#most) close((this.last += 1) + 1)
    else this.last -= 1
  }
}

/** Finds how far one gets on each diagonal with a number of edits, from both ends at once, until the ways meet (Myers 1986). */
class Myers {
  readonly #a: readonly number[]
  readonly #b: readonly number[]
  readonly #forward: Int32Array
  readonly #backward: Int32Array
  readonly #zero: number

  constructor(a: readonly number[], b: readonly number[]) {
    this.#a = a
    this.#b = b
    this.#zero = b.length + 1
    this.#forward = new Int32Array(a.length + b.length + 3)
    this.#backward = new Int32Array(a.length + b.length + 3)
  }

  /** Marks what has no partner in a box. */
  *compare(whole: Box, mark: (side: 'a' | 'b', at: number) => void): Work<void> {
    const boxes = [whole]
    for (let box = boxes.pop(); box; box = boxes.pop()) {
      let { left, right, top, bottom } = box
      while (left < right && top < bottom && this.#a[left] === this.#b[top]) {
        left += 1
        top += 1
      }
      while (left < right && top < bottom && this.#a[right - 1] === this.#b[bottom - 1]) {
        right -= 1
        bottom -= 1
      }
      if (left === right) for (let at = top; at < bottom; at += 1) mark('b', at)
      else if (top === bottom) for (let at = left; at < right; at += 1) mark('a', at)
      else {
        const [x, y] = yield* this.#middle({ left, right, top, bottom })
        boxes.push({ left: x, right, top: y, bottom }, { left, right: x, top, bottom: y })
      }
    }
  }

  *#middle(box: Box): Work<readonly [x: number, y: number]> {
    const { left, right, top, bottom } = box
    const [start, end, least, most] = [left - top, right - bottom, left - bottom, right - top]
    const odd = ((start - end) & 1) === 1
    const [forward, backward, zero] = [this.#forward, this.#backward, this.#zero]
    forward[zero + start] = left
    backward[zero + end] = right
    const [ahead, back] = [new Diagonals(start, least, most), new Diagonals(end, least, most)]
    for (;;) {
      yield 1 + ((ahead.last - ahead.first) >> 4)
      ahead.widen((d) => (forward[zero + d] = -1))
      for (let d = ahead.last; d >= ahead.first; d -= 2) {
        const x = this.#advance(box, d)
        if (odd && back.has(d) && (backward[zero + d] ?? 0) <= x) return [x, x - d]
      }
      back.widen((d) => (backward[zero + d] = FAR))
      for (let d = back.last; d >= back.first; d -= 2) {
        const x = this.#retreat(box, d)
        if (!odd && ahead.has(d) && x <= (forward[zero + d] ?? 0)) return [x, x - d]
      }
    }
  }

  #advance({ right, bottom }: Box, d: number): number {
    const reach = this.#forward
    const at = this.#zero + d
    const [low, high] = [reach[at - 1] ?? 0, reach[at + 1] ?? 0]
    let x = low < high ? high : low + 1
    while (x < right && x - d < bottom && this.#a[x] === this.#b[x - d]) x += 1
    reach[at] = x
    return x
  }

  #retreat({ left, top }: Box, d: number): number {
    const reach = this.#backward
    const at = this.#zero + d
    const [low, high] = [reach[at - 1] ?? 0, reach[at + 1] ?? 0]
    let x = low < high ? low : high - 1
    while (left < x && top < x - d && this.#a[x - 1] === this.#b[x - d - 1]) x -= 1
    reach[at] = x
    return x
  }
}

/** Moves runs of changes as far down as they go, or to where the other file has changes as well: so they read best. */
function* shift({ ids, changed }: Side, other: readonly boolean[]): Work<void> {
  const end = ids.length
  let [i, j] = [0, 0]
  const skipOther = (): void => {
    while (other[j]) j += 1
  }
  for (;;) {
    yield 2
    for (; i < end && !changed[i]; i += 1) {
      skipOther()
      j += 1
    }
    if (i >= end) return
    let [start, length, matching] = [i, 0, end]
    while (changed[i]) i += 1
    skipOther()
    const up = (): void => {
      changed[(start -= 1)] = true
      changed[(i -= 1)] = false
      do j -= 1
      while (other[j])
    }
    do {
      length = i - start
      while (start > 0 && ids[start - 1] === ids[i - 1]) {
        up()
        while (changed[start - 1]) start -= 1
      }
      matching = other[j - 1] ? i : end
      while (i < end && ids[start] === ids[i]) {
        changed[start] = false
        changed[i] = true
        start += 1
        while (changed[i]) i += 1
        for (j += 1; other[j]; j += 1) matching = i
      }
    } while (length !== i - start)
    for (let left = i - matching; left > 0; left -= 1) up()
  }
}

/** The changes, as places in the whole files: `before` lines of both are not among the sides. */
function* changesOf(a: Side, b: Side, before: number): Work<readonly Change[]> {
  const changes: Change[] = []
  for (let i = 0, j = 0; i < a.ids.length || j < b.ids.length; i += 1, j += 1) {
    if (!a.changed[i] && !b.changed[j]) continue
    const [from, newFrom] = [i, j]
    while (a.changed[i]) i += 1
    while (b.changed[j]) j += 1
    changes.push({ from: from + before, to: i + before, newFrom: newFrom + before, newTo: j + before })
    if (changes.length % LINES === 0) yield LINES
  }
  return changes
}

export interface DiffInput {
  /** The old file and the new one: equal lines are equal numbers. */
  readonly a: readonly number[]
  readonly b: readonly number[]
  /** How many lines that both have at their beginning and end are looked at all the same. */
  readonly horizon: number
}

/** Which lines are looked at: not those that both files have at their beginning, and at their end. */
function windowOf({ a, b, horizon }: DiffInput): { readonly prefix: number; readonly suffix: number } {
  const most = Math.min(a.length, b.length)
  let prefix = 0
  while (prefix < most && a[prefix] === b[prefix]) prefix += 1
  prefix = Math.max(0, prefix - horizon)
  let suffix = 0
  while (suffix < most - prefix && a[a.length - 1 - suffix] === b[b.length - 1 - suffix]) suffix += 1
  return { prefix, suffix: Math.max(0, suffix - horizon) }
}

/** Marks what the other file does not have at all, which need not be looked for; gives where the other lines are. */
function* kept({ ids, changed }: Side, other: Side): Work<readonly number[]> {
  const there: boolean[] = []
  for (const id of other.ids) there[id] = true
  yield other.ids.length >> 6
  const places: number[] = []
  for (const [at, id] of ids.entries()) {
    changed[at] = there[id] !== true
    if (!changed[at]) places.push(at)
    if (at % LINES === 0) yield LINES >> 5
  }
  return places
}

/** Marks what has no partner, in what is looked at. */
function* markUnpaired(a: Side, b: Side): Work<void> {
  const [left, right] = [yield* kept(a, b), yield* kept(b, a)]
  const idsOf = ({ ids }: Side, places: readonly number[]): number[] => places.map((at) => ids[at] ?? 0)
  const myers = new Myers(idsOf(a, left), idsOf(b, right))
  yield* myers.compare({ left: 0, right: left.length, top: 0, bottom: right.length }, (side, at) => {
    if (side === 'a') a.changed[left[at] ?? 0] = true
    else b.changed[right[at] ?? 0] = true
  })
}

/** Finds what has to be changed in a file to make another of it. */
export function* diffScript(input: DiffInput): Work<readonly Change[]> {
  const { prefix, suffix } = windowOf(input)
  const sideOf = (ids: readonly number[]): Side => ({ ids: ids.slice(prefix, ids.length - suffix), changed: [] })
  const [a, b] = [sideOf(input.a), sideOf(input.b)]
  yield* markUnpaired(a, b)
  yield* shift(a, b.changed)
  yield* shift(b, a.changed)
  return yield* changesOf(a, b, prefix)
}
