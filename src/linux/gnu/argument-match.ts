import { Failure } from './program.ts'

/** Finds what the value of an option stands for, which may be shortened unless it is to be `exact` (gnulib's XARGMATCH). @throws Failure */
export function matchArgument<Word extends string>(
  {
    program,
    option,
    possible,
    exact = false,
  }: {
    readonly program: string
    readonly option: string
    readonly possible: readonly Word[]
    readonly exact?: boolean
  },
  value: string,
): Word {
  const found = exact ? [] : possible.filter((word) => word.startsWith(value))
  const match = possible.find((word) => word === value) ?? (found.length === 1 ? found[0] : undefined)
  if (match !== undefined) return match
  const list = possible.map((word) => `  - '${word}'\n`).join('')
  const problem = found.length > 1 ? 'ambiguous' : 'invalid'
  const hint = `Try '${program} --help' for more information.`
  throw new Failure(`${problem} argument '${value}' for '--${option}'\nValid arguments are:\n${list}${hint}`)
}
