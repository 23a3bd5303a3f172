import type { Chance } from '../../base/chance.ts'
import type { Clock } from '../../base/clock.ts'
import type { ProcessHost } from '../../host.ts'
import { shellProgram } from '../../linux/gnu/boot/boot.ts'
import { gnuPrograms } from '../../linux/gnu/index.ts'
import { gnuLater, type GnuProgram } from '../../linux/gnu/library/program.ts'
import { type GnuProcess, type GnuSystem, systemFor } from '../../linux/gnu/library/gnu-system.ts'
import type { Guest } from '../../linux/hardware.ts'
import { baseName } from '../../linux/path.ts'
import { PROC_ROOT, ProcTree } from '../../linux/proc.ts'
import { MOST_PROCESSES, ProcessTable } from '../../shell/posix/kernel.ts'
import { INIT } from '../../shell/posix/process.ts'
import type { Scheduler } from '../../shell/posix/scheduler.ts'
import type { ContainerSystem } from './container-command.ts'
import { GREETING } from './greeting.ts'
import { broughtBy } from './programs/index.ts'
import type { LiveTree } from '../docker-host.ts'
import type { HostSettings } from '../engine/settings.ts'
import { softwareOf } from '../catalogue/official.ts'
import { CGROUP_ROOT, CgroupTree } from './cgroup-tree.ts'
import { dockerInit } from './docker-init.ts'
import { foreignProgram, installers } from './foreign-programs.ts'
import type { Resources } from './resources.ts'
import { sampleGit } from '../samples/sample-git.ts'
import { updateCaCertificates } from '../services/ca-certificates.ts'
import { nologin } from '../services/nologin.ts'
import { servicesOf } from '../services/index.ts'
import type { Surroundings } from '../services/daemon.ts'
import { SYS_ROOT, SysTree } from './sys-tree.ts'

/** What the kernels of all containers share. */
export interface SharedParts {
  readonly clock: Clock
  readonly chance: Chance
  readonly scheduler: Scheduler
  readonly host: ProcessHost
}

/** What the shell of a small image asks with; bash says who and where. */
const ASH_PROMPT = '\\w \\$ '
const SH_PROMPT = '\\$ '

const hello: GnuProgram = {
  declaration: { name: 'hello' },
  async run(process) {
    await process.print(GREETING)
    return 0
  },
}

const byName = (programs: readonly GnuProgram[]): ReadonlyMap<string, GnuProgram> =>
  new Map(programs.map((program) => [program.declaration.name, program] as const))

/** What all images share, made once. */
const common = byName([
  ...gnuPrograms,
  sampleGit,
  updateCaCertificates,
  nologin,
  ...installers,
  hello,
  dockerInit,
  shellProgram('bash'),
])
const shells = {
  bash: shellProgram('sh', { prompt: SH_PROMPT }),
  dash: shellProgram('sh', { prompt: SH_PROMPT, small: 'dash' }),
  ash: shellProgram('sh', { prompt: ASH_PROMPT, small: 'ash' }),
}

/** Whether BusyBox is what an image has for a shell and everyday programs. */
function isSmall(software: string): boolean {
  const base = softwareOf(software)?.variant.base
  return base === 'alpine' || base === 'busybox'
}

/** Those that BusyBox has otherwise than Debian, and what it is by its own name. */
const applets = byName([
  ...(['adduser', 'addgroup'] as const).map((name) =>
    gnuLater({ name }, async () => (await import('../services/busybox/accounts.ts')).busyBoxAccounts(name)),
  ),
  ...(['busybox', 'df', 'httpd', 'nc', 'nslookup', 'ping', 'ps', 'top', 'wget'] as const).map((name) =>
    gnuLater({ name }, async () => (await import('../services/busybox/applets.ts')).applets[name]),
  ),
])

const NOT_FOUND = 127

async function noApplet(process: GnuProcess, name: string): Promise<number> {
  await process.write(2, `${name}: applet not found\n`)
  return NOT_FOUND
}

/** BusyBox: one program that is all others, by the name that it is called by. */
const busyBox: GnuProgram = {
  declaration: { name: 'busybox' },
  run(process) {
    const name = baseName(process.name).replace(/^-/, '')
    const applet = applets.get(name) ?? process.kernel.program(name)
    return applet ? applet.run(process) : noApplet(process, name)
  },
}

/** The programs that files of a container may name. */
function programsFor(
  system: ContainerSystem,
  software: string,
  surroundings: Surroundings,
): (name: string) => GnuProgram | undefined {
  const known = softwareOf(software)
  const brought = known ? broughtBy(known.repository, known.variant) : []
  const own = new Map(byName(brought.map((command) => foreignProgram(command, system))))
  for (const service of servicesOf(known?.repository ?? '', surroundings)) own.set(service.declaration.name, service)
  const small = isSmall(software)
  own.set('sh', shells[small ? 'ash' : known?.variant.base === 'redhat' ? 'bash' : 'dash'])
  if (small) own.set('ash', shells.ash)
  else own.set('dash', shells.dash)
  // its file is BusyBox in an image that was imported, too
  own.set('busybox', busyBox)
  return (name) => own.get(name) ?? common.get(name)
}

/** What one container's kernel is made from. */
export interface KernelParts {
  readonly system: ContainerSystem
  readonly tree: LiveTree
  /** A key of the registry's software. */
  readonly software: string
  readonly surroundings: Surroundings
  readonly resources: Resources
  /** What the container may use, as it is at the moment; absent for a step of a build. */
  readonly settings?: () => HostSettings
  /** Processes of others that are seen in it. */
  readonly beside?: (() => readonly Guest[]) | undefined
  /** The number of its first process; 1 when absent. */
  readonly firstPid?: number | undefined
}

/** How the kernel's own directories are mounted: nothing in them is a program or a device. */
const UNUSED = 'nosuid,nodev,noexec,relatime'

/** Where Linux has its control groups. */
const CGROUPS = '/sys/fs/cgroup'

/** A table of processes for a container, /proc mounted on its files. Its first process is init. */
export function containerKernel(parts: KernelParts, shared: SharedParts): ProcessTable<GnuSystem> {
  const { system, tree, software, surroundings, resources, settings, beside, firstPid } = parts
  const { mounts } = tree.fs
  const linux = { ...system, processes: () => [], ...(beside && { guests: beside }) }
  const proc = new ProcTree<GnuSystem>({ system: linux, mounts, kernel: () => kernel })
  mounts.add('/proc', { synthetic: proc, root: PROC_ROOT, readOnly: false, source: 'proc', fsType: 'proc' })
  if (tree.fs.isDirectory('/sys')) {
    const synthetic = new SysTree(shared.clock, () => system.network.interfaces)
    mounts.add('/sys', { synthetic, root: SYS_ROOT, readOnly: true, source: 'sysfs', fsType: 'sysfs', options: UNUSED })
  }
  if (settings && tree.fs.isDirectory(CGROUPS)) {
    const synthetic = new CgroupTree(() => kernel, settings)
    mounts.add(CGROUPS, {
      synthetic,
      root: CGROUP_ROOT,
      readOnly: true,
      source: 'cgroup',
      fsType: 'cgroup2',
      options: UNUSED,
    })
  }
  const kernel: ProcessTable<GnuSystem> = new ProcessTable<GnuSystem>({
    ...shared,
    system: (credentials) => systemFor(linux, credentials, { chance: shared.chance, mounts }),
    program: programsFor(system, software, surroundings),
    firstPid: firstPid ?? INIT,
    get mostProcesses() {
      return resources.mostProcesses ?? MOST_PROCESSES
    },
    userland: isSmall(software) ? 'busybox' : 'gnu',
    memory: resources.memory,
    limits: resources.limits,
  })
  return kernel
}
