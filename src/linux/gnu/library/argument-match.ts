import { joined, phrase, quoted } from '../../../shell/posix/phrase.ts'
import { Failure } from './program.ts'

/** Words that an option may have; those beside the first of a group mean the same as it. */
export type Words<Word extends string> = readonly (Word | readonly [Word, ...string[]])[]

/** What may stand after an option of a program; `exact` words may not be shortened. */
interface Choice<Word extends string> {
  readonly program: string
  readonly option: string
  readonly possible: Words<Word>
  readonly exact?: boolean
  /** What is said at the end; where the program's help is, when absent. */
  readonly hint?: string
}

/** Finds what the value of an option stands for, which may be shortened (gnulib's XARGMATCH). @throws Failure */
export function matchArgument<Word extends string>(
  { program, option, possible, exact = false, hint = `Try '${program} --help' for more information.` }: Choice<Word>,
  value: string,
): Word {
  const groups = possible.map((group): readonly [Word, ...string[]] => (typeof group === 'string' ? [group] : group))
  const found = exact ? [] : groups.filter((group) => group.some((word) => word.startsWith(value)))
  const match = groups.find((group) => group.includes(value)) ?? (found.length === 1 ? found[0] : undefined)
  if (match) return match[0]
  const lines = groups.map((group) => phrase`  - ${joined(group.map(quoted), ', ')}\n`)
  const problem = found.length > 1 ? 'ambiguous' : 'invalid'
  throw new Failure(
    phrase`${problem} argument ${quoted(value)} for ${quoted(`--${option}`)}\nValid arguments are:\n${joined(lines, '')}${hint}`,
  )
}
