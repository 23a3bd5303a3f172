import type { Epoch } from '../../base/epoch.ts'
import { bytesOf } from '../posix/bytes.ts'
import { Leaves } from './leaves.ts'

/** How many elements a leaf has room for. */
const WIDTH = 256
/** How many bytes a leaf takes, about. */
const LEAF = 6000

/** What bash takes for an element besides its text, in bytes: array.h, hashlib.h and malloc's own. */
const ELEMENT = 64

/** The elements from `first` on, by their distance from it. */
interface Stretch {
  readonly first: number
  readonly values: (string | undefined)[]
}

const copyOfStretch = ({ first, values }: Stretch): Stretch => ({ first, values: [...values] })
const firstOf = (index: number): number => index - (index % WIDTH)

/** An indexed array: text by whole numbers from 0 on, some of which may be missing. */
export class IndexedArray {
  /** It was declared only: no value was given to it. */
  blank = false
  /** In which epoch of its shell it was made: it may be changed in place until the next one. */
  epoch: Epoch | undefined
  /** Bytes that its elements take, as far as anybody was told. */
  told = 0
  /** By rising index. */
  #stretches: Leaves<Stretch>
  #size = 0
  #next = 0
  #characters = 0

  constructor(values: Iterable<string> = []) {
    this.#stretches = new Leaves(copyOfStretch)
    for (const value of values) this.set(this.#next, value)
  }

  get size(): number {
    return this.#size
  }

  /** Bytes that its elements take. */
  get bytes(): number {
    return this.#characters + this.#size * ELEMENT
  }

  /** One more than the highest index. */
  get next(): number {
    return this.#next
  }

  get(index: number): string | undefined {
    const stretch = this.#stretches.get(this.#place(index))
    return stretch && stretch.values[index - stretch.first]
  }

  set(index: number, value: string): void {
    const first = firstOf(index)
    const place = this.#place(index)
    const found = this.#stretches.get(place)
    const stretch =
      found?.first === first ? this.#stretches.writable(place) : this.#stretches.insert(place, { first, values: [] })
    if (!stretch) return
    const old = stretch.values[index - first]
    if (old === undefined) this.#size += 1
    this.#characters += value.length - (old?.length ?? 0)
    stretch.values[index - first] = value
    if (index >= this.#next) this.#next = index + 1
  }

  delete(index: number): void {
    const old = this.get(index)
    if (old === undefined) return
    const place = this.#place(index)
    const stretch = this.#stretches.writable(place)
    if (!stretch) return
    stretch.values[index - stretch.first] = undefined
    this.#size -= 1
    this.#characters -= old.length
    if (stretch.values.every((value) => value === undefined)) this.#stretches.remove(place)
    if (index === this.#next - 1) this.#next = this.#end()
  }

  /** By rising index. */
  *entries(): Iterable<readonly [number, string]> {
    for (let at = 0; at < this.#stretches.count; at += 1) {
      const { first = 0, values = [] } = this.#stretches.get(at) ?? {}
      for (let offset = 0; offset < values.length; offset += 1) {
        const value = values[offset]
        if (value !== undefined) yield [first + offset, value]
      }
    }
  }

  keys(): readonly string[] {
    return Array.from(this.entries(), ([index]) => String(index))
  }

  values(): string[] {
    const all: string[] = []
    for (let at = 0; at < this.#stretches.count; at += 1)
      for (const value of this.#stretches.get(at)?.values ?? []) if (value !== undefined) all.push(value)
    return all
  }

  /** Another array with the same elements: neither sees what is written to the other. */
  copy(): IndexedArray {
    const copy = new IndexedArray()
    copy.#stretches = this.#stretches.copy()
    copy.#size = this.#size
    copy.#next = this.#next
    copy.#characters = this.#characters
    copy.told = this.told
    return copy
  }

  /** Bytes that it keeps alive and another one does not, about. */
  weightBeyond(other: unknown): number {
    return this.#stretches.beyond(other instanceof IndexedArray ? other.#stretches : undefined) * LEAF
  }

  /** Where the stretch of an index is, or would be. */
  #place(index: number): number {
    const stretches = this.#stretches
    const first = firstOf(index)
    // arrays without gaps need no search
    const straight = first / WIDTH
    if (stretches.get(straight)?.first === first) return straight
    let [low, high] = [0, stretches.count]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((stretches.get(middle)?.first ?? Infinity) < first) low = middle + 1
      else high = middle
    }
    return low
  }

  #end(): number {
    const last = this.#stretches.get(this.#stretches.count - 1)
    return last ? last.first + last.values.findLastIndex((value) => value !== undefined) + 1 : 0
  }
}

/** How many buckets bash's table has after a number of growths: it grows fourfold when it has two elements a bucket. */
const bucketsAfter = (growths: number): number => 1024 * 4 ** growths

const HASH_BASIS = 2166136261

/** A hash with one byte more (FNV-1). */
const hashedOn = (hash: number, byte: number): number => Math.imul(hash, 16777619) ^ byte

/** Where bash's hash table keeps a key (FNV-1, over the signed bytes of its UTF-8). */
export function hashOf(key: string): number {
  let hash = HASH_BASIS
  for (let at = 0; at < key.length; at += 1) {
    const code = key.charCodeAt(at)
    if (code > 127) return new Int8Array(bytesOf(key)).reduce(hashedOn, HASH_BASIS) >>> 0
    hash = hashedOn(hash, code)
  }
  return hash >>> 0
}

/** Some elements of an associative array: bash lists those of one bucket from the last to the first. */
interface Part {
  /** How often bash's table had grown when the order was last right. Each time it grows, it turns the order of each bucket round. */
  readonly growths: number
  readonly elements: Map<string, string>
}

const copyOfPart = ({ growths, elements }: Part): Part => ({ growths, elements: new Map(elements) })
const emptyPart = (growths: number): Part => ({ growths, elements: new Map() })

/** The elements of a part as they stand after a number of growths, those that bash lists last first. */
const inOrder = (part: Part, growths: number): readonly (readonly [string, string])[] =>
  (growths - part.growths) % 2 === 0 ? [...part.elements] : [...part.elements].toReversed()

/** An associative array, which lists its elements in the order that bash's hash table has. */
export class AssociativeArray {
  /** It was declared only: no value was given to it. */
  blank = false
  /** In which epoch of its shell it was made: it may be changed in place until the next one. */
  epoch: Epoch | undefined
  /** Bytes that its elements take, as far as anybody was told. */
  told = 0
  /** A key is in the part of its hash's low bits (linear hashing): of as many bits as there is a part for. */
  #parts: Leaves<Part>
  #size = 0
  #characters = 0
  /** How often bash's table has grown. It does not shrink. */
  #growths = 0

  constructor(entries: Iterable<readonly [string, string]> = []) {
    this.#parts = new Leaves(copyOfPart)
    this.#parts.insert(0, emptyPart(0))
    for (const [key, value] of entries) this.set(key, value)
  }

  get size(): number {
    return this.#size
  }

  /** Bytes that its elements take. */
  get bytes(): number {
    return this.#characters + this.#size * ELEMENT
  }

  get(key: string): string | undefined {
    return this.#parts.get(this.#place(key))?.elements.get(key)
  }

  set(key: string, value: string): void {
    const place = this.#place(key)
    const old = this.#parts.get(place)?.elements.get(key)
    this.#characters += value.length - (old?.length ?? -key.length)
    if (old === undefined) this.#add(place, key, value)
    else this.#parts.writable(place)?.elements.set(key, value)
  }

  delete(key: string): void {
    const old = this.get(key)
    if (old === undefined) return
    this.#characters -= key.length + old.length
    this.#parts.writable(this.#place(key))?.elements.delete(key)
    this.#size -= 1
  }

  entries(): readonly (readonly [string, string])[] {
    return this.#listed((key, value) => [key, value] as const)
  }

  keys(): readonly string[] {
    return this.#listed((key) => key)
  }

  values(): string[] {
    return this.#listed((_key, value) => value)
  }

  /** Another array with the same elements: neither sees what is written to the other. */
  copy(): AssociativeArray {
    const copy = new AssociativeArray()
    copy.#parts = this.#parts.copy()
    copy.#size = this.#size
    copy.#characters = this.#characters
    copy.#growths = this.#growths
    copy.told = this.told
    return copy
  }

  /** Bytes that it keeps alive and another one does not, about. */
  weightBeyond(other: unknown): number {
    return this.#parts.beyond(other instanceof AssociativeArray ? other.#parts : undefined) * LEAF
  }

  #place(key: string): number {
    const { count } = this.#parts
    if (count === 1) return 0
    const whole = powerWithin(count)
    const hash = hashOf(key)
    const place = hash & (whole * 2 - 1)
    return place < count ? place : hash & (whole - 1)
  }

  /** Something of each element, in the order of bash's buckets. */
  #listed<Made>(one: (key: string, value: string) => Made): Made[] {
    const buckets = bucketsAfter(this.#growths)
    const made: Made[] = []
    const bucketOf = new Uint32Array(this.size)
    const starts = new Uint32Array(buckets + 1)
    for (let at = 0; at < this.#parts.count; at += 1)
      for (const [key, value] of inOrder(this.#parts.get(at) ?? emptyPart(0), this.#growths)) {
        const bucket = hashOf(key) & (buckets - 1)
        bucketOf[made.length] = bucket
        starts[bucket + 1] = (starts[bucket + 1] ?? 0) + 1
        made.push(one(key, value))
      }
    for (let at = 1; at < buckets; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0)
    const sorted = [...made]
    // the newest of a bucket comes first
    for (let at = made.length - 1; at >= 0; at -= 1) {
      const bucket = bucketOf[at] ?? 0
      const place = starts[bucket] ?? 0
      const element = made[at]
      if (element !== undefined) sorted[place] = element
      starts[bucket] = place + 1
    }
    return sorted
  }

  /** Adds a key that is not there. */
  #add(place: number, key: string, value: string): void {
    if (this.#size >= bucketsAfter(this.#growths) * 2) this.#growths += 1
    this.#orderly(place)?.elements.set(key, value)
    this.#size += 1
    if (this.#size > this.#parts.count * WIDTH) this.#divide()
  }

  /** A part to add to, with its elements in the order that they have by now. */
  #orderly(place: number): Part | undefined {
    const part = this.#parts.get(place)
    if (!part || part.growths === this.#growths) return this.#parts.writable(place)
    this.#parts.remove(place)
    return this.#parts.insert(place, { growths: this.#growths, elements: new Map(inOrder(part, this.#growths)) })
  }

  /** Divides one part in two. All at once would be one long step for a large array. */
  #divide(): void {
    const { count } = this.#parts
    const divided = this.#orderly(count - powerWithin(count))?.elements ?? new Map<string, string>()
    const added = this.#parts.insert(count, emptyPart(this.#growths)).elements
    for (const [key, value] of divided) {
      if (this.#place(key) !== count) continue
      added.set(key, value)
      divided.delete(key)
    }
  }
}

/** The highest power of two that is not above a number. */
const powerWithin = (count: number): number => 1 << (31 - Math.clz32(count))
