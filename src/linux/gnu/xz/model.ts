import { evenModel, type RangeCoder } from './range-coder.ts'
import { XzError } from './xz-error.ts'

/** How many bits of the byte before, and of the position, choose the likelihoods of a literal. */
export interface Properties {
  readonly literalContext: number
  readonly literalPosition: number
  readonly positionBits: number
}

/** What xz writes by itself. */
export const USUAL: Properties = { literalContext: 3, literalPosition: 0, positionBits: 2 }
/** The same as the byte that stands in a file. */
export const USUAL_BYTE = 93

/** What a file's byte says of them. @throws XzError */
export function propertiesOf(byte: number): Properties {
  const [literalContext, rest] = [byte % 9, Math.floor(byte / 9)]
  const [literalPosition, positionBits] = [rest % 5, Math.floor(rest / 5)]
  if (positionBits > 4 || literalContext + literalPosition > 4) throw new XzError('Compressed data is corrupt')
  return { literalContext, literalPosition, positionBits }
}

const STATES = 12
const POSITIONS = 16
const LENGTHS = 2 + 2 * 8 * POSITIONS + 256
const LITERAL = 0x300

// where in the model the likelihoods of each question stand
const IS_MATCH = 0
const IS_REPEAT = IS_MATCH + STATES * POSITIONS
const IS_NOT_LAST = IS_REPEAT + STATES
const IS_NOT_SECOND = IS_NOT_LAST + STATES
const IS_NOT_THIRD = IS_NOT_SECOND + STATES
const IS_LONG = IS_NOT_THIRD + STATES
const SLOT = IS_LONG + STATES * POSITIONS
const SPECIAL = SLOT + 4 * 64
const ALIGN = SPECIAL + 128
const MATCH_LENGTH = ALIGN + 16
const REPEAT_LENGTH = MATCH_LENGTH + LENGTHS
const LITERALS = REPEAT_LENGTH + LENGTHS

export const LEAST_LENGTH = 2
export const MOST_LENGTH = 273

/** One thing that LZMA says: a byte, a byte like the one at the last distance, or bytes that came before. */
export interface Item {
  /** 0 for a literal. */
  length: number
  /** Which of the last four distances it has, or -1 for a new one. */
  repeat: number
  /** How far back, less one, where it is a new distance. */
  distance: number
}

/** What was said so far, and how likely that makes what comes: it is the same for who writes and who reads. */
export class LzmaModel {
  readonly likelihoods: Uint16Array
  readonly distances = [0, 0, 0, 0]
  readonly #properties: Properties
  #state = 0

  constructor(properties: Properties) {
    this.#properties = properties
    const { literalContext, literalPosition } = properties
    this.likelihoods = evenModel(LITERALS + (LITERAL << (literalContext + literalPosition)))
  }

  /** Writes an item at a place of the bytes, or reads it into `item`; a literal is written from the bytes or read into them. */
  code(coder: RangeCoder, bytes: Uint8Array, { at, item }: { readonly at: number; readonly item: Item }): void {
    const position = at & ((1 << this.#properties.positionBits) - 1)
    const place = this.#state * POSITIONS + position
    if (coder.bit(IS_MATCH + place, item.length === 0 ? 0 : 1) === 0) {
      item.length = 0
      this.#literal(coder, bytes, at)
    } else if (coder.bit(IS_REPEAT + this.#state, item.repeat < 0 ? 0 : 1) === 0) {
      item.repeat = -1
      item.length = LEAST_LENGTH + codeLength(coder, { base: MATCH_LENGTH, position }, item.length - LEAST_LENGTH)
      item.distance = codeDistance(coder, Math.min(item.length - LEAST_LENGTH, 3), item.distance)
      this.distances.unshift(item.distance)
      this.distances.pop()
      this.#state = this.#state < 7 ? 7 : 10
    } else this.#repeat(coder, item, { place, position })
  }

  #repeat(
    coder: RangeCoder,
    item: Item,
    { place, position }: { readonly place: number; readonly position: number },
  ): void {
    item.repeat = this.#which(coder, item.repeat)
    if (item.repeat === 0 && coder.bit(IS_LONG + place, item.length === 1 ? 0 : 1) === 0) {
      item.length = 1
      this.#state = this.#state < 7 ? 9 : 11
      return
    }
    item.length = LEAST_LENGTH + codeLength(coder, { base: REPEAT_LENGTH, position }, item.length - LEAST_LENGTH)
    const [distance = 0] = this.distances.splice(item.repeat, 1)
    this.distances.unshift(distance)
    this.#state = this.#state < 7 ? 8 : 11
  }

  #which(coder: RangeCoder, repeat: number): number {
    if (coder.bit(IS_NOT_LAST + this.#state, repeat > 0 ? 1 : 0) === 0) return 0
    if (coder.bit(IS_NOT_SECOND + this.#state, repeat > 1 ? 1 : 0) === 0) return 1
    return 2 + coder.bit(IS_NOT_THIRD + this.#state, repeat > 2 ? 1 : 0)
  }

  #literal(coder: RangeCoder, bytes: Uint8Array, at: number): void {
    const { literalContext, literalPosition } = this.#properties
    const before = (at === 0 ? 0 : (bytes[at - 1] ?? 0)) >> (8 - literalContext)
    const context = ((at & ((1 << literalPosition) - 1)) << literalContext) + before
    const base = LITERALS + LITERAL * context
    const byte = bytes[at] ?? 0
    let [node, like] = [1, this.#state >= 7 ? (bytes[at - (this.distances[0] ?? 0) - 1] ?? 0) : -1]
    for (let index = 7; index >= 0; index -= 1) {
      const alike = like < 0 ? -1 : (like >> index) & 1
      const bit = coder.bit(base + (alike < 0 ? 0 : (1 + alike) << 8) + node, (byte >> index) & 1)
      node = (node << 1) | bit
      if (bit !== alike) like = -1
    }
    bytes[at] = node & 0xff
    this.#state = this.#state < 4 ? 0 : this.#state < 10 ? this.#state - 3 : this.#state - 6
  }
}

/** A number of so many bits, the highest first. */
function codeTree(
  coder: RangeCoder,
  base: number,
  { bits, value }: { readonly bits: number; readonly value: number },
): number {
  let node = 1
  for (let index = bits - 1; index >= 0; index -= 1) node = (node << 1) | coder.bit(base + node, (value >> index) & 1)
  return node - (1 << bits)
}

/** The same, the lowest first. */
function codeReverse(
  coder: RangeCoder,
  base: number,
  { bits, value }: { readonly bits: number; readonly value: number },
): number {
  let [node, found] = [1, 0]
  for (let index = 0; index < bits; index += 1) {
    const bit = coder.bit(base + node, (value >> index) & 1)
    node = (node << 1) | bit
    found |= bit << index
  }
  return found
}

/** A length, less the least one. */
function codeLength(
  coder: RangeCoder,
  { base, position }: { readonly base: number; readonly position: number },
  value: number,
): number {
  const low = base + 2 + 8 * position
  if (coder.bit(base, value < 8 ? 0 : 1) === 0) return codeTree(coder, low, { bits: 3, value })
  if (coder.bit(base + 1, value < 16 ? 0 : 1) === 0)
    return 8 + codeTree(coder, low + 8 * POSITIONS, { bits: 3, value: value - 8 })
  return 16 + codeTree(coder, base + 2 + 16 * POSITIONS, { bits: 8, value: value - 16 })
}

function slotOf(distance: number): number {
  if (distance < 4) return distance
  const bits = 31 - Math.clz32(distance)
  return 2 * bits + ((distance >>> (bits - 1)) & 1)
}

function codeDistance(coder: RangeCoder, length: number, distance: number): number {
  const slot = codeTree(coder, SLOT + 64 * length, { bits: 6, value: slotOf(distance) })
  if (slot < 4) return slot
  const bits = (slot >> 1) - 1
  const base = (2 | (slot & 1)) * 2 ** bits
  const rest = distance - base
  if (slot < 14) return base + codeReverse(coder, SPECIAL + base - slot, { bits, value: rest })
  const high = coder.direct(bits - 4, Math.floor(rest / 16))
  return base + high * 16 + codeReverse(coder, ALIGN, { bits: 4, value: rest & 15 })
}
