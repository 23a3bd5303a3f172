import { useLayoutEffect, useRef } from 'react'
import type { ModeName } from './theme.ts'

const topOfWork = (): number | undefined => document.querySelector('section[data-work]')?.getBoundingClientRect().top

/** Keeps the second section where it is seen while the hero above it becomes that of another mode; gives what is called before. */
export function useSteadyWork(shown: ModeName): (next: ModeName) => void {
  const before = useRef<{ readonly next: ModeName; readonly top: number | undefined }>(undefined)
  useLayoutEffect(() => {
    const now = topOfWork()
    const { next, top } = before.current ?? {}
    before.current = undefined
    if (next !== shown || top === undefined || now === undefined || window.scrollY === 0) return
    window.scrollBy({ top: now - top, behavior: 'instant' })
  }, [shown])
  return (next) => {
    before.current = { next, top: topOfWork() }
  }
}
