import { useDeferredValue, useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/**
 * Whether a component may show what the page's own text does not have: false while React takes that text over. What is shown then is rendered
 * in pieces, and holds up no key.
 */
export function useHydrated(): boolean {
  return useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  )
}
