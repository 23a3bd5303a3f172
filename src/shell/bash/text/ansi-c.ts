import { letterEscapes } from '../../posix/escapes.ts'
import { bytesOf, textOf } from '../../posix/bytes.ts'
import type { Charset } from '../../posix/locale.ts'

/** Where escapes stand: within `$'…'`, in what `echo -e` or printf's `%b` gets, in printf's format. */
export type EscapeDialect = 'quotes' | 'echo' | '%b' | 'format'

export interface Decoded {
  readonly text: string
  /** `\c` (in quotes a NUL) was there: nothing that comes after it counts. */
  readonly ended: boolean
  /** What bash says about escapes that lack their digits. */
  readonly complaints: readonly string[]
}

const plain: Readonly<Record<string, string>> = {
  ...letterEscapes,
  e: '\u001b',
  E: '\u001b',
  '\\': '\\',
}

const ESCAPE =
  /\\(?:x([0-9A-Fa-f]{1,2}|\{[0-9A-Fa-f]*\}?)|u([0-9A-Fa-f]{1,4})|U([0-9A-Fa-f]{1,8})|(0[0-7]{0,3}|[1-7][0-7]{0,2})|c([^])|([^]))/gu

/**
 * Takes `echo`'s, printf's and `$'…'`'s backslash escapes for what they mean. Bytes from 0x80 on join to characters where they can;
 * a character that `charset` lacks stays an escape.
 */
export function decodeEscapes(source: string, dialect: EscapeDialect, charset: Charset = 'UTF-8'): Decoded {
  if (!source.includes('\\')) return { text: source, ended: false, complaints: [] }
  const complaints: string[] = []
  let text = ''
  let at = 0
  for (const match of source.matchAll(ESCAPE)) {
    // an escape that was put back in part
    if (match.index < at) continue
    text += source.slice(at, match.index)
    const decoded = decode(match, { dialect, charset }, complaints)
    if (decoded === undefined) return { text: joined(text), ended: true, complaints }
    text += decoded.text
    at = match.index + decoded.length
  }
  return { text: joined(text + source.slice(at)), ended: false, complaints }
}

interface Piece {
  readonly text: string
  readonly length: number
}

/** A byte as text: from 0x80 on a lone surrogate stands for it. */
const byteText = (code: number): string => String.fromCharCode(code < 0x80 ? code : 0xdc00 + code)

const joined = (text: string): string => (/[\udc80-\udcff]/u.test(text) ? textOf(bytesOf(text)) : text)

/** A character by its number, or as an escape of as many digits as bash gives it. */
function character(code: number, charset: Charset): string {
  if (charset === 'UTF-8' || code < 0x80) return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  const digits = code.toString(16).toUpperCase()
  return code <= 0xffff ? `\\u${digits.padStart(4, '0')}` : `\\U${digits.padStart(8, '0')}`
}

/** In what escapes stand. */
interface Surroundings {
  readonly dialect: EscapeDialect
  readonly charset: Charset
}

/** One escape; undefined where it ends everything. */
function decode(match: RegExpExecArray, { dialect, charset }: Surroundings, complaints: string[]): Piece | undefined {
  const [whole, hexadecimal, short, long, octal, control, char = ''] = match
  const { length } = whole
  if (hexadecimal !== undefined) return hexadecimalByte(hexadecimal, whole, dialect, complaints)
  const point = short ?? long
  if (point !== undefined) return { text: character(parseInt(point, 16), charset), length }
  if (octal !== undefined) return octalByte(octal, dialect)
  if (control !== undefined) return controlled(control, whole, dialect)
  return named(char, whole, dialect, complaints)
}

function byte(code: number, length: number, dialect: EscapeDialect): Piece | undefined {
  return code === 0 && dialect === 'quotes' ? undefined : { text: byteText(code), length }
}

/** `\x41`; between braces, which `$'…'` alone has, as many digits as there are, of which the last two count: none are the end. */
// oxlint-disable-next-line max-params
function hexadecimalByte(
  digits: string,
  whole: string,
  dialect: EscapeDialect,
  complaints: string[],
): Piece | undefined {
  if (!digits.startsWith('{')) return byte(parseInt(digits, 16), whole.length, dialect)
  if (dialect !== 'quotes') return named('x', '\\x', dialect, complaints)
  return byte(parseInt(`0${digits.replaceAll(/[{}]/g, '').slice(-2)}`, 16), whole.length, dialect)
}

function octalByte(octal: string, dialect: EscapeDialect): Piece | undefined {
  // only echo and %b have a zero before the three digits; echo wants it
  if (dialect === 'echo' && !octal.startsWith('0')) return { text: `\\${octal}`, length: octal.length + 1 }
  const digits = dialect === 'echo' || dialect === '%b' ? octal : octal.slice(0, 3)
  return byte(parseInt(digits, 8) & 0xff, digits.length + 1, dialect)
}

function controlled(control: string, whole: string, dialect: EscapeDialect): Piece | undefined {
  if (dialect === 'echo' || dialect === '%b') return undefined
  if (dialect === 'format') return { text: '\\c', length: 2 }
  const code = control === '?' ? 0x7f : control.charCodeAt(0) & 0x1f
  return byte(code, whole.length, dialect)
}

function named(char: string, whole: string, dialect: EscapeDialect, complaints: string[]): Piece | undefined {
  const known = plain[char]
  if (known !== undefined) return { text: known, length: 2 }
  if (char === 'c' && (dialect === 'echo' || dialect === '%b')) return undefined
  const quote = char === "'" || char === '"' || char === '?'
  if (quote && (dialect === 'quotes' || dialect === 'format')) return { text: char, length: 2 }
  if (dialect !== 'quotes' && (char === 'x' || char === 'u' || char === 'U')) {
    complaints.push(char === 'x' ? 'missing hex digit for \\x' : `missing unicode digit for \\${char}`)
  }
  return { text: whole, length: whole.length }
}
