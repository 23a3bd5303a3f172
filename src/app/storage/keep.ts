/** The part of the browser's localStorage that is used here. */
export interface TextStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Sentences for the learner about their stored work. */
export const NOTICE = {
  unavailable: 'This browser keeps no data for this page: your work lasts until you close it.',
  full: 'This browser has no room left for this page: what you do from now on may be gone after a reload.',
  setAside: 'Stored work from an older or damaged version was set aside, and this part starts afresh.',
  otherTab: 'The playground is open in another tab too. Both save to one place: the last one to save wins.',
  jobsLost:
    'What was still running in Bash ended when the page was left. Files, containers and history are as they were.',
  worldLost: 'The stored files and containers could not be read. They were set aside, and this part starts afresh.',
} as const

/** Stored text with its version, in the shape `{ "version": 1, "value": … }`. */
export interface Shelf {
  /** The stored value, if there is one that `check` accepts; anything else is set aside under another key. */
  read<T>(key: string, check: (value: unknown) => T | undefined): T | undefined
  write(key: string, value: unknown): void
  remove(key: string): void
}

const PREFIX = 'terminal-playground/'
const VERSION = 1

/** Where a value goes that cannot be used, so that nothing a learner made is destroyed. */
export const asideKey = (key: string): string => `${key}/set-aside`

function parse(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text)
    if (typeof data !== 'object' || data === null || !('version' in data) || data.version !== VERSION) return undefined
    return 'value' in data ? data.value : undefined
  } catch {
    return undefined
  }
}

/**
 * A shelf in `open()`'s storage. Storage may throw at any time (switched off, full, private windows): the page goes on
 * without, and `say` hears one sentence about it.
 */
export function createShelf(open: () => TextStorage, say: (notice: string) => void): Shelf {
  const attempt = <T>(notice: string, act: (storage: TextStorage) => T): T | undefined => {
    try {
      return act(open())
    } catch {
      say(notice)
      return undefined
    }
  }
  return {
    read(key, check) {
      return attempt(NOTICE.unavailable, (storage) => {
        const text = storage.getItem(PREFIX + key)
        if (text === null) return undefined
        const value = check(parse(text))
        if (value !== undefined) return value
        say(NOTICE.setAside)
        storage.removeItem(PREFIX + key)
        storage.setItem(PREFIX + asideKey(key), text)
        return undefined
      })
    },
    write(key, value) {
      attempt(NOTICE.full, (storage) => storage.setItem(PREFIX + key, JSON.stringify({ version: VERSION, value })))
    },
    remove(key) {
      attempt(NOTICE.unavailable, (storage) => {
        storage.removeItem(PREFIX + key)
        storage.removeItem(PREFIX + asideKey(key))
      })
    },
  }
}
