/** Bytes of this length and more are kept apart, so that they are not stored again when something else changes. */
const APART_FROM = 16 * 1024
/** The longest piece, in bytes: browsers have many short values stored sooner than one long one. */
const LONGEST_PIECE = 2 ** 20

/** Bytes that were taken out of data: where they belong, and the keys of their pieces. */
export interface Apart {
  readonly path: readonly string[]
  readonly keys: readonly string[]
}

/** Plain data whose long bytes are kept apart. */
export interface CutData {
  readonly data: unknown
  readonly apart: readonly Apart[]
}

/** Data cut for storing: the pieces that are not stored yet, and the keys of those that are not needed any more. */
export interface Cut extends CutData {
  readonly put: ReadonlyMap<string, Uint8Array>
  readonly remove: readonly string[]
}

type Take = (bytes: Uint8Array, path: readonly string[]) => unknown

/** Data with all its bytes replaced by what `take` gives for them. The path of what is looked at stands in `path` meanwhile. */
function replaceBytes(data: unknown, take: Take, path: string[] = []): unknown {
  if (typeof data !== 'object' || data === null) return data
  if (data instanceof Uint8Array) return take(data, path)
  const within = (item: unknown, key: string): unknown => {
    path.push(key)
    const replaced = replaceBytes(item, take, path)
    path.pop()
    return replaced
  }
  if (Array.isArray(data)) return data.map((item: unknown, at) => within(item, String(at)))
  return Object.fromEntries(Object.entries(data).map(([key, item]) => [key, within(item, key)]))
}

/** Puts `value` where `path` leads; false when it leads nowhere. */
function putAt(data: unknown, path: readonly string[], value: unknown): boolean {
  const holder = path.slice(0, -1).reduce((at, key) => (typeof at === 'object' && at ? Reflect.get(at, key) : at), data)
  const last = path.at(-1)
  return last !== undefined && typeof holder === 'object' && holder !== null && Reflect.set(holder, last, value)
}

/** Which bytes are stored already, and under which keys: bytes never change once they are in a file. */
export class Pieces {
  readonly #prefix: string
  #known = new WeakMap<ArrayBufferLike, Map<string, string>>()
  #stored: ReadonlySet<string> = new Set()
  #count = 0

  /** New keys begin with `prefix`, which nobody else may use. */
  constructor(prefix: string) {
    this.#prefix = prefix
  }

  /** Makes all bytes be stored again: what is stored may not be there any more. */
  forget(): void {
    this.#known = new WeakMap()
  }

  cut(whole: unknown): Cut {
    const apart: Apart[] = []
    const put = new Map<string, Uint8Array>()
    const data = replaceBytes(whole, (bytes, path) => {
      // structured clone would copy the room behind them, too
      if (bytes.length < APART_FROM) return bytes.length < bytes.buffer.byteLength ? bytes.slice() : bytes
      apart.push({ path: [...path], keys: this.#keysOf(bytes, put) })
      return undefined
    })
    const needed = new Set(apart.flatMap(({ keys }) => keys))
    const remove = [...this.#stored].filter((key) => !needed.has(key))
    this.#stored = needed
    return { data, apart, put, remove }
  }

  /** Puts what was cut together again, in place; undefined when a piece is missing. */
  join({ data, apart }: CutData, stored: ReadonlyMap<string, unknown>): unknown {
    for (const { path, keys } of apart) {
      const pieces = keys.map((key) => stored.get(key)).filter((piece) => piece instanceof Uint8Array)
      if (pieces.length < keys.length || !putAt(data, path, this.#joined(pieces, keys))) return undefined
    }
    this.#stored = new Set(apart.flatMap(({ keys }) => keys))
    return data
  }

  #keysOf(bytes: Uint8Array, put: Map<string, Uint8Array>): readonly string[] {
    const known = this.#knownOf(bytes.buffer)
    const keys: string[] = []
    for (let start = 0; start < bytes.length; start += LONGEST_PIECE) {
      const end = Math.min(start + LONGEST_PIECE, bytes.length)
      const place = `${bytes.byteOffset + start}-${bytes.byteOffset + end}`
      let key = known.get(place)
      if (key === undefined || !(this.#stored.has(key) || put.has(key))) {
        this.#count += 1
        key = `${this.#prefix}/${this.#count}`
        known.set(place, key)
        put.set(key, bytes.slice(start, end))
      }
      keys.push(key)
    }
    return keys
  }

  #joined(pieces: readonly Uint8Array[], keys: readonly string[]): Uint8Array {
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
