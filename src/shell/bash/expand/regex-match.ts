import { compile } from '../../posix/regex/pattern.ts'
import { PatternError } from '../../posix/regex/syntax.ts'
import { ShellError } from '../state.ts'

/**
 * What `[[ text =~ regex ]]` matched: all of it, then each group ('' for one that took no part); undefined where nothing matches.
 * @throws ShellError when it is no regular expression, without words: bash says none
 */
export function matchRegex(text: string, regex: string, ignoreCase: boolean): readonly string[] | undefined {
  try {
    const match = compile(regex, { syntax: 'extended', ignoreCase }).find(text)
    return match?.map((span) => (span ? text.slice(...span) : ''))
  } catch (error) {
    if (error instanceof PatternError) throw new ShellError('')
    throw error
  }
}
