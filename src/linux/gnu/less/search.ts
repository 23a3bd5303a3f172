import type { Work } from '../../../base/work.ts'
import { compile, type Pattern } from '../../../shell/posix/regex/pattern.ts'
import { PatternError } from '../../../shell/posix/regex/syntax.ts'
import type { Found } from './rows.ts'

/** How many places are found between two turns. */
const PLACES = 512

/** Finds the places of a pattern in a line. */
export interface Matcher {
  /** Whether there is one. */
  fits(line: string): Work<boolean>
  /** All of them. */
  places(line: string): Work<readonly Found[]>
}

/** The next place at `from` or later that is not empty. */
function* placeFrom(pattern: Pattern, line: string, from: number): Work<Found | undefined> {
  for (let at = from; at <= line.length;) {
    const near = pattern.near(line, at)
    const span = near === 'far' ? yield* pattern.locating(line, at) : near
    if (!span) return undefined
    const [start, end] = span
    if (end > start) return { start, end }
    at = start + 1
  }
  return undefined
}

function* placesIn(pattern: Pattern, line: string): Work<readonly Found[]> {
  const all: Found[] = []
  for (let found = yield* placeFrom(pattern, line, 0); found; found = yield* placeFrom(pattern, line, found.end))
    if (all.push(found) % PLACES === 0) yield PLACES
  return all
}

/** What searches for an extended regular expression; a sentence where it is none. */
export function matcherOf(pattern: string, ignoreCase: boolean): Matcher | string {
  try {
    const compiled = compile(pattern, { syntax: 'extended', ignoreCase })
    return {
      fits: function* (line) {
        return (yield* placeFrom(compiled, line, 0)) !== undefined
      },
      places: (line) => placesIn(compiled, line),
    }
  } catch (error) {
    if (error instanceof PatternError) return error.message
    throw error
  }
}
