import type { Work } from '../../../base/work.ts'
import { refuseHuge } from '../../../shell/posix/input.ts'
import { Matches } from './matches.ts'
import { type Item, LEAST_LENGTH, LzmaModel, MOST_LENGTH, propertiesOf, USUAL, USUAL_BYTE } from './model.ts'
import { RangeDecoder, RangeEncoder } from './range-coder.ts'
import { XzError } from './xz-error.ts'

const corrupt = (): never => {
  throw new XzError('Compressed data is corrupt')
}

/** How many bytes a chunk has at most: compressed, not compressed, and as they are. */
const MOST_PACKED = 2 ** 16
const MOST_UNPACKED = 2 ** 21
const MOST_STORED = 2 ** 16
/** What a chunk may still grow by with one more item. */
const MARGIN = 32
/** How many items are done between two turns, and how many steps each is. */
const TURN = 512
const STEPS = 2

const STORED_ANEW = 1
const STORED = 2
const LZMA = 0x80
const RESET_STATE = 0x20
const RESET_PROPERTIES = 0x40
const RESET_ALL = 0x60

interface Chunks {
  readonly parts: Uint8Array[]
  model: LzmaModel
  /** What the next compressed chunk has to begin anew. */
  reset: number
}

/** Compresses what begins at `start` into one chunk; gives where that ends. */
function* packChunk(bytes: Uint8Array, start: number, chunks: Chunks, matches: Matches): Work<number> {
  const coder = new RangeEncoder(chunks.model.likelihoods)
  const [item, ahead]: [Item, Item] = [
    { length: 0, repeat: 0, distance: 0 },
    { length: 0, repeat: 0, distance: 0 },
  ]
  let at = start
  for (let count = 1; at < bytes.length; count += 1) {
    if (at - start > MOST_UNPACKED - MOST_LENGTH || coder.size > MOST_PACKED - MARGIN) break
    if (count % TURN === 0) yield TURN * STEPS
    matches.choose(at, chunks.model.distances, item)
    if (item.length > LEAST_LENGTH && item.length < MOST_LENGTH && at + 1 < bytes.length) {
      matches.choose(at + 1, chunks.model.distances, ahead)
      if (ahead.length > item.length + 1) item.length = 0
    }
    chunks.model.code(coder, bytes, { at, item })
    at += Math.max(1, item.length)
  }
  const packed = coder.end()
  const [size, length] = [packed.length - 1, at - start - 1]
  if (packed.length >= at - start) {
    store(bytes.subarray(start, at), chunks)
    return at
  }
  const header = [LZMA | chunks.reset | (length >> 16), (length >> 8) & 0xff, length & 0xff, size >> 8, size & 0xff]
  if (chunks.reset >= RESET_PROPERTIES) header.push(USUAL_BYTE)
  chunks.parts.push(Uint8Array.from(header), packed)
  chunks.reset = 0
  return at
}

/** Writes bytes as they are. */
function store(bytes: Uint8Array, chunks: Chunks): void {
  for (let at = 0; at < bytes.length; at += MOST_STORED) {
    const piece = bytes.slice(at, at + MOST_STORED)
    const size = piece.length - 1
    const isFirst = chunks.reset === RESET_ALL
    chunks.parts.push(Uint8Array.of(isFirst ? STORED_ANEW : STORED, size >> 8, size & 0xff), piece)
    if (isFirst) chunks.reset = RESET_PROPERTIES
  }
  chunks.model = new LzmaModel(USUAL)
  chunks.reset = Math.max(chunks.reset, RESET_STATE)
}

/** Compresses bytes with LZMA2. */
export function* lzma2Packed(
  bytes: Uint8Array,
  how: { readonly depth: number; readonly reach: number },
): Work<readonly Uint8Array[]> {
  const chunks: Chunks = { parts: [], model: new LzmaModel(USUAL), reset: RESET_ALL }
  const matches = new Matches(bytes, how)
  for (let at = 0; at < bytes.length;) at = yield* packChunk(bytes, at, chunks, matches)
  chunks.parts.push(Uint8Array.of(0))
  return chunks.parts
}

/** Unpacks LZMA2. */
class Unpacker {
  at: number
  readonly #packed: Uint8Array
  #bytes = new Uint8Array(1 << 16)
  #length = 0
  #properties = USUAL
  #model = new LzmaModel(USUAL)

  constructor(packed: Uint8Array, at: number) {
    this.#packed = packed
    this.at = at
  }

  *run(): Work<Uint8Array> {
    for (;;) {
      const control = this.#byte()
      if (control === 0) return this.#bytes.subarray(0, this.#length)
      if (control > STORED && control < LZMA) corrupt()
      if (control < LZMA) this.#stored()
      else yield* this.#lzma(control)
    }
  }

  #byte(): number {
    const byte = this.#packed[this.at]
    if (byte === undefined) throw new XzError('Unexpected end of input')
    this.at += 1
    return byte
  }

  #size(high: number): number {
    return (high << 16) + (this.#byte() << 8) + this.#byte() + 1
  }

  #take(size: number): Uint8Array {
    const taken = this.#packed.subarray(this.at, this.at + size)
    if (taken.length < size) throw new XzError('Unexpected end of input')
    this.at += size
    return taken
  }

  #room(more: number): void {
    refuseHuge(this.#length + more)
    if (this.#length + more <= this.#bytes.length) return
    const larger = new Uint8Array(Math.max(2 * this.#bytes.length, this.#length + more))
    larger.set(this.#bytes)
    this.#bytes = larger
  }

  #stored(): void {
    const bytes = this.#take(this.#size(0))
    this.#room(bytes.length)
    this.#bytes.set(bytes, this.#length)
    this.#length += bytes.length
  }

  *#lzma(control: number): Work<void> {
    const size = this.#size(control & 0x1f)
    const packed = this.#size(0)
    const reset = control & RESET_ALL
    if (reset >= RESET_PROPERTIES) this.#properties = propertiesOf(this.#byte())
    if (reset > 0) this.#model = new LzmaModel(this.#properties)
    const coder = new RangeDecoder(this.#model.likelihoods, this.#take(packed))
    this.#room(size)
    const end = this.#length + size
    const item: Item = { length: 0, repeat: 0, distance: 0 }
    for (let count = 1; this.#length < end; count += 1) {
      if (count % TURN === 0) yield TURN
      this.#model.code(coder, this.#bytes, { at: this.#length, item })
      if (item.length === 0) this.#length += 1
      else this.#copy(item.length, end)
    }
  }

  #copy(length: number, end: number): void {
    const from = this.#length - (this.#model.distances[0] ?? 0) - 1
    if (from < 0 || this.#length + length > end) corrupt()
    for (let index = 0; index < length; index += 1) this.#bytes[this.#length + index] = this.#bytes[from + index] ?? 0
    this.#length += length
  }
}

/** Unpacks LZMA2 that begins at `at`; `end` is where it ends. @throws XzError, RangeError when too much is packed in it */
export function* lzma2Unpacked(
  packed: Uint8Array,
  at: number,
): Work<{ readonly content: Uint8Array; readonly end: number }> {
  const unpacker = new Unpacker(packed, at)
  const content = yield* unpacker.run()
  return { content, end: unpacker.at }
}
