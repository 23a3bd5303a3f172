import { isSlip } from '../base/slip.ts'

/** The one word of a line that is nearly the wanted one. */
export interface NearMiss {
  /** Which word, from 0. */
  readonly at: number
  readonly typed: string
  readonly wanted: string
}

const wordsOf = (line: string): readonly string[] => line.split(/\s+/).filter((word) => word !== '')

/**
 * The word in which a typed line differs from the wanted one, where that is the only one and one letter away from it, or has two
 * letters swapped; undefined for all other lines. To be asked of lines alone that did not do what was wanted.
 */
export function nearMiss(typed: string, wanted: string): NearMiss | undefined {
  const [words, others] = [wordsOf(typed), wordsOf(wanted)]
  if (words.length !== others.length) return undefined
  const differing = words.flatMap((word, at) => (word === others[at] ? [] : [at]))
  const [at] = differing
  if (at === undefined || differing.length > 1) return undefined
  const [word = '', other = ''] = [words[at], others[at]]
  return isSlip(word, other) ? { at, typed: word, wanted: other } : undefined
}
