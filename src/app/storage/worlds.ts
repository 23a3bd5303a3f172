import { createStore, del, get, set, type UseStore } from 'idb-keyval'
import type { ModeName } from '../theme.ts'
import { asideKey, NOTICE } from './keep.ts'

const VERSION = 1
/** A database that does not answer is one that is not there; in milliseconds. */
const PATIENCE_MS = 2000

interface StoredWorld {
  readonly version: number
  readonly world: unknown
}

const isStored = (data: unknown): data is StoredWorld =>
  typeof data === 'object' && data !== null && 'version' in data && data.version === VERSION && 'world' in data

/** The worlds of the modes, kept in IndexedDB. Nothing here ever rejects: what cannot be kept is said once. */
export interface WorldStorage {
  /** The stored world; undefined when there is none that can be read. */
  read(mode: ModeName): Promise<unknown>
  write(mode: ModeName, world: unknown): Promise<void>
  /** Puts a world that its machine could not read under another key. */
  setAside(mode: ModeName): Promise<void>
  remove(mode: ModeName): Promise<void>
}

function patient<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the database does not answer')), PATIENCE_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

const isFull = (error: unknown): boolean => error instanceof Error && error.name === 'QuotaExceededError'

/** Opens the database when it is first needed; `say` hears what the learner should know. */
export function createWorldStorage(say: (notice: string) => void): WorldStorage {
  let opened: UseStore | undefined
  const store = (): UseStore => (opened ??= createStore('terminal-playground', 'worlds'))
  const attempt = async <T>(work: (store: UseStore) => Promise<T>): Promise<T | undefined> => {
    try {
      return await patient(work(store()))
    } catch (error) {
      say(isFull(error) ? NOTICE.full : NOTICE.unavailable)
      return undefined
    }
  }
  const setAside = async (mode: ModeName): Promise<void> => {
    say(NOTICE.worldLost)
    await attempt(async (worlds) => {
      await set(asideKey(mode), await get(mode, worlds), worlds)
      await del(mode, worlds)
    })
  }
  return {
    setAside,
    async read(mode) {
      const data = await attempt((worlds) => get<unknown>(mode, worlds))
      if (data === undefined) return undefined
      if (isStored(data)) return data.world
      await setAside(mode)
      return undefined
    },
    async write(mode, world) {
      await attempt((worlds) => set(mode, { version: VERSION, world }, worlds))
    },
    async remove(mode) {
      await attempt(async (worlds) => {
        await del(mode, worlds)
        await del(asideKey(mode), worlds)
      })
    },
  }
}
