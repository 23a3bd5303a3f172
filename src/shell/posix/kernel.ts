import { isOutOfMemory } from '../../base/out-of-memory.ts'
import { isStackOverflow } from '../../base/stack-overflow.ts'
import type { Chance } from '../../base/chance.ts'
import type { Clock } from '../../base/clock.ts'
import { type ProcessHost, processHost } from '../../host.ts'
import { NotLoaded } from '../later.ts'
import { FileSystemError } from './errno.ts'
import { type Image, INIT, type Kernel, Process, type Program, type SpawnOptions, type Userland } from './process.ts'
import { Killed } from './process-state.ts'
import { Scheduler } from './scheduler.ts'
import { type SignalName, statusOfSignal } from './signals.ts'
import type { MemoryLimit, ResourceLimits } from './resources.ts'
import type { OpenFile } from './stream.ts'
import type { Credentials, PosixSystem } from './posix-system.ts'
import type { Watch } from '../watch.ts'

/** How many processes there may be (RLIMIT_NPROC): a fork bomb ends here. */
export const MOST_PROCESSES = 400
/** How often a full table refuses a group before it is ended: what forks on and on would never end by itself. */
const MOST_REFUSALS = 1000
/** How many processes may start each other on one stack of the platform's; the next one gets a stack of its own. */
const MOST_STARTING = 32
/** How much work it is to start a process. */
const SPAWN_WORK = 64

export interface KernelOptions<System extends PosixSystem> {
  readonly clock: Clock
  readonly chance: Chance
  /** The machine as somebody with these credentials sees it; called once for each. */
  readonly system: (credentials: Credentials) => System
  /** A program by the name that its file says. */
  readonly program: (name: string) => Program<System> | undefined
  /** The first pid that is given away. */
  readonly firstPid: number
  readonly host?: ProcessHost
  /** What hears of commands and pipes; absent where nobody wants to know. */
  readonly watch?: Watch
  /** Whose turn it is, where that is shared with another table; one of its own when absent. */
  readonly scheduler?: Scheduler
  /** How many processes there may be; 400 when absent. Asked each time. */
  readonly mostProcesses?: number
  /** How much memory they may have together; what the platform has when absent. */
  readonly memory?: MemoryLimit
  /** Whose programs are installed, where that decides how they say what failed: GNU's when absent. */
  readonly userland?: Userland
  /** What each process may have; what is not named is as it is on a machine of its own. */
  readonly limits?: ResourceLimits
}

/** What the first process of a session (a login shell) is made from. */
export interface FirstProcess<System extends PosixSystem> extends SpawnOptions<System> {
  readonly environment: ReadonlyMap<string, string>
  readonly cwd: string
  readonly credentials: Credentials
  readonly descriptors: ReadonlyMap<number, OpenFile>
  /** Of one that comes back (moment.ts). */
  readonly pid?: number
  readonly startedAt?: number
  readonly umask?: number
  /** What hears of its commands, where that is neither its terminal's nor the kernel's. */
  readonly watch?: Watch | undefined
}

const KILLED = { type: 'signaled', status: statusOfSignal('KILL'), signal: 'KILL' } as const

const keyOf = ({ uid, gid, groups, lacks = [] }: Credentials): string => [uid, gid, ...groups, ...lacks].join(' ')

/** The processes of a machine. */
export class ProcessTable<System extends PosixSystem> implements Kernel<System> {
  readonly clock: Clock
  readonly chance: Chance
  readonly host: ProcessHost
  readonly scheduler: Scheduler
  readonly watch: Watch | undefined
  readonly limits: ResourceLimits
  readonly userland: Userland
  readonly #options: KernelOptions<System>
  readonly #systems = new Map<string, System>()
  readonly #processes = new Map<number, Process<System>>()
  /** The first processes of sessions: their shells. */
  readonly #first = new WeakSet<Process<System>>()
  /** Those whose parent has ended: nobody but the kernel waits for them. */
  readonly #adopted = new WeakSet<Process<System>>()
  #nextPid: number
  #refusals = 0
  /** How many processes are starting each other just now. */
  #starting = 0

  constructor(options: KernelOptions<System>) {
    this.#options = options
    this.limits = options.limits ?? new Map()
    this.userland = options.userland ?? 'gnu'
    this.host = options.host ?? processHost
    this.scheduler = options.scheduler ?? new Scheduler(this.host)
    this.clock = options.clock
    this.watch = options.watch
    this.chance = options.chance
    this.#nextPid = options.firstPid
  }

  get #mostProcesses(): number {
    return this.#options.mostProcesses ?? MOST_PROCESSES
  }

  /** Bytes that all processes have together. */
  get memory(): number {
    const { memory } = this.#options
    const alive = this.processes.filter(({ state }) => state !== 'ended')
    return alive.reduce((sum, process) => sum + this.#memoryOf(process), memory?.others ?? 0)
  }

  #memoryOf({ name, held }: Process<System>): number {
    return (this.#options.memory?.own(name) ?? 0) + held
  }

  /** Ends who has most of the memory, once all have more than they may. */
  charged(): void {
    const { memory } = this.#options
    if (!memory || this.memory <= memory.bytes) return
    const alive = this.processes.filter(({ state }) => state !== 'ended')
    const [most] = alive.toSorted((one, other) => this.#memoryOf(other) - this.#memoryOf(one))
    memory.exceeded()
    most?.end(KILLED)
  }

  get processes(): readonly Process<System>[] {
    return [...this.#processes.values()]
  }

  /** The next pid that is given away. */
  get nextPid(): number {
    return this.#nextPid
  }

  skipPids(below: number): void {
    this.#nextPid = Math.max(this.#nextPid, below)
  }

  /** Ends all processes at once, as a machine that is switched off does; then pids go on from `nextPid`. */
  reset(nextPid: number): void {
    for (const process of this.processes) process.end(KILLED)
    this.#processes.clear()
    this.#nextPid = nextPid
    this.#refusals = 0
  }

  /** Whether a process is the first one of a session. */
  isFirst(process: Process<System>): boolean {
    return this.#first.has(process)
  }

  program(name: string): Program<System> | undefined {
    return this.#options.program(name)
  }

  find(pid: number): Process<System> | undefined {
    return this.#processes.get(pid)
  }

  systemFor(credentials: Credentials): System {
    const key = keyOf(credentials)
    const known = this.#systems.get(key)
    if (known) return known
    const system = this.#options.system(credentials)
    this.#systems.set(key, system)
    return system
  }

  /** Starts the first process of a session. */
  start(first: FirstProcess<System>): Process<System> {
    this.scheduler.beginSlice()
    const { terminal, pid = this.#takePid() } = first
    const process = new Process({
      umask: 0o022,
      ...first,
      kernel: this,
      pid,
      group: 'own',
      ...(terminal && { terminal }),
    })
    this.#first.add(process)
    return this.#run(process, first)
  }

  spawn(parent: Process<System>, options: SpawnOptions<System>): Process<System> {
    if (this.#processes.size >= this.#mostProcesses || this.#hasTooMany(parent)) this.#refuse(parent)
    const { environment, cwd, descriptors, umask, credentials } = parent
    const terminal = options.session === 'own' ? undefined : (options.terminal ?? parent.terminal)
    const child = new Process({
      environment,
      cwd,
      descriptors,
      umask,
      credentials,
      ...options,
      kernel: this,
      pid: this.#takePid(),
      parent,
      ...(terminal && { terminal }),
    })
    return this.#run(child, options)
  }

  signalGroup(group: number, signal: SignalName): boolean {
    const members = this.processes.filter((process) => process.group === group && process.state !== 'ended')
    for (const member of members) member.receive(signal)
    return members.length > 0
  }

  ended(process: Process<System>): void {
    const init = process.pid === INIT ? undefined : this.#processes.get(INIT)
    for (const child of this.#processes.values()) {
      if (child.parent !== process) continue
      child.parent = init
      this.#adopted.add(child)
      if (child.state === 'ended') this.reap(child)
    }
    if (!process.parent || this.#adopted.has(process)) this.reap(process)
    if (process.pid === INIT) for (const other of this.processes) other.end(KILLED)
  }

  reap(process: Process<System>): void {
    this.#processes.delete(process.pid)
    if (this.#processes.size < this.#mostProcesses / 2) this.#refusals = 0
  }

  /** Whether somebody has as many processes as they may; root may have any number. */
  #hasTooMany({ credentials: { uid } }: Process<System>): boolean {
    const most = this.limits.get('nproc')?.soft ?? Infinity
    if (uid === 0 || most === Infinity) return false
    return this.processes.filter(({ credentials }) => credentials.uid === uid).length >= most
  }

  #refuse(parent: Process<System>): never {
    this.#refusals += 1
    if (this.#refusals >= MOST_REFUSALS) {
      this.#refusals = 0
      for (const process of this.processes)
        if (process.group === parent.group && !this.#first.has(process)) process.receive('KILL')
    }
    throw new FileSystemError('EAGAIN', 'fork')
  }

  #takePid(): number {
    const pid = this.#nextPid
    this.#nextPid += 1
    return pid
  }

  /** Runs another image in a process, execve(2), as soon as what runs in it waits: it never goes on. */
  exec(process: Process<System>, image: Image<System>): void {
    process.images = 1
    queueMicrotask(() => {
      process.forget()
      this.#start(process, image)
    })
  }

  #run(process: Process<System>, { image }: SpawnOptions<System>): Process<System> {
    this.#processes.set(process.pid, process)
    this.#start(process, image)
    return process
  }

  #start(process: Process<System>, image: Image<System>): void {
    this.scheduler.charge(SPAWN_WORK)
    this.charged()
    this.#starting += 1
    try {
      const deep = this.#starting > MOST_STARTING
      const status = deep ? process.blocked(Promise.resolve()).then(() => image(process)) : image(process)
      if (status instanceof Promise)
        status.then(
          (value) => exit(process, value),
          (error: unknown) => fail(process, error),
        )
      else exit(process, status)
    } catch (error) {
      fail(process, error)
    } finally {
      this.#starting -= 1
    }
  }
}

function exit<System extends PosixSystem>(process: Process<System>, status: number): void {
  process.end({ type: 'exited', status: status & 0xff })
}

/** Why a process failed that did not see to it itself. */
function reasonOf(error: unknown): string {
  if (error instanceof NotLoaded) return error.message
  if (error instanceof FileSystemError)
    return error.path === '' ? `write error: ${error.message}` : `${error.path}: ${error.message}`
  if (isOutOfMemory(error) || isStackOverflow(error)) return 'memory exhausted'
  return `the playground failed at this command: ${error instanceof Error ? error.message : String(error)}`
}

function fail<System extends PosixSystem>(process: Process<System>, error: unknown): void {
  if (error instanceof Killed || process.state === 'ended') return
  try {
    const written = process.descriptors.get(2)?.write(`${process.name}: ${reasonOf(error)}\n`)
    if (written instanceof Promise) written.catch(() => undefined)
  } catch {
    // nobody is left to read the message
  }
  exit(process, 1)
}
