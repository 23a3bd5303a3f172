import type { ProcessEntry } from '../hardware.ts'
import { inTable } from './columns.ts'
import type { LinuxInvocation } from './command.ts'
import { memoryShare, processorShare } from './process-tables.ts'
import { uptimeLine } from './uptime.ts'

const mebibytes = (kib: number): string => (kib / 1024).toFixed(1).padStart(8)

function taskLine(entries: readonly ProcessEntry[]): string {
  const count = (letter: string): number => entries.filter((entry) => entry.state.startsWith(letter)).length
  const numbers = [entries.length, count('R'), count('S'), count('T'), count('Z')].map((n) => String(n).padStart(3))
  const [total, running, sleeping, stopped, zombie] = numbers
  return `Tasks: ${total} total, ${running} running, ${sleeping} sleeping, ${stopped} stopped, ${zombie} zombie`
}

function memoryLines(process: LinuxInvocation): readonly string[] {
  const { memory, swap } = process.system.hardware
  const used = memory.total - memory.free - memory.cache
  return [
    `MiB Mem : ${mebibytes(memory.total)} total, ${mebibytes(memory.free)} free, ${mebibytes(used)} used, ${mebibytes(memory.cache)} buff/cache`,
    `MiB Swap: ${mebibytes(swap.total)} total, ${mebibytes(swap.total - swap.used)} free, ${mebibytes(swap.used)} used. ${mebibytes(memory.available)} avail Mem`,
  ]
}

/** Processor time as `m:ss.hh`. */
function fineTime(ms: number): string {
  const hundredths = Math.floor(ms / 10)
  const rest = String(hundredths % 6000).padStart(4, '0')
  return `${Math.floor(hundredths / 6000)}:${rest.slice(0, 2)}.${rest.slice(2)}`
}

function processTable(process: LinuxInvocation, entries: readonly ProcessEntry[]): readonly string[] {
  const rows = entries.map((entry) => [
    String(entry.pid).padStart(7),
    process.system.users.nameOf(entry.uid).padEnd(8),
    ' 20',
    '  0',
    ...[entry.virtual, entry.resident, entry.shared].map((kib, at) => String(kib).padStart(at === 0 ? 7 : 6)),
    entry.state.charAt(0),
    processorShare(process, entry).padStart(5),
    memoryShare(process, entry).padStart(5),
    fineTime(entry.cpuTime).padStart(9),
    entry.name,
  ])
  const heading = ['PID', 'USER', 'PR', 'NI', 'VIRT', 'RES', 'SHR', 'S', '%CPU', '%MEM', 'TIME+', 'COMMAND']
  const right = 'right' as const
  return inTable(
    [heading, ...rows],
    [right, 'left', right, right, right, right, right, 'left', right, right, right, 'left'],
  )
}

/** The picture that top shows, as lines: the machine's load and memory, and its processes. */
export function topPicture(process: LinuxInvocation): readonly string[] {
  const entries = process.system.processes(process.argv.join(' '), process.clock.now())
  return [
    `top - ${uptimeLine(process)}`,
    taskLine(entries),
    '%Cpu(s):  0.7 us,  0.3 sy,  0.0 ni, 99.0 id,  0.0 wa,  0.0 hi,  0.0 si,  0.0 st',
    ...memoryLines(process),
    '',
    ...processTable(process, entries),
  ]
}
