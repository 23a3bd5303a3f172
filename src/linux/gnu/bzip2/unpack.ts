import type { Work } from '../../../base/work.ts'
import { joinBytes } from '../../../shell/posix/bytes.ts'
import { refuseHuge } from '../../../shell/posix/input.ts'
import { BitReader, Bzip2Error } from './bits.ts'
import type { Unpacked } from './packer.ts'
import { isBzip2 } from './magic.ts'
import { BLOCK_MAGIC, END_MAGIC, GROUP, withBlock, withByte } from './checksum.ts'

/** What is said of a file that is none of bzip2's. */
export const NOT_BZIP2 = 'is not a bzip2 file.'
const MOST_LENGTH = 20
const PIECE = 16_384
const TOGETHER = 32

const fail = (): never => {
  throw new Bzip2Error('Data integrity error when decompressing.')
}

/** How a code is read: for each length the first code, and where its symbols begin. */
interface Decoding {
  readonly first: readonly number[]
  readonly counts: readonly number[]
  readonly offsets: readonly number[]
  readonly symbols: readonly number[]
}

function decodingOf(lengths: readonly number[]): Decoding {
  const counts = Array.from({ length: MOST_LENGTH + 1 }, () => 0)
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1
  const [first, offsets]: [number[], number[]] = [[], []]
  let [code, offset] = [0, 0]
  for (let length = 0; length <= MOST_LENGTH; length += 1) {
    first[length] = code
    offsets[length] = offset
    offset += counts[length] ?? 0
    code = (code + (counts[length] ?? 0)) << 1
  }
  const symbols = [...lengths.keys()].toSorted((a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0) || a - b)
  return { first, counts, offsets, symbols }
}

function symbolOf(bits: BitReader, { first, counts, offsets, symbols }: Decoding): number {
  let code = 0
  for (let length = 1; length <= MOST_LENGTH; length += 1) {
    code = (code << 1) | bits.take(1)
    const index = code - (first[length] ?? 0)
    if (index < (counts[length] ?? 0)) return symbols[(offsets[length] ?? 0) + index] ?? fail()
  }
  return fail()
}

function usedBytes(bits: BitReader): number[] {
  const groups = Array.from({ length: 16 }, () => bits.take(1))
  return groups.flatMap((has, group) =>
    has ? Array.from({ length: 16 }, (_, byte) => (bits.take(1) ? [16 * group + byte] : [])).flat() : [],
  )
}

function selectorsOf(bits: BitReader, tables: number): readonly number[] {
  const front = Array.from({ length: tables }, (_, index) => index)
  return Array.from({ length: bits.take(15) }, () => {
    let place = 0
    while (bits.take(1) === 1) place += 1
    const [selector = fail()] = front.splice(place, 1)
    front.unshift(selector)
    return selector
  })
}

function lengthsOf(bits: BitReader, alphabet: number): readonly number[] {
  let length = bits.take(5)
  return Array.from({ length: alphabet }, () => {
    while (bits.take(1) === 1) length += bits.take(1) === 1 ? -1 : 1
    return length < 1 || length > MOST_LENGTH ? fail() : length
  })
}

/** The last bytes of the sorted rotations. */
function* lastBytes(bits: BitReader, most: number): Work<Uint8Array> {
  const front = usedBytes(bits)
  const end = front.length + 1
  const tables = bits.take(3)
  const selectors = selectorsOf(bits, tables)
  const decodings = Array.from({ length: tables }, () => decodingOf(lengthsOf(bits, end + 1)))
  const bytes = new Uint8Array(most)
  let [length, run, weight] = [0, 0, 1]
  for (let index = 0; ; index += 1) {
    if (index % PIECE === PIECE - 1) yield PIECE / TOGETHER
    const symbol = symbolOf(bits, decodings[selectors[Math.floor(index / GROUP)] ?? -1] ?? fail())
    if (symbol < 2) {
      run += weight << symbol
      weight <<= 1
      if (run > most) fail()
      continue
    }
    if (length + run > most) fail()
    bytes.fill(front[0] ?? 0, length, length + run)
    length += run
    ;[run, weight] = [0, 1]
    if (symbol === end) return bytes.subarray(0, length)
    const [byte = 0] = front.splice(symbol - 1, 1)
    front.unshift(byte)
    if (length === most) fail()
    bytes[length] = byte
    length += 1
  }
}

/** The first rotation, from the last bytes of all of them in their order. */
function* rotated(last: Uint8Array, origin: number): Work<Uint8Array> {
  if (origin >= last.length) fail()
  const starts = new Int32Array(257)
  for (const byte of last) starts[byte + 1] = (starts[byte + 1] ?? 0) + 1
  for (let byte = 0; byte < 256; byte += 1) starts[byte + 1] = (starts[byte + 1] ?? 0) + (starts[byte] ?? 0)
  const follows = new Int32Array(last.length)
  for (const [at, byte] of last.entries()) {
    follows[starts[byte] ?? 0] = at
    starts[byte] = (starts[byte] ?? 0) + 1
  }
  yield last.length / TOGETHER
  const bytes = new Uint8Array(last.length)
  let at = follows[origin] ?? 0
  for (let index = 0; index < bytes.length; index += 1, at = follows[at] ?? 0) bytes[index] = last[at] ?? 0
  yield last.length / TOGETHER
  return bytes
}

/** A block with its runs in full, and its check sum. */
function* withRuns(block: Uint8Array): Work<{ readonly bytes: Uint8Array; readonly sum: number }> {
  let out = new Uint8Array(2 * block.length + 256)
  let [length, sum, alike, before, told] = [0, -1, 0, -1, 0]
  for (const byte of block) {
    if (length - told >= PIECE) {
      yield PIECE / TOGETHER
      told = length
    }
    const count = alike === 4 ? byte : 1
    const value = alike === 4 ? before : byte
    if (length + count > out.length) {
      const larger = new Uint8Array(2 * out.length)
      larger.set(out)
      out = larger
    }
    for (let more = count; more > 0; more -= 1, length += 1) {
      out[length] = value
      sum = withByte(sum, value)
    }
    alike = alike === 4 ? 0 : byte === before && alike > 0 ? alike + 1 : 1
    before = alike === 0 ? -1 : byte
  }
  return { bytes: out.subarray(0, length), sum: ~sum }
}

const isMagic = (found: readonly number[], magic: readonly number[]): boolean =>
  found.every((part, index) => part === magic[index])

function* streamAt(bytes: Uint8Array, start: number, add: (content: Uint8Array) => void): Work<number> {
  const most = 100_000 * ((bytes[start + 3] ?? 0) - 0x30)
  const bits = new BitReader(bytes, start + 4)
  const word = (): number => (bits.take(16) << 16) | bits.take(16)
  let all = 0
  for (;;) {
    const magic = [bits.take(24), bits.take(24)]
    const sum = word()
    if (isMagic(magic, END_MAGIC)) {
      if (sum !== all) fail()
      bits.align()
      return bits.at
    }
    if (!isMagic(magic, BLOCK_MAGIC) || bits.take(1) === 1) fail()
    const origin = bits.take(24)
    const block = yield* withRuns(yield* rotated(yield* lastBytes(bits, most), origin))
    if (block.sum !== sum) fail()
    add(block.bytes)
    all = withBlock(all, sum)
  }
}

/** Reads a bzip2 file, of several parts perhaps. @throws Bzip2Error, RangeError when too much is packed in it */
export function* bzip2Unpacked(bytes: Uint8Array): Work<Unpacked> {
  const contents: Uint8Array[] = []
  let held = 0
  const add = (content: Uint8Array): void => {
    held += content.length
    refuseHuge(held)
    contents.push(content)
  }
  if (!isBzip2(bytes)) throw new Bzip2Error(NOT_BZIP2)
  let at = 0
  while (at < bytes.length && isBzip2(bytes.subarray(at))) at = yield* streamAt(bytes, at, add)
  return { content: joinBytes(contents), garbage: at < bytes.length }
}
