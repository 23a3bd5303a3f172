import type { Circumstances } from './address.ts'
import type { Shelf } from './storage/keep.ts'
import type { WorldStorage } from './storage/worlds.ts'
import type { Text } from './words/words.ts'

/** What a keeper needs of the page around it. */
export interface PageSupport {
  readonly shelf: Shelf
  /** Loads the stored worlds. */
  worlds(): Promise<WorldStorage>
  readonly circumstances: Circumstances
  /** Runs `work` when the page has nothing better to do; gives the function that calls it off. */
  whenIdle(work: () => void): () => void
  /** A number that was not given before. */
  stamp(): number
  /** Hears that something was stored. */
  stored(): void
  /** Tells the learner something in a sentence. */
  say(notice: Text): void
}
