import type { Chance } from '../../../base/chance.ts'
import type { Clock } from '../../../base/clock.ts'
import type { ProcessHost } from '../../../host.ts'
import type { Watch } from '../../../shell/watch.ts'
import { ProcessTable } from '../../../shell/posix/kernel.ts'
import type { Scheduler } from '../../../shell/posix/scheduler.ts'
import { Mounts } from '../../mounts.ts'
import { PROC_ROOT, ProcTree } from '../../proc.ts'
import { PTS_ROOT, PtsTree } from '../../pts.ts'
import type { LinuxSystem } from '../../linux-system.ts'
import { packagedPrograms } from '../apt/packaged.ts'
import { completeInstallation } from './installation.ts'
import type { GnuProgram } from '../library/program.ts'
import { type GnuSystem, systemFor } from '../library/gnu-system.ts'

/** What a machine's processes are made from. */
export interface ProcessesOptions {
  readonly clock: Clock
  readonly chance: Chance
  readonly programs: ReadonlyMap<string, GnuProgram>
  /** The first pid that a login may get: those before it belong to what runs since the start. */
  readonly firstPid?: number
  readonly host?: ProcessHost
  /** What hears of commands and pipes. */
  readonly watch?: Watch
  /** Whose turn it is, where another kernel of this machine says so too. */
  readonly scheduler?: Scheduler
  /** How many processes there may be; 400 when absent. */
  readonly mostProcesses?: number
}

const FIRST_PID = 1301

/** What is mounted on a machine: its disks, and in memory what their files are kept with. */
function mountsOf({ fs: { volume }, hardware }: LinuxSystem): Mounts {
  const mounts = new Mounts(volume)
  for (const { device: source, mountPoint } of hardware.disks)
    if (mountPoint !== '/') mounts.add(mountPoint, { volume, readOnly: false, source, fsType: source })
  return mounts
}

/** Lays what is missing of the machine's files, with a file for each program, and starts a kernel, /proc and /dev/pts mounted. */
export function startProcesses(system: LinuxSystem, options: ProcessesOptions): ProcessTable<GnuSystem> {
  const { clock, chance, programs, host, watch, scheduler, mostProcesses } = options
  completeInstallation(
    system,
    [...programs.keys()].filter((name) => !packagedPrograms.has(name)),
  )
  const mounts = mountsOf(system)
  const proc = new ProcTree<GnuSystem>({ system, mounts, kernel: () => kernel })
  mounts.add('/proc', { synthetic: proc, root: PROC_ROOT, readOnly: false, source: 'proc', fsType: 'proc' })
  const pts = new PtsTree<GnuSystem>(() => kernel)
  mounts.add('/dev/pts', { synthetic: pts, root: PTS_ROOT, readOnly: false, source: 'devpts', fsType: 'devpts' })
  const kernel: ProcessTable<GnuSystem> = new ProcessTable<GnuSystem>({
    clock,
    chance,
    system: (credentials) => systemFor(system, credentials, { chance, mounts }),
    program: (name) => programs.get(name),
    firstPid: options.firstPid ?? FIRST_PID,
    ...(host && { host }),
    ...(watch && { watch }),
    ...(scheduler && { scheduler }),
    ...(mostProcesses !== undefined && { mostProcesses }),
  })
  return kernel
}
