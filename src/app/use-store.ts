import { useSyncExternalStore } from 'react'
import type { ReadableStore } from '../base/store.ts'

const whole = <T>(value: T): T => value

/** The value of a store, read by a component that renders again when it was replaced. */
export function useStore<T>(store: ReadableStore<T>): T {
  return useStorePart(store, whole)
}

/** A part of a store's value; the component renders again only when that part changed. */
export function useStorePart<T, Part>(store: ReadableStore<T>, select: (value: T) => Part): Part {
  const part = (): Part => select(store.get())
  // the same where there is no page, only its text
  return useSyncExternalStore(store.subscribe, part, part)
}
