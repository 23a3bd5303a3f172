import { ShellError } from '../state.ts'
import { call, type Pause, type Steps } from '../steps.ts'

/** How many words one brace expansion may give, and how much text they may be. */
const MOST_WORDS = 2 ** 20
const MOST_TEXT = 2 ** 26
/** How many levels of braces are expanded on one stack. */
const LEVELS = 100
/** How many words are made before others have their turn. */
const PIECE = 4096

/**
 * Expands the braces of a word (bash(1), Brace Expansion) given as it is written, quotes and other expansions included; gives
 * words of the same kind, at least one unless all are empty. Characters of `{Z..a}` that mean something are quoted.
 * @throws ShellError when it would be too much
 */
export function* expandBraces(text: string, pause: Pause): Steps<readonly string[]> {
  const words: string[] = []
  const braces = new Braces(text, pause)
  yield* braces.expand({ start: 0, end: text.length }, words)
  return words.includes('') ? words.filter((word) => word !== '') : words
}

function refuse(count: number): never {
  throw new ShellError(`brace expansion: failed to allocate memory for ${count} elements`)
}

/** A part of the text. */
interface Range {
  readonly start: number
  readonly end: number
}

/** A group that gives words, and the text before it. */
interface Factor {
  readonly literal: string
  readonly group: Group
}

class Braces {
  readonly #text: string
  readonly #groups: ReadonlyMap<number, Group>
  readonly #pause: Pause

  constructor(text: string, pause: Pause) {
    this.#text = text
    this.#groups = groupsOf(text)
    this.#pause = pause
  }

  /** Every word of a range, in order: the product of what its groups give. */
  *expand({ start, end }: Range, into: string[], depth = 0): Steps<void> {
    const { factors, rest } = this.#factorsOf(start, end)
    let words: readonly string[] = ['']
    for (const [index, { literal, group }] of factors.entries()) {
      // what is nothing but a group gives its words as they are
      const alone = literal === '' && rest === '' && factors.length === 1
      const choices = alone ? into : []
      const steps = this.#choices(group, choices, depth + 1)
      yield* depth % LEVELS === LEVELS - 1 ? call(steps) : steps
      if (alone) return
      if (words.length * choices.length > MOST_WORDS) refuse(words.length * choices.length)
      words = yield* this.#product(words, literal, choices)
      if (index === factors.length - 1 && rest !== '') words = yield* this.#product(words, rest, [''])
    }
    yield* this.#append(into, factors.length === 0 ? [rest] : words)
  }

  /** The groups side by side in a range, and what follows the last. */
  #factorsOf(start: number, end: number): { readonly factors: readonly Factor[]; readonly rest: string } {
    const text = this.#text
    const factors: Factor[] = []
    let from = start
    for (let at = start; at < end;) {
      const group = this.#groups.get(at)
      if (group && (group.sequence || group.parts.length > 1)) {
        factors.push({ literal: text.slice(from, at), group })
        at = from = group.end
      } else at = text[at] === '{' ? at + 1 : after(text, at)
    }
    return { factors, rest: text.slice(from, end) }
  }

  *#choices({ parts, sequence }: Group, into: string[], depth: number): Steps<void> {
    if (sequence) return yield* this.#append(into, sequence())
    for (const part of parts) yield* this.expand(part, into, depth)
  }

  *#product(words: readonly string[], literal: string, choices: readonly string[]): Steps<readonly string[]> {
    const all: string[] = []
    let size = 0
    for (const word of words) {
      const head = word + literal
      for (const choice of choices) {
        const whole = head + choice
        size += whole.length
        if (size > MOST_TEXT) refuse(words.length * choices.length)
        all.push(whole)
        if (all.length % PIECE === 0) yield* this.#pause(PIECE / 4)
      }
    }
    return all
  }

  *#append(into: string[], words: Iterable<string>): Steps<void> {
    for (const word of words) {
      if (into.push(word) % PIECE === 0) yield* this.#pause(PIECE / 4)
      if (into.length > MOST_WORDS) refuse(into.length)
    }
  }
}

/** How deep expansions may stand in each other; what is deeper is taken for the rest of the text. */
const DEEPEST = 500

/** Where what begins at `at` ends: something quoted, an expansion, or one character. */
function after(text: string, at: number, depth = 0): number {
  if (depth > DEEPEST) return text.length
  const char = text[at]
  if (char === '\\') return at + 2
  if (char === "'" || char === '`') return closing(text, at + 1, char, depth)
  if (char === '"') return closing(text, at + 1, char, depth)
  if (char === '$' && text[at + 1] === '(') return balanced(text, at + 1, ')', depth)
  if (char === '$' && text[at + 1] === '{') return balanced(text, at + 1, '}', depth)
  if (char === '$' && text[at + 1] === "'") return closing(text, at + 2, "'", depth, true)
  return at + 1
}

// oxlint-disable-next-line max-params
function closing(text: string, from: number, quote: string, depth: number, escapes = quote !== "'"): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === quote) return at + 1
    if (escapes && text[at] === '\\') at += 1
    else if (quote === '"' && text[at] === '$' && '({'.includes(text[at + 1] ?? ' '))
      at = after(text, at, depth + 1) - 1
  }
  return text.length
}

/** The end of what the parenthesis or brace at `from` opens. */
// oxlint-disable-next-line max-params
function balanced(text: string, from: number, close: string, within: number): number {
  const open = text[from]
  let depth = 0
  for (let at = from; at < text.length;) {
    if (text[at] === open) depth += 1
    else if (text[at] === close) depth -= 1
    if (depth === 0) return at + 1
    at = text[at] === open ? at + 1 : Math.max(after(text, at, within + 1), at + 1)
  }
  return text.length
}

interface Group {
  readonly end: number
  /** What is between its commas. */
  readonly parts: readonly Range[]
  /** The words of a sequence, where it is one. */
  readonly sequence: (() => Iterable<string>) | undefined
}

/** Every group of a text, by where it opens. */
function groupsOf(text: string): ReadonlyMap<number, Group> {
  const groups = new Map<number, Group>()
  const open: { readonly from: number; readonly parts: Range[]; start: number }[] = []
  for (let at = 0; at < text.length; at = text[at] === '{' ? at + 1 : after(text, at)) {
    const char = text[at]
    const top = open.at(-1)
    if (char === '{') open.push({ from: at, parts: [], start: at + 1 })
    else if (top && (char === ',' || char === '}')) {
      top.parts.push({ start: top.start, end: at })
      top.start = at + 1
      if (char === ',') continue
      open.pop()
      const { from, parts } = top
      groups.set(from, {
        end: at + 1,
        parts,
        sequence: parts.length === 1 ? sequenceOf(text.slice(from + 1, at)) : undefined,
      })
    }
  }
  return groups
}

/** The words of `1..5`, `a..e` or `01..10..3`; undefined where it is none. */
function sequenceOf(text: string): (() => Iterable<string>) | undefined {
  const numbers = /^([-+]?\d+)\.\.([-+]?\d+)(?:\.\.([-+]?\d+))?$/.exec(text)
  const letters = numbers ? undefined : /^([A-Za-z])\.\.([A-Za-z])(?:\.\.([-+]?\d+))?$/.exec(text)
  const [, first = '', last = '', step] = numbers ?? letters ?? []
  if (first === '') return undefined
  const by = Math.abs(Number(step ?? 1)) || 1
  if (letters) {
    const codes = { from: first.charCodeAt(0), to: last.charCodeAt(0), by }
    return () => rising(codes, (code) => quoted(String.fromCharCode(code)))
  }
  const padded = [first, last].some((number) => /^[-+]?0\d/.test(number))
  const width = padded ? Math.max(first.length, last.length) : 0
  const range = { from: Number(first), to: Number(last), by }
  if (Math.max(Math.abs(range.from), Math.abs(range.to), by) <= Number.MAX_SAFE_INTEGER)
    return () => rising(range, width === 0 ? String : (number) => zeroPadded(number, width))
  const [start, end] = [BigInt(first), BigInt(last)]
  const isRange = [start, end].every((number) => BigInt.asIntN(64, number) === number) && Number.isSafeInteger(by)
  return isRange
    ? () => rising({ from: 0, to: Number(end - start), by }, (number) => `${start + BigInt(number)}`)
    : undefined
}

function zeroPadded(number: number, width: number): string {
  const digits = String(Math.abs(number))
  return number < 0 ? `-${digits.padStart(width - 1, '0')}` : digits.padStart(width, '0')
}

/** A character that stands between the letters; bash loses the backslash. */
function quoted(char: string): string {
  if (/[A-Za-z^_]/.test(char)) return char
  return char === '\\' ? "''" : `\\${char}`
}

interface Rising {
  readonly from: number
  readonly to: number
  readonly by: number
}

function* rising({ from, to, by }: Rising, wordOf: (number: number) => string): Iterable<string> {
  const length = Math.floor(Math.abs(to - from) / by) + 1
  if (length > MOST_WORDS) refuse(length)
  const step = from <= to ? by : -by
  for (let index = 0; index < length; index += 1) yield wordOf(from + index * step)
}
