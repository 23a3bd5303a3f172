/** An indexed array: text by whole numbers from 0 on, some of which may be missing. */
export class IndexedArray {
  /** It was declared only: no value was given to it. */
  blank = false
  readonly #elements: Map<number, string>
  #sorted = true
  #next = 0

  constructor(values: Iterable<string> = []) {
    this.#elements = new Map()
    for (const value of values) this.set(this.#next, value)
  }

  get size(): number {
    return this.#elements.size
  }

  /** One more than the highest index. */
  get next(): number {
    return this.#next
  }

  get(index: number): string | undefined {
    return this.#elements.get(index)
  }

  set(index: number, value: string): void {
    if (index >= this.#next) this.#next = index + 1
    else if (!this.#elements.has(index)) this.#sorted = false
    this.#elements.set(index, value)
  }

  delete(index: number): void {
    if (this.#elements.delete(index) && index === this.#next - 1)
      this.#next = Math.max(-1, ...this.#elements.keys()) + 1
  }

  /** By rising index. */
  entries(): Iterable<readonly [number, string]> {
    this.#sort()
    return this.#elements
  }

  keys(): readonly string[] {
    this.#sort()
    return Array.from(this.#elements.keys(), String)
  }

  values(): string[] {
    this.#sort()
    return [...this.#elements.values()]
  }

  copy(): IndexedArray {
    const copy = new IndexedArray()
    for (const [index, value] of this.entries()) copy.set(index, value)
    return copy
  }

  #sort(): void {
    if (this.#sorted) return
    const entries = [...this.#elements].toSorted(([first], [second]) => first - second)
    this.#elements.clear()
    for (const [index, value] of entries) this.#elements.set(index, value)
    this.#sorted = true
  }
}

const BUCKETS = 1024

/** Where bash's hash table keeps a key (FNV-1). */
function bucketOf(key: string, buckets: number): number {
  let hash = 2166136261
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash, 16777619) ^ key.charCodeAt(at)
  return (hash >>> 0) & (buckets - 1)
}

/** An associative array, which lists its elements in the order that bash's hash table has. */
export class AssociativeArray {
  /** It was declared only: no value was given to it. */
  blank = false
  readonly #elements = new Map<string, string>()

  constructor(entries: Iterable<readonly [string, string]> = []) {
    for (const [key, value] of entries) this.#elements.set(key, value)
  }

  get size(): number {
    return this.#elements.size
  }

  get(key: string): string | undefined {
    return this.#elements.get(key)
  }

  set(key: string, value: string): void {
    this.#elements.set(key, value)
  }

  delete(key: string): void {
    this.#elements.delete(key)
  }

  entries(): readonly (readonly [string, string])[] {
    let buckets = BUCKETS
    while (this.size > buckets * 2) buckets *= 4
    // the newest of a bucket comes first
    return [...this.#elements]
      .toReversed()
      .map((entry) => ({ entry, bucket: bucketOf(entry[0], buckets) }))
      .toSorted((first, second) => first.bucket - second.bucket)
      .map(({ entry }) => entry)
  }

  keys(): readonly string[] {
    return this.entries().map(([key]) => key)
  }

  values(): string[] {
    return this.entries().map(([, value]) => value)
  }

  copy(): AssociativeArray {
    return new AssociativeArray(this.#elements)
  }
}
