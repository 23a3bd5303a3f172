import type { Accounts } from './accounts.ts'
import type { FileSystem } from './fs.ts'
import type { Guest, Hardware, ProcessEntry } from './hardware.ts'
import type { Uname } from './uname.ts'
import type { Network } from './network.ts'

/** What a Linux command sees of the machine it runs on: the playground itself, or a container. */
export interface LinuxSystem {
  readonly fs: FileSystem
  readonly users: Accounts
  readonly hostName: string
  readonly uname: Uname
  readonly hardware: Hardware
  readonly network: Network
  /** Parameters of the kernel that were set, sysctl(8): `net.core.somaxconn`. */
  readonly parameters?: Readonly<Record<string, string>> | undefined
  /** What is added to the badness of its processes where memory runs out, proc(5). */
  readonly oomScoreAdjustment?: number | undefined
  /** When it was started, in milliseconds since 1970. */
  readonly bootedAt: number
  /** The processes while `command` runs, at a time in milliseconds since 1970. */
  processes(command: string, now: number): readonly ProcessEntry[]
  /** Those of other kernels that are seen here, too; none when absent. */
  guests?(): readonly Guest[]
}

/** The machine's own processes at a time in milliseconds since 1970: who is logged in runs for real. */
export const daemonsOf = (system: Pick<LinuxSystem, 'processes'>, now: number): readonly ProcessEntry[] =>
  system.processes('', now).filter(({ tty }) => tty === undefined)
