import { loading, NotLoaded } from '../../shell/later.ts'
import type { ModeName } from '../theme.ts'
import { BrowserDatabase, type Database } from './database.ts'
import { NOTICE } from './keep.ts'
import type { KeptWorld } from './kept-world.ts'
import type { Text } from '../words/words.ts'
import type { Shelved } from './shelved.ts'

/**
 * The worlds of the modes, kept in IndexedDB. What cannot be kept is said. What stores them is loaded when it is needed; nothing rejects
 * but what needs it, where it cannot be loaded.
 */
export interface WorldStorage {
  /** The stored world; undefined when there is none that can be read. */
  read(mode: ModeName): Promise<KeptWorld | undefined>
  /** Loads what stores worlds, so that they are on their way at once from then on. */
  prepare(mode: ModeName): void
  /** Never rejects. What is given is on its way when this returns, once it was prepared for. Resolves when it is stored, or cannot be. */
  write(mode: ModeName, kept: KeptWorld): Promise<void>
  /** Puts a world that its machine could not read under another key. */
  setAside(mode: ModeName): Promise<void>
  remove(mode: ModeName): Promise<void>
  /** Stores everything anew the next time: another page has stored, or may have. */
  distrust(): void
}

const isFull = (error: unknown): boolean => error instanceof Error && error.name === 'QuotaExceededError'

/** One mode's part of the database. */
class Place {
  readonly #mode: ModeName
  readonly #database: Database
  #shelved: Shelved | undefined
  /** Whether what is stored is known: who could not read it must not write over it. */
  #isKnown = false

  constructor(mode: ModeName, database: Database) {
    this.#mode = mode
    this.#database = database
  }

  async read(): Promise<KeptWorld | 'unreadable' | undefined> {
    const stored = await this.#database.under(this.#mode)
    const kept = stored.has(this.#mode) ? (await this.open()).read(stored) : undefined
    this.#isKnown = true
    return kept
  }

  async write(kept: KeptWorld): Promise<void> {
    if (this.#isKnown) await (this.#shelved ? this.#shelved.write(kept) : (await this.open()).write(kept))
  }

  async setAside(): Promise<void> {
    await (await this.open()).setAside()
  }

  async remove(): Promise<void> {
    const stored = await this.#database.under(this.#mode)
    await this.#database.change({ put: new Map(), remove: [...stored.keys()] })
    this.#isKnown = true
  }

  distrust(): void {
    this.#shelved?.distrust()
  }

  /** Loads what stores. @throws NotLoaded */
  async open(): Promise<Shelved> {
    const { Shelved: Made } = await loading(import('./shelved.ts'))
    this.#shelved ??= new Made(this.#mode, this.#database)
    return this.#shelved
  }
}

/** The worlds in `database`; `say` hears what the learner should know. */
export function worldsIn(database: Database, say: (notice: Text) => void): WorldStorage {
  const places = { linux: new Place('linux', database), docker: new Place('docker', database) }
  const attempt = async <T>(work: Promise<T>): Promise<T | undefined> => {
    try {
      return await work
    } catch (error) {
      if (error instanceof NotLoaded) throw error
      say(isFull(error) ? NOTICE.full : NOTICE.unavailable)
      return undefined
    }
  }
  const setAside = async (mode: ModeName): Promise<void> => {
    say(NOTICE.worldLost)
    await attempt(places[mode].setAside())
  }
  return {
    setAside,
    async read(mode) {
      const kept = await attempt(places[mode].read())
      if (kept !== 'unreadable') return kept
      await setAside(mode)
      return undefined
    },
    prepare: (mode) => void places[mode].open().catch(() => undefined),
    // the page says what does not come
    write: (mode, kept) => attempt(places[mode].write(kept)).catch(() => undefined),
    remove: (mode) => attempt(places[mode].remove()),
    distrust: () => Object.values(places).forEach((one) => one.distrust()),
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
