import type { Work } from '../../../base/work.ts'
import { BitWriter } from './bits.ts'
import { BLOCK_MAGIC, END_MAGIC, GROUP, withBlock, withByte } from './checksum.ts'
import { codeLengths, codesOf } from './code-lengths.ts'
import { sortedRotations } from './rotations.ts'

const ROUNDS = 4
const FAR = 15
/** Up to how many symbols there are so many tables. */
const TABLES = [
  [200, 2],
  [600, 3],
  [1200, 4],
  [2400, 5],
] as const
const MOST_TABLES = 6
const LEAST_RUN = 4
const MOST_RUN = 255
/** How many bytes or symbols are done between two turns, and how many of them are a step. */
const PIECE = 16_384
const TOGETHER = 32

/** A block before it is packed: runs of four bytes or more are cut short. */
interface Block {
  readonly bytes: Uint8Array
  readonly sum: number
  /** Where in the content the next block begins. */
  readonly end: number
}

/** Takes as much of a content as a block holds. */
function* blockAt(content: Uint8Array, start: number, most: number): Work<Block> {
  const bytes = new Uint8Array(most + MOST_RUN)
  let [at, length, sum, told] = [start, 0, -1, start]
  while (at < content.length && length < most) {
    if (at - told >= PIECE) {
      yield PIECE / TOGETHER
      told = at
    }
    const byte = content[at] ?? 0
    let run = 1
    while (run < MOST_RUN && content[at + run] === byte) run += 1
    for (let count = 0; count < run; count += 1) sum = withByte(sum, byte)
    for (let count = 0; count < Math.min(run, LEAST_RUN); count += 1, length += 1) bytes[length] = byte
    if (run >= LEAST_RUN) {
      bytes[length] = run - LEAST_RUN
      length += 1
    }
    at += run
  }
  return { bytes: bytes.subarray(0, length), sum: ~sum, end: at }
}

/** The symbols of a block: how far to the front a byte was, runs of the front itself as two kinds of digits, and an end. */
function* symbolsOf(last: Uint8Array, used: readonly number[]): Work<number[]> {
  const front = [...used]
  const symbols: number[] = []
  let run = 0
  const endRun = (): void => {
    for (; run > 0; run = (run - 1) >> 1) symbols.push((run - 1) & 1)
  }
  for (const [index, byte] of last.entries()) {
    if (index % PIECE === PIECE - 1) yield PIECE / TOGETHER
    const place = front.indexOf(byte)
    if (place === 0) {
      run += 1
      continue
    }
    endRun()
    front.copyWithin(1, 0, place)
    front[0] = byte
    symbols.push(place + 1)
  }
  endRun()
  symbols.push(used.length + 1)
  return symbols
}

/** Tables to begin with: each is good for a part of the symbols that comes about equally often. */
function firstTables(counts: readonly number[], count: number, symbols: number): number[][] {
  const tables: number[][] = []
  let [start, left] = [0, symbols]
  for (let part = count; part > 0; part -= 1) {
    const wanted = Math.floor(left / part)
    let [end, sum] = [start - 1, 0]
    while (sum < wanted && end < counts.length - 1) {
      end += 1
      sum += counts[end] ?? 0
    }
    if (end > start && part !== count && part !== 1 && (count - part) % 2 === 1) {
      sum -= counts[end] ?? 0
      end -= 1
    }
    const [from, to] = [start, end]
    tables[part - 1] = counts.map((_, symbol) => (symbol >= from && symbol <= to ? 0 : FAR))
    start = end + 1
    left -= sum
  }
  return tables
}

interface Coding {
  readonly tables: readonly (readonly number[])[]
  /** Which table each group of symbols has. */
  readonly selectors: readonly number[]
}

/** The table by which a group of symbols is shortest. */
function bestTable(tables: readonly (readonly number[])[], symbols: readonly number[], start: number): number {
  const end = Math.min(start + GROUP, symbols.length)
  let [best, least] = [0, Infinity]
  for (const [index, lengths] of tables.entries()) {
    let cost = 0
    for (let at = start; at < end; at += 1) cost += lengths[symbols[at] ?? 0] ?? 0
    if (cost >= least) continue
    least = cost
    best = index
  }
  return best
}

function* codingOf(symbols: readonly number[], alphabet: number): Work<Coding> {
  const counts = Array.from({ length: alphabet }, () => 0)
  for (const symbol of symbols) counts[symbol] = (counts[symbol] ?? 0) + 1
  const count = TABLES.find(([below]) => symbols.length < below)?.[1] ?? MOST_TABLES
  let tables: readonly (readonly number[])[] = firstTables(counts, count, symbols.length)
  let selectors: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const found = tables.map(() => Array.from({ length: alphabet }, () => 0))
    selectors = []
    for (let start = 0; start < symbols.length; start += GROUP) {
      if (start % PIECE < GROUP) yield (PIECE / TOGETHER) * MOST_TABLES
      const best = bestTable(tables, symbols, start)
      selectors.push(best)
      const own = found[best] ?? []
      for (const symbol of symbols.slice(start, start + GROUP)) own[symbol] = (own[symbol] ?? 0) + 1
    }
    tables = found.map(codeLengths)
  }
  return { tables, selectors }
}

function writeUsed(out: BitWriter, used: readonly number[]): void {
  const isUsed = new Set(used)
  const groups = Array.from({ length: 16 }, (_, group) =>
    Array.from({ length: 16 }, (_none, byte) => isUsed.has(16 * group + byte)),
  )
  for (const group of groups) out.put(group.includes(true) ? 1 : 0, 1)
  for (const group of groups) if (group.includes(true)) for (const has of group) out.put(has ? 1 : 0, 1)
}

function writeSelectors(out: BitWriter, { tables, selectors }: Coding): void {
  const front = [...tables.keys()]
  out.put(tables.length, 3)
  out.put(selectors.length, 15)
  for (const selector of selectors) {
    const place = front.indexOf(selector)
    front.splice(place, 1)
    front.unshift(selector)
    out.put((1 << (place + 1)) - 2, place + 1)
  }
}

function writeTable(out: BitWriter, lengths: readonly number[]): void {
  let [current = 0] = lengths
  out.put(current, 5)
  for (const length of lengths) {
    for (; current < length; current += 1) out.put(2, 2)
    for (; current > length; current -= 1) out.put(3, 2)
    out.put(0, 1)
  }
}

function* writeSymbols(out: BitWriter, symbols: readonly number[], { tables, selectors }: Coding): Work<void> {
  const codes = tables.map(codesOf)
  for (const [index, symbol] of symbols.entries()) {
    if (index % PIECE === PIECE - 1) yield PIECE / TOGETHER
    const table = selectors[Math.floor(index / GROUP)] ?? 0
    out.put(codes[table]?.[symbol] ?? 0, tables[table]?.[symbol] ?? 0)
  }
}

/** The last bytes of rotations in their order, and the values that there are of bytes. */
function* lastBytes(
  bytes: Uint8Array,
  order: Int32Array,
): Work<{ readonly last: Uint8Array; readonly used: readonly number[] }> {
  const last = new Uint8Array(bytes.length)
  const has = new Uint8Array(256)
  for (let index = 0; index < last.length; index += 1) {
    if (index % PIECE === PIECE - 1) yield PIECE / TOGETHER
    const byte = bytes[((order[index] ?? 0) + bytes.length - 1) % bytes.length] ?? 0
    last[index] = byte
    has[byte] = 1
  }
  return { last, used: [...has.keys()].filter((byte) => has[byte] === 1) }
}

function* writeBlock(out: BitWriter, { bytes, sum }: Block): Work<void> {
  const order = yield* sortedRotations(bytes)
  const { last, used } = yield* lastBytes(bytes, order)
  for (const part of BLOCK_MAGIC) out.put(part, 24)
  out.putWord(sum)
  out.put(0, 1)
  out.put(order.indexOf(0), 24)
  writeUsed(out, used)
  const symbols = yield* symbolsOf(last, used)
  const coding = yield* codingOf(symbols, used.length + 2)
  writeSelectors(out, coding)
  for (const lengths of coding.tables) writeTable(out, lengths)
  yield* writeSymbols(out, symbols, coding)
}

/** Compresses a content into a bzip2 file; `level`, 1 to 9, is how many hundred thousand bytes a block has. */
export function* bzip2Packed(content: Uint8Array, level: number): Work<Uint8Array> {
  const out = new BitWriter()
  for (const letter of `BZh${level}`) out.put(letter.charCodeAt(0), 8)
  let all = 0
  for (let start = 0; start < content.length;) {
    const block = yield* blockAt(content, start, 100_000 * level - 19)
    yield* writeBlock(out, block)
    all = withBlock(all, block.sum)
    start = block.end
  }
  for (const part of END_MAGIC) out.put(part, 24)
  out.putWord(all)
  return out.end()
}
