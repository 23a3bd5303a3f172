import type { Work } from '../../../base/work.ts'
import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import type { Pattern } from '../../../shell/posix/regex/pattern.ts'
import { Failure } from '../library/program.ts'

/** A stretch of the text, in octets. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

/** A word that the index tells of. */
export interface Occurrence {
  /** The text that it stands in. */
  readonly source: Source
  readonly key: Stretch
  /** What it is shown within. */
  readonly context: Stretch
  /** Where it is found: its line from 0 on, or with -r what stands first on its line. */
  readonly line: number
  readonly reference: Stretch
}

/** A file that is read whole. */
export interface Source {
  readonly name: string
  readonly text: string
}

/** What words and contexts are, and which words count. */
export interface Grammar {
  /** What ends a context; without one the whole text is one. */
  readonly contextEnd: { readonly pattern: Pattern | RegExp; readonly name: string } | undefined
  /** A word, or the characters of which words are made. */
  readonly word: Pattern | ReadonlySet<string>
  readonly counts: (word: string) => boolean
  /** -r: the first word of each line is a reference. */
  readonly hasReferences: boolean
}

export const isWhite = (character: string): boolean => /[ \t\n\v\f\r]/.test(character)

/** Back over blanks, to `start` at most. */
export function backOverWhite(text: string, end: number, start: number): number {
  let at = end
  while (at > start && isWhite(text.charAt(at - 1))) at -= 1
  return at
}

/** On over blanks, to `end` at most. */
export function overWhite(text: string, start: number, end: number): number {
  let at = start
  while (at < end && isWhite(text.charAt(at))) at += 1
  return at
}

function overText(text: string, start: number, end: number): number {
  let at = start
  while (at < end && !isWhite(text.charAt(at))) at += 1
  return at
}

/** On over a word, or over one character that is of none. */
export function overSomething(
  text: string,
  start: number,
  { word, end }: { word: Grammar['word']; end: number },
): number {
  if ('locate' in word) {
    const found = word.locate(text.slice(start, end))
    return found && found[0] === 0 && found[1] > 0 ? start + found[1] : start + 1
  }
  let at = start
  while (at < end && word.has(text.charAt(at))) at += 1
  return at === start ? start + 1 : at
}

/** The next word from `from` on. */
function nextWord(
  text: string,
  from: number,
  { word, end }: { word: Grammar['word']; end: number },
): Stretch | undefined {
  if ('locate' in word) {
    for (let at = from; at < end;) {
      const found = word.locate(text.slice(at, end))
      if (!found) return undefined
      if (found[1] > found[0]) return { start: at + found[0], end: at + found[1] }
      at += found[0] + 1
    }
    return undefined
  }
  let start = from
  while (start < end && !word.has(text.charAt(start))) start += 1
  return start === end ? undefined : { start, end: overSomething(text, start, { word, end }) }
}

/** The next match from `from` on. */
function matchFrom(text: string, from: number, pattern: Pattern | RegExp): Stretch | undefined {
  if ('locate' in pattern) {
    const found = pattern.locate(text.slice(from))
    return found && { start: from + found[0], end: from + found[1] }
  }
  pattern.lastIndex = from
  const found = pattern.exec(text)
  return found ? { start: found.index, end: pattern.lastIndex } : undefined
}

/** Where the context that begins at `from` ends, with what ends it. @throws Failure where it would be empty, as GNU's does */
function contextEndOf(text: string, from: number, ending: Grammar['contextEnd']): number {
  const found = ending && matchFrom(text, from, ending.pattern)
  if (!found) return text.length
  if (found.start === from)
    throw new Failure(phrase`error: regular expression has a match of length zero: ${quoted(ending.name)}`)
  return found.end
}

/** Follows the lines of a text. */
class Lines {
  readonly #text: string
  #at = 0
  line = 0
  start = 0

  constructor(text: string) {
    this.#text = text
  }

  goTo(place: number): void {
    for (
      let next = this.#text.indexOf('\n', this.#at);
      next >= 0 && next < place;
      next = this.#text.indexOf('\n', this.#at)
    ) {
      this.line += 1
      this.start = next + 1
      this.#at = this.start
    }
  }
}

/** Every word that counts, in the order of the text. */
export function* occurrencesOf(source: Source, grammar: Grammar): Work<readonly Occurrence[]> {
  const { text } = source
  const lines = new Lines(text)
  const found: Occurrence[] = []
  for (let from = 0; from < text.length;) {
    const next = contextEndOf(text, from, grammar.contextEnd)
    const end = backOverWhite(text, next, from)
    let start = from
    for (
      let word = nextWord(text, from, { ...grammar, end });
      word;
      word = nextWord(text, word.end, { ...grammar, end })
    ) {
      lines.goTo(word.start)
      const reference = { start: lines.start, end: overText(text, lines.start, text.length) }
      if (grammar.hasReferences && word.start < reference.end) continue
      if (!grammar.counts(text.slice(word.start, word.end))) continue
      // the reference is no part of what is shown
      if (grammar.hasReferences && lines.start === start) start = overWhite(text, reference.end, end)
      found.push({ source, key: word, context: { start, end }, line: lines.line, reference })
    }
    yield next - from
    from = next
  }
  return found
}
