import { isBearable } from '../../regular-expressions/bearable.ts'

/** A pattern that would be searched for too long: PCRE gives up there, and nginx answers 500. */
export class EndlessSearch extends Error {
  override readonly name = 'EndlessSearch'
}

/** What a pattern of a configuration finds in a text. @throws EndlessSearch */
export function foundIn(text: string, pattern: string, ignoresCase = false): RegExpExecArray | null {
  const expression = new RegExp(pattern, ignoresCase ? 'i' : '')
  if (!isBearable(expression, text)) throw new EndlessSearch()
  return expression.exec(text)
}
