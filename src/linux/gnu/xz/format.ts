import type { Work } from '../../../base/work.ts'
import { joinBytes } from '../../../shell/posix/bytes.ts'
import { refuseHuge } from '../../../shell/posix/input.ts'
import { crc32 } from '../library/inflate.ts'
import { isXz, XZ_MAGIC } from './magic.ts'
import { crc64 } from './crc64.ts'
import type { Unpacked } from '../bzip2/packer.ts'
import { lzma2Packed, lzma2Unpacked } from './lzma2.ts'
import { XzError } from './xz-error.ts'

const FOOTER_MAGIC = Uint8Array.of(0x59, 0x5a)
const CRC32 = 1
const CRC64 = 4
/** How long the check of a block is, by its kind. */
const CHECK_SIZES = [0, 4, 4, 4, 8, 8, 8, 16, 16, 16, 32, 32, 32, 64, 64, 64]
const LZMA2_FILTER = 0x21
const HEADER = 12
/** How far back each level looks, as LZMA2 writes it and as a power of two; and how many places it tries. */
const LEVELS = [
  [0x0c, 18, 4],
  [0x10, 20, 8],
  [0x12, 21, 16],
  [0x14, 22, 24],
  [0x14, 22, 32],
  [0x16, 23, 40],
  [0x16, 23, 64],
  [0x18, 24, 96],
  [0x1a, 25, 128],
  [0x1c, 26, 192],
] as const
const USUAL_LEVEL = LEVELS[6]

/** How far back a level looks, as a power of two, and how many places it tries. */
export function effortOf(level: number): { readonly reach: number; readonly depth: number } {
  const [, reach, depth] = LEVELS[level] ?? USUAL_LEVEL
  return { reach, depth }
}

const littleEndian = (value: number): Uint8Array =>
  Uint8Array.of(value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, value >>> 24)

/** A number in groups of seven bits, the lowest first. */
function multibyte(value: number): Uint8Array {
  const bytes: number[] = []
  let left = value
  for (; left >= 128; left = Math.floor(left / 128)) bytes.push((left % 128) | 128)
  return Uint8Array.from([...bytes, left])
}

function* withSum(bytes: Uint8Array): Work<Uint8Array> {
  return joinBytes([bytes, littleEndian(yield* crc32(bytes))])
}

const padding = (length: number): Uint8Array => new Uint8Array((4 - (length % 4)) % 4)

/** Compresses a content into an xz file; `level` is 0 to 9. */
export function* xzPacked(content: Uint8Array, level: number): Work<Uint8Array> {
  const flags = Uint8Array.of(0, CRC64)
  const [dictionary, reach, depth] = LEVELS[level] ?? USUAL_LEVEL
  const parts = [XZ_MAGIC, yield* withSum(flags)]
  const records: Uint8Array[] = []
  if (content.length > 0) {
    const header = yield* withSum(Uint8Array.of(2, 0, LZMA2_FILTER, 1, dictionary, 0, 0, 0))
    // the match finder reads literals back, and a learner's bytes are not to be written to
    const packed = yield* lzma2Packed(content.slice(), { depth, reach: 2 ** reach })
    const body = joinBytes(packed)
    const check = yield* crc64(content)
    parts.push(header, body, padding(body.length), check)
    records.push(multibyte(header.length + body.length + check.length), multibyte(content.length))
  }
  const index = joinBytes([Uint8Array.of(0), multibyte(records.length / 2), ...records])
  const whole = yield* withSum(joinBytes([index, padding(index.length)]))
  const backward = joinBytes([littleEndian(whole.length / 4 - 1), flags])
  parts.push(whole, littleEndian(yield* crc32(backward)), backward, FOOTER_MAGIC)
  return joinBytes(parts)
}

const numberAt = (bytes: Uint8Array, at: number): number =>
  new DataView(bytes.buffer, bytes.byteOffset).getUint32(at, true)

/** Refuses a block that went through more than LZMA2. */
function checkFilters(header: Uint8Array): void {
  const [, flags = 0] = header
  let at = 2
  for (const bit of [0x40, 0x80]) {
    if (!(flags & bit)) continue
    while ((header[at] ?? 0) & 128) at += 1
    at += 1
  }
  if ((flags & 3) !== 0 || header[at] !== LZMA2_FILTER) throw new XzError('Unsupported options')
}

/** What is packed together within a stream; sizes and places are in bytes. */
export interface XzBlock {
  readonly start: number
  /** Without what fills it up to a multiple of four. */
  readonly size: number
  readonly whole: number
}

/** A part of a file that xz could have made alone. */
export interface XzStream {
  readonly start: number
  readonly size: number
  /** The number of its kind of check. */
  readonly check: number
  readonly blocks: readonly XzBlock[]
  /** Zeros behind it. */
  readonly padding: number
}

const corrupt = (): never => {
  throw new XzError('Compressed data is corrupt')
}

/** Checks the sum that stands behind some bytes. @throws XzError */
function* checkSum(bytes: Uint8Array, from: number, to: number): Work<void> {
  if (to + 4 > bytes.length) throw new XzError('Unexpected end of input')
  if (numberAt(bytes, to) !== (yield* crc32(bytes.subarray(from, to)))) corrupt()
}

function* blockAt(bytes: Uint8Array, start: number, check: number) {
  const size = 4 * ((bytes[start] ?? 0) + 1)
  const header = bytes.subarray(start, start + size)
  if (header.length < size) throw new XzError('Unexpected end of input')
  yield* checkSum(header, 0, size - 4)
  checkFilters(header)
  const { content, end: packedEnd } = yield* lzma2Unpacked(bytes, start + size)
  const end = packedEnd + padding(packedEnd - start).length
  const length = CHECK_SIZES[check] ?? 0
  const found = bytes.subarray(end, end + length)
  if (found.length < length) throw new XzError('Unexpected end of input')
  const sum =
    check === CRC64 ? yield* crc64(content) : check === CRC32 ? littleEndian(yield* crc32(content)) : undefined
  if (sum?.some((byte, index) => byte !== found[index])) corrupt()
  const block: XzBlock = { start, size: packedEnd - start + length, whole: content.length }
  return { content, block, end: end + length }
}

/** Checks that the index of a stream tells of its blocks, and the footer behind it; gives where they end. @throws XzError */
function* indexEnd(bytes: Uint8Array, start: number, blocks: readonly XzBlock[]): Work<number> {
  const numbers = blocks.flatMap(({ size, whole }) => [size, whole])
  const index = joinBytes([Uint8Array.of(0), ...[blocks.length, ...numbers].map(multibyte)])
  const end = start + index.length + padding(index.length).length
  yield* checkSum(bytes, start, end)
  if (index.some((byte, at) => byte !== bytes[start + at])) corrupt()
  return end + 4
}

function* checkFooter(bytes: Uint8Array, start: number, { index, flags }: { index: number; flags: Uint8Array }) {
  const footer = bytes.subarray(start, start + HEADER)
  if (footer.length < HEADER) throw new XzError('Unexpected end of input')
  const isWrong =
    FOOTER_MAGIC.some((byte, at) => byte !== footer[HEADER - 2 + at]) ||
    numberAt(footer, 0) !== (yield* crc32(footer.subarray(4, 10))) ||
    4 * (numberAt(footer, 4) + 1) !== index ||
    flags.some((byte, at) => byte !== footer[8 + at])
  if (isWrong) corrupt()
}

function* streamAt(bytes: Uint8Array, start: number, add: (content: Uint8Array) => void): Work<XzStream> {
  if (!isXz(bytes.subarray(start)))
    throw new XzError(start === 0 ? 'File format not recognized' : 'Unexpected end of input')
  if (bytes.length < start + HEADER) throw new XzError('Unexpected end of input')
  const flags = bytes.subarray(start + 6, start + 8)
  yield* checkSum(bytes, start + 6, start + 8)
  const check = (flags[1] ?? 0) & 15
  const blocks: XzBlock[] = []
  let at = start + HEADER
  while (bytes[at] !== 0) {
    const { content, block, end } = yield* blockAt(bytes, at, check)
    add(content)
    blocks.push(block)
    at = end
  }
  const footer = yield* indexEnd(bytes, at, blocks)
  yield* checkFooter(bytes, footer, { index: footer - at, flags })
  const end = footer + HEADER
  let next = end
  while (bytes[next] === 0) next += 1
  if ((next - end) % 4 > 0) corrupt()
  return { start, size: end - start, check, blocks, padding: next - end }
}

/** What a stream without blocks takes. */
export const SMALLEST = 32

/** Reads an xz file, of several parts perhaps. @throws XzError, RangeError when too much is packed in it */
export function* xzRead(
  bytes: Uint8Array,
): Work<{ readonly contents: readonly Uint8Array[]; readonly streams: readonly XzStream[] }> {
  const contents: Uint8Array[] = []
  const streams: XzStream[] = []
  let held = 0
  const add = (content: Uint8Array): void => {
    held += content.length
    refuseHuge(held)
    contents.push(content)
  }
  for (let at = 0; at < bytes.length;) {
    const stream = yield* streamAt(bytes, at, add)
    streams.push(stream)
    at += stream.size + stream.padding
  }
  return { contents, streams }
}

/** What an xz file holds. @throws XzError, RangeError when too much is packed in it */
export function* xzUnpacked(bytes: Uint8Array): Work<Unpacked> {
  const { contents } = yield* xzRead(bytes)
  return { content: joinBytes(contents), garbage: false }
}
