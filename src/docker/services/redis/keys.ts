import type { Chance } from '../../../base/chance.ts'
import type { Versions } from './versions.ts'
import { apply, type Change, type Entries, type Entry, type Side, type StreamEntry, type Value } from './entries.ts'

/** What keys are made of. */
export interface KeysParts {
  readonly entries: Entries
  /** The server's time, in milliseconds since 1970. */
  readonly now: number
  readonly versions: Versions
  readonly chance: Chance
}

/** The keys of a server at one moment of its clock. */
export class Keys {
  readonly #entries: Entries
  readonly #versions: Versions
  /** The server's time, in milliseconds since 1970. */
  readonly now: number
  readonly chance: Chance
  /** What was done to them, the first first. */
  readonly changes: Change[] = []

  constructor({ entries, now, versions, chance }: KeysParts) {
    this.#entries = entries
    this.#versions = versions
    this.now = now
    this.chance = chance
  }

  get names(): readonly string[] {
    return [...this.#entries.keys()].filter((key) => this.#at(key))
  }

  get(key: string): Value | undefined {
    return this.#at(key)?.value
  }

  /** A value that is empty takes its key away; an end that is not given stays what it was. */
  set(key: string, value: Value, expires = this.#at(key)?.expires): void {
    this.#forgetExpired(key)
    this.#change(isEmpty(value) ? ['delete', key] : ['set', key, { value, expires }])
  }

  /** Gives fields of a hash their values, or makes it of them. */
  setFields(key: string, fields: readonly (readonly [name: string, value: string])[]): void {
    this.#forgetExpired(key)
    this.#change(['fields', key, fields])
  }

  /** Takes fields of a hash away, and its key with the last one. */
  deleteFields(key: string, names: readonly string[]): void {
    this.#change(['no fields', key, names])
  }

  /** Puts items at a side of a list, one after the other, or makes it of them. */
  push(key: string, side: Side, items: readonly string[]): void {
    this.#forgetExpired(key)
    this.#change(['push', key, side, items])
  }

  /** Takes so many items from a side of a list, and its key with the last one. */
  pop(key: string, side: Side, count: number): void {
    this.#change(['pop', key, side, count])
  }

  addMembers(key: string, members: readonly string[]): void {
    this.#forgetExpired(key)
    this.#change(['members', key, members])
  }

  /** Takes members of a set away, and its key with the last one. */
  deleteMembers(key: string, members: readonly string[]): void {
    this.#change(['no members', key, members])
  }

  /** Puts an entry at the end of a stream, or begins one with it. */
  append(key: string, entry: StreamEntry): void {
    this.#forgetExpired(key)
    this.#change(['append', key, entry])
  }

  delete(key: string): boolean {
    const there = this.#at(key) !== undefined
    if (there) this.#change(['delete', key])
    return there
  }

  clear(): void {
    this.#change(['clear'])
  }

  /** What is another text as soon as a key was touched. */
  version(key: string): string {
    return this.#versions.of(key)
  }

  /** Milliseconds that a key still has: undefined where there is none, Infinity where it stays. */
  left(key: string): number | undefined {
    const entry = this.#at(key)
    return entry && (entry.expires === undefined ? Infinity : entry.expires - this.now)
  }

  /** Ends a key after so many milliseconds; without, it stays. */
  expire(key: string, after: number | undefined): boolean {
    const entry = this.#at(key)
    if (!entry) return false
    this.#change(['set', key, { value: entry.value, expires: after === undefined ? undefined : this.now + after }])
    return true
  }

  #at(key: string): Entry | undefined {
    const entry = this.#entries.get(key)
    return entry && (entry.expires ?? Infinity) > this.now ? entry : undefined
  }

  #forgetExpired(key: string): void {
    if (this.#entries.has(key) && !this.#at(key)) this.#change(['delete', key])
  }

  #change(change: Change): void {
    this.changes.push(change)
    this.#versions.note(change)
    apply(this.#entries, change)
  }
}

function isEmpty(value: Value): boolean {
  switch (value.type) {
    case 'string':
    case 'stream':
    case 'estimate':
      return false
    case 'list':
      return value.items.length === 0
    case 'hash':
      return value.fields.size === 0
    case 'set':
      return value.members.size === 0
    case 'zset':
      return Object.keys(value.scores).length === 0
  }
}
