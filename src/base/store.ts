/** A value that can be read at any time and tells its readers when it was replaced. */
export interface ReadableStore<T> {
  get(): T
  /** Calls `listener` after every change; returns the function that stops it. */
  subscribe(listener: () => void): () => void
}

/** A readable store whose holder may also replace the value. */
export interface Store<T> extends ReadableStore<T> {
  set(next: T): void
  update(change: (current: T) => T): void
}

/** Makes an observable holder of one immutable value; listeners hear nothing when the value stays the same. */
export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>()
  let current = initial
  const set = (next: T): void => {
    if (next === current) return
    current = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => current,
    set,
    update: (change) => set(change(current)),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
