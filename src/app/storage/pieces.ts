/** Bytes of this length and more are kept apart, so that they are not stored again when something else changes. */
const APART_FROM = 16 * 1024
/** The longest piece, in bytes: browsers have many short values stored sooner than one long one. */
const LONGEST_PIECE = 2 ** 20

/** Bytes, or a frozen list, that were taken out of data: where they belong, and the keys of their pieces. What is in a list follows it. */
export interface Apart {
  readonly path: readonly string[]
  readonly keys: readonly string[]
}

/** Plain data whose long bytes and frozen lists are kept apart. */
export interface CutData {
  readonly data: unknown
  readonly apart: readonly Apart[]
}

/** Data cut for storing: the pieces that are not stored yet, and the keys of those that are not needed any more. */
export interface Cut extends CutData {
  readonly put: ReadonlyMap<string, Piece>
  readonly remove: readonly string[]
}

type Piece = Uint8Array | readonly unknown[]
type Take = (part: Piece, path: readonly string[]) => unknown

/** A frozen list without its long bytes, which stand beside it with their paths in it. */
interface CutList {
  readonly key: string
  readonly data: readonly unknown[]
  readonly bytes: readonly (readonly [path: readonly string[], bytes: Uint8Array])[]
}

/** Data with all its bytes and frozen lists replaced by what `take` gives for them. The path of what is looked at stands in `path` meanwhile. */
function replaceParts(data: unknown, take: Take, path: string[] = []): unknown {
  if (typeof data !== 'object' || data === null) return data
  if (data instanceof Uint8Array || (Array.isArray(data) && Object.isFrozen(data))) return take(data, path)
  return replaceWithin(data, take, path)
}

function replaceWithin(data: object, take: Take, path: string[]): unknown {
  const within = (item: unknown, key: string): unknown => {
    path.push(key)
    const replaced = replaceParts(item, take, path)
    path.pop()
    return replaced
  }
  if (Array.isArray(data)) return data.map((item: unknown, at) => within(item, String(at)))
  return Object.fromEntries(Object.entries(data).map(([key, item]) => [key, within(item, key)]))
}

const owns = (at: unknown, key: string): at is object => typeof at === 'object' && at !== null && Object.hasOwn(at, key)

/** Puts `value` where `path` leads; false when it leads nowhere, or there is no value. What stood there when it was cut has its own place. */
function putAt(data: unknown, path: readonly string[], value: unknown): boolean {
  const holder = path.slice(0, -1).reduce((at, key) => (owns(at, key) ? Reflect.get(at, key) : undefined), data)
  const last = path.at(-1)
  if (value === undefined || last === undefined) return false
  return owns(holder, last) && Reflect.set(holder, last, value)
}

/** Structured clone would copy the room behind them, too. */
const withoutRoom = (bytes: Uint8Array): Uint8Array => (bytes.length < bytes.buffer.byteLength ? bytes.slice() : bytes)

/** Whether data says the same as what is stored; long bytes stand there, which are taken out of it. */
function isStoredAs(data: unknown, stored: unknown): boolean {
  if (Object.is(data, stored)) return true
  if (stored instanceof Uint8Array)
    return data instanceof Uint8Array ? isSameBytes(data, stored) : data === undefined && stored.length >= APART_FROM
  if (typeof data !== 'object' || typeof stored !== 'object' || data === null || stored === null) return false
  const [entries, size] = [Object.entries(data), Object.keys(stored).length]
  if (Array.isArray(data) !== Array.isArray(stored) || entries.length !== size) return false
  return entries.every(([key, item]) => key in stored && isStoredAs(item, Reflect.get(stored, key)))
}

const isSameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

/** Which bytes and lists are stored already, and under which keys: bytes never change once they are in a file, nor frozen lists. */
export class Pieces {
  readonly #prefix: string
  #known = new WeakMap<ArrayBufferLike, Map<string, string>>()
  #lists = new WeakMap<readonly unknown[], CutList>()
  /** Lists that came from the store, by where they belong: the machine that took them over makes its own of them, once. */
  #read: ReadonlyMap<string, { readonly key: string; readonly list: readonly unknown[] }> = new Map()
  #stored: ReadonlySet<string> = new Set()
  #count = 0

  /** New keys begin with `prefix`, which nobody else may use. */
  constructor(prefix: string) {
    this.#prefix = prefix
  }

  /** Makes everything be stored again: what is stored may not be there any more. */
  forget(): void {
    this.#known = new WeakMap()
    this.#lists = new WeakMap()
    this.#read = new Map()
  }

  cut(whole: unknown): Cut {
    const apart: Apart[] = []
    const put = new Map<string, Piece>()
    const keep = (bytes: Uint8Array, path: readonly string[]): void =>
      void apart.push({ path, keys: this.#keysOf(bytes, put) })
    const data = replaceParts(whole, (part, path) => {
      if (part instanceof Uint8Array) return part.length < APART_FROM ? withoutRoom(part) : keep(part, [...path])
      const { key, data: list, bytes } = this.#cutList(part, path)
      if (!this.#stored.has(key)) put.set(key, list)
      apart.push({ path: [...path], keys: [key] })
      for (const [below, long] of bytes) keep(long, [...path, ...below])
      return undefined
    })
    const needed = new Set(apart.flatMap(({ keys }) => keys))
    const remove = [...this.#stored].filter((key) => !needed.has(key))
    this.#stored = needed
    this.#read = new Map()
    return { data, apart, put, remove }
  }

  /** Puts what was cut together again, in place; undefined when a piece is missing. */
  join({ data, apart }: CutData, stored: ReadonlyMap<string, unknown>): unknown {
    const read = new Map<string, { readonly key: string; readonly list: readonly unknown[] }>()
    for (const { path, keys } of apart) {
      const pieces = keys.map((key) => stored.get(key))
      const [list, key] = [pieces[0], keys[0]]
      if (Array.isArray(list) && key !== undefined) read.set(path.join('/'), { key, list })
      if (!putAt(data, path, Array.isArray(pieces[0]) ? pieces[0] : this.#joined(pieces, keys))) return undefined
    }
    this.#stored = new Set(apart.flatMap(({ keys }) => keys))
    this.#read = read
    return data
  }

  #keysOf(bytes: Uint8Array, put: Map<string, Piece>): readonly string[] {
    const known = this.#knownOf(bytes.buffer)
    const keys: string[] = []
    for (let start = 0; start < bytes.length; start += LONGEST_PIECE) {
      const end = Math.min(start + LONGEST_PIECE, bytes.length)
      const place = `${bytes.byteOffset + start}-${bytes.byteOffset + end}`
      let key = known.get(place)
      if (key === undefined || !(this.#stored.has(key) || put.has(key))) {
        key = this.#nextKey()
        known.set(place, key)
        put.set(key, bytes.slice(start, end))
      }
      keys.push(key)
    }
    return keys
  }

  #cutList(list: readonly unknown[], place: readonly string[]): CutList {
    const known = this.#lists.get(list)
    if (known) return known
    const bytes: (readonly [readonly string[], Uint8Array])[] = []
    const data = list.map((item, at) =>
      replaceParts(
        item,
        (part, path) => {
          // a list in a list stays in it
          if (!(part instanceof Uint8Array)) return part
          if (part.length < APART_FROM) return withoutRoom(part)
          bytes.push([[...path], part])
          return undefined
        },
        [String(at)],
      ),
    )
    const read = this.#read.get(place.join('/'))
    const cut = { key: read && isStoredAs(data, read.list) ? read.key : this.#nextKey(), data, bytes }
    this.#lists.set(list, cut)
    return cut
  }

  #nextKey(): string {
    this.#count += 1
    return `${this.#prefix}/${this.#count}`
  }

  /** Undefined when one is missing. */
  #joined(found: readonly unknown[], keys: readonly string[]): Uint8Array | undefined {
    const pieces = found.filter((piece) => piece instanceof Uint8Array)
    if (pieces.length < keys.length) return undefined
    const bytes = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0))
    const known = this.#knownOf(bytes.buffer)
    let start = 0
    for (const [at, piece] of pieces.entries()) {
      bytes.set(piece, start)
      known.set(`${start}-${start + piece.length}`, keys[at] ?? '')
      start += piece.length
    }
    return bytes
  }

  #knownOf(buffer: ArrayBufferLike): Map<string, string> {
    const known = this.#known.get(buffer) ?? new Map<string, string>()
    this.#known.set(buffer, known)
    return known
  }
}
