import type { Work } from '../../../base/work.ts'
import { joinBytes } from '../../../shell/posix/bytes.ts'
import { refuseHuge } from '../../../shell/posix/input.ts'
import { crc32 } from '../library/inflate.ts'
import { isXz, XZ_MAGIC } from './magic.ts'
import { crc64 } from './crc64.ts'
import { lzma2Packed, lzma2Unpacked, XzError } from './lzma2.ts'

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

function* blockAt(bytes: Uint8Array, start: number, check: number): Work<{ content: Uint8Array; end: number }> {
  const size = 4 * ((bytes[start] ?? 0) + 1)
  const header = bytes.subarray(start, start + size)
  if (header.length < size) throw new XzError('Unexpected end of input')
  if (numberAt(header, size - 4) !== (yield* crc32(header.subarray(0, size - 4))))
    throw new XzError('Compressed data is corrupt')
  checkFilters(header)
  const { content, end: packedEnd } = yield* lzma2Unpacked(bytes, start + size)
  const end = packedEnd + padding(packedEnd - start).length
  const length = CHECK_SIZES[check] ?? 0
  const found = bytes.subarray(end, end + length)
  if (found.length < length) throw new XzError('Unexpected end of input')
  const sum =
    check === CRC64 ? yield* crc64(content) : check === CRC32 ? littleEndian(yield* crc32(content)) : undefined
  if (sum?.some((byte, index) => byte !== found[index])) throw new XzError('Compressed data is corrupt')
  return { content, end: end + length }
}

/** Where the index of a stream ends, and the footer behind it. */
function indexEnd(bytes: Uint8Array, start: number): number {
  let at = start + 1
  const next = (): number => {
    let [value, weight] = [0, 1]
    for (; ; weight *= 128) {
      const byte = bytes[at]
      if (byte === undefined) throw new XzError('Unexpected end of input')
      at += 1
      value += (byte & 127) * weight
      if (byte < 128) return value
    }
  }
  for (let numbers = 2 * next(); numbers > 0; numbers -= 1) next()
  const end = at + padding(at - start).length + 4 + HEADER
  if (end > bytes.length) throw new XzError('Unexpected end of input')
  if (FOOTER_MAGIC.some((byte, index) => bytes[end - 2 + index] !== byte))
    throw new XzError('Compressed data is corrupt')
  return end
}

/** Reads an xz file, of several parts perhaps. @throws XzError, RangeError when too much is packed in it */
export function* xzUnpacked(bytes: Uint8Array): Work<Uint8Array> {
  const contents: Uint8Array[] = []
  let held = 0
  for (let at = 0; at < bytes.length;) {
    if (!isXz(bytes.subarray(at)))
      throw new XzError(at === 0 ? 'File format not recognized' : 'Unexpected end of input')
    if (bytes.length < at + HEADER) throw new XzError('Unexpected end of input')
    const check = (bytes[at + 7] ?? 0) & 15
    at += HEADER
    while (bytes[at] !== 0) {
      const { content, end } = yield* blockAt(bytes, at, check)
      held += content.length
      refuseHuge(held)
      contents.push(content)
      at = end
    }
    at = indexEnd(bytes, at)
    while (bytes[at] === 0) at += 1
  }
  return joinBytes(contents)
}
