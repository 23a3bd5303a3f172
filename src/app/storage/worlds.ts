import type { ModeName } from '../theme.ts'
import { BrowserDatabase, type Database } from './database.ts'
import { asideKey, NOTICE } from './keep.ts'
import { type Apart, Pieces } from './pieces.ts'
import type { Text } from '../words/words.ts'

const VERSION = 1

/** A mode's world with what belongs to it. */
export interface KeptWorld {
  /** What the machine's `save` gave. */
  readonly world: unknown
  /** Tells this state of it from all others. */
  readonly stamp?: number
  /** How far chance was, when the address named a seed. */
  readonly chance?: KeptChance
}

export interface KeptChance {
  readonly seed: number
  readonly state: number
}

/** What stands in the database; 0.1.0 had no more than version and world. */
interface StoredWorld extends KeptWorld {
  readonly version: typeof VERSION
  readonly apart?: readonly Apart[]
}

/** The worlds of the modes, kept in IndexedDB. Nothing here ever rejects: what cannot be kept is said. */
export interface WorldStorage {
  /** The stored world; undefined when there is none that can be read. */
  read(mode: ModeName): Promise<KeptWorld | undefined>
  /** What is given is on its way when this returns. Resolves when it is stored, or cannot be. */
  write(mode: ModeName, kept: KeptWorld): Promise<void>
  /** Puts a world that its machine could not read under another key. */
  setAside(mode: ModeName): Promise<void>
  remove(mode: ModeName): Promise<void>
  /** Stores everything anew the next time: another page has stored, or may have. */
  distrust(): void
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

const isFull = (error: unknown): boolean => error instanceof Error && error.name === 'QuotaExceededError'

/** One mode's part of the database: its record at the mode's name, and below that name the pieces of long bytes. */
class Shelved {
  readonly #mode: ModeName
  readonly #database: Database
  readonly #pieces: Pieces
  /** Whether what is stored is known: who could not read it must not write over it. */
  #isKnown = false
  #underway = 0

  constructor(mode: ModeName, database: Database) {
    this.#mode = mode
    this.#database = database
    // another page must not use the same keys
    this.#pieces = new Pieces(`${this.#below}${Math.random().toString(36).slice(2)}`)
  }

  async read(): Promise<KeptWorld | 'unreadable' | undefined> {
    const stored = await this.#database.under(this.#mode)
    this.#isKnown = true
    const record = stored.get(this.#mode)
    if (record === undefined) return undefined
    if (!isStored(record)) return 'unreadable'
    const { world: data, apart = [], ...rest } = record
    const world = this.#pieces.join({ data, apart }, stored)
    if (world === undefined) return 'unreadable'
    void this.#tidy([...stored.keys()], apart)
    return { ...rest, world }
  }

  async write({ world, ...rest }: KeptWorld): Promise<void> {
    if (!this.#isKnown) return
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

  async remove(): Promise<void> {
    const stored = await this.#database.under(this.#mode)
    await this.#database.change({ put: new Map(), remove: [...stored.keys()] })
    this.#isKnown = true
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

/** The worlds in `database`; `say` hears what the learner should know. */
export function worldsIn(database: Database, say: (notice: Text) => void): WorldStorage {
  const shelved = { linux: new Shelved('linux', database), docker: new Shelved('docker', database) }
  const attempt = async <T>(work: Promise<T>): Promise<T | undefined> => {
    try {
      return await work
    } catch (error) {
      say(isFull(error) ? NOTICE.full : NOTICE.unavailable)
      return undefined
    }
  }
  const setAside = async (mode: ModeName): Promise<void> => {
    say(NOTICE.worldLost)
    await attempt(shelved[mode].setAside())
  }
  return {
    setAside,
    async read(mode) {
      const kept = await attempt(shelved[mode].read())
      if (kept !== 'unreadable') return kept
      await setAside(mode)
      return undefined
    },
    write: (mode, kept) => attempt(shelved[mode].write(kept)),
    remove: (mode) => attempt(shelved[mode].remove()),
    distrust: () => Object.values(shelved).forEach((one) => one.distrust()),
  }
}

/** The worlds in the browser's database. */
export function createWorldStorage(say: (notice: Text) => void): WorldStorage {
  const database = new BrowserDatabase({
    repaired: () => say(NOTICE.repaired),
    deleted() {
      worlds.distrust()
      say(NOTICE.deleted)
    },
  })
  const worlds = worldsIn(database, say)
  return worlds
}
