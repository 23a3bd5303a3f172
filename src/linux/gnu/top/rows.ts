import { type ListedProcess, listProcesses } from '../library/process-list.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

export type SortKey = '%CPU' | '%MEM' | 'PID' | 'TIME+'

/** What is chosen while top runs. */
export interface TopChoice {
  sort: SortKey
  reverse: boolean
  /** Whole command lines instead of names. */
  commandLines: boolean
  user: number | undefined
  pids: readonly string[]
}

/** A process with what it took of a processor since the last picture, in percent. */
export interface RowNow extends ListedProcess {
  readonly share: number
}

/** What is chosen when nobody has chosen. */
export const defaultChoice: Readonly<TopChoice> = {
  sort: '%CPU',
  reverse: false,
  commandLines: false,
  user: undefined,
  pids: [],
}

/** What the last picture saw: processor times by pid, and when. */
export interface Seen {
  readonly times: ReadonlyMap<number, number>
  readonly at: number
}

function measured(process: GnuProcess, { user, pids }: TopChoice, seen: Seen | undefined): readonly RowNow[] {
  const now = process.kernel.clock.now()
  return listProcesses(process)
    .filter((row) => (user === undefined || row.uid === user) && (pids.length === 0 || pids.includes(String(row.pid))))
    .map((row) => {
      const since = seen ? now - seen.at : now - row.startedAt
      const took = row.cpuTime - (seen?.times.get(row.pid) ?? 0)
      return { ...row, share: since > 0 ? Math.min(100, (took / Math.max(since, 100)) * 100) : 0 }
    })
}

/** What a column is sorted by, and the numbers first that are largest. */
const sorting: Readonly<Record<SortKey, (row: RowNow) => number>> = {
  '%CPU': ({ share }) => share,
  '%MEM': ({ resident }) => resident,
  PID: ({ pid }) => pid,
  'TIME+': ({ cpuTime }) => cpuTime,
}

/** The processes as they are now, in the order that is chosen. */
export function rowsNow(process: GnuProcess, choice: TopChoice, seen?: Seen): readonly RowNow[] {
  const key = sorting[choice.sort]
  return measured(process, choice, seen).toSorted(
    (a, b) => (key(b) - key(a)) * (choice.reverse ? -1 : 1) || a.pid - b.pid,
  )
}

/** What the next picture counts from. */
export const seenIn = (process: GnuProcess, rows: readonly RowNow[]): Seen => ({
  times: new Map(rows.map(({ pid, cpuTime }) => [pid, cpuTime])),
  at: process.kernel.clock.now(),
})
