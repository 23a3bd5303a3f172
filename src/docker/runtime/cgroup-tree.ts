import type { Ino, Inode, NodeBase } from '../../linux/inode.ts'
import { playgroundHardware } from '../../linux/hardware.ts'
import { SYNTHETIC, type SyntheticTree } from '../../linux/synthetic.ts'
import { bytesOf } from '../../shell/posix/bytes.ts'
import type { ProcessTable } from '../../shell/posix/kernel.ts'
import type { PosixSystem } from '../../shell/posix/posix-system.ts'
import { swapOf } from '../daemon/describe-host-config.ts'
import { processorSet } from '../engine/processor-set.ts'
import type { HostSettings } from '../engine/settings.ts'

/** The inode of the group itself. */
export const CGROUP_ROOT: Ino = 1
const FILES = CGROUP_ROOT + 1

/** How long a processor is shared out at a time, in microseconds, cgroup-v2(7). */
const PERIOD = 100_000
const BILLION = 1e9

/** What a control group is asked about. */
interface Group {
  readonly settings: HostSettings
  readonly kernel: ProcessTable<PosixSystem>
}

const orMax = (value: number | undefined): string => (value !== undefined && value > 0 ? String(value) : 'max')

/** The weight that a share of Docker's stands for: both ends of the two scales fall together. */
const weightOf = (shares: number): number => (shares === 0 ? 100 : 1 + Math.floor(((shares - 2) * 9999) / 262_142))

/** Swap alone: the files of this version do not count it with the memory. */
function swapMax(settings: HostSettings): string {
  const { Memory = 0 } = settings
  const both = swapOf(settings)
  return Memory === 0 || both < 0 ? 'max' : String(both - Memory)
}

const ALL_PROCESSORS = `0-${playgroundHardware.processors - 1}`

const cpuTimeOf = ({ kernel }: Group): number => kernel.processes.reduce((sum, { cpuTime }) => sum + cpuTime, 0)

const pidsOf = ({ kernel }: Group): readonly number[] =>
  kernel.processes.filter(({ state }) => state !== 'ended').map(({ pid }) => pid)

function processorsOf({ settings: { CpusetCpus = '' } }: Group): string {
  return processorSet(CpusetCpus) ? CpusetCpus : ALL_PROCESSORS
}

/** The files of a group, and what they say. */
const files: Readonly<Record<string, (group: Group) => string>> = {
  'cgroup.controllers': () => 'cpuset cpu memory pids',
  'cgroup.procs': (group) => pidsOf(group).join('\n'),
  'cgroup.type': () => 'domain',
  'cpu.max': ({ settings: { NanoCpus = 0, CpuQuota, CpuPeriod = 0 } }) =>
    NanoCpus > 0
      ? `${Math.round((NanoCpus * PERIOD) / BILLION)} ${PERIOD}`
      : `${orMax(CpuQuota)} ${CpuPeriod > 0 ? CpuPeriod : PERIOD}`,
  'cpu.stat': (group) => `usage_usec ${Math.round(cpuTimeOf(group) * 1000)}`,
  'cpu.weight': ({ settings: { CpuShares = 0 } }) => String(weightOf(CpuShares)),
  'cpuset.cpus': ({ settings: { CpusetCpus = '' } }) => CpusetCpus,
  'cpuset.cpus.effective': processorsOf,
  'cpuset.mems': ({ settings: { CpusetMems = '' } }) => CpusetMems,
  'cpuset.mems.effective': () => '0',
  'memory.current': ({ kernel }) => String(kernel.memory),
  'memory.high': () => 'max',
  'memory.low': ({ settings: { MemoryReservation = 0 } }) => String(MemoryReservation),
  'memory.max': ({ settings: { Memory } }) => orMax(Memory),
  'memory.swap.max': ({ settings }) => swapMax(settings),
  'pids.current': (group) => String(pidsOf(group).length),
  'pids.max': ({ settings: { PidsLimit } }) => orMax(PidsLimit),
}
const names = Object.keys(files)

/** What a container sees of its own control group, cgroup-v2(7): what it may use, as it is at the moment. */
export class CgroupTree implements SyntheticTree {
  readonly #kernel: () => ProcessTable<PosixSystem>
  readonly #settings: () => HostSettings

  constructor(kernel: () => ProcessTable<PosixSystem>, settings: () => HostSettings) {
    this.#kernel = kernel
    this.#settings = settings
  }

  node(ino: Ino): Readonly<Inode> | undefined {
    if (ino === CGROUP_ROOT) {
      const entries = new Map(names.map((name, at) => [name, FILES + at]))
      return { ...this.#base(0o555), type: 'directory', entries }
    }
    const name = names[ino - FILES]
    if (name === undefined) return undefined
    const text = (): string => files[name]?.({ settings: this.#settings(), kernel: this.#kernel() }) ?? ''
    return {
      ...this.#base(0o444),
      type: 'file',
      // made when somebody reads it, not when somebody looks for it
      get content() {
        return bytesOf(`${text()}\n`)
      },
    }
  }

  #base(mode: number): NodeBase {
    const now = this.#kernel().clock.now()
    const times = { mtime: now, atime: now, ctime: now }
    return { epoch: SYNTHETIC, mode, uid: 0, gid: 0, nlink: 1, ...times, parent: CGROUP_ROOT }
  }
}
