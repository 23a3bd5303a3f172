import { Dict, type Key, type Value } from './values.ts'

type Entry = readonly [Value, Value]

/** The attributes of an object as what a dict holds: what is set in the one is set in the other. */
class AttributeEntries extends Map<Key, Entry> {
  readonly #attributes: Map<string, Value>

  constructor(attributes: Map<string, Value>) {
    super()
    this.#attributes = attributes
  }

  override get size(): number {
    return this.#attributes.size
  }

  override get(key: Key): Entry | undefined {
    const value = this.#attributes.get(String(key))
    return value === undefined ? undefined : [key, value]
  }

  override has(key: Key): boolean {
    return this.#attributes.has(String(key))
  }

  override set(key: Key, [, value]: Entry): this {
    this.#attributes.set(String(key), value)
    return this
  }

  override delete(key: Key): boolean {
    return this.#attributes.delete(String(key))
  }

  override clear(): void {
    this.#attributes.clear()
  }

  override *entries(): MapIterator<[Key, Entry]> {
    for (const [name, value] of this.#attributes) yield [name, [name, value]]
  }

  override *keys(): MapIterator<Key> {
    yield* this.#attributes.keys()
  }

  override *values(): MapIterator<Entry> {
    for (const [name, value] of this.#attributes) yield [name, value]
  }

  override [Symbol.iterator](): MapIterator<[Key, Entry]> {
    return this.entries()
  }

  override forEach(act: (value: Entry, key: Key, map: Map<Key, Entry>) => void): void {
    for (const [key, entry] of this.entries()) act(entry, key, this)
  }
}

/** The `__dict__` of an object with these attributes. */
export const attributesDict = (attributes: Map<string, Value>): Dict => new Dict(new AttributeEntries(attributes))
