import { memoryNow } from '../library/process-list.ts'
import { memoryShare } from '../ps/columns.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { upText } from '../who/uptime.ts'
import { type RowNow, rowsNow, type Seen, seenIn, type TopChoice } from './rows.ts'

const mebibytes = (kib: number): string => (kib / 1024).toFixed(1).padStart(8)
const cpu = (value: number): string => value.toFixed(1).padStart(4)
const three = (count: number): string => String(count).padStart(3)

function fineTime(ms: number): string {
  const hundredths = Math.floor(ms / 10)
  const rest = String(hundredths % 6000).padStart(4, '0')
  return `${Math.floor(hundredths / 6000)}:${rest.slice(0, 2)}.${rest.slice(2)}`
}

function summary(process: GnuProcess, rows: readonly RowNow[]): readonly string[] {
  const { swap, processors } = process.system.hardware
  const memory = memoryNow(process)
  const count = (letter: string): string => three(rows.filter(({ state }) => state.startsWith(letter)).length)
  const user = Math.min(100, rows.reduce((sum, { share }) => sum + share, 0) / processors)
  const used = memory.total - memory.free - memory.cache
  return [
    `top - ${upText(process)}`,
    `Tasks: ${three(rows.length)} total, ${count('R')} running, ${count('S')} sleeping, ${count('T')} stopped, ${count('Z')} zombie`,
    `%Cpu(s): ${cpu(user)} us,  0.0 sy,  0.0 ni, ${cpu(100 - user)} id,  0.0 wa,  0.0 hi,  0.0 si,  0.0 st`,
    `MiB Mem : ${mebibytes(memory.total)} total, ${mebibytes(memory.free)} free, ${mebibytes(used)} used, ${mebibytes(memory.cache)} buff/cache`,
    `MiB Swap: ${mebibytes(swap.total)} total, ${mebibytes(swap.total - swap.used)} free, ${mebibytes(swap.used)} used. ${mebibytes(memory.available)} avail Mem`,
  ]
}

const HEADING = '    PID USER      PR  NI    VIRT    RES    SHR S  %CPU  %MEM     TIME+ COMMAND'

function line(process: GnuProcess, row: RowNow, { commandLines }: TopChoice): string {
  return [
    String(row.pid).padStart(7),
    process.system.users.nameOf(row.uid).slice(0, 8).padEnd(8),
    String(20 + row.nice).padStart(3),
    String(row.nice).padStart(3),
    String(row.virtual).padStart(7),
    String(row.resident).padStart(6),
    String(row.shared).padStart(6),
    row.state.charAt(0),
    row.share.toFixed(1).padStart(5),
    memoryShare(row, process).toFixed(1).padStart(5),
    fineTime(row.cpuTime).padStart(9),
    commandLines ? row.command : row.name,
  ].join(' ')
}

/** The picture of top: the lines above, the heading, and the processes in their order. */
export interface Picture {
  readonly summary: readonly string[]
  readonly heading: string
  readonly processes: readonly string[]
  /** The process at the top, which `k` offers. */
  readonly first: number
  readonly seen: Seen
}

/** Draws the machine as it is now. */
export function picture(process: GnuProcess, choice: TopChoice, seen?: Seen): Picture {
  const rows = rowsNow(process, choice, seen)
  return {
    summary: summary(process, rows),
    heading: HEADING,
    processes: rows.map((row) => line(process, row, choice)),
    first: rows[0]?.pid ?? 1,
    seen: seenIn(process, rows),
  }
}
