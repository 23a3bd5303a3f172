import { ShellError } from '../state.ts'

/** How many words one brace expansion may give, and how much text they may be. */
const MOST_WORDS = 2 ** 20
const MOST_TEXT = 2 ** 26
const DEEPEST = 500

/**
 * Expands the braces of a word (bash(1), Brace Expansion) given as it is written, quotes and other expansions included; gives
 * words of the same kind, at least one unless all are empty. Characters of `{Z..a}` that mean something are quoted.
 * @throws ShellError when it would be too much
 */
export function expandBraces(text: string): readonly string[] {
  const words = expand(text, 0)
  return words.includes('') ? words.filter((word) => word !== '') : words
}

function refuse(count: number): never {
  throw new ShellError(`brace expansion: failed to allocate memory for ${count} elements`)
}

/** Every word of a text, in order: the product of what its groups give. */
function expand(text: string, depth: number): readonly string[] {
  if (depth > DEEPEST || !text.includes('{')) return [text]
  const groups = groupsOf(text)
  const factors: Factor[] = []
  let count = 1
  let start = 0
  for (let at = 0; at < text.length;) {
    const group = groups.get(at)
    const choices = group && choicesOf(group, depth)
    if (!choices) {
      at = text[at] === '{' ? at + 1 : after(text, at)
      continue
    }
    count *= choices.length
    if (count > MOST_WORDS) refuse(count)
    factors.push({ literal: text.slice(start, at), choices })
    at = group.end
    start = at
  }
  const rest = text.slice(start)
  const words = factors.reduce<readonly string[]>(product, [''])
  return rest === '' ? words : words.map((word) => word + rest)
}

/** A group's choices, and the text before it. */
interface Factor {
  readonly literal: string
  readonly choices: readonly string[]
}

/** What a group gives: it has a comma, or is a sequence. */
function choicesOf({ parts }: Group, depth: number): readonly string[] | undefined {
  const [first = ''] = parts
  return parts.length === 1 ? sequenceOf(first) : parts.flatMap((part) => expand(part, depth + 1))
}

function product(words: readonly string[], { literal, choices }: Factor): readonly string[] {
  const size = words.reduce((sum, word) => sum + word.length + literal.length, 0) * choices.length
  if (size > MOST_TEXT) refuse(words.length * choices.length)
  if (literal === '' && words.length === 1 && words[0] === '') return choices
  const all: string[] = []
  for (const word of words) {
    const head = word + literal
    for (const choice of choices) all.push(head + choice)
  }
  return all
}

/** Where what begins at `at` ends: something quoted, an expansion, or one character. */
function after(text: string, at: number): number {
  const char = text[at]
  if (char === '\\') return at + 2
  if (char === "'" || char === '`') return closing(text, at + 1, char)
  if (char === '"') return closing(text, at + 1, char)
  if (char === '$' && text[at + 1] === '(') return balanced(text, at + 1, ')')
  if (char === '$' && text[at + 1] === '{') return balanced(text, at + 1, '}')
  if (char === '$' && text[at + 1] === "'") return closing(text, at + 2, "'", true)
  return at + 1
}

function closing(text: string, from: number, quote: string, escapes = quote !== "'"): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === quote) return at + 1
    if (escapes && text[at] === '\\') at += 1
    else if (quote === '"' && text[at] === '$' && '({'.includes(text[at + 1] ?? ' ')) at = after(text, at) - 1
  }
  return text.length
}

/** The end of what the parenthesis or brace at `from` opens. */
function balanced(text: string, from: number, close: string): number {
  const open = text[from]
  let depth = 0
  for (let at = from; at < text.length;) {
    if (text[at] === open) depth += 1
    else if (text[at] === close) depth -= 1
    if (depth === 0) return at + 1
    at = text[at] === open ? at + 1 : Math.max(after(text, at), at + 1)
  }
  return text.length
}

interface Group {
  readonly end: number
  readonly parts: readonly string[]
}

/** What the braces of a text hold between their commas, by where they open. */
function groupsOf(text: string): ReadonlyMap<number, Group> {
  const groups = new Map<number, Group>()
  const open: { readonly from: number; readonly parts: string[]; start: number }[] = []
  for (let at = 0; at < text.length; at = text[at] === '{' ? at + 1 : after(text, at)) {
    const char = text[at]
    const top = open.at(-1)
    if (char === '{') open.push({ from: at, parts: [], start: at + 1 })
    else if (top && (char === ',' || char === '}')) {
      top.parts.push(text.slice(top.start, at))
      top.start = at + 1
      if (char === ',') continue
      open.pop()
      groups.set(top.from, { end: at + 1, parts: top.parts })
    }
  }
  return groups
}

/** The words of `1..5`, `a..e` or `01..10..3`; undefined where it is none. */
function sequenceOf(text: string): readonly string[] | undefined {
  const numbers = /^([-+]?\d+)\.\.([-+]?\d+)(?:\.\.([-+]?\d+))?$/.exec(text)
  const letters = numbers ? undefined : /^([A-Za-z])\.\.([A-Za-z])(?:\.\.([-+]?\d+))?$/.exec(text)
  const [, first = '', last = '', step] = numbers ?? letters ?? []
  if (first === '') return undefined
  const by = Math.abs(Number(step ?? 1)) || 1
  if (letters)
    return rising(first.charCodeAt(0), last.charCodeAt(0), by).map((code) => quoted(String.fromCharCode(code)))
  const padded = [first, last].some((number) => /^[-+]?0\d/.test(number))
  const width = padded ? Math.max(first.length, last.length) : 0
  const [from, to] = [Number(first), Number(last)]
  if (![from, to, by].every((number) => Number.isSafeInteger(number))) return undefined
  const numbersOf = rising(from, to, by)
  if (width === 0) return numbersOf.map(String)
  return numbersOf.map((number) => {
    const digits = String(Math.abs(number))
    return number < 0 ? `-${digits.padStart(width - 1, '0')}` : digits.padStart(width, '0')
  })
}

/** A character that stands between the letters; bash loses the backslash. */
function quoted(char: string): string {
  if (/[A-Za-z^_]/.test(char)) return char
  return char === '\\' ? "''" : `\\${char}`
}

function rising(from: number, to: number, by: number): number[] {
  const length = Math.floor(Math.abs(to - from) / by) + 1
  if (length > MOST_WORDS) refuse(length)
  const step = from <= to ? by : -by
  return Array.from({ length }, (_, index) => from + index * step)
}
