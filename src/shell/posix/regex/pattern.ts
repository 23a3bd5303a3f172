import { atOnce, type Work } from '../../../base/work.ts'
import { Budget } from './budget.ts'
import { Classes } from './classes.ts'
import { Dfa, PIECE } from './dfa.ts'
import { Nfa } from './nfa.ts'
import { parsePatterns } from './parse.ts'
import { backtrack, groupsOf, locate, type Span } from './search.ts'
import type { Node, PatternOptions } from './syntax.ts'

/**
 * Where a match and its groups are, as offsets in UTF-16 units: the match, then each group; undefined for a group that took no
 * part.
 */
export type Match = readonly [Span, ...(Span | undefined)[]]

/** The text that a node begins with, and whether it is no more than that. */
function literalOf(node: Node): { readonly text: string; readonly whole: boolean } {
  if (node.type === 'empty') return { text: '', whole: true }
  if (node.type === 'set' && node.set.only !== undefined) {
    const text = String.fromCodePoint(node.set.only)
    // half a pair could be found within a character
    return /[\ud800-\udfff]/.test(text) ? { text: '', whole: false } : { text, whole: true }
  }
  if (node.type === 'group') return { text: literalOf(node.body).text, whole: false }
  if (node.type === 'repeat') return { text: node.min > 0 ? literalOf(node.body).text : '', whole: false }
  if (node.type !== 'sequence') return { text: '', whole: false }
  let text = ''
  for (const part of node.parts) {
    const literal = literalOf(part)
    text += literal.text
    if (!literal.whole) return { text, whole: false }
  }
  return { text, whole: true }
}

/** An automaton with more nodes is large: each character may lead to all of them. */
const MANY_NODES = 1024

/** A regular expression of POSIX, ready to search with. Searches throw PatternError when they cost too much. */
export class Pattern {
  /** How many groups it has. */
  readonly groups: number
  /** What GNU grep warns of: `* at start of expression`. */
  readonly warnings: readonly string[]
  /** The text that it stands for, when it stands for no other. */
  readonly literal: string | undefined
  readonly #prefix: string
  readonly #nfa: Nfa
  readonly #budget = new Budget()
  #classes: Classes | undefined
  #anywhere: Dfa | undefined
  #anchored: Dfa | undefined

  constructor(patterns: readonly string[], options: PatternOptions) {
    const { node, groups, warnings } = parsePatterns(patterns, options)
    this.groups = groups
    this.warnings = warnings
    this.#nfa = new Nfa(node, groups, options)
    const { text, whole } = literalOf(node)
    this.#prefix = text
    this.literal = whole ? text : undefined
  }

  /** Whether a search may cost much more than the text is long. */
  get isCostly(): boolean {
    return this.#refersBack || this.#nfa.op.length > MANY_NODES
  }

  get #refersBack(): boolean {
    return this.#nfa.references.length > 0
  }

  /** Whether it matches somewhere. */
  test(text: string): boolean {
    if (this.#refersBack) return atOnce(this.testing(text))
    if (this.literal !== undefined) return text.includes(this.literal)
    const from = this.#prefix === '' ? 0 : text.indexOf(this.#prefix)
    if (from < 0) return false
    this.#budget.renew()
    this.#anywhere ??= this.#dfa(true)
    return this.#anywhere.end(text, from, true) !== -1
  }

  /** The same of a text that may be long. */
  *testing(text: string): Work<boolean> {
    if (!this.isCostly && text.length <= PIECE) return this.test(text)
    return (yield* this.#ending(text, 0)) >= 0
  }

  /** The leftmost and longest match that begins at `from` or later, without its groups. */
  locate(text: string, from = 0): Span | undefined {
    const near = this.near(text, from, Infinity)
    return near === 'far' ? atOnce(this.#distant(text, from)) : near
  }

  /** The same of a text that may be long. */
  *locating(text: string, from = 0): Work<Span | undefined> {
    const near = this.near(text, from)
    return near === 'far' ? yield* this.#distant(text, from) : near
  }

  /** The same, if it is found in so few characters that nobody has to wait; who goes from match to match asks this first. */
  near(text: string, from: number, reach = PIECE): Span | undefined | 'far' {
    if (this.literal !== undefined) {
      const at = text.indexOf(this.literal, from)
      return at < 0 ? undefined : [at, at + this.literal.length]
    }
    if (this.#refersBack || (this.isCostly && reach < Infinity)) return 'far'
    this.#budget.renew()
    const start = this.#prefix === '' ? from : text.indexOf(this.#prefix, from)
    return start < 0 ? undefined : this.#locate(text, start, reach)
  }

  /** The leftmost and longest match that begins at `from` or later, and its groups. What stands before `from` counts for `^` and `\b`. */
  find(text: string, from = 0): Match | undefined {
    return atOnce(this.finding(text, from))
  }

  /** The same of a text that may be long. */
  *finding(text: string, from = 0): Work<Match | undefined> {
    if (this.#refersBack) {
      this.#budget.renew()
      const slots = yield* backtrack(this.#nfa, this.#budget, text, from)
      return slots && this.#matchOf(slots)
    }
    const near = this.near(text, from)
    const span = near === 'far' ? yield* this.#distant(text, from) : near
    if (!span || this.groups === 0) return span && [span]
    return this.#matchOf((yield* groupsOf(this.#nfa, this.#budget, text, span)) ?? span)
  }

  /** Where the longest match ends that begins at `at`; -1 when none does. */
  *matchingAt(text: string, at: number): Work<number> {
    this.#budget.renew()
    if (this.#refersBack) {
      const [start, end] = (yield* this.finding(text, at))?.[0] ?? [-1, -1]
      return start === at ? end : -1
    }
    this.#anchored ??= this.#dfa(false)
    const near = this.isCostly ? undefined : this.#anchored.end(text, at, false, PIECE)
    const end = near ?? (yield* this.#anchored.ending(text, at, false))
    this.#budget.spend(1 + (this.#anchored.read >> 3))
    if (this.#budget.isDue) yield this.#budget.turn()
    return end
  }

  #dfa(unanchored: boolean): Dfa {
    this.#classes ??= new Classes(this.#nfa)
    return new Dfa(this.#nfa, this.#classes, this.#budget, unanchored)
  }

  #matchOf(slots: readonly number[]): Match {
    const span = (index: number): Span | undefined => {
      const [start = -1, end = -1] = [slots[2 * index], slots[2 * index + 1]]
      return start < 0 || end < 0 ? undefined : [start, end]
    }
    const match: [Span, ...(Span | undefined)[]] = [span(0) ?? [0, 0]]
    for (let index = 1; index <= this.groups; index += 1) match.push(span(index))
    return match
  }

  #locate(text: string, from: number, reach: number): Span | undefined | 'far' {
    this.#anywhere ??= this.#dfa(true)
    const first = this.#anywhere.end(text, from, true, reach)
    if (first === undefined) return 'far'
    if (first < 0) return undefined
    this.#anchored ??= this.#dfa(false)
    let tries = triesFor(first - from)
    for (let at = from; at <= first && tries > 0; at = after(text, at)) {
      const end = this.#anchored.end(text, at, false, reach)
      if (end === undefined) return 'far'
      if (end >= 0) return [at, end]
      tries -= this.#anchored.read
    }
    return 'far'
  }

  /** Where the first match from `from` on ends that ends at all; -1 when there is none. */
  *#ending(text: string, from: number): Work<number> {
    this.#budget.renew()
    if (this.#refersBack) return (yield* backtrack(this.#nfa, this.#budget, text, from))?.[1] ?? -1
    const start = this.#prefix === '' ? from : text.indexOf(this.#prefix, from)
    if (start < 0) return -1
    this.#anywhere ??= this.#dfa(true)
    return yield* this.#anywhere.ending(text, start, true)
  }

  /** What `locate` gives, where it takes long. */
  *#distant(text: string, from: number): Work<Span | undefined> {
    if (this.#refersBack) return (yield* this.finding(text, from))?.[0]
    const first = yield* this.#ending(text, from)
    if (first < 0) return undefined
    const start = this.#prefix === '' ? from : text.indexOf(this.#prefix, from)
    this.#anchored ??= this.#dfa(false)
    let [tries, since] = [triesFor(first - start), 0]
    for (let at = start; at <= first && tries > 0; at = after(text, at)) {
      const end = yield* this.#anchored.ending(text, at, false)
      if (end >= 0) return [at, end]
      tries -= this.#anchored.read
      since += 1 + (this.#anchored.read >> 4)
      if (since < PIECE) continue
      yield since / 16
      since = 0
    }
    return yield* locate(this.#nfa, this.#budget, text, start)
  }
}

/** How much may be read in vain: whoever began first may have got far before failing, and that is not to be done again and again. */
const triesFor = (units: number): number => 2 * units + 200

/** The place behind the character at `at`. */
const after = (text: string, at: number): number => at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1)

/** Reads a regular expression; of several, any may match. @throws PatternError */
export function compile(patterns: string | readonly string[], options: PatternOptions): Pattern {
  return new Pattern(typeof patterns === 'string' ? [patterns] : patterns, options)
}
