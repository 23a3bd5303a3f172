import type { Hint } from '../../shell/session.ts'

/** What a line in the Simple shell would have needed. */
export const hintSentence = (hint: Hint): string => `${hint} ${hint.endsWith('s') ? 'need' : 'needs'} the Bash shell`
