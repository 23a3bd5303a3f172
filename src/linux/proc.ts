import { randomUuid } from '../base/uuid.ts'
import { bytesOf } from '../shell/posix/bytes.ts'
import type { Kernel, Process } from '../shell/posix/process.ts'
import type { OpenFile } from '../shell/posix/stream.ts'
import type { PosixSystem } from '../shell/posix/posix-system.ts'
import { isTerminal } from '../shell/posix/terminal.ts'
import type { Guest, Hardware, ProcessEntry } from './hardware.ts'
import { memoryOf, memoryWith } from './memory.ts'
import { type Ino, type Inode, type NodeBase } from './inode.ts'
import { baseName } from './path.ts'
import { NAME_LENGTH } from './process-name.ts'
import { machineFiles } from './proc-numbers.ts'
import { mountsText } from './mount-lines.ts'
import type { Mounts } from './mounts.ts'
import { SYNTHETIC, type SyntheticTree } from './synthetic.ts'
import { daemonsOf, type LinuxSystem } from './linux-system.ts'
import { parentPid } from './parent-pid.ts'

/** The inode of /proc itself, as in Linux. */
export const PROC_ROOT: Ino = 1
/** Inodes: the machine's directories, its files by their order, then a row of them for each process. */
const FILES = PROC_ROOT + 16
const PROCESSES = 4096
const ROW = 4096
/** Where a row has its fd directory, and the descriptors. */
const DESCRIPTORS = 1000

const directories = [
  '',
  'sys',
  'sys/kernel',
  'sys/kernel/random',
  'sys/net',
  'sys/net/core',
  'sys/net/ipv4',
  'sys/vm',
  'sys/fs',
]
const SELF = PROC_ROOT + directories.length
const LOADAVG = 'loadavg'
const MOUNTS = 'mounts'
/** Another one whenever somebody reads it, random(4). */
const UUID = 'sys/kernel/random/uuid'
const names = [...Object.keys(machineFiles), LOADAVG, MOUNTS, UUID]
const processNames = ['status', 'comm', 'cmdline', 'stat', 'statm', 'environ', 'cgroup', 'oom_score_adj'] as const
const LINKS = 100
const linkNames = ['cwd', 'exe', 'root'] as const

type Content = () => string

/** A process as /proc tells of it: one that runs, or one of the machine's own that are only listed. */
interface Told {
  readonly pid: number
  readonly ppid: number
  readonly group: number
  readonly uid: number
  readonly gid: number
  readonly groups: readonly number[]
  /** The letter of its state, ps(1). */
  readonly state: string
  readonly name: string
  readonly argv: readonly string[]
  readonly startedAt: number
  readonly cpuTime: number
  readonly virtual: number
  readonly resident: number
  /** Its control group, cgroups(7); the root where absent. */
  readonly cgroup?: string
}

const stateNames: Readonly<Record<string, string>> = { R: 'running', S: 'sleeping', T: 'stopped', Z: 'zombie' }

const row = (name: string, ...values: readonly (string | number)[]): string => `${name}:\t${values.join('\t')}\n`

function statusText(told: Told): string {
  const { uid, gid } = told
  return [
    row('Name', told.name),
    row('State', `${told.state} (${stateNames[told.state] ?? 'sleeping'})`),
    row('Tgid', told.pid),
    row('Pid', told.pid),
    row('PPid', told.ppid),
    row('Uid', uid, uid, uid, uid),
    row('Gid', gid, gid, gid, gid),
    row('Groups', `${told.groups.join(' ')} `),
    row('VmSize', `${String(told.virtual).padStart(8)} kB`),
    row('VmRSS', `${String(told.resident).padStart(8)} kB`),
    row('Threads', 1),
  ].join('')
}

const ticks = (ms: number): number => Math.floor(ms / 10)

/** Memory in pages of 4 KiB. */
const pages = (kilobytes: number): number => Math.ceil(kilobytes / 4)

/** The first 24 fields of proc(5), /proc/pid/stat; times in hundredths of a second. */
function statText(told: Told, bootedAt: number): string {
  const before = [told.pid, `(${told.name})`, told.state, told.ppid, told.group, told.group, 34816, told.group, 0, 0, 0]
  const times = [0, 0, ticks(told.cpuTime), 0, 0, 0, 20, 0, 1, 0, ticks(told.startedAt - bootedAt)]
  return `${[...before, ...times, told.virtual * 1024, pages(told.resident)].join(' ')}\n`
}

/** What a process's files hold, for the kernel's own view and for the machine's daemons alike. */
function contentOf(
  file: (typeof processNames)[number],
  told: Told,
  { bootedAt, oomScoreAdjustment = 0 }: Pick<LinuxSystem, 'bootedAt' | 'oomScoreAdjustment'>,
): string {
  if (file === 'status') return statusText(told)
  if (file === 'comm') return `${told.name}\n`
  if (file === 'cmdline') return told.argv.map((word) => `${word}\0`).join('')
  if (file === 'cgroup') return `0::${told.cgroup ?? '/'}\n`
  if (file === 'oom_score_adj') return `${oomScoreAdjustment}\n`
  if (file === 'statm') return `${pages(told.virtual)} ${pages(told.resident)} 0 0 0 0 0\n`
  return file === 'stat' ? statText(told, bootedAt) : ''
}

interface Who {
  readonly uid: number
  readonly gid: number
}

/** What /proc is made from. */
export interface ProcOptions<System extends PosixSystem> {
  readonly system: LinuxSystem
  readonly mounts: Mounts
  readonly kernel: () => Kernel<System>
}

/** proc(5): the machine and its processes as files, as they are when somebody looks. */
export class ProcTree<System extends PosixSystem> implements SyntheticTree {
  readonly #system: LinuxSystem
  readonly #mounts: Mounts
  readonly #kernel: () => Kernel<System>
  #background: { readonly bootedAt: number; readonly entries: readonly ProcessEntry[] } | undefined

  constructor({ system, mounts, kernel }: ProcOptions<System>) {
    this.#system = system
    this.#mounts = mounts
    this.#kernel = kernel
  }

  node(ino: Ino): Readonly<Inode> | undefined {
    if (ino >= PROCESSES) return this.#ofProcess(Math.floor((ino - PROCESSES) / ROW), (ino - PROCESSES) % ROW)
    if (ino === SELF) return this.#link(String(this.#newest()?.pid ?? 1))
    const directory = directories[ino - PROC_ROOT]
    if (directory !== undefined) return this.#machineDirectory(directory)
    const name = names[ino - FILES]
    return name === undefined ? undefined : this.#file(() => this.#machineText(name))
  }

  #machineText(name: string): string {
    const now = this.#now()
    if (name === MOUNTS) return mountsText(this.#mounts)
    if (name === UUID) return `${randomUuid(this.#kernel().chance)}\n`
    if (name !== LOADAVG) return machineFiles[name]?.({ ...this.#system, hardware: this.#hardware() }, now) ?? ''
    const { processes } = this.#kernel()
    const load = this.#system.hardware.load.map((value) => value.toFixed(2)).join(' ')
    return `${load} 1/${processes.length + this.#daemons().length} ${this.#newest()?.pid ?? 1}\n`
  }

  /** The machine with the memory that its processes leave. */
  #hardware(): Hardware {
    const { hardware } = this.#system
    const started = this.#kernel().processes.filter(({ state }) => state !== 'ended')
    const resident = started.reduce((sum, { argv: [name = ''], held }) => sum + memoryOf(name, held).resident, 0)
    return { ...hardware, memory: memoryWith(hardware, resident) }
  }

  #machineDirectory(path: string): Inode {
    const entries = new Map<string, Ino>()
    const inside = (name: string): string | undefined => {
      const rest = path === '' ? name : name.startsWith(`${path}/`) ? name.slice(path.length + 1) : '/'
      return rest === '' || rest.includes('/') ? undefined : rest
    }
    for (const [at, name] of [...directories, ...names].entries()) {
      const own = inside(name)
      if (own !== undefined)
        entries.set(own, at < directories.length ? PROC_ROOT + at : FILES + at - directories.length)
    }
    if (path === '') {
      entries.set('self', SELF)
      const pids = [...this.#daemons(), ...this.#guests(), ...this.#kernel().processes].map(({ pid }) => pid)
      for (const pid of pids) entries.set(String(pid), PROCESSES + pid * ROW)
    }
    const parent = PROC_ROOT + directories.indexOf(path.slice(0, Math.max(0, path.lastIndexOf('/'))))
    return this.#directory(entries, parent)
  }

  #ofProcess(pid: number, at: number): Inode | undefined {
    const process = this.#kernel().find(pid)
    const told = this.#told(pid, process)
    if (!told) return undefined
    const base = PROCESSES + pid * ROW
    if (at === 0) return this.#processDirectory(base, told, process !== undefined)
    const file = processNames[at - 1]
    if (file === 'environ') return { ...this.#file(() => environText(process), told), mode: 0o400 }
    if (file !== undefined) return this.#file(() => contentOf(file, told, this.#system), told)
    if (!process) return undefined
    const link = linkNames[at - LINKS]
    if (link) return this.#link({ cwd: process.cwd, exe: `/usr/bin/${told.name}`, root: '/' }[link], told)
    if (at === DESCRIPTORS) return this.#descriptors(base, process)
    const open = process.descriptors.get(at - DESCRIPTORS - 1)
    return open && this.#descriptor(open, told)
  }

  #processDirectory(base: Ino, told: Told, live: boolean): Inode {
    const entries = new Map<string, Ino>(processNames.map((name, at) => [name, base + 1 + at]))
    if (live) {
      for (const [at, name] of linkNames.entries()) entries.set(name, base + LINKS + at)
      entries.set('fd', base + DESCRIPTORS)
    }
    return this.#directory(entries, PROC_ROOT, told)
  }

  #descriptors(base: Ino, { descriptors, credentials }: Process<System>): Inode {
    const numbers = [...descriptors.keys()].toSorted((a, b) => a - b)
    const entries = new Map(numbers.map((fd) => [String(fd), base + DESCRIPTORS + 1 + fd]))
    return { ...this.#directory(entries, base, credentials), mode: 0o500 }
  }

  /** A link to what is open, or, where that has no path, the pipe itself. */
  #descriptor(open: OpenFile, who: Who): Inode {
    const path = isTerminal(open) ? `/dev/${open.name}` : open.path
    if (path !== undefined) return this.#link(path, who)
    return { ...this.#base(who), mode: 0o600, type: 'device', device: 'pipe' }
  }

  #told(pid: number, process: Process<System> | undefined): Told | undefined {
    if (!process) {
      const isAsked = (entry: Entry): boolean => entry.pid === pid
      const listed: Entry | undefined = this.#daemons().find(isAsked) ?? this.#guests().find(isAsked)
      return listed && toldOfDaemon(listed)
    }
    const { credentials, state, argv, startedAt, cpuTime, group, held } = process
    const name = baseName((argv[0] ?? '').replace(/^-/, '')).slice(0, NAME_LENGTH)
    const letter = state === 'ended' ? 'Z' : state === 'stopped' ? 'T' : process === this.#newest() ? 'R' : 'S'
    const { virtual, resident } = memoryOf(argv[0] ?? '', held)
    const ppid = parentPid(process, this.#daemons())
    return { pid, ppid, group, ...credentials, state: letter, name, argv, startedAt, cpuTime, virtual, resident }
  }

  /** Who most likely asks: the process that was started last. */
  #newest(): Process<System> | undefined {
    return this.#kernel().processes.findLast(({ state }) => state === 'running')
  }

  /** What runs since the start; it is asked for at every step through /proc. */
  #daemons(): readonly ProcessEntry[] {
    const { bootedAt } = this.#system
    if (this.#background?.bootedAt !== bootedAt) {
      const entries = daemonsOf(this.#system, this.#now())
      this.#background = { bootedAt, entries }
    }
    return this.#background.entries
  }

  /** What other kernels run that is seen here. */
  #guests(): readonly Entry[] {
    return this.#system.guests?.() ?? []
  }

  #now(): number {
    return this.#kernel().clock.now()
  }

  #base({ uid, gid }: Who): NodeBase {
    const now = this.#now()
    return { epoch: SYNTHETIC, mode: 0o555, uid, gid, nlink: 1, mtime: now, atime: now, ctime: now, parent: PROC_ROOT }
  }

  #directory(entries: Map<string, Ino>, parent: Ino, who: Who = ROOTS): Inode {
    return { ...this.#base(who), type: 'directory', entries, parent }
  }

  #link(target: string, who: Who = ROOTS): Inode {
    return { ...this.#base(who), mode: 0o777, type: 'symlink', target }
  }

  #file(text: Content, who: Who = ROOTS): Inode {
    return {
      ...this.#base(who),
      mode: 0o444,
      type: 'file',
      // made when somebody reads it, not when somebody looks for it
      get content() {
        return bytesOf(text())
      },
    }
  }
}

const ROOTS: Who = { uid: 0, gid: 0 }

const environText = <System extends PosixSystem>(process: Process<System> | undefined): string =>
  [...(process?.environment ?? [])].map(([name, value]) => `${name}=${value}\0`).join('')

/** A process that only stands in the list, or that another kernel runs. */
type Entry = ProcessEntry & Pick<Guest, 'cgroup'>

function toldOfDaemon({
  pid,
  ppid,
  uid,
  state,
  name,
  command,
  startedAt,
  cpuTime,
  virtual,
  resident,
  cgroup,
}: Entry): Told {
  const known = { pid, ppid, group: pid, uid, gid: uid, groups: [], startedAt, cpuTime, virtual, resident }
  return { ...known, ...(cgroup !== undefined && { cgroup }), state: state.slice(0, 1), name, argv: command.split(' ') }
}
