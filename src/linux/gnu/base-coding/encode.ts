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

/** Octets as a coding takes them, or gives them. */
const ordered = (octets: string, { mirrored = false }: Coding): string =>
  mirrored ? Array.from(octets, (octet) => String.fromCharCode(mirror(octet.charCodeAt(0)))).join('') : octets

/** Text for octets. */
export function encode(plain: string, coding: Coding): string {
  const { alphabet, bits, group } = coding
  const octets = ordered(plain, coding)
  let [text, value, held] = ['', 0, 0]
  for (let at = 0; at < octets.length; at += 1) {
    value = ((value & 0xff) << 8) | octets.charCodeAt(at)
    held += 8
    for (; held >= bits; held -= bits) text += alphabet.charAt((value >> (held - bits)) & (alphabet.length - 1))
  }
  if (held > 0) text += alphabet.charAt((value << (bits - held)) & (alphabet.length - 1))
  return text.padEnd(Math.ceil(text.length / group) * group, '=')
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
  return { octets: ordered(octets, coding), valid }
}

function decodeBits(text: string, { alphabet, bits, group }: Coding): Decoded {
  let octets = ''
  for (let at = 0; at < text.length; at += group) {
    const unit = text.slice(at, at + group)
    // GNU's base32 decodes whole groups only
    if (unit.length < group && group === 8) return { octets, valid: false }
    let [value, held] = [0, 0]
    for (const character of unit.replace(/=+$/, '')) {
      const digit = alphabet.indexOf(character)
      if (digit < 0) return { octets, valid: false }
      value = ((value & 0xfff) << bits) | digit
      held += bits
      if (held < 8) continue
      held -= 8
      octets += String.fromCharCode((value >> held) & 0xff)
    }
    if (unit.length < group || held >= bits) return { octets, valid: false }
  }
  return { octets, valid: true }
}
