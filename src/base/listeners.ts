/** Who wants to hear of something. */
export interface Listeners<Told extends readonly unknown[] = []> {
  /** Calls `listener` from now on; returns the function that stops it. */
  add(listener: (...told: Told) => void): () => void
  /** Calls them all, in the order in which they came. */
  tell(...told: Told): void
}

export function createListeners<Told extends readonly unknown[] = []>(): Listeners<Told> {
  const listeners = new Set<(...told: Told) => void>()
  return {
    add: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell: (...told) => listeners.forEach((listener) => listener(...told)),
  }
}
