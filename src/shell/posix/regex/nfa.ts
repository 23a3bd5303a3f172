import { type CharSet, isWord } from './charset.ts'
import { type Assertion, type Node, PatternError } from './syntax.ts'

export const MATCH = 0
/** Takes a character of the set `x`. */
export const SET = 1
/** Goes on at `x`, or else at `y`. */
export const SPLIT = 2
/** Notes the place in slot `y`; negative where an optional group ends. */
export const SAVE = 3
/** Goes on where the assertion `y` holds. */
export const ASSERT = 4
/** A split at the head of a loop: goes on at `y` when it comes by again without having taken anything. */
export const LOOP = 5
/** Takes what group `y` took. */
export const REFERENCE = 6

/** How many nodes an automaton may have. */
const MOST_NODES = 40_000

/** What stands on one side of a place in a text. */
export type Side = 0 | 1 | 2 | 3
export const EDGE = 0
export const NEWLINE = 1
export const WORD = 2
export const OTHER = 3

/** What a character is to an assertion. */
export const sideOf = (code: number): Side => (code === 10 ? NEWLINE : isWord(code) ? WORD : OTHER)

const KINDS: readonly Assertion[] = ['^', '$', '`', "'", 'b', 'B', '<', '>', 'not-after-word', 'not-before-word']

/** A nondeterministic automaton; node n is `op[n]`, goes on at `x[n]` (a set: at `y[n]`). */
export class Nfa {
  readonly op: number[] = [MATCH]
  readonly x: number[] = [0]
  readonly y: number[] = [0]
  readonly sets: CharSet[] = []
  readonly start: number
  readonly slots: number
  readonly multiline: boolean
  readonly ignoreCase: boolean
  asserts = false
  /** The groups that back-references name. */
  readonly references: number[] = []
  #copies = 0
  readonly #singles = new Map<number, number>()

  constructor(node: Node, groups: number, { multiline = false, ignoreCase = false } = {}) {
    this.slots = 2 * groups + 2
    this.multiline = multiline
    this.ignoreCase = ignoreCase
    this.start = this.#emit(node, 0)
  }

  /** Whether an assertion holds between `before` and `after`. */
  holds(kind: number, before: Side, after: Side): boolean {
    switch (KINDS[kind]) {
      case '^':
        return before === EDGE || (this.multiline && before === NEWLINE)
      case '$':
        return after === EDGE || (this.multiline && after === NEWLINE)
      case '`':
        return before === EDGE
      case "'":
        return after === EDGE
      case 'b':
        return (before === WORD) !== (after === WORD)
      case 'B':
        return (before === WORD) === (after === WORD)
      case '<':
        return before !== WORD && after === WORD
      case '>':
        return before === WORD && after !== WORD
      case 'not-after-word':
        return before !== WORD
      default:
        return after !== WORD
    }
  }

  #add(op: number, x: number, y: number): number {
    if (this.op.length >= MOST_NODES) throw new PatternError('Regular expression too big')
    this.x.push(x)
    this.y.push(y)
    return this.op.push(op) - 1
  }

  /** Makes the nodes for `node`, which go on at `next`; gives where they begin. */
  #emit(node: Node, next: number): number {
    switch (node.type) {
      case 'empty':
        return next
      case 'set':
        return this.#add(SET, this.#setNumber(node.set), next)
      case 'sequence':
        return node.parts.reduceRight((after, part) => this.#emit(part, after), next)
      case 'choice':
        return node.options
          .map((option) => this.#emit(option, next))
          .reduceRight((other, option) => this.#add(SPLIT, option, other))
      case 'repeat':
        return this.#repeat(node, next)
      case 'group':
        return this.#group(node, next, false)
      case 'reference':
        this.references.push(node.index)
        return this.#add(REFERENCE, next, node.index)
      default:
        this.asserts = true
        return this.#add(ASSERT, next, KINDS.indexOf(node.kind))
    }
  }

  #group(node: Node & { type: 'group' }, next: number, optional: boolean): number {
    const slot = 2 * node.index + 1
    const end = this.#add(SAVE, next, optional ? -slot : slot)
    return this.#add(SAVE, this.#emit(node.body, end), slot - 1)
  }

  /** One more copy of what is repeated. The GNU C library forgets in copies which groups are optional. */
  #copy(body: Node, next: number): number {
    this.#copies += 1
    const entry = this.#emit(body, next)
    this.#copies -= 1
    return entry
  }

  /** The first turn that need not be taken. */
  #turn(body: Node, next: number, copied: boolean): number {
    if (body.type !== 'group') return this.#emit(body, next)
    const optional = this.#copies === 0
    if (copied) this.#copies += 1
    const entry = this.#group(body, next, optional)
    if (copied) this.#copies -= 1
    return entry
  }

  #setNumber(set: CharSet): number {
    const { only } = set
    if (only === undefined) return this.sets.push(set) - 1
    const known = this.#singles.get(only) ?? this.sets.push(set) - 1
    this.#singles.set(only, known)
    return known
  }

  #repeat({ body, min, max }: Node & { type: 'repeat' }, next: number): number {
    let entry =
      max === Infinity ? this.#star(body, next, min > 0) : this.#optional(body, next, { count: max - min, min })
    for (let count = min; count > 0; count -= 1) entry = count > 1 ? this.#copy(body, entry) : this.#emit(body, entry)
    return entry
  }

  #star(body: Node, next: number, copied: boolean): number {
    const head = this.#add(body.type === 'set' ? SPLIT : LOOP, 0, next)
    this.x[head] = this.#turn(body, head, copied)
    return head
  }

  /** Up to `count` times: as many copies as there may be are tried first, then one less. */
  #optional(body: Node, next: number, { count, min }: { readonly count: number; readonly min: number }): number {
    const ends = [next]
    let entry = next
    for (let left = count; left > 0; left -= 1) {
      entry = left > 1 ? this.#copy(body, entry) : this.#turn(body, entry, min > 0)
      ends.push(entry)
    }
    for (let at = count - 1; at >= 0; at -= 1) entry = this.#add(SPLIT, entry, ends[at] ?? 0)
    return entry
  }
}

/** What stands before a place in a text. */
export function sideBefore(text: string, at: number): Side {
  if (at <= 0) return EDGE
  const unit = text.charCodeAt(at - 1)
  return sideOf(unit >= 0xdc00 && unit < 0xe000 && at > 1 ? widened(text, at, unit) : unit)
}

function widened(text: string, at: number, unit: number): number {
  const code = text.codePointAt(at - 2) ?? 0
  return code > 0xffff ? code : unit
}

/** What stands after a place in a text. */
export function sideAfter(text: string, at: number): Side {
  const code = text.codePointAt(at)
  return code === undefined ? EDGE : sideOf(code)
}
