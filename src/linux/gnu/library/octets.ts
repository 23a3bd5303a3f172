import { bytesOf, type Decoder } from '../../../shell/posix/bytes.ts'
import { Input } from '../../../shell/posix/input.ts'
import type { Chunk, OpenFile } from '../../../shell/posix/stream.ts'
import { decodeUtf8 } from '../../../host.ts'
import type { GnuProcess, GnuSystem } from './gnu-system.ts'

/**
 * Octets: text in which each character, U+0000 to U+00FF, is a byte. GNU's cut, sort, fold, … are about bytes; so their order is
 * strcmp(3)'s, and a length is a number of bytes. ASCII is the same in both.
 */
// eslint-disable-next-line no-control-regex
const ASCII = /^[\0-\x7f]*$/
const PIECE = 8192

/** What a stream carries, as octets. */
export function octetsOf(chunk: Chunk): string {
  if (typeof chunk === 'string' && ASCII.test(chunk)) return chunk
  const bytes = bytesOf(chunk)
  const text = decodeUtf8(bytes)
  if (text.length === bytes.length && !text.includes('\ufffd')) return text
  let octets = ''
  for (let at = 0; at < bytes.length; at += PIECE) octets += String.fromCharCode(...bytes.subarray(at, at + PIECE))
  return octets
}

/** Octets as a stream carries them. */
export function chunkOf(octets: string): Chunk {
  if (ASCII.test(octets)) return octets
  const bytes = new Uint8Array(octets.length)
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = octets.charCodeAt(at)
  return bytes
}

const decoder: Decoder = { take: octetsOf, end: () => '' }

/** Reads a file as octets. */
export const octetInput = (process: GnuProcess, file: OpenFile): Input<GnuSystem> => new Input(process, file, decoder)
