import type { ModeName } from '../theme.ts'
import type { Database } from './database.ts'
import { asideKey } from './keep.ts'
import { type Apart, Pieces } from './pieces.ts'
import type { KeptWorld } from './kept-world.ts'

const VERSION = 1

/** What stands in the database; 0.1.0 had no more than version and world. */
interface StoredWorld extends KeptWorld {
  readonly version: typeof VERSION
  readonly apart?: readonly Apart[]
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((item) => typeof item === 'string')

const isApart = (value: unknown): value is Apart =>
  isObject(value) && 'path' in value && isTexts(value.path) && 'keys' in value && isTexts(value.keys)

/** What stands apart from a record, whatever else that is. */
const apartOf = (record: unknown): readonly Apart[] =>
  isObject(record) && 'apart' in record && Array.isArray(record.apart) ? record.apart.filter(isApart) : []

const keysOf = (apart: readonly Apart[]): ReadonlySet<string> => new Set(apart.flatMap(({ keys }) => keys))

const isStored = (data: unknown): data is StoredWorld =>
  isObject(data) &&
  'version' in data &&
  data.version === VERSION &&
  'world' in data &&
  (!('apart' in data) || (Array.isArray(data.apart) && data.apart.every(isApart)))

/** One mode's part of the database: its record at the mode's name, and below that name the pieces of long bytes. */
export class Shelved {
  readonly #mode: ModeName
  readonly #database: Database
  readonly #pieces: Pieces
  #underway = 0

  constructor(mode: ModeName, database: Database) {
    this.#mode = mode
    this.#database = database
    // another page must not use the same keys
    this.#pieces = new Pieces(`${this.#below}${Math.random().toString(36).slice(2)}`)
  }

  /** The world in what is stored, of which there is a record. */
  read(stored: ReadonlyMap<string, unknown>): KeptWorld | 'unreadable' {
    const record = stored.get(this.#mode)
    if (!isStored(record)) return 'unreadable'
    const { world: data, apart = [], ...rest } = record
    const world = this.#pieces.join({ data, apart }, stored)
    if (world === undefined) return 'unreadable'
    void this.#tidy([...stored.keys()], apart)
    return { ...rest, world }
  }

  async write({ world, ...rest }: KeptWorld): Promise<void> {
    // what is on its way may fail yet
    if (this.#underway > 0) this.#pieces.forget()
    const { data, apart, put, remove } = this.#pieces.cut(world)
    const record: StoredWorld = { version: VERSION, ...rest, world: data, ...(apart.length > 0 && { apart }) }
    this.#underway += 1
    try {
      await this.#database.change({ put: new Map<string, unknown>([...put, [this.#mode, record]]), remove })
    } catch (error) {
      this.#pieces.forget()
      throw error
    } finally {
      this.#underway -= 1
    }
  }

  async setAside(): Promise<void> {
    const stored = await this.#database.under(this.#mode)
    const key = asideKey(this.#mode, (taken) => stored.has(taken))
    const record = stored.get(this.#mode)
    // what it does not name is not its own
    const needed = keysOf(apartOf(record))
    const pieces = new Map([...stored].filter(([known]) => needed.has(known)))
    const aside = pieces.size > 0 ? { record, pieces } : record
    const below = [...stored.keys()].filter((known) => known.startsWith(this.#below))
    await this.#database.change({ put: new Map([[key, aside]]), remove: [this.#mode, ...below] })
  }

  distrust(): void {
    this.#pieces.forget()
  }

  get #below(): string {
    return `${this.#mode}/pieces/`
  }

  /** Removes the pieces that pages left behind which did not have the last word. */
  async #tidy(keys: readonly string[], apart: readonly Apart[]): Promise<void> {
    const needed = keysOf(apart)
    const remove = keys.filter((key) => key.startsWith(this.#below) && !needed.has(key))
    if (remove.length > 0) await this.#database.change({ put: new Map(), remove }).catch(() => undefined)
  }
}
