import { useLayoutEffect, useRef } from 'react'
import type { ModeName } from './theme.ts'

const topOfWork = (): number | undefined => document.querySelector('section[data-work]')?.getBoundingClientRect().top

/** Where the learner may go on on their own: then nothing is held in its place any more. */
const TURNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

const moveTo = (top: number): void => {
  const now = topOfWork()
  if (now !== undefined) window.scrollBy({ top: now - top, behavior: 'instant' })
}

/** Holds the second section at `top` while its lessons come, which are higher than what stood for them, until the learner does something. */
function hold(top: number): void {
  const work = document.querySelector('section[data-work]')
  if (!work) return
  const observer = new ResizeObserver(() => moveTo(top))
  observer.observe(work)
  const turned = new AbortController()
  const end = (): void => {
    observer.disconnect()
    turned.abort()
  }
  for (const turn of TURNS) window.addEventListener(turn, end, { signal: turned.signal, capture: true, passive: true })
}

/** Keeps the second section where it is seen while the hero above it becomes that of another mode; gives what is called before. */
export function useSteadyWork(shown: ModeName): (next: ModeName) => void {
  const before = useRef<{ readonly next: ModeName; readonly top: number | undefined }>(undefined)
  useLayoutEffect(() => {
    const { next, top } = before.current ?? {}
    before.current = undefined
    if (next !== shown || top === undefined || window.scrollY === 0) return
    moveTo(top)
    hold(top)
  }, [shown])
  return (next) => {
    before.current = { next, top: topOfWork() }
  }
}
