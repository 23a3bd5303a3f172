/** Lines entered earlier, and the rule for the next one. */
export interface History {
  /** Oldest first. */
  readonly lines: readonly string[]
  add(line: string): void
}

/** What keeps text under keys: `localStorage`, or part of it. */
export interface TextStorage {
  getItem(key: string): string | null
  setItem(key: string, text: string): void
}

export interface HistoryOptions {
  /** Lines entered earlier, oldest first. */
  readonly lines?: readonly string[]
  /** A line equal to the one before is not kept (bash's `ignoredups`); off unless asked for. */
  readonly ignoreDuplicates?: boolean
  /** A line that starts with a space is not kept (bash's `ignorespace`); off unless asked for. */
  readonly ignoreSpace?: boolean
  /** How many lines are kept; all of them when absent, 1000 in a storage. */
  readonly limit?: number
  /** Where lines are kept beyond this page, as JSON; those that were entered elsewhere meanwhile stay there. */
  readonly storage?: TextStorage
  /** The key in the storage. */
  readonly key?: string
}

/** What a storage keeps under a key; nothing where it cannot be read. */
function storedLines(storage: TextStorage, key: string): readonly string[] {
  try {
    const lines: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(lines) ? lines.filter((line) => typeof line === 'string') : []
  } catch {
    return []
  }
}

function storeLine(storage: TextStorage, key: string, line: string, limit: number): void {
  try {
    storage.setItem(key, JSON.stringify([...storedLines(storage, key), line].slice(-limit)))
  } catch {
    // a storage that is full or shut keeps what it has; the lines of this page stay in memory
  }
}

/** All lines that are not empty, in memory. */
export class LineHistory implements History {
  lines: readonly string[] = []

  add(line: string): void {
    if (line !== '') this.lines = [...this.lines, line]
  }
}

/** A history of its own: keeps every line that is not empty, duplicates too, unless its options say otherwise. */
export function createHistory(options: HistoryOptions = {}): History {
  const { ignoreDuplicates = false, ignoreSpace = false, storage, key = 'history' } = options
  const { limit = storage ? 1000 : Infinity } = options
  let lines = options.lines ?? (storage ? storedLines(storage, key) : [])
  return {
    get lines() {
      return lines
    },
    add(line) {
      if (line === '' || (ignoreSpace && line.startsWith(' '))) return
      if (ignoreDuplicates && lines.at(-1) === line) return
      lines = [...lines, line].slice(-limit)
      if (storage) storeLine(storage, key, line, limit)
    },
  }
}

/** What the newest entry that begins with `line` goes on with; undefined when there is none or nothing was typed. */
export function suggestFromHistory(lines: readonly string[], line: string): string | undefined {
  if (line === '') return undefined
  const found = lines.findLast((entry) => entry.length > line.length && entry.startsWith(line) && !entry.includes('\n'))
  return found?.slice(line.length)
}
