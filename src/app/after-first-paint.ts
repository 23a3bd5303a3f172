/** How long a first paint is waited for, in milliseconds: a page in the background paints nothing. */
const PATIENCE_MS = 1000

const FIRST_PAINT = 'first-contentful-paint'

/** Runs `work` once the page has been painted for the first time; gives the function that calls it off. */
export function afterFirstPaint(work: () => void): () => void {
  if (performance.getEntriesByName(FIRST_PAINT).length > 0) {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const stop = (): void => {
    clearTimeout(patience)
    observer.disconnect()
  }
  const run = (): void => {
    stop()
    work()
  }
  const patience = setTimeout(run, PATIENCE_MS)
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName(FIRST_PAINT).length > 0) run()
  })
  observer.observe({ type: 'paint', buffered: true })
  return stop
}
