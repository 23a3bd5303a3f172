import type { Work } from '../../../base/work.ts'
import { compile } from '../../posix/regex/pattern.ts'
import { PatternError } from '../../posix/regex/syntax.ts'
import { charsetOf, localText, wholeText } from '../../posix/locale.ts'
import { ShellError, type ShellState } from '../state.ts'

/** What a regular expression is matched against, and how. */
interface Matching {
  readonly text: string
  readonly regex: string
  readonly ignoreCase: boolean
  /** The variables that say what a character is. */
  readonly state: ShellState
}

/**
 * What `[[ text =~ regex ]]` matched: all of it, then each group ('' for one that took no part); undefined where nothing matches.
 * @throws ShellError when it is no regular expression, without words: bash says none
 */
export function* matchRegex({ text, regex, ignoreCase, state }: Matching): Work<readonly string[] | undefined> {
  try {
    const bytes = charsetOf(state) === 'ASCII'
    const local = localText(text, state)
    const match = yield* compile(localText(regex, state), { syntax: 'extended', ignoreCase, bytes }).finding(local)
    return match?.map((span) => (span ? wholeText(local.slice(...span)) : ''))
  } catch (error) {
    if (error instanceof PatternError) throw new ShellError('')
    throw error
  }
}
