import type { Facts, LineFacts } from './facts.ts'
import type { Mistake } from './mistake.ts'
import { fill } from './symptom/names.ts'
import { found } from './symptom/symptom.ts'

/** A mistake that a line shows. */
export interface Note {
  readonly mistake: Mistake
  /** A line that would do, for who asks for it. */
  readonly fix: string | undefined
}

/**
 * The first mistake of a catalogue that a line shows; `before` is the world that the line was typed in. Of a line that did what was
 * asked, nobody should ask.
 */
export function noteFor(catalogue: readonly Mistake[], line: LineFacts, before: Facts): Note | undefined {
  for (const mistake of catalogue) {
    for (const symptom of mistake.when) {
      const names = found(symptom, { line, before })
      if (names) return { mistake, fix: mistake.fix === undefined ? undefined : fill(mistake.fix, names) }
    }
  }
  return undefined
}

/** Whether a mistake is only that a word is spelt otherwise than one that is there. */
export const isSpelling = ({ when }: Mistake): boolean => when.some(({ misspelt }) => misspelt !== undefined)
