/** The one word of a line that is nearly the wanted one. */
export interface NearMiss {
  /** Which word, from 0. */
  readonly at: number
  readonly typed: string
  readonly wanted: string
}

const wordsOf = (line: string): readonly string[] => line.split(/\s+/).filter((word) => word !== '')

/** How many letters two words have alike from their beginnings on. */
function alike(one: string, other: string): number {
  let count = 0
  while (count < one.length && one[count] === other[count]) count += 1
  return count
}

const swapped = (two: string): string => `${two[1] ?? ''}${two[0] ?? ''}`

/** Whether a letter is missing, too many or another one, or two neighbours are swapped. */
function isNear(typed: string, wanted: string): boolean {
  const at = alike(typed, wanted)
  const [rest, other] = [typed.slice(at), wanted.slice(at)]
  if (rest.slice(1) === other.slice(1) || rest.slice(1) === other || rest === other.slice(1)) return true
  return rest.slice(2) === other.slice(2) && rest.slice(0, 2) === swapped(other.slice(0, 2))
}

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
  return isNear(word, other) ? { at, typed: word, wanted: other } : undefined
}
