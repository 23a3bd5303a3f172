import { Discarded } from '../../ending.ts'
import { settle, type Steps } from '../../steps.ts'
import type { Context } from './define.ts'

/** The number that `exit`, `return` and `break` may have, the last status where there is none; a status where it cannot be one. */
export function* numberOf(
  [word, ...more]: readonly string[],
  { complain, state }: Context,
): Steps<{ readonly number: number } | { readonly failed: 1 | 2 }> {
  if (word === undefined) return { number: state.status }
  if (!/^\s*[-+]?\d+\s*$/.test(word)) {
    yield* settle(complain(`${word}: numeric argument required`))
    return { failed: 2 }
  }
  if (more.length > 0) {
    yield* settle(complain('too many arguments'))
    return { failed: 1 }
  }
  return { number: Number(BigInt.asIntN(32, BigInt(word.trim()))) }
}

/** Says that there are too many arguments: the line ends here, as of all that takes one number. */
export function* tooMany({ complain }: Context): Steps<never> {
  yield* settle(complain('too many arguments'))
  throw new Discarded('')
}

/** Words without the `--` that they may begin with. */
export const withoutDashes = (words: readonly string[]): readonly string[] =>
  words[0] === '--' ? words.slice(1) : words
