/** Lines entered earlier, and the rule for the next one. */
export interface History {
  /** Oldest first. */
  readonly lines: readonly string[]
  add(line: string): void
}

export interface HistoryOptions {
  /** Lines entered earlier, oldest first. */
  readonly lines?: readonly string[]
  /** A line equal to the one before is not kept (bash's `ignoredups`); off unless asked for. */
  readonly ignoreDuplicates?: boolean
  /** A line that starts with a space is not kept (bash's `ignorespace`); off unless asked for. */
  readonly ignoreSpace?: boolean
  /** How many lines are kept; all of them when absent. */
  readonly limit?: number
}

/** A history of its own: keeps every line that is not empty, duplicates too, unless its options say otherwise. */
export function createHistory(options: HistoryOptions = {}): History {
  const { ignoreDuplicates = false, ignoreSpace = false, limit = Infinity } = options
  let lines = options.lines ?? []
  return {
    get lines() {
      return lines
    },
    add(line) {
      if (line === '' || (ignoreSpace && line.startsWith(' '))) return
      if (ignoreDuplicates && lines.at(-1) === line) return
      lines = [...lines, line].slice(-limit)
    },
  }
}

/** What the newest entry that begins with `line` goes on with; undefined when there is none or nothing was typed. */
export function suggestFromHistory(lines: readonly string[], line: string): string | undefined {
  if (line === '') return undefined
  const found = lines.findLast((entry) => entry.length > line.length && entry.startsWith(line) && !entry.includes('\n'))
  return found?.slice(line.length)
}
