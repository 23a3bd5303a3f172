import { bytesOf, type Decoder, textOf } from './bytes.ts'

/** What a process takes for characters and can write as such: ASCII's, the others being bytes; or Unicode's, in UTF-8. */
export type Charset = 'ASCII' | 'UTF-8'

/** Where the variables of a process or of a shell stand. */
interface Variables {
  get(name: string): string | undefined
}

const NOT_ASCII = /[^\0-\u007f]/
const STRAY = /[\udc80-\udcff]/

/** The characters of a process, by the first of its variables that is not empty, locale(7): UTF-8 unless that says C or POSIX. */
export function charsetOf(variables: Variables): Charset {
  const name = variables.get('LC_ALL') || variables.get('LC_CTYPE') || variables.get('LANG')
  return name === 'C' || name === 'POSIX' ? 'ASCII' : 'UTF-8'
}

const stray = (byte: number): string => String.fromCharCode(byte < 0x80 ? byte : 0xdc00 + byte)

/** A text in the characters of a process: of those that it does not know each byte stands by itself, as stray bytes do. */
export function localText(text: string, variables: Variables): string {
  if (!NOT_ASCII.test(text) || charsetOf(variables) === 'UTF-8') return text
  let local = ''
  for (const byte of bytesOf(text)) local += stray(byte)
  return local
}

/** Makes of the pieces of a stream what `localText` makes of a text; undefined where that is the text itself. */
export function localPieces(variables: Variables): Decoder | undefined {
  if (charsetOf(variables) === 'UTF-8') return undefined
  return { take: (chunk) => localText(textOf(chunk), variables), end: () => '' }
}

/** What `localText` gave, or a part of it, with its characters together again. */
export const wholeText = (text: string): string => (STRAY.test(text) ? textOf(bytesOf(text)) : text)
