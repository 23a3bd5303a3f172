import { bytesOf } from './bytes.ts'
import type { Charset } from './locale.ts'

const LETTERS: Readonly<Record<string, string>> = {
  '\u0007': 'a',
  '\b': 'b',
  '\t': 't',
  '\n': 'n',
  '\v': 'v',
  '\f': 'f',
  '\r': 'r',
}
/** Control characters and stray bytes. */
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\udc80-\udcff]/u
const NOT_ASCII = /[^ -~]/u

/** Whether a character cannot be shown as it is. */
export const isUnprintable = (text: string, charset: Charset = 'UTF-8'): boolean =>
  (charset === 'ASCII' ? NOT_ASCII : UNPRINTABLE).test(text)

const octal = (byte: number): string => `\\${byte.toString(8).padStart(3, '0')}`

/** A character as C writes it in a string. */
const escaped = (char: string): string =>
  LETTERS[char] === undefined ? Array.from(bytesOf(char), octal).join('') : `\\${LETTERS[char]}`

/** A text with C's escapes for odd characters, and a backslash before those of `special`. */
export function cEscaped(text: string, special: string, charset: Charset = 'UTF-8'): string {
  // a long text is mostly plain
  if (!isUnprintable(text, charset) && !text.includes('\\') && !Array.from(special).some((odd) => text.includes(odd)))
    return text
  let out = ''
  for (const char of text) {
    if (isUnprintable(char, charset)) out += escaped(char)
    else out += char === '\\' || special.includes(char) ? `\\${char}` : char
  }
  return out
}
