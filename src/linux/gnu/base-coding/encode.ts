import { decodeUtf8 } from '../../../host.ts'
import { octetsOf } from '../library/octets.ts'

/** An encoding of RFC 4648: each character stands for `bits` bits; text comes in groups of `group` characters. */
export interface Coding {
  readonly alphabet: string
  readonly bits: number
  readonly group: number
  /** What is neither of the alphabet nor padding. */
  readonly garbage: RegExp
  /** Whether the bits of each byte come in the opposite order. */
  readonly mirrored?: boolean
}

/** A byte with its bits in the opposite order. */
const mirror = (byte: number): number => {
  let mirrored = 0
  for (let bit = 0; bit < 8; bit += 1) mirrored = (mirrored << 1) | ((byte >> bit) & 1)
  return mirrored
}

/** Text for octets. */
export function encode(octets: string, { alphabet, bits, group, mirrored = false }: Coding): string {
  const length = Math.ceil((octets.length * 8) / bits)
  // text that grows by single characters would leave the collector of garbage much to do
  const text = new Uint8Array(Math.ceil(length / group) * group).fill('='.charCodeAt(0))
  let [value, held, end] = [0, 0, 0]
  const put = (digit: number): void => {
    text[end] = alphabet.charCodeAt(digit & (alphabet.length - 1))
    end += 1
  }
  for (let at = 0; at < octets.length; at += 1) {
    const octet = octets.charCodeAt(at)
    value = ((value & 0xff) << 8) | (mirrored ? mirror(octet) : octet)
    held += 8
    for (; held >= bits; held -= bits) put(value >> (held - bits))
  }
  if (held > 0) put(value << (bits - held))
  return decodeUtf8(text)
}

/** The characters that base64(1) writes. */
export const base64Coding: Coding = {
  alphabet: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
  bits: 6,
  group: 4,
  garbage: /[^A-Za-z0-9+/=]/g,
}

/** What text stands for, as far as it is right. */
export interface Decoded {
  readonly octets: string
  readonly valid: boolean
}

/** Octets for text. */
export function decode(text: string, coding: Coding): Decoded {
  const { octets, valid } = decodeBits(text, coding)
  if (!coding.mirrored) return { octets, valid }
  return { octets: Array.from(octets, (octet) => String.fromCharCode(mirror(octet.charCodeAt(0)))).join(''), valid }
}

/** The digit that each character of ASCII stands for, -1 for those that stand for none. */
function digitsOf(alphabet: string): Int8Array {
  const digits = new Int8Array(128).fill(-1)
  for (let digit = 0; digit < alphabet.length; digit += 1) digits[alphabet.charCodeAt(digit)] = digit
  return digits
}

function decodeBits(text: string, { alphabet, bits, group }: Coding): Decoded {
  const digits = digitsOf(alphabet)
  // text that grows by single characters would leave the collector of garbage much to do
  const bytes = new Uint8Array(Math.ceil((text.length * bits) / 8))
  let count = 0
  const done = (valid: boolean): Decoded => ({ octets: octetsOf(bytes.subarray(0, count)), valid })
  for (let at = 0; at < text.length; at += group) {
    const size = Math.min(group, text.length - at)
    // GNU's base32 decodes whole groups only
    if (size < group && group === 8) return done(false)
    let end = at + size
    while (end > at && text[end - 1] === '=') end -= 1
    let [value, held] = [0, 0]
    for (let place = at; place < end; place += 1) {
      const digit = digits[text.charCodeAt(place)] ?? -1
      if (digit < 0) return done(false)
      value = ((value & 0xfff) << bits) | digit
      held += bits
      if (held < 8) continue
      held -= 8
      bytes[count] = value >> held
      count += 1
    }
    if (size < group || held >= bits) return done(false)
  }
  return done(true)
}
