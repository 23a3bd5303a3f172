import { accountsOf } from '../../linux/accounts.ts'
import { strftime } from '../../linux/time.ts'
import { root } from '../../linux/users.ts'
import type { HostProcess } from '../container/container-runtime.ts'
import type { Container } from '../engine/model.ts'
import type { Client } from './request.ts'

/** Process numbers on the host, well above its own. */
const FIRST_PID = 2000

/** The host's numbers of a container's processes lie above those of the one that started it. */
export const numbersFrom = (at: number): number => FIRST_PID + (at + 1) * 100

/** What `GET /containers/ID/top` gives. */
export interface ProcessTable {
  readonly Titles: readonly string[]
  readonly Processes: readonly (readonly string[])[]
}

export const PROCESS_TITLES: readonly string[] = ['UID', 'PID', 'PPID', 'C', 'STIME', 'TTY', 'TIME', 'CMD']

const twoDigits = (amount: number): string => String(Math.floor(amount)).padStart(2, '0')

/** A process as ps on the host tells of it. */
function rowOf(one: HostProcess, at: number, { system }: Client): readonly string[] {
  const base = numbersFrom(at) + 19
  const seconds = one.cpuTime / 1000
  return [
    accountsOf(system.fs, root).nameOf(one.uid),
    String(base + one.pid),
    String(one.ppid === 0 ? numbersFrom(at) : base + one.ppid),
    '0',
    strftime('%H:%M', one.startedAt),
    one.tty ?? '?',
    [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(twoDigits).join(':'),
    one.command,
  ]
}

/** What runs in a container that runs, where its programs are processes. */
export async function processesOf(client: Client, container: Container): Promise<ProcessTable | undefined> {
  const { runtime, engine } = client.system
  if (!runtime) return undefined
  const at = engine.get().containers.findIndex(({ id }) => id === container.id)
  const Processes = (await runtime.processes(container)).map((one) => rowOf(one, at, client))
  return { Titles: PROCESS_TITLES, Processes }
}
