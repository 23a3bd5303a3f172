import { createStore, type ReadableStore, type Store } from '../base/store.ts'

/** Something of a chunk of its own: undefined before it is loaded, and where it cannot be. */
export interface OnceLoaded<T> {
  readonly value: ReadableStore<T | undefined>
  /** Loads it, unless it is there; rejects where that cannot be. */
  load(): Promise<void>
}

/** Unlike what is late, it is rendered in the same go as what it stands in, once it is loaded: nothing moves a moment later. */
export function onceLoaded<T>(load: () => Promise<T>): OnceLoaded<T> {
  const value: Store<T | undefined> = createStore<T | undefined>(undefined)
  return {
    value,
    async load() {
      if (value.get() === undefined) value.set(await load())
    },
  }
}
