/** A way to write characters as bytes. */
export interface Charset {
  /** How many bytes are needed to tell anything. */
  readonly unit: number
  /** Reads a character: undefined where there is none, 'short' where the bytes end in the middle of one. */
  read(bytes: Uint8Array, at: number): Character | 'short' | undefined
  /** The bytes of a character; undefined where it has none. */
  write(code: number): readonly number[] | undefined
}

export interface Character {
  readonly code: number
  readonly size: number
}

const isSurrogate = (code: number): boolean => code >= 0xd800 && code < 0xe000

/** One byte a character; `changed` says what those from `from` on stand for instead, a blank for nothing. */
function singleByte(size: number, from = 0, changed = ''): Charset {
  const codes = Array.from({ length: size }, (_, byte) => {
    const other = changed[byte - from]
    return other === undefined ? byte : other === ' ' ? -1 : other.charCodeAt(0)
  })
  const bytes = new Map(codes.map((code, byte) => [code, byte]))
  return {
    unit: 1,
    read(from_, at) {
      const code = codes[from_[at] ?? 0]
      return code === undefined || code < 0 ? undefined : { code, size: 1 }
    },
    write(code) {
      const byte = bytes.get(code)
      return byte === undefined ? undefined : [byte]
    },
  }
}

/** How many bytes a character of UTF-8 has by its first one, and the least that so many are for. */
function lengthOf(first: number): readonly [size: number, least: number] | undefined {
  if (first < 0x80) return [1, 0]
  if (first < 0xc2) return undefined
  if (first < 0xe0) return [2, 0x80]
  if (first < 0xf0) return [3, 0x800]
  return first < 0xf5 ? [4, 0x1_0000] : undefined
}

const utf8: Charset = {
  unit: 1,
  read(bytes, at) {
    const first = bytes[at] ?? 0
    const [size = 0, least = 0] = lengthOf(first) ?? []
    if (size === 0) return undefined
    let code = size === 1 ? first : first & (0x7f >> size)
    for (let next = 1; next < size; next += 1) {
      const byte = bytes[at + next]
      if (byte === undefined) return 'short'
      if (byte >> 6 !== 2) return undefined
      code = (code << 6) | (byte & 0x3f)
    }
    return code < least || code > 0x10_ffff || isSurrogate(code) ? undefined : { code, size }
  },
  write(code) {
    if (code < 0x80) return [code]
    const low = (shift: number): number => 0x80 | ((code >> shift) & 0x3f)
    if (code < 0x800) return [0xc0 | (code >> 6), low(0)]
    if (code < 0x1_0000) return [0xe0 | (code >> 12), low(6), low(0)]
    return [0xf0 | (code >> 18), low(12), low(6), low(0)]
  },
}

const numberAt = (bytes: Uint8Array, at: number, size: number, little: boolean): number => {
  let number = 0
  for (let place = 0; place < size; place += 1)
    number = number * 256 + (bytes[little ? at + size - 1 - place : at + place] ?? 0)
  return number
}

const bytesOfNumber = (value: number, size: number, little: boolean): readonly number[] => {
  const bytes: number[] = []
  for (let place = 0; place < size; place += 1) bytes.push((value >>> (8 * (little ? place : size - 1 - place))) & 0xff)
  return bytes
}

const utf16 = (little: boolean): Charset => ({
  unit: 2,
  read(bytes, at) {
    if (at + 2 > bytes.length) return 'short'
    const first = numberAt(bytes, at, 2, little)
    if (!isSurrogate(first)) return { code: first, size: 2 }
    if (first >= 0xdc00) return undefined
    if (at + 4 > bytes.length) return 'short'
    const second = numberAt(bytes, at + 2, 2, little)
    if (second < 0xdc00 || second > 0xdfff) return undefined
    return { code: 0x1_0000 + ((first & 0x3ff) << 10) + (second & 0x3ff), size: 4 }
  },
  write(code) {
    if (code < 0x1_0000) return bytesOfNumber(code, 2, little)
    const above = code - 0x1_0000
    return [...bytesOfNumber(0xd800 | (above >> 10), 2, little), ...bytesOfNumber(0xdc00 | (above & 0x3ff), 2, little)]
  },
})

const utf32 = (little: boolean): Charset => ({
  unit: 4,
  read(bytes, at) {
    if (at + 4 > bytes.length) return 'short'
    const code = numberAt(bytes, at, 4, little)
    return code > 0x10_ffff || isSurrogate(code) ? undefined : { code, size: 4 }
  },
  write: (code) => bytesOfNumber(code, 4, little),
})

const WINDOWS_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'
const LATIN_9 = '€¥Š§š©ª«¬\u00ad®¯°±²³Žµ¶·ž¹º»ŒœŸ'

const ascii = singleByte(0x80)
const latin1 = singleByte(0x100)
const latin9 = singleByte(0x100, 0xa4, LATIN_9)
const windows1252 = singleByte(0x100, 0x80, WINDOWS_1252)

const charsets: Readonly<Record<string, Charset>> = {
  ASCII: ascii,
  'US-ASCII': ascii,
  'ANSI_X3.4-1968': ascii,
  'ISO-8859-1': latin1,
  'ISO8859-1': latin1,
  ISO88591: latin1,
  LATIN1: latin1,
  L1: latin1,
  'ISO-8859-15': latin9,
  'ISO8859-15': latin9,
  'LATIN-9': latin9,
  'WINDOWS-1252': windows1252,
  CP1252: windows1252,
  MS1252: windows1252,
  'UTF-8': utf8,
  UTF8: utf8,
  'UTF-16LE': utf16(true),
  UTF16LE: utf16(true),
  'UTF-16BE': utf16(false),
  UTF16BE: utf16(false),
  'UTF-32LE': utf32(true),
  UTF32LE: utf32(true),
  'UTF-32BE': utf32(false),
  UTF32BE: utf32(false),
}

/** Those whose order of bytes a mark at the beginning tells: this one where there is none. */
const marked: Readonly<Record<string, Charset>> = {
  'UTF-16': utf16(true),
  UTF16: utf16(true),
  'UTF-32': utf32(true),
  UTF32: utf32(true),
}

const MARK = 0xfeff

/** The charset of a name for reading, and where in the bytes the text begins. */
export function readingCharset(name: string, bytes: Uint8Array): readonly [Charset, number] | undefined {
  const known = charsets[name.toUpperCase()]
  if (known) return [known, 0]
  const little = marked[name.toUpperCase()]
  if (!little) return undefined
  const big = little.unit === 2 ? utf16(false) : utf32(false)
  for (const charset of [little, big]) {
    const first = charset.read(bytes, 0)
    if (typeof first === 'object' && first.code === MARK) return [charset, charset.unit]
  }
  return [little, 0]
}

/** The charset of a name for writing, and what is written before the text. */
export function writingCharset(name: string): readonly [Charset, readonly number[]] | undefined {
  const known = charsets[name.toUpperCase()]
  if (known) return [known, []]
  const little = marked[name.toUpperCase()]
  return little && [little, little.write(MARK) ?? []]
}
