/** An encoding of RFC 4648: each character stands for `bits` bits; text comes in groups of `group` characters. */
export interface Coding {
  readonly alphabet: string
  readonly bits: number
  readonly group: number
  /** What is neither of the alphabet nor padding. */
  readonly garbage: RegExp
}

/** Text for octets. */
export function encode(octets: string, { alphabet, bits, group }: Coding): string {
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
