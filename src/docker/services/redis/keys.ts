/** A value of a key. */
export type Value =
  | { readonly type: 'string'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[] }
  | { readonly type: 'hash'; readonly fields: Readonly<Record<string, string>> }
  | { readonly type: 'set'; readonly members: readonly string[] }
  | { readonly type: 'zset'; readonly scores: Readonly<Record<string, string>> }

interface Entry {
  readonly value: Value
  /** When it goes, in milliseconds since 1970; undefined for one that stays. */
  readonly expires?: number | undefined
}

/** The keys of a server at one moment of its clock. */
export class Keys {
  readonly #entries: Map<string, Entry>
  readonly #now: number
  /** Whether anything was changed. */
  changed = false

  constructor(saved: string, now: number) {
    const rows: readonly (readonly [string, Entry])[] = saved === '' ? [] : JSON.parse(saved)
    this.#now = now
    this.#entries = new Map(rows.filter(([, { expires = Infinity }]) => expires > now))
  }

  /** What the constructor reads. */
  save(): string {
    return JSON.stringify([...this.#entries])
  }

  get names(): readonly string[] {
    return [...this.#entries.keys()]
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key)?.value
  }

  /** A value that is empty takes its key away; an end that is not given stays what it was. */
  set(key: string, value: Value, expires = this.#entries.get(key)?.expires): void {
    this.changed = true
    if (isEmpty(value)) this.#entries.delete(key)
    else this.#entries.set(key, { value, expires })
  }

  delete(key: string): boolean {
    const there = this.#entries.delete(key)
    this.changed ||= there
    return there
  }

  clear(): void {
    this.changed = true
    this.#entries.clear()
  }

  /** Milliseconds that a key still has: undefined where there is none, Infinity where it stays. */
  left(key: string): number | undefined {
    const entry = this.#entries.get(key)
    return entry && (entry.expires === undefined ? Infinity : entry.expires - this.#now)
  }

  /** Ends a key after so many milliseconds; without, it stays. */
  expire(key: string, after: number | undefined): boolean {
    const entry = this.#entries.get(key)
    if (!entry) return false
    this.changed = true
    this.#entries.set(key, { value: entry.value, expires: after === undefined ? undefined : this.#now + after })
    return true
  }
}

function isEmpty(value: Value): boolean {
  switch (value.type) {
    case 'string':
      return false
    case 'list':
      return value.items.length === 0
    case 'hash':
      return Object.keys(value.fields).length === 0
    case 'set':
      return value.members.length === 0
    case 'zset':
      return Object.keys(value.scores).length === 0
  }
}
