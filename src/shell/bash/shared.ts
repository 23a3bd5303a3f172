/** A map that shares its entries with the one that it is a copy of, until one of the two is written to: the copy costs nothing. */
export class SharedMap<K, V> implements ReadonlyMap<K, V> {
  #entries: Map<K, V>
  #shared = false

  constructor(entries: SharedMap<K, V> | Iterable<readonly [K, V]> = []) {
    if (entries instanceof SharedMap) {
      this.#entries = entries.#entries
      this.#shared = entries.#shared = true
    } else this.#entries = new Map(entries)
  }

  /** Whether it and another one still share their entries. */
  sharesWith(other: SharedMap<K, V>): boolean {
    return this.#entries === other.#entries
  }

  get size(): number {
    return this.#entries.size
  }

  get(key: K): V | undefined {
    return this.#entries.get(key)
  }

  has(key: K): boolean {
    return this.#entries.has(key)
  }

  set(key: K, value: V): this {
    this.#own().set(key, value)
    return this
  }

  delete(key: K): boolean {
    return this.#entries.has(key) && this.#own().delete(key)
  }

  clear(): void {
    if (this.#entries.size === 0) return
    this.#entries = new Map()
    this.#shared = false
  }

  entries(): MapIterator<[K, V]> {
    return this.#entries.entries()
  }

  keys(): MapIterator<K> {
    return this.#entries.keys()
  }

  values(): MapIterator<V> {
    return this.#entries.values()
  }

  [Symbol.iterator](): MapIterator<[K, V]> {
    return this.#entries.entries()
  }

  forEach(call: (value: V, key: K, map: ReadonlyMap<K, V>) => void): void {
    for (const [key, value] of this.#entries) call(value, key, this)
  }

  #own(): Map<K, V> {
    if (this.#shared) {
      this.#entries = new Map(this.#entries)
      this.#shared = false
    }
    return this.#entries
  }
}

/** A set of that kind. */
export class SharedSet<T> implements ReadonlySet<T> {
  readonly #members: SharedMap<T, T>

  constructor(members: SharedSet<T> | Iterable<T> = []) {
    this.#members = new SharedMap(
      members instanceof SharedSet ? members.#members : Array.from(members, (member) => [member, member] as const),
    )
  }

  get size(): number {
    return this.#members.size
  }

  has(member: T): boolean {
    return this.#members.has(member)
  }

  add(member: T): this {
    if (!this.#members.has(member)) this.#members.set(member, member)
    return this
  }

  delete(member: T): boolean {
    return this.#members.delete(member)
  }

  entries(): MapIterator<[T, T]> {
    return this.#members.entries()
  }

  keys(): MapIterator<T> {
    return this.#members.keys()
  }

  values(): MapIterator<T> {
    return this.#members.keys()
  }

  [Symbol.iterator](): MapIterator<T> {
    return this.#members.keys()
  }

  forEach(call: (member: T, same: T, set: ReadonlySet<T>) => void): void {
    for (const member of this.#members.keys()) call(member, member, this)
  }
}
