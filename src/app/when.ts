import type { ReadableStore } from '../base/store.ts'

/** Resolves when a store's value is so. */
export function when<T>(store: ReadableStore<T>, holds: (value: T) => boolean): Promise<void> {
  if (holds(store.get())) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (!holds(store.get())) return
      stop()
      resolve()
    })
  })
}
