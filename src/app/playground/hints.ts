import type { Hint } from '../../shell/session/session.ts'
import { say, sayAny } from '../words/language.ts'

/** What a line in the Simple shell would have needed. */
export const hintSentence = (hint: Hint): string =>
  hint.endsWith('s')
    ? say('{what} need the Bash shell', { what: sayAny(hint) })
    : say('{what} needs the Bash shell', { what: sayAny(hint) })
