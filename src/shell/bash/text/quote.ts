import { atOnce, type Work } from '../../../base/work.ts'
import { contains, piecewise } from '../../../base/piecewise.ts'

const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f]|[\udc80-\udcff]/u

const letters: Readonly<Record<string, string>> = {
  '\u0007': '\\a',
  '\b': '\\b',
  '\u001b': '\\E',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
  '\\': '\\\\',
  "'": "\\'",
}

/** What means something to the shell wherever it stands. */
const WITHIN = /[\s'"\\|&;()<>!{}*[\]?^$`]|[=:]~/

/** Whether characters of a text mean something to the shell. */
export const hasMetas = (text: string): boolean => atOnce(needsQuotes(text))

const escaped = (text: string): string =>
  text.replaceAll(/[\u0000-\u001f\u007f-\u009f\\']|[\udc80-\udcff]/gu, (char) => {
    const code = char.charCodeAt(0)
    return letters[char] ?? `\\${(code >= 0xdc80 ? code - 0xdc00 : code).toString(8).padStart(3, '0')}`
  })

/** How a text is quoted: as `${x@Q}`, as `declare -p`, as `set`, or as printf's `%q` does it. */
export type Quoting = 'reusable' | 'double' | 'needed' | 'backslash'

/** A text in quotes; one with characters that cannot be printed as `$'…'`. */
export function* quoted(text: string, quoting: Quoting): Work<string> {
  if (text === '' && quoting === 'backslash') return "''"
  if (yield* contains(text, UNPRINTABLE)) return `$'${yield* piecewise(text, escaped)}'`
  switch (quoting) {
    case 'double':
      return `"${yield* piecewise(text, (piece) => piece.replaceAll(/["$\\`]/g, '\\$&'))}"`
    case 'backslash':
      return yield* piecewise(text, backslashed)
    case 'needed':
      return text !== '' && (yield* needsQuotes(text)) ? yield* single(text) : text
    default:
      return yield* single(text)
  }
}

function* single(text: string): Work<string> {
  if (text === "'") return "\\'"
  return `'${yield* piecewise(text, (piece) => piece.replaceAll("'", "'\\''"))}'`
}

function* needsQuotes(text: string): Work<boolean> {
  return /^[~#]/.test(text) || (yield* contains(text, WITHIN))
}

/** A tilde counts at the beginning of a word, and after `=` and `:`. */
function backslashed(piece: string, before: string): string {
  const context = before && (/[=:]/.test(before) ? before : 'x')
  return (context + piece).replaceAll(/[\s'"\\|&;()<>!{}*[\]?^$`,]|^[~#]|(?<=[=:])~/g, '\\$&').slice(context.length)
}

/** Text in single quotes, as `alias` and `trap` print it. */
export const quoteSingle = (text: string): string => atOnce(single(text))

/** A name as messages show it: in quotes only where it has characters that cannot be printed. */
export const printableName = (name: string): string => (UNPRINTABLE.test(name) ? quoteReusable(name) : name)

/** Text that a shell reads as one word again: `${x@Q}`. */
export const quoteReusable = (text: string): string => atOnce(quoted(text, 'reusable'))

/** Text as `set` prints it: in quotes only where it needs them. */
export const quoteIfNeeded = (text: string): string => atOnce(quoted(text, 'needed'))
