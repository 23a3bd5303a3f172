import type { ProcessEntry } from '../hardware.ts'
import { strftime } from '../time.ts'
import { inTable } from './columns.ts'
import type { LinuxInvocation } from './command.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** Processor time as `hh:mm:ss`. */
function longTime(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':')
}

/** Processor time as `m:ss`. */
function shortTime(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
}

/** The time of day of the last 24 hours, else the day. */
const startOf = (entry: ProcessEntry, now: number): string =>
  strftime(now - entry.startedAt < 86_400_000 ? '%H:%M' : '%b%d', entry.startedAt)

/** A resident set as a share of the memory, in percent with one decimal. */
export function memoryShare(process: LinuxInvocation, entry: ProcessEntry): string {
  return ((entry.resident / process.system.hardware.memory.total) * 100).toFixed(1)
}

/** A process's share of the processors over its life, in percent with one decimal. */
export function processorShare(process: LinuxInvocation, entry: ProcessEntry): string {
  const life = Math.max(1, process.clock.now() - entry.startedAt)
  return ((entry.cpuTime / life) * 100).toFixed(1)
}

/** The table of `ps`. */
export function shortTable(entries: readonly ProcessEntry[]): readonly string[] {
  const rows = entries.map((entry) => [
    String(entry.pid).padStart(7),
    (entry.tty ?? '?').padEnd(8),
    longTime(entry.cpuTime),
    entry.name,
  ])
  return inTable([['PID', 'TTY', 'TIME', 'CMD'], ...rows], ['right', 'left', 'right', 'left'])
}

/** The table of `ps -f`. */
export function fullTable(process: LinuxInvocation, entries: readonly ProcessEntry[]): readonly string[] {
  const now = process.clock.now()
  const rows = entries.map((entry) => [
    process.system.users.nameOf(entry.uid).padEnd(8),
    ...[entry.pid, entry.ppid].map((pid) => String(pid).padStart(7)),
    '0',
    startOf(entry, now),
    (entry.tty ?? '?').padEnd(8),
    longTime(entry.cpuTime),
    entry.command,
  ])
  const heading = ['UID', 'PID', 'PPID', 'C', 'STIME', 'TTY', 'TIME', 'CMD']
  return inTable([heading, ...rows], ['left', 'right', 'right', 'right', 'right', 'left', 'right', 'left'])
}

/** The table of `ps aux`. */
export function userTable(process: LinuxInvocation, entries: readonly ProcessEntry[]): readonly string[] {
  const now = process.clock.now()
  const rows = entries.map((entry) => [
    process.system.users.nameOf(entry.uid).padEnd(8),
    String(entry.pid).padStart(7),
    processorShare(process, entry).padStart(4),
    memoryShare(process, entry).padStart(4),
    String(entry.virtual).padStart(6),
    String(entry.resident).padStart(5),
    (entry.tty ?? '?').padEnd(8),
    entry.state.padEnd(4),
    startOf(entry, now),
    shortTime(entry.cpuTime).padStart(6),
    entry.command,
  ])
  const heading = ['USER', 'PID', '%CPU', '%MEM', 'VSZ', 'RSS', 'TTY', 'STAT', 'START', 'TIME', 'COMMAND']
  const right = 'right' as const
  return inTable([heading, ...rows], ['left', right, right, right, right, right, 'left', 'left', 'left', right, 'left'])
}
