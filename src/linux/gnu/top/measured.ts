import { type ListedProcess, listProcesses } from '../library/process-list.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** A process with what it took of a processor since the last picture, in percent. */
export interface MeasuredProcess extends ListedProcess {
  readonly share: number
}

/** What the last picture saw: processor times by pid, and when. */
export interface Seen {
  readonly times: ReadonlyMap<number, number>
  readonly at: number
}

/** Every process, measured from what was seen last, or from its beginning. */
export function measured(process: GnuProcess, seen: Seen | undefined): readonly MeasuredProcess[] {
  const now = process.kernel.clock.now()
  return listProcesses(process).map((row) => {
    const since = seen ? now - seen.at : now - row.startedAt
    const took = row.cpuTime - (seen?.times.get(row.pid) ?? 0)
    return { ...row, share: since > 0 ? Math.min(100, (took / Math.max(since, 100)) * 100) : 0 }
  })
}

/** What the next picture is measured from. */
export const seenIn = (process: GnuProcess, rows: readonly MeasuredProcess[]): Seen => ({
  times: new Map(rows.map(({ pid, cpuTime }) => [pid, cpuTime])),
  at: process.kernel.clock.now(),
})
