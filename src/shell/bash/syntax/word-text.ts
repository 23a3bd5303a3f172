import { decodeEscapes } from '../text/ansi-c.ts'
import { quoteSingle } from '../text/quote.ts'

/** Quotes of one kind or another, and what a backslash quotes. */
const QUOTES = /"(?:[^"\\]|\\[^])*"|(?<!\$)'[^']*'|\\[^]|\$'((?:[^'\\]|\\[^])*)'|\$(?=")/g

/** A word as bash keeps it: the escapes of `$'…'` were taken for what they mean when it was read. */
export function wordText({ text }: { readonly text: string }): string {
  if (!/\$['"]/.test(text)) return text
  return text.replaceAll(QUOTES, (found, escapes?: string) => {
    if (escapes !== undefined) return quoteSingle(decodeEscapes(escapes, 'quotes').text)
    return found === '$' ? '' : found
  })
}
