import type { Work } from '../../../base/work.ts'
import { joinBytes } from '../../../shell/posix/bytes.ts'
import { refuseHuge } from '../../../shell/posix/input.ts'
import type { Unpacked } from '../bzip2/packer.ts'
import { effortOf } from './format.ts'
import { XzError } from './xz-error.ts'
import { Matches } from './matches.ts'
import { type Item, LEAST_LENGTH, LzmaModel, MOST_LENGTH, propertiesOf, USUAL, USUAL_BYTE } from './model.ts'
import { RangeDecoder, RangeEncoder } from './range-coder.ts'

/** Bytes before the code: what chooses likelihoods, how far back it looks, and how long the content is. */
const HEADER = 13
const SIZE_AT = 5
/** A length that nobody knows, and the distance that then marks the end. */
const UNKNOWN = 0xffff_ffff
const TURN = 512
const STEPS = 2

const wordOf = (value: number): Uint8Array => {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value, true)
  return bytes
}

/** Whether bytes begin as a file of lzma: it has no mark of its own, only values that are likely. */
export function isLzma(bytes: Uint8Array): boolean {
  if (bytes.length < HEADER || (bytes[0] ?? 255) >= 9 * 5 * 5) return false
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const [reach, high] = [view.getUint32(1, true), view.getUint32(SIZE_AT + 4, true)]
  const isReach = reach === UNKNOWN || (reach >= 4096 && (reach & (reach - 1) & (reach - 1 - (reach >>> 2))) === 0)
  return isReach && (high === UNKNOWN || high < 64)
}

/** Compresses a content into an .lzma file; `level` is 0 to 9. */
export function* lzmaPacked(content: Uint8Array, level: number): Work<Uint8Array> {
  const { depth, reach } = effortOf(level)
  const model = new LzmaModel(USUAL)
  const coder = new RangeEncoder(model.likelihoods)
  // literals are read back, and a learner's bytes are not to be written to
  const bytes = content.slice()
  const matches = new Matches(bytes, { depth, reach: 2 ** reach })
  const [item, ahead]: [Item, Item] = [
    { length: 0, repeat: 0, distance: 0 },
    { length: 0, repeat: 0, distance: 0 },
  ]
  for (let at = 0, count = 1; at < bytes.length; count += 1) {
    if (count % TURN === 0) yield TURN * STEPS
    matches.choose(at, model.distances, item)
    if (item.length > LEAST_LENGTH && item.length < MOST_LENGTH && at + 1 < bytes.length) {
      matches.choose(at + 1, model.distances, ahead)
      if (ahead.length > item.length + 1) item.length = 0
    }
    model.code(coder, bytes, { at, item })
    at += Math.max(1, item.length)
  }
  model.code(coder, bytes, { at: bytes.length, item: { length: LEAST_LENGTH, repeat: -1, distance: UNKNOWN } })
  const size = wordOf(UNKNOWN)
  return joinBytes([Uint8Array.of(USUAL_BYTE), wordOf(2 ** reach), size, size, coder.end()])
}

/** Room for bytes that grows. */
class Room {
  bytes = new Uint8Array(1 << 16)
  length = 0

  /** Makes sure that so many more have a place. */
  grow(more: number): void {
    refuseHuge(this.length + more)
    if (this.length + more <= this.bytes.length) return
    const larger = new Uint8Array(2 * this.bytes.length + more)
    larger.set(this.bytes)
    this.bytes = larger
  }

  copy(distance: number, length: number): void {
    const from = this.length - distance - 1
    if (from < 0) throw new XzError('Compressed data is corrupt')
    for (let at = 0; at < length; at += 1) this.bytes[this.length + at] = this.bytes[from + at] ?? 0
    this.length += length
  }
}

/** Unpacks an .lzma file. @throws XzError, RangeError when too much is packed in it */
export function* lzmaUnpacked(bytes: Uint8Array): Work<Unpacked> {
  if (!isLzma(bytes)) throw new XzError('File format not recognized')
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const [low, high] = [view.getUint32(SIZE_AT, true), view.getUint32(SIZE_AT + 4, true)]
  const size = high === UNKNOWN ? Infinity : high * 2 ** 32 + low
  const model = new LzmaModel(propertiesOf(bytes[0] ?? 0))
  const coder = new RangeDecoder(model.likelihoods, bytes.subarray(HEADER))
  const room = new Room()
  const item: Item = { length: 0, repeat: 0, distance: 0 }
  for (let count = 1; room.length < size; count += 1) {
    if (count % TURN === 0) yield TURN
    room.grow(MOST_LENGTH)
    model.code(coder, room.bytes, { at: room.length, item })
    if (coder.isPastEnd) throw new XzError('Unexpected end of input')
    const [distance = 0] = model.distances
    if (item.length === 0) room.length += 1
    else if (item.repeat < 0 && distance === UNKNOWN) break
    else room.copy(distance, item.length)
  }
  return { content: room.bytes.slice(0, Math.min(room.length, size)), garbage: false }
}
