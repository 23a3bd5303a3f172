import { cEscaped } from './c-string.ts'
import { type Charset, charsetOf } from './locale.ts'

/** A part of a message that stands in quotes: those of the locale of who says it. */
export interface Quoted {
  readonly quoted: string
}

/** What a program says; where it quotes something, in pieces. */
export type Phrase = string | readonly (string | Quoted)[]

/** A wrong argument and the like: whatever is not the name of a file. */
export const quoted = (text: string): Quoted => ({ quoted: text })

/** Makes a message, as a tag of a template: phrase`invalid mode: ${quoted(mode)}`. */
export const phrase = (texts: TemplateStringsArray, ...values: readonly (Phrase | Quoted | number)[]): Phrase =>
  texts.flatMap((text, at) => {
    const value = values[at] ?? ''
    return [text, typeof value === 'number' ? String(value) : value].flat()
  })

/** Several messages with a text between them. */
export const joined = (phrases: readonly (Phrase | Quoted)[], separator: string): Phrase =>
  phrases.flatMap((one, at) => phrase`${at === 0 ? '' : separator}${one}`)

const quotes: Readonly<Record<Charset, readonly [string, string]>> = { ASCII: ["'", "'"], 'UTF-8': ['‘', '’'] }

/** A message with the quotes of a process' environment, as gnulib's quotearg has them for its locale. */
export function spoken(said: Phrase, environment: ReadonlyMap<string, string>): string {
  if (typeof said === 'string') return said
  const charset = charsetOf(environment)
  const [left, right] = quotes[charset]
  return said
    .map((piece) => (typeof piece === 'string' ? piece : left + cEscaped(piece.quoted, right, charset) + right))
    .join('')
}
