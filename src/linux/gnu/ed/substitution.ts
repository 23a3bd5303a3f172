import type { GnuProcess } from '../library/gnu-system.ts'
import type { Pattern } from '../../../shell/posix/regex/pattern.ts'
import type { Part } from '../sed/command.ts'
import { substitute } from '../sed/substitute.ts'
import { EdError } from './scanner.ts'

/** What `s` does to a line, and does again when it is given without an expression. */
export interface Substitution {
  readonly pattern: Pattern
  readonly parts: readonly Part[]
  readonly global: boolean
  /** Which match is replaced, from 1. */
  readonly number: number
}

/** Reads what replaces a match: `&` and, as far as there are `groups`, `\1` stand for what was matched, `\c` for c. */
export function partsOf(text: string, groups: number): readonly Part[] {
  return [...text.matchAll(/\\([^]?)|&|[^\\&]+/g)].map(([all, escaped]) => {
    if (all === '&') return { type: 'group', group: 0 }
    if (escaped === undefined) return { type: 'text', text: all }
    return /\d/.test(escaped) && Number(escaped) <= groups
      ? { type: 'group', group: Number(escaped) }
      : { type: 'text', text: escaped }
  })
}

/** Whether a match that takes nothing would be found again where it stands. */
function goesRound({ pattern, global }: Substitution, text: string): boolean {
  const first = global ? pattern.locate(text) : undefined
  if (!first || first[0] !== first[1] || first[0] === text.length) return false
  const again = pattern.locate(`x${text.slice(first[0])}`, 1)
  return again !== undefined && again[0] === 1 && again[1] === 1
}

/** A line with matches replaced; undefined where none was. @throws EdError */
export async function replaced(process: GnuProcess, text: string, how: Substitution): Promise<string | undefined> {
  const due = process.due()
  if (due) await due
  if (goesRound(how, text)) throw new EdError('Infinite substitution loop')
  const options = { ...how, expression: how.pattern, print: false, runs: false, file: undefined }
  return process.inTurns(substitute(text, how.pattern, options))
}
