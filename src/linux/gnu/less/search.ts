import type { Found } from './rows.ts'

/** Finds all places of a pattern in a line. */
export type Matcher = (line: string) => readonly Found[]

/** Longer lines are searched only so far: nobody can wait for more. */
const LONGEST = 20_000

/** What searches for a pattern, an extended regular expression; undefined where it is none. */
export function matcherOf(pattern: string, ignoreCase: boolean): Matcher | undefined {
  let regex: RegExp
  try {
    regex = new RegExp(pattern, ignoreCase ? 'gi' : 'g')
  } catch {
    // RegExp throws SyntaxError for a pattern that is none
    return undefined
  }
  return (line) =>
    [...line.slice(0, LONGEST).matchAll(regex)].flatMap((match) =>
      match[0] === '' ? [] : [{ start: match.index, end: match.index + match[0].length }],
    )
}
