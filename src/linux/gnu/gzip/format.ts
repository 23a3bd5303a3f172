import type { Work } from '../../../base/work.ts'
import { deflate } from '../../../host.ts'
import { bytesOf, joinBytes, textOf } from '../../../shell/posix/bytes.ts'
import { crc32, inflate, InflateError } from '../library/inflate.ts'

/** The header of RFC 1952: ten bytes, then the name where there is one. */
const HEADER = 10
const TRAILER = 8
const HAS_NAME = 8
const UNIX = 3

/** What a gzip file tells of what is in it. */
export interface GzipMember {
  readonly name: string | undefined
  /** Seconds since 1970; 0 when it is not said. */
  readonly mtime: number
  readonly content: Uint8Array
  /** How many bytes the header has. */
  readonly header: number
  readonly crc: number
  /** Whether something that is no part of it stands behind; zeros do not count, tapes are filled with them. */
  readonly garbage: boolean
}

export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

function littleEndian(value: number): Uint8Array {
  return Uint8Array.of(value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, value >>> 24)
}

interface Packing {
  /** The content's check sum (`crc32`). */
  readonly crc: number
  readonly name?: string
  /** Seconds since 1970. */
  readonly mtime?: number
  /** 1 to 9. */
  readonly level?: number
}

/** Compresses bytes into a gzip file. */
export async function gzipped(content: Uint8Array, { crc, name, mtime = 0, level = 6 }: Packing): Promise<Uint8Array> {
  const strength = level === 9 ? 2 : level === 1 ? 4 : 0
  return joinBytes([
    Uint8Array.of(0x1f, 0x8b, 8, name === undefined ? 0 : HAS_NAME),
    littleEndian(mtime),
    Uint8Array.of(strength, UNIX),
    bytesOf(name === undefined ? '' : `${name}\0`),
    ...(await deflate(content)),
    littleEndian(crc),
    littleEndian(content.length),
  ])
}

/** Where the compressed bytes begin, and the name before them. */
function headerOf(bytes: Uint8Array, start: number): { readonly end: number; readonly name: string | undefined } {
  const flags = bytes[start + 3] ?? 0
  let end = start + HEADER
  if (flags & 4) end += 2 + (bytes[end] ?? 0) + ((bytes[end + 1] ?? 0) << 8)
  let name: string | undefined
  for (const flag of [HAS_NAME, 16]) {
    if (!(flags & flag)) continue
    const stop = bytes.indexOf(0, end)
    if (stop < 0) throw new InflateError('unexpected end of file')
    if (flag === HAS_NAME) name = textOf(bytes.subarray(end, stop))
    end = stop + 1
  }
  return { end: end + (flags & 2 ? 2 : 0), name }
}

const numberAt = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24)) >>> 0

/** Reads a gzip file, of several parts perhaps; the name is that of the first. @throws InflateError */
export function* gunzipped(bytes: Uint8Array): Work<GzipMember> {
  if (!isGzip(bytes)) throw new InflateError('not in gzip format')
  const contents: Uint8Array[] = []
  let first: Omit<GzipMember, 'content' | 'garbage'> | undefined
  let at = 0
  while (isGzip(bytes.subarray(at))) {
    const { end, name } = headerOf(bytes, at)
    if (end > bytes.length) throw new InflateError('unexpected end of file')
    const part = yield* inflate(bytes, end)
    if (part.end + TRAILER > bytes.length) throw new InflateError('unexpected end of file')
    const crc = numberAt(bytes, part.end)
    if (crc !== (yield* crc32(part.content))) throw new InflateError('invalid compressed data--crc error')
    first ??= { name, mtime: numberAt(bytes, at + 4), header: end - at, crc }
    contents.push(part.content)
    at = part.end + TRAILER
  }
  if (!first) throw new InflateError('not in gzip format')
  const garbage = bytes.subarray(at).some((byte) => byte !== 0)
  return { ...first, content: joinBytes(contents), garbage }
}
