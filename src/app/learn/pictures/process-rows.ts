import type { RunningProcess } from '../../../shell/terminal-shell.ts'

export interface ProcessRow extends RunningProcess {
  /** How many of its parents are in the table. */
  readonly depth: number
  /** Whether the last line started it. */
  readonly isNew: boolean
}

/** Processes with their children below them; those that were not there before are new. */
export function processRows(processes: readonly RunningProcess[], before: ReadonlySet<number>): readonly ProcessRow[] {
  const pids = new Set(processes.map(({ pid }) => pid))
  const below = (parent: number | undefined, depth: number): readonly ProcessRow[] =>
    processes
      .filter((each) => (parent === undefined ? !pids.has(each.parent) : each.parent === parent))
      .flatMap((each) => [{ ...each, depth, isNew: !before.has(each.pid) }, ...below(each.pid, depth + 1)])
  return below(undefined, 0)
}
