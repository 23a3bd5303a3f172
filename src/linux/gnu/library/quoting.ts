import { bytesOf } from '../../../shell/posix/bytes.ts'
import { quoteAlways } from './quote.ts'

// styles of gnulib's quotearg, besides those of quote.ts

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
/** What a shell would not take as it stands. */
const SPECIAL = /^$|^[#~]|^[{}]$|[ !"$&'()*;<=>?[\\^`|]/

const octal = (byte: number): string => `\\${byte.toString(8).padStart(3, '0')}`

/** A character as C writes it in a string. */
const escaped = (char: string): string =>
  LETTERS[char] === undefined ? Array.from(bytesOf(char), octal).join('') : `\\${LETTERS[char]}`

/** A name as `ls` shows it: as a shell would read it, in quotes where it needs them. */
export const shellWord = (name: string, always = false): string =>
  always || UNPRINTABLE.test(name) || SPECIAL.test(name) ? quoteAlways(name) : name

/** A name with C's escapes for odd characters, and a backslash before those of `special`. */
export function cEscaped(text: string, special: string): string {
  let out = ''
  for (const char of text) {
    if (UNPRINTABLE.test(char)) out += escaped(char)
    else out += char === '\\' || special.includes(char) ? `\\${char}` : char
  }
  return out
}

/** Whatever is not a file's name, in quotes: a wrong argument. */
export const quotedText = (text: string): string => `'${cEscaped(text, "'")}'`

/** A name with question marks for what a terminal must not get. */
export const masked = (text: string): string =>
  UNPRINTABLE.test(text) ? Array.from(text, (char) => (UNPRINTABLE.test(char) ? '?' : char)).join('') : text
