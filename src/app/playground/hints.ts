import type { Hint } from '../../shell/session.ts'

/** What the Simple shell made of syntax that it does not have. */
const outcomes: Readonly<Record<string, string>> = {
  'Command substitution': 'was taken as words',
  'Command lists': 'the signs between commands were taken as words',
  Pipes: '| was taken as a word',
  Redirections: '< and > were taken as words',
  'Background jobs': '& was taken as a word',
  Quotes: 'the marks stayed in the words',
  Variables: '$ stayed in the word',
  Wildcards: '* stayed in the word',
}

/** A hint in two parts: what is missing, and what happened instead. */
export function hintSentence(hint: Hint): readonly [missing: string, instead: string] {
  const verb = hint.endsWith('s') ? 'are' : 'is'
  return [`${hint} ${verb} not part of the Simple shell`, outcomes[hint] ?? 'it was taken as words']
}
