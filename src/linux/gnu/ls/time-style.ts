import { type Phrase, phrase, quoted } from '../../../shell/posix/phrase.ts'

/** Formats of --time-style that are the same for all times and in all programs. */
export const ISO_FORMATS = { 'full-iso': '%F %T.%N %z', 'long-iso': '%F %R' } as const

/**
 * Finds what the value of --time-style stands for, which may be shortened.
 * @param refusal what is thrown where it stands for nothing, or for several words; it adds the words that there are
 */
export function timeStyleWord<Word extends string>(
  words: readonly Word[],
  value: string,
  refusal: (problem: Phrase) => Error,
): Word {
  const fitting = words.filter((word) => word.startsWith(value))
  const word = words.find((one) => one === value) ?? (fitting.length === 1 ? fitting[0] : undefined)
  if (word !== undefined) return word
  const problem = fitting.length > 1 ? 'ambiguous' : 'invalid'
  throw refusal(phrase`${problem} argument ${quoted(value)} for ${quoted('time style')}\nValid arguments are:\n`)
}
