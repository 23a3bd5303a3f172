import type { Text } from '../words/words.ts'

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
  unfinished:
    'The page was left before all was stored. What still ran has ended, and the latest changes may be missing.',
  deleted: 'What this browser kept for this page was deleted from outside. It is kept again from the next change on.',
  repaired: 'The place where files and containers are kept was damaged and was made anew, so they start afresh.',
  unheard:
    'This browser does not let tabs hear of each other. If two of them save the playground, the last one to save wins.',
  newVersion:
    'A new version of this page is there, and a part of this one is gone. What is loaded goes on working. Reload keeps files and progress.',
  offline: 'The network does not answer, so a part of this page could not be loaded. What is loaded goes on working.',
  worldLost: 'The stored files and containers could not be read. They were set aside, and this part starts afresh.',
} as const satisfies Readonly<Record<string, Text>>

/** Stored text with its version, in the shape `{ "version": 1, "value": … }`. */
export interface Shelf {
  /** The stored value, if there is one that `check` accepts; anything else is set aside under another key. */
  read<T>(key: string, check: (value: unknown) => T | undefined): T | undefined
  write(key: string, value: unknown): void
  remove(key: string): void
}

const PREFIX = 'terminal-playground/'
const VERSION = 1

/** Where values go that cannot be used, in turn, so that nothing a learner made is destroyed. */
const asideAt = (key: string, number: number): string => `${key}/set-aside${number > 1 ? `/${number}` : ''}`

/** The first of these places that is free. */
export function asideKey(key: string, isTaken: (key: string) => boolean): string {
  let number = 1
  while (isTaken(asideAt(key, number))) number += 1
  return asideAt(key, number)
}

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
export function createShelf(open: () => TextStorage, say: (notice: Text) => void): Shelf {
  const attempt = <T>(notice: Text, act: (storage: TextStorage) => T): T | undefined => {
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
        storage.setItem(
          asideKey(PREFIX + key, (aside) => storage.getItem(aside) !== null),
          text,
        )
        return undefined
      })
    },
    write(key, value) {
      attempt(NOTICE.full, (storage) => storage.setItem(PREFIX + key, JSON.stringify({ version: VERSION, value })))
    },
    remove(key) {
      attempt(NOTICE.unavailable, (storage) => {
        storage.removeItem(PREFIX + key)
        for (let number = 1; storage.getItem(asideAt(PREFIX + key, number)) !== null; number += 1)
          storage.removeItem(asideAt(PREFIX + key, number))
      })
    },
  }
}
