import { compile } from '../../../shell/posix/regex/pattern.ts'
import { PatternError } from '../../../shell/posix/regex/syntax.ts'
import type { Found } from './rows.ts'

/** Finds all places of a pattern in a line. */
export type Matcher = (line: string) => readonly Found[]

/** What searches for an extended regular expression; a sentence where it is none. */
export function matcherOf(pattern: string, ignoreCase: boolean): Matcher | string {
  try {
    const compiled = compile(pattern, { syntax: 'extended', ignoreCase })
    return (line) => {
      const all: Found[] = []
      for (let at = 0; at <= line.length;) {
        const span = compiled.locate(line, at)
        if (!span) break
        const [start, end] = span
        if (end > start) all.push({ start, end })
        at = Math.max(end, start + 1)
      }
      return all
    }
  } catch (error) {
    if (error instanceof PatternError) return error.message
    throw error
  }
}
