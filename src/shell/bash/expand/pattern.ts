import { atOnce, type Work } from '../../../base/work.ts'
import { ShellError } from '../state.ts'
import { collatingCharacter } from './collating.ts'
import { remembered } from './memory.ts'
import { type One, Segments, widthAt } from './segments.ts'

/** How a pattern is read. */
export interface PatternOptions {
  /** `?(…)`, `*(…)`, `+(…)`, `@(…)` and `!(…)` count (`shopt -s extglob`, and always in `[[ ]]`). */
  readonly extended?: boolean
  readonly ignoreCase?: boolean
}

/** One piece of a pattern: a character, any run of characters, or a list of alternatives. */
type Element =
  | One
  | { readonly type: 'star' }
  | { readonly type: 'list'; readonly operator: string; readonly alternatives: readonly (readonly Element[])[] }

/** Characters that can be looked up by number: the text itself where each of them is one unit. */
type Characters = string | readonly string[]

/** Places in a text, rising. */
type Places = readonly number[]

const STAR: Element = { type: 'star' }
const MOST_NESTED = 50
/** How many places one match (or replacing all) may look at; only lists in very long texts get there, and then nothing matches. */
const MOST_STEPS = 1e6
/** The longest pattern, in characters. */
const LONGEST = 2 ** 20
/** How many of them are looked at before others have their turn. */
const STEPS = 16_384
/** How much of a text a list may reach, in units. */
const REACH = 2 * MOST_STEPS

/**
 * A pattern, bash(1) "Pattern Matching". Matching takes time in proportion to text times pattern, for `!(…)` times the text again; what
 * may take long is done in pieces.
 */
export class Pattern {
  /** What the pattern matches when it has no special characters. */
  readonly literal: string | undefined
  /** Whether a name that begins with a dot is asked for by a dot. */
  readonly wantsDot: boolean
  readonly #elements: readonly Element[]
  /** The same of a pattern without lists. */
  readonly #segments: Segments | undefined
  readonly #fold: boolean

  /** @throws ShellError when the text is too long */
  constructor(text: string, { extended = false, ignoreCase = false }: PatternOptions = {}) {
    if (text.length > LONGEST) throw new ShellError('xmalloc: cannot allocate memory: the pattern is longer than 1 MiB')
    this.#fold = ignoreCase
    this.#elements = new PatternReader(text, extended, ignoreCase).sequence()
    const plain = this.#elements.filter((element) => element.type !== 'list')
    this.#segments = plain.length === this.#elements.length ? new Segments(plain) : undefined
    const literals = this.#elements.map((element) => (element.type === 'one' ? element.literal : undefined))
    this.literal = ignoreCase || literals.includes(undefined) ? undefined : literals.join('')
    this.wantsDot = startsWithDot(this.#elements)
  }

  /** Whether the whole of a short text matches: a name. */
  matches(text: string): boolean {
    return this.literal === undefined ? atOnce(this.whole(text)) : text === this.literal
  }

  /** Whether the whole of `text` matches. */
  *whole(text: string): Work<boolean> {
    if (this.literal !== undefined) return text === this.literal
    if (this.#segments) return yield* this.#segments.matches(this.#folded(text))
    const [first, last] = [this.#elements[0], this.#elements.at(-1)]
    if (last?.type === 'star') return (yield* this.prefix(text, true)) !== undefined
    if (first?.type === 'star') return (yield* this.suffix(text, true)) !== undefined
    return (yield* this.prefix(text, true)) === text.length
  }

  /** The length of the shortest or longest beginning of `text` that matches; undefined when none does. For `#` and `##`. */
  *prefix(text: string, longest: boolean): Work<number | undefined> {
    if (this.literal !== undefined) return text.startsWith(this.literal) ? this.literal.length : undefined
    if (this.#segments) return yield* this.#segments.end(this.#folded(text), 0, longest)
    const chars = this.#characters(text.slice(0, REACH))
    return yield* this.#reach(this.#elements, chars, longest ? text.length : undefined)
  }

  /** The length of the shortest or longest end of `text` that matches; undefined when none does. For `%` and `%%`. */
  *suffix(text: string, longest: boolean): Work<number | undefined> {
    if (this.literal !== undefined) return text.endsWith(this.literal) ? this.literal.length : undefined
    if (this.#segments) {
      const start = yield* this.#segments.start(this.#folded(text), longest)
      return start === undefined ? undefined : text.length - start
    }
    const chars = [...this.#characters(text.slice(-REACH))].toReversed()
    return yield* this.#reach(reversed(this.#elements), chars, longest ? text.length : undefined)
  }

  /** How far elements with lists match from the beginning: as far as they can of `most` units, or as little. */
  *#reach(elements: readonly Element[], chars: Characters, most: number | undefined): Work<number | undefined> {
    // a star at the end takes all there is, or nothing
    const open = elements.at(-1)?.type === 'star'
    const ends = yield* new Matching(chars).ends(open ? elements.slice(0, -1) : elements, [0])
    const end = ends.at(most === undefined ? 0 : -1)
    if (end === undefined) return undefined
    return open && most !== undefined ? most : unitsIn(chars, 0, end)
  }

  /** `text` with its first (or every) longest match replaced by what `replacement` gives for it. For `/` and `//`. */
  *replace(text: string, all: boolean, replacement: (matched: string) => string): Work<string> {
    const [first] = this.#elements
    if (!first) return text
    // in an empty text bash looks for nothing but what begins with a star or something optional
    if (text === '' && !(first.type === 'star' || (first.type === 'list' && '*?'.includes(first.operator)))) return text
    const search = this.#search(text)
    let result = ''
    let pieces: string[] = []
    let at = 0
    for (let found = yield* search(0); found; found = all ? yield* search(at) : undefined) {
      const [start, end] = found
      // after an empty match the next character stands as it is
      const rest = end === start && end < text.length ? widthAt(text, end) : 0
      pieces.push(text.slice(at, start), replacement(text.slice(start, end)), text.slice(end, end + rest))
      at = end + rest
      if (end === start && rest === 0) break
      if (pieces.length < STEPS) continue
      result += pieces.join('')
      pieces = []
      yield STEPS / 8
    }
    return result + pieces.join('') + text.slice(at)
  }

  /** What finds the first place from one on where something matches, and where its longest match ends. */
  #search(text: string): (from: number) => Work<readonly [number, number] | undefined> {
    // the end of an empty text is the only end that counts
    const last = Math.max(text.length - 1, 0)
    const segments = this.#segments
    if (segments) {
      const folded = this.#folded(text)
      return (from) => (from > last ? none() : segments.find(folded, from))
    }
    return this.#searchLists(text, last)
  }

  #searchLists(text: string, last: number): (from: number) => Work<readonly [number, number] | undefined> {
    const matching = new Matching(this.#characters(text.slice(0, REACH)))
    const elements = this.#elements
    let [place, units] = [0, 0]
    return function* (from) {
      for (; units < from; place += 1) units += matching.width(place)
      for (; units <= last && place <= matching.length; place += 1) {
        const end = (yield* matching.ends(elements, [place])).at(-1)
        if (end !== undefined) return [units, units + matching.units(place, end)]
        units += matching.width(place)
      }
      return undefined
    }
  }

  #folded(text: string): string {
    const folded = this.#fold ? text.toLowerCase() : text
    return folded.length === text.length ? folded : text
  }

  #characters(text: string): Characters {
    const same = this.#folded(text)
    return /[\ud800-\udbff]/.test(same) ? Array.from(same) : same
  }
}

// oxlint-disable-next-line require-yield
function* none(): Work<undefined> {}

const plain = remembered((text) => new Pattern(text))
const extendedOnly = remembered((text) => new Pattern(text, { extended: true }))
const folded = remembered((text) => new Pattern(text, { ignoreCase: true }))
const extendedFolded = remembered((text) => new Pattern(text, { extended: true, ignoreCase: true }))

/**
 * The pattern that a text means, from memory where it was asked for before. Quoted characters have a backslash before them
 * (`escapePattern` of pattern-text.ts).
 */
export function patternOf(text: string, { extended, ignoreCase }: PatternOptions = {}): Pattern {
  if (ignoreCase) return extended ? extendedFolded(text) : folded(text)
  return extended ? extendedOnly(text) : plain(text)
}

function unitsIn(chars: Characters, from: number, to: number): number {
  if (typeof chars === 'string') return Math.min(to, chars.length) - from
  let units = 0
  for (let at = from; at < to; at += 1) units += chars[at]?.length ?? 0
  return units
}

function reversed(elements: readonly Element[]): readonly Element[] {
  return elements
    .map((element) =>
      element.type === 'list' ? { ...element, alternatives: element.alternatives.map(reversed) } : element,
    )
    .toReversed()
}

function startsWithDot([first]: readonly Element[]): boolean {
  if (first?.type === 'one') return first.literal === '.'
  return first?.type === 'list' && first.operator !== '!' && first.alternatives.some(startsWithDot)
}

const union = (sets: readonly Places[]): Places => {
  const [first = [], ...rest] = sets.filter((set) => set.length > 0)
  return rest.length === 0 ? first : [...new Set(sets.flat())].toSorted((left, right) => left - right)
}

/** Matches of elements against characters: all places where they can be are followed at once. */
class Matching {
  readonly #chars: Characters
  #steps = 0
  /** How many of the steps others know of. */
  #told = 0

  constructor(chars: Characters) {
    this.#chars = chars
  }

  get length(): number {
    return this.#chars.length
  }

  /** How many units the characters have between two places. */
  units(from: number, to: number): number {
    return unitsIn(this.#chars, from, to)
  }

  /** How many units a character has; 1 at the end. */
  width(place: number): number {
    return this.#chars[place]?.length ?? 1
  }

  /** Where a match of all `elements` can end that begins at one of `starts`. */
  *ends(elements: readonly Element[], starts: Places): Work<Places> {
    let places = starts
    for (const element of elements) {
      this.#steps += places.length
      if (places.length === 0 || this.#steps > MOST_STEPS) return []
      if (this.#steps - this.#told > STEPS) {
        yield (this.#steps - this.#told) / 4
        this.#told = this.#steps
      }
      places =
        element.type === 'list'
          ? yield* this.#afterList(element.operator, element.alternatives, places)
          : this.#after(element, places)
    }
    return places
  }

  #after(element: Exclude<Element, { type: 'list' }>, places: Places): Places {
    if (element.type === 'star') return this.#from(places[0] ?? 0)
    const next: number[] = []
    for (const place of places) {
      const char = this.#chars[place]
      if (char !== undefined && element.test(char)) next.push(place + 1)
    }
    return next
  }

  #from(place: number): Places {
    const places: number[] = []
    for (let at = place; at <= this.#chars.length; at += 1) places.push(at)
    return places
  }

  *#afterList(operator: string, alternatives: readonly (readonly Element[])[], places: Places): Work<Places> {
    if (operator === '@') return yield* this.#once(alternatives, places)
    if (operator === '?') return union([places, yield* this.#once(alternatives, places)])
    if (operator === '!') return yield* this.#outside(alternatives, places)
    const seen = new Set(operator === '*' ? places : [])
    for (let fresh = places; fresh.length > 0;) {
      fresh = (yield* this.#once(alternatives, fresh)).filter((place) => !seen.has(place))
      for (const place of fresh) seen.add(place)
    }
    return [...seen].toSorted((left, right) => left - right)
  }

  *#once(alternatives: readonly (readonly Element[])[], starts: Places): Work<Places> {
    const sets: Places[] = []
    for (const elements of alternatives) sets.push(yield* this.ends(elements, starts))
    return union(sets)
  }

  /** Where something can end that is none of the alternatives. */
  *#outside(alternatives: readonly (readonly Element[])[], places: Places): Work<Places> {
    const found = new Uint8Array(this.#chars.length + 1)
    for (const place of places) {
      this.#steps += this.#chars.length - place
      if (this.#steps > MOST_STEPS) return []
      const taken = new Set(yield* this.#once(alternatives, [place]))
      for (let end = place; end < found.length; end += 1) if (!taken.has(end)) found[end] = 1
    }
    return this.#from(places[0] ?? 0).filter((end) => found[end] === 1)
  }
}

const classes: Readonly<Record<string, RegExp>> = {
  alnum: /[\p{L}\p{N}]/u,
  alpha: /\p{L}/u,
  ascii: /[\0-\x7f]/,
  blank: /[ \t]/,
  cntrl: /[\0-\x1f\x7f]/,
  digit: /[0-9]/,
  graph: /[^\s\p{C}]/u,
  lower: /\p{Ll}/u,
  print: /[^\p{C}]/u,
  punct: /[!-/:-@[-`{-~]/,
  space: /[ \t\n\v\f\r]/,
  upper: /\p{Lu}/u,
  word: /[\p{L}\p{N}_]/u,
  xdigit: /[0-9A-Fa-f]/,
}

type Test = (char: string) => boolean

/** Reads a pattern's text. */
class PatternReader {
  readonly #text: string
  readonly #extended: boolean
  readonly #fold: boolean
  /** Where lists begin that do not end: nobody has to look again. */
  readonly #unclosed = new Set<number>()
  /** A set was found not to end: none that begins after it does. */
  #noSets = false
  #at = 0

  constructor(text: string, extended: boolean, fold: boolean) {
    this.#text = text
    this.#extended = extended
    this.#fold = fold
  }

  /** The elements up to the end, or up to the `|` or `)` of a list that they are in. */
  sequence(depth = 0): readonly Element[] {
    const elements: Element[] = []
    while (this.#at < this.#text.length) {
      const char = String.fromCodePoint(this.#text.codePointAt(this.#at) ?? 0)
      if (depth > 0 && (char === '|' || char === ')')) break
      const element = this.#list(char, depth) ?? this.#element(char)
      // two stars are as good as one
      if (element.type !== 'star' || elements.at(-1)?.type !== 'star') elements.push(element)
    }
    return elements
  }

  #element(char: string): Element {
    this.#at += char.length
    if (char === '*') return STAR
    if (char === '?') return { type: 'one', test: () => true }
    if (char === '[') {
      const test = this.#set()
      if (test) return { type: 'one', test }
    }
    if (char === '\\' && this.#at < this.#text.length) {
      const quoted = String.fromCodePoint(this.#text.codePointAt(this.#at) ?? 0)
      this.#at += quoted.length
      return this.#literal(quoted)
    }
    return this.#literal(char)
  }

  #literal(literal: string): Element {
    const wanted = this.#fold ? literal.toLowerCase() : literal
    return { type: 'one', literal: wanted, test: (char) => char === wanted }
  }

  /** A list in parentheses; undefined, and nothing read, where there is none. */
  #list(operator: string, depth: number): Element | undefined {
    const opens = this.#extended && '?*+@!'.includes(operator) && this.#text[this.#at + 1] === '('
    if (!opens || depth >= MOST_NESTED || this.#unclosed.has(this.#at)) return undefined
    const start = this.#at
    this.#at += 2
    const alternatives = [this.sequence(depth + 1)]
    while (this.#text[this.#at] === '|') {
      this.#at += 1
      alternatives.push(this.sequence(depth + 1))
    }
    if (this.#text[this.#at] === ')') {
      this.#at += 1
      return { type: 'list', operator, alternatives }
    }
    this.#unclosed.add(start)
    this.#at = start
    return undefined
  }

  /** A bracket expression, its `[` read; undefined, and nothing read, when it does not end. */
  #set(): Test | undefined {
    if (this.#noSets) return undefined
    const start = this.#at
    const text = this.#text
    const negated = text[this.#at] === '!' || text[this.#at] === '^'
    if (negated) this.#at += 1
    const tests: Test[] = []
    for (let first = true; this.#at < text.length; first = false) {
      if (text[this.#at] === ']' && !first) {
        this.#at += 1
        return (char) => tests.some((test) => test(char)) !== negated
      }
      tests.push(this.#member())
    }
    this.#at = start
    this.#noSets = true
    return undefined
  }

  #member(): Test {
    const named = /\[:([a-z]+):\]/y
    named.lastIndex = this.#at
    const name = named.exec(this.#text)?.[1]
    if (name !== undefined) {
      this.#at += name.length + 4
      return (char) => classes[name]?.test(char) ?? false
    }
    const low = this.#endpoint()
    if (this.#text[this.#at] !== '-' || [']', undefined].includes(this.#text[this.#at + 1])) {
      return this.#range(low, low)
    }
    this.#at += 1
    return this.#range(low, this.#endpoint())
  }

  #range(low: string, high: string): Test {
    if (low === '') return () => false
    const [from, to] = [low.codePointAt(0) ?? 0, high.codePointAt(0) ?? 0]
    const within: Test = (char) => {
      const code = char.codePointAt(0) ?? 0
      return code >= from && code <= to
    }
    return this.#fold ? (char) => within(char) || within(char.toUpperCase()) : within
  }

  /** A single character of a bracket expression: `x`, `\x`, `[=x=]`, `[.x.]` or `[.hyphen.]`; '' where none has that name. */
  #endpoint(): string {
    const collating = /\[([=.])(.)\1\]|\[\.([A-Za-z][-\w]*)\.\]/suy
    collating.lastIndex = this.#at
    const element = collating.exec(this.#text)
    if (element) {
      this.#at += element[0].length
      return element[2] ?? collatingCharacter(element[3] ?? '')
    }
    if (this.#text[this.#at] === '\\' && this.#at + 1 < this.#text.length) this.#at += 1
    const char = String.fromCodePoint(this.#text.codePointAt(this.#at) ?? 0)
    this.#at += char.length
    return char
  }
}
