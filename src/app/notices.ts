import { createStore, type ReadableStore } from '../base/store.ts'
import type { Text } from './words/words.ts'

/** What the page has to say besides its own business, one sentence or two, each only once. */
export interface Notices {
  /** The one that shows: the oldest that was not dismissed. */
  readonly current: ReadableStore<Text | undefined>
  say(text: Text): void
  dismiss(): void
}

/** Makes an empty queue of notices. */
export function createNotices(): Notices {
  const current = createStore<Text | undefined>(undefined)
  const said = new Set<Text>()
  const waiting: Text[] = []
  return {
    current,
    say(text) {
      if (said.has(text)) return
      said.add(text)
      if (current.get() === undefined) current.set(text)
      else waiting.push(text)
    },
    dismiss: () => current.set(waiting.shift()),
  }
}
