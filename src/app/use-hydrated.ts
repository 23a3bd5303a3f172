import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/** Whether a component may show what the page's own text does not have: false only while React takes that text over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
