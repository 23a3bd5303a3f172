import { compile, type Pattern } from '../../../shell/posix/regex/pattern.ts'
import { PatternError } from '../../../shell/posix/regex/syntax.ts'
import { type Phrase, phrase, quoted } from '../../../shell/posix/phrase.ts'
import { Failure } from '../library/program.ts'

/** Where a piece ends. */
export interface Cut {
  /** As it was typed. */
  readonly word: string
  /** A line by its number, or by what it has, and how far from it; `skips`: what comes before it is not written. */
  readonly at:
    | { readonly type: 'line'; readonly number: number }
    | { readonly type: 'match'; readonly pattern: Pattern; readonly offset: number; readonly skips: boolean }
  /** How often, after the first time. */
  readonly repeats: number
}

function matchOf(word: string): Cut['at'] {
  const mark = word.charAt(0)
  const end = word.lastIndexOf(mark)
  if (end === 0) throw new Failure(`${word}: closing delimiter '${mark}' missing`)
  const offset = word.slice(end + 1)
  let pattern: Pattern
  try {
    pattern = compile(word.slice(1, end), { syntax: 'basic' })
  } catch (error) {
    if (!(error instanceof PatternError)) throw error
    throw new Failure(phrase`${quoted(word)}: invalid regular expression: ${error.message}`)
  }
  if (!/^(?:\s*[-+]?\d+)?$/.test(offset)) throw new Failure(phrase`${quoted(word)}: integer expected after delimiter`)
  return { type: 'match', pattern, offset: Number(offset), skips: mark === '%' }
}

/** How often `{9}` or `{*}` says that a pattern is repeated; 0 for a word that is none. @throws Failure */
function repeatsOf(word: string | undefined): number {
  if (word === undefined || !word.startsWith('{')) return 0
  if (!word.endsWith('}')) throw new Failure(phrase`${quoted(word)}: '}' is required in repeat count`)
  const inner = word.slice(1, -1)
  if (inner === '*') return Infinity
  if (!/^\s*\+?\d+$/.test(inner))
    throw new Failure(phrase`${quoted(word.slice(0, -1))}}: integer required between '{' and '}'`)
  return Number(inner)
}

function lineOf(word: string, last: number): number {
  if (!/^\s*\+?\d+$/.test(word)) throw new Failure(phrase`${quoted(word)}: invalid pattern`)
  const number = Number(word)
  if (number === 0) throw new Failure(`${word}: line number must be greater than zero`)
  if (number < last)
    throw new Failure(phrase`line number ${quoted(word)} is smaller than preceding line number, ${last}`)
  return number
}

/** Reads patterns; `warn` is told what is odd about them. @throws Failure */
export function cutsOf(words: readonly string[], warn: (sentence: Phrase) => void): readonly Cut[] {
  const cuts: Cut[] = []
  let last = 0
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const isMatch = /^[/%]/.test(word)
    const number = isMatch ? last : lineOf(word, last)
    if (!isMatch && number === last)
      warn(phrase`warning: line number ${quoted(word)} is the same as preceding line number`)
    last = number
    const repeats = repeatsOf(words[at + 1])
    if (words[at + 1]?.startsWith('{')) at += 1
    cuts.push({ word, at: isMatch ? matchOf(word) : { type: 'line', number }, repeats })
  }
  return cuts
}
