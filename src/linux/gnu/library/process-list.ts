import { isCapable } from '../../../shell/posix/posix-system.ts'
import type { Guest, Hardware, ProcessEntry } from '../../hardware.ts'
import { memoryOf, memoryWith } from '../../memory.ts'
import { parentPid } from '../../parent-pid.ts'
import { daemonsOf } from '../../linux-system.ts'
import { baseName } from '../../path.ts'
import { NAME_LENGTH } from '../../process-name.ts'
import { nicenessOf } from './niceness.ts'
import type { GnuProcess } from './gnu-system.ts'

/** A process as ps, top and pgrep see it. */
export interface ListedProcess extends ProcessEntry, Pick<Guest, 'receive'> {
  readonly group: number
  readonly session: number
  readonly nice: number
  /** The process itself; undefined for those of the machine, which only stand in the list, and of other kernels. */
  readonly live?: GnuProcess
}

function stateOf(process: GnuProcess, asking: GnuProcess): string {
  const first = process.state === 'stopped' ? 'T' : process.state === 'ended' ? 'Z' : process === asking ? 'R' : 'S'
  const leads = process.pid === process.session ? 's' : ''
  const nice = nicenessOf(process)
  const level = nice > 0 ? 'N' : nice < 0 ? '<' : ''
  return first + level + leads + (process.terminal?.foreground === process.group ? '+' : '')
}

function listed(process: GnuProcess, asking: GnuProcess, daemons: readonly ProcessEntry[]): ListedProcess {
  const { pid, group, credentials, terminal, startedAt, cpuTime, argv } = process
  const name = baseName(process.name.replace(/^-/, '')).slice(0, NAME_LENGTH)
  return {
    pid,
    ppid: parentPid(process, daemons),
    uid: credentials.uid,
    ...(terminal && { tty: terminal.name }),
    state: stateOf(process, asking),
    ...memoryOf(process.name, process.held),
    startedAt,
    cpuTime,
    name,
    command: process.state === 'ended' ? `[${name}] <defunct>` : argv.join(' '),
    group,
    session: process.session,
    nice: nicenessOf(process),
    live: process,
  }
}

/** Every process by rising number: the machine's own, and those that run. */
export function listProcesses(process: GnuProcess): readonly ListedProcess[] {
  const { kernel, system } = process
  const background = [...daemonsOf(system, kernel.clock.now()), ...(system.guests?.() ?? [])].map((entry) => ({
    ...entry,
    group: entry.pid,
    session: entry.pid,
    nice: 0,
  }))
  return [...background, ...kernel.processes.map((one) => listed(one, process, background))].toSorted(
    (a, b) => a.pid - b.pid,
  )
}

/** The memory of the machine in KiB, with what the processes take that run on it now. */
export function memoryNow(process: GnuProcess): Hardware['memory'] {
  const started = listProcesses(process).filter(({ live }) => live && live.state !== 'ended')
  return memoryWith(
    process.system.hardware,
    started.reduce((sum, { resident }) => sum + resident, 0),
  )
}

/** Whether a process may send signals to another one, kill(2). */
export const maySignal = ({ credentials }: GnuProcess, target: ListedProcess): boolean =>
  credentials.uid === target.uid || isCapable(credentials, 'KILL')
