import { decodeUtf8, encodeUtf8 } from '../../host.ts'

/**
 * Text that keeps every byte: what is not UTF-8 stands as a lone surrogate, U+DC80 to U+DCFF for the bytes 0x80 to 0xFF (Python's
 * PEP 383 names this `surrogateescape`), and becomes that byte again when it is encoded.
 */
const ESCAPED = /[\udc80-\udcff]/u

const ESCAPE = 0xdc00

/** How many bytes the character has that starts with `lead`; 0 when none starts so. */
function lengthFrom(lead: number): number {
  if (lead < 0x80) return 1
  if (lead < 0xc2) return 0
  if (lead < 0xe0) return 2
  if (lead < 0xf0) return 3
  return lead < 0xf5 ? 4 : 0
}

/** Bounds of the second byte, which also keep out overlong forms, surrogates and what lies above U+10FFFF. */
function secondFits(lead: number, second: number): boolean {
  if (lead === 0xe0) return second >= 0xa0 && second < 0xc0
  if (lead === 0xed) return second >= 0x80 && second < 0xa0
  if (lead === 0xf0) return second >= 0x90 && second < 0xc0
  if (lead === 0xf4) return second >= 0x80 && second < 0x90
  return second >= 0x80 && second < 0xc0
}

/** How many bytes of a character are at `at`: all of them, some (`cut`: the bytes end within it), or none (a stray byte). */
function characterAt(bytes: Uint8Array, at: number): { readonly length: number; readonly cut: boolean } {
  const lead = bytes[at] ?? 0
  const length = lengthFrom(lead)
  for (let index = 1; index < length; index += 1) {
    const next = bytes[at + index]
    if (next === undefined) return { length: 0, cut: true }
    const fits = index === 1 ? secondFits(lead, next) : next >= 0x80 && next < 0xc0
    if (!fits) return { length: 0, cut: false }
  }
  return { length, cut: false }
}

function escapedText(bytes: Uint8Array): string {
  let text = ''
  let start = 0
  for (let at = 0; at < bytes.length;) {
    const { length } = characterAt(bytes, at)
    if (length > 0) {
      at += length
      continue
    }
    text += decodeUtf8(bytes.subarray(start, at)) + String.fromCharCode(ESCAPE + (bytes[at] ?? 0))
    at += 1
    start = at
  }
  return text + decodeUtf8(bytes.subarray(start))
}

/** Bytes as text; stray bytes are escaped, so that `bytesOf` gives the same bytes back. */
export function textOf(chunk: string | Uint8Array): string {
  if (typeof chunk === 'string') return chunk
  const text = decodeUtf8(chunk)
  return text.includes('\ufffd') ? escapedText(chunk) : text
}

/** Text as UTF-8; escaped bytes become themselves again. */
export function bytesOf(chunk: string | Uint8Array): Uint8Array {
  if (typeof chunk !== 'string') return chunk
  if (!ESCAPED.test(chunk)) return encodeUtf8(chunk)
  const pieces: Uint8Array[] = []
  let start = 0
  for (let at = 0; at < chunk.length; at += 1) {
    const unit = chunk.charCodeAt(at)
    const low = unit >= 0xdc00 && unit <= 0xdfff
    if (unit >= 0xd800 && unit < 0xdc00) at += 1
    else if (low && unit >= 0xdc80 && unit <= 0xdcff) {
      pieces.push(encodeUtf8(chunk.slice(start, at)), Uint8Array.of(unit - ESCAPE))
      start = at + 1
    }
  }
  return joinBytes([...pieces, encodeUtf8(chunk.slice(start))])
}

/** How many bytes `bytesOf` gives. */
export function byteLength(chunk: string | Uint8Array): number {
  if (typeof chunk !== 'string') return chunk.length
  // eslint-disable-next-line no-control-regex
  return /^[\u0000-\u007f]*$/.test(chunk) ? chunk.length : bytesOf(chunk).length
}

/** One array from several. */
export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array {
  const [only] = pieces
  if (only && pieces.length === 1) return only
  const joined = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    joined.set(piece, at)
    at += piece.length
  }
  return joined
}

/** Makes text of the pieces of a stream: characters (`TextPieces`), or what a program takes bytes for. */
export interface Decoder {
  take(chunk: string | Uint8Array): string
  /** What is left at the end of the stream. */
  end(): string
}

/** Turns bytes that arrive in pieces into text; a character that a piece cuts is kept for the next. */
export class TextPieces {
  #kept: Uint8Array = new Uint8Array()

  /** The text of the next piece. */
  take(chunk: string | Uint8Array): string {
    if (typeof chunk === 'string') return this.end() + chunk
    const bytes = this.#kept.length > 0 ? joinBytes([this.#kept, chunk]) : chunk
    const whole = this.#wholeLength(bytes)
    this.#kept = bytes.slice(whole)
    return textOf(bytes.subarray(0, whole))
  }

  /** What is left at the end of the input. */
  end(): string {
    const text = textOf(this.#kept)
    this.#kept = new Uint8Array()
    return text
  }

  #wholeLength(bytes: Uint8Array): number {
    for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
      const at = bytes.length - back
      if (characterAt(bytes, at).cut) return at
    }
    return bytes.length
  }
}
