/** How long a changed world waits for an idle moment at most, in milliseconds. */
const IDLE_MS = 200
/** Of the time that storing takes at least as many times as much is left to all else. */
const SHARE = 10

/** Has work done when the page is idle, but not more of it than a page can bear that is busy. */
export function createIdle(): (work: () => void) => () => void {
  let free = 0
  return (work) => {
    const timed = (): void => {
      const start = performance.now()
      work()
      free = performance.now() + SHARE * (performance.now() - start)
    }
    let handle: number | undefined
    const timer = setTimeout(
      () => {
        // Safari has no idle callbacks
        if ('requestIdleCallback' in window) handle = requestIdleCallback(timed, { timeout: IDLE_MS })
        else timed()
      },
      Math.max(free - performance.now(), 0),
    )
    return () => {
      clearTimeout(timer)
      if (handle !== undefined) cancelIdleCallback(handle)
    }
  }
}
