import { Failure } from '../library/program.ts'
import { base64Coding, type Coding, decode, type Decoded, encode } from './encode.ts'

/** How bytes become text, and text bytes. */
export interface Codec {
  /** So many octets at a time become so many characters. */
  readonly unit: number
  readonly group: number
  /** What is no character of it. */
  readonly garbage: RegExp
  /** @throws Failure for octets that have no text */
  encode(octets: string): string
  decode(text: string): Decoded
}

const codecOf = (coding: Coding): Codec => ({
  unit: (coding.group * coding.bits) / 8,
  group: coding.group,
  garbage: coding.garbage,
  encode: (octets) => encode(octets, coding),
  decode: (text) => decode(text, coding),
})

/** The characters of ZeroMQ's Z85: five of them are a number in base 85 of four bytes. */
const Z85 = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#'

function encodeZ85(octets: string): string {
  if (octets.length % 4 > 0) throw new Failure('invalid input (length must be multiple of 4 characters)')
  let text = ''
  for (let at = 0; at < octets.length; at += 4) {
    let number = 0
    for (let byte = 0; byte < 4; byte += 1) number = number * 256 + octets.charCodeAt(at + byte)
    let digits = ''
    for (let left = 5; left > 0; left -= 1) {
      digits = Z85.charAt(number % 85) + digits
      number = Math.floor(number / 85)
    }
    text += digits
  }
  return text
}

function decodeZ85(text: string): Decoded {
  let octets = ''
  for (let at = 0; at < text.length; at += 5) {
    const digits = Array.from(text.slice(at, at + 5), (character) => Z85.indexOf(character))
    const number = digits.reduce((sum, digit) => sum * 85 + digit, 0)
    if (digits.length < 5 || digits.includes(-1) || number > 0xffff_ffff) return { octets, valid: false }
    for (let shift = 24; shift >= 0; shift -= 8) octets += String.fromCharCode((number >>> shift) & 0xff)
  }
  return { octets, valid: true }
}

/** The encodings that there are, by the names of their options. */
export const codecs = {
  base64: codecOf(base64Coding),
  base64url: codecOf({
    ...base64Coding,
    alphabet: `${base64Coding.alphabet.slice(0, 62)}-_`,
    garbage: /[^A-Za-z0-9\-_=]/g,
  }),
  base32: codecOf({ alphabet: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', bits: 5, group: 8, garbage: /[^A-Z2-7=]/g }),
  base32hex: codecOf({ alphabet: '0123456789ABCDEFGHIJKLMNOPQRSTUV', bits: 5, group: 8, garbage: /[^0-9A-V=]/g }),
  base16: codecOf({ alphabet: '0123456789ABCDEF', bits: 4, group: 2, garbage: /[^0-9A-F]/g }),
  base2msbf: codecOf({ alphabet: '01', bits: 1, group: 8, garbage: /[^01]/g }),
  base2lsbf: codecOf({ alphabet: '01', bits: 1, group: 8, garbage: /[^01]/g, mirrored: true }),
  z85: { unit: 4, group: 5, garbage: /[^0-9a-zA-Z.\-:+=^!/*?&<>()[\]{}@%$#]/g, encode: encodeZ85, decode: decodeZ85 },
} as const satisfies Readonly<Record<string, Codec>>
