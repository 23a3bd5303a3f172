import type { Epoch } from '../../base/epoch.ts'
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

const BUCKETS = 1024

/** Where bash's hash table keeps a key (FNV-1). */
export function hashOf(key: string): number {
  let hash = 2166136261
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash, 16777619) ^ key.charCodeAt(at)
  return hash >>> 0
}

const copyOfPart = (part: Map<string, string>): Map<string, string> => new Map(part)

/** An associative array, which lists its elements in the order that bash's hash table has. */
export class AssociativeArray {
  /** It was declared only: no value was given to it. */
  blank = false
  /** In which epoch of its shell it was made: it may be changed in place until the next one. */
  epoch: Epoch | undefined
  /** Bytes that its elements take, as far as anybody was told. */
  told = 0
  /** As many as a power of two; a key is in that of its hash's low bits. */
  #parts: Leaves<Map<string, string>>
  #size = 0
  #characters = 0

  constructor(entries: Iterable<readonly [string, string]> = []) {
    this.#parts = withParts(1)
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
    return this.#parts.get(this.#place(key))?.get(key)
  }

  set(key: string, value: string): void {
    const part = this.#parts.writable(this.#place(key))
    if (!part) return
    const old = part.get(key)
    if (old === undefined) this.#size += 1
    this.#characters += value.length - (old?.length ?? -key.length)
    part.set(key, value)
    if (this.#size > this.#parts.count * WIDTH) this.#grow()
  }

  delete(key: string): void {
    const old = this.get(key)
    if (old === undefined) return
    this.#characters -= key.length + old.length
    this.#parts.writable(this.#place(key))?.delete(key)
    this.#size -= 1
  }

  entries(): readonly (readonly [string, string])[] {
    let buckets = BUCKETS
    while (this.size > buckets * 2) buckets *= 4
    // the newest of a bucket comes first
    return [...this.#all()]
      .toReversed()
      .map((entry) => ({ entry, bucket: hashOf(entry[0]) & (buckets - 1) }))
      .toSorted((first, second) => first.bucket - second.bucket)
      .map(({ entry }) => entry)
  }

  keys(): readonly string[] {
    return this.entries().map(([key]) => key)
  }

  values(): string[] {
    return this.entries().map(([, value]) => value)
  }

  /** Another array with the same elements: neither sees what is written to the other. */
  copy(): AssociativeArray {
    const copy = new AssociativeArray()
    copy.#parts = this.#parts.copy()
    copy.#size = this.#size
    copy.#characters = this.#characters
    copy.told = this.told
    return copy
  }

  /** Bytes that it keeps alive and another one does not, about. */
  weightBeyond(other: unknown): number {
    return this.#parts.beyond(other instanceof AssociativeArray ? other.#parts : undefined) * LEAF
  }

  #place(key: string): number {
    const { count } = this.#parts
    return count === 1 ? 0 : hashOf(key) & (count - 1)
  }

  /** Within a bucket in the order in which they came. */
  *#all(): Iterable<readonly [string, string]> {
    for (let at = 0; at < this.#parts.count; at += 1) yield* this.#parts.get(at) ?? []
  }

  #grow(): void {
    const all = [...this.#all()]
    this.#parts = withParts(this.#parts.count * 2)
    for (const [key, value] of all) this.#parts.get(this.#place(key))?.set(key, value)
  }
}

/** Empty parts of an associative array. */
function withParts(count: number): Leaves<Map<string, string>> {
  const parts = new Leaves(copyOfPart)
  for (let at = 0; at < count; at += 1) parts.insert(at, new Map())
  return parts
}
