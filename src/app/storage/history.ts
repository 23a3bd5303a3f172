/** How many lines are kept. */
const LINES = 1000
/** How much text is kept, in UTF-16 units: localStorage holds about five million for the whole page. */
const TEXT = 200_000

/** The newest lines of a history that are worth keeping, oldest first. */
export function keptHistory(history: readonly string[]): readonly string[] {
  let first = history.length
  let room = TEXT
  while (first > 0 && history.length - first < LINES) {
    room -= history[first - 1]?.length ?? 0
    if (room < 0) break
    first -= 1
  }
  return history.slice(first)
}

/** A history out of stored data; undefined when it is none. */
export function readHistory(data: unknown): readonly string[] | undefined {
  return Array.isArray(data) && data.every((line) => typeof line === 'string') ? data : undefined
}
