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

const METAS = /[\s'"\\|&;()<>!{}*[\]?^$`]|^[~#]|[=:]~/

/** Whether characters of a text mean something to the shell. */
export const hasMetas = (text: string): boolean => METAS.test(text)

/** Text as `$'…'`. */
function quoteAnsi(text: string): string {
  const escaped = text.replaceAll(/[\u0000-\u001f\u007f-\u009f\\']|[\udc80-\udcff]/gu, (char) => {
    const code = char.charCodeAt(0)
    return letters[char] ?? `\\${(code >= 0xdc80 ? code - 0xdc00 : code).toString(8).padStart(3, '0')}`
  })
  return `$'${escaped}'`
}

/** Text in single quotes, as `alias` and `trap` print it. */
export function quoteSingle(text: string): string {
  if (text === "'") return "\\'"
  return `'${text.replaceAll("'", "'\\''")}'`
}

/** Text that a shell reads as one word again: `${x@Q}`. */
export function quoteReusable(text: string): string {
  return UNPRINTABLE.test(text) ? quoteAnsi(text) : quoteSingle(text)
}

/** Text in double quotes as `declare -p` prints it. */
export function quoteDouble(text: string): string {
  return UNPRINTABLE.test(text) ? quoteAnsi(text) : `"${text.replaceAll(/["$\\`]/g, '\\$&')}"`
}

/** Text as `set` prints it: in quotes only where it needs them. */
export function quoteIfNeeded(text: string): string {
  if (UNPRINTABLE.test(text)) return quoteAnsi(text)
  return hasMetas(text) ? quoteSingle(text) : text
}

/** Text with backslashes, as printf's `%q` prints it. */
export function quoteBackslash(text: string): string {
  if (text === '') return "''"
  if (UNPRINTABLE.test(text)) return quoteAnsi(text)
  return text.replaceAll(/[\s'"\\|&;()<>!{}*[\]?^$`,]|^[~#]|(?<=[=:])~/g, '\\$&')
}
