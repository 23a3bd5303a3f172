import type { Chance } from '../../base/chance.ts'
import type { Clock } from '../../base/clock.ts'
import { type Abort, createAbort, type Signal } from '../../base/signal.ts'
import type { Work } from '../../base/work.ts'
import type { ProcessHost } from '../../host.ts'
import type { Candidate } from '../command.ts'
import type { Watch } from '../watch.ts'
import type { ProgramDeclaration } from './declaration.ts'
import { FileSystemError } from './errno.ts'
import type { ResourceLimit, ResourceLimits } from './resources.ts'
import type { Scheduler } from './scheduler.ts'
import { type Phrase, spoken } from './phrase.ts'
import { type EndResult, Killed, ProcessState, type WaitResult } from './process-state.ts'
import { defaultAction, type SignalName, statusOfSignal } from './signals.ts'
import { abandonRead, BrokenPipe, type Chunk, type OpenFile, partsOf, release, retain } from './stream.ts'
import type { Credentials, PosixSystem } from './posix-system.ts'
import { isTerminal, type Terminal, type TerminalLineOptions } from './terminal.ts'

/** What a process runs: gives its exit status. Whatever waits in it goes through the process, so that a signal can end it. */
export type Image<System extends PosixSystem> = (process: Process<System>) => number | Promise<number>

export interface SpawnOptions<System extends PosixSystem> {
  /** `argv[0]` is the name that the process has in ps and in its messages. */
  readonly argv: readonly string[]
  readonly image: Image<System>
  /** What the child has instead of a copy of its parent's. */
  readonly environment?: ReadonlyMap<string, string>
  readonly cwd?: string
  readonly descriptors?: ReadonlyMap<number, OpenFile>
  readonly credentials?: Credentials
  /** The process group: its parent's when absent, one of its own (`own`), or that of a sibling. */
  readonly group?: number | 'own'
  /** Makes it the first process of a session on this terminal, setsid(2). */
  readonly terminal?: Terminal
  /** Makes it the first process of a session that has no terminal. */
  readonly session?: 'own'
  /** Signals that do nothing to it, besides those that do nothing to its parent. */
  readonly ignored?: readonly SignalName[]
}

/** A program that a process can run. */
export interface Program<System extends PosixSystem> {
  /** Of a program with `load`, it may be the name alone. */
  readonly declaration: ProgramDeclaration
  run(process: Process<System>): number | Promise<number>
  /** The whole of one that is loaded when it is first run. */
  load?(): Program<System> | Promise<Program<System>>
  /** Candidates for the last of `words` (the program's own name first), where the declaration cannot tell them. */
  complete?(words: readonly string[], system: System): readonly Candidate[] | Promise<readonly Candidate[]>
}

/** Whose shell and everyday programs a system has: their messages differ. */
export type Userland = 'gnu' | 'busybox'

/** What processes see of their kernel (kernel.ts). */
export interface Kernel<System extends PosixSystem> {
  readonly clock: Clock
  readonly chance: Chance
  /** The platform: for workers. */
  readonly host: ProcessHost
  readonly scheduler: Scheduler
  /** What hears of commands and pipes; undefined where nobody wants to know. */
  readonly watch: Watch | undefined
  /** Every process, also ended ones that nobody has waited for, by rising pid. */
  readonly processes: readonly Process<System>[]
  /** A program by the name that its file says. */
  program(name: string): Program<System> | undefined
  find(pid: number): Process<System> | undefined
  systemFor(credentials: Credentials): System
  spawn(parent: Process<System>, options: SpawnOptions<System>): Process<System>
  exec(process: Process<System>, image: Image<System>): void
  /** What each process may have, by its name; what is not named is as it is on a machine of its own. */
  readonly limits: ResourceLimits
  /** Whose programs are installed. */
  readonly userland: Userland
  /** Gives away no pid below this one from now on. */
  skipPids(below: number): void
  /** Some process holds more than before. */
  charged(): void
  /** Sends a signal to every process of a group; false when there is none. */
  signalGroup(group: number, signal: SignalName): boolean
  /** A process has ended: its children are init's now, or nobody's where there is none. */
  ended(process: Process<System>): void
  /** Takes an ended process off the table. */
  reap(process: Process<System>): void
}

/** How many descriptors a process may have on a kernel that says nothing of it: as Debian's systemd has it. */
const OPEN_FILES: ResourceLimit = { soft: 1024, hard: 1_048_576 }

/** The pid of a kernel's first process, where it has one: orphans become its children, and all others end with it. */
export const INIT = 1

/** What a process is made from. */
export interface Birth<System extends PosixSystem> extends SpawnOptions<System> {
  readonly kernel: Kernel<System>
  readonly pid: number
  readonly parent?: Process<System>
  readonly environment: ReadonlyMap<string, string>
  readonly cwd: string
  readonly credentials: Credentials
  readonly umask: number
  readonly descriptors: ReadonlyMap<number, OpenFile>
  /** Of one that comes back. */
  readonly startedAt?: number
  /** What hears of its commands and those of its children, where that is neither its terminal's nor the kernel's. */
  readonly watch?: Watch | undefined
}

/** How much is written at once: more keeps others from their turn. */
const MOST_AT_ONCE = 2 ** 20

/** A process, as POSIX has it. */
export class Process<System extends PosixSystem> {
  readonly kernel: Kernel<System>
  readonly pid: number
  /** Undefined for the first one of a session, and for those whose parent has ended where no init adopts them. */
  parent: Process<System> | undefined
  /** The pid of the first process of its session. */
  readonly session: number
  group: number
  argv: readonly string[]
  readonly environment: Map<string, string>
  /** The working directory, absolute, without links resolved (`pwd -L`). */
  cwd: string
  umask: number
  /** How many descriptors it may have, RLIMIT_NOFILE of setrlimit(2): what its parent has, or its kernel gives. */
  openFiles: ResourceLimit
  readonly credentials: Credentials
  /** The machine as these credentials see it. */
  readonly system: System
  readonly descriptors = new Map<number, OpenFile>()
  readonly terminal: Terminal | undefined
  readonly startedAt: number
  /** Bytes that it holds besides what its program takes by itself. */
  held = 0
  /** Milliseconds on the processor. */
  cpuTime = 0
  /** How many programs it has been, one in the place of the other, that wait for the end of the last. */
  images = 1
  readonly ignored: Set<SignalName>
  /** Asked before a signal's default action; true when the process itself sees to it (a trap). */
  handler: ((signal: SignalName) => boolean) | undefined
  /** Runs when the process has ended, whatever the reason. */
  readonly atEnd: (() => void)[] = []
  readonly #state = new ProcessState()
  #ofLine: Watch | undefined
  #abort: Abort | undefined

  constructor(birth: Birth<System>) {
    const { kernel, pid, parent, terminal, cwd, umask, credentials } = birth
    this.kernel = kernel
    this.pid = pid
    this.parent = parent
    const stays = birth.session !== 'own' && terminal === parent?.terminal
    this.session = parent && stays ? parent.session : pid
    this.group = birth.group === 'own' ? pid : (birth.group ?? parent?.group ?? pid)
    this.argv = birth.argv
    this.environment = new Map(birth.environment)
    this.cwd = cwd
    this.umask = umask
    this.openFiles = (parent?.kernel === kernel ? parent.openFiles : kernel.limits.get('nofile')) ?? OPEN_FILES
    this.credentials = credentials
    this.system = kernel.systemFor(credentials)
    this.terminal = terminal
    this.#ofLine = parent?.kernel === kernel ? parent.#ofLine : birth.watch
    this.startedAt = birth.startedAt ?? kernel.clock.now()
    this.ignored = new Set([...(parent?.ignored ?? []), ...(birth.ignored ?? [])])
    for (const [fd, file] of birth.descriptors) this.descriptors.set(fd, retain(file))
  }

  /** The name that its messages begin with. */
  get name(): string {
    return this.argv[0] ?? ''
  }

  /** What hears of its commands and pipes. */
  get watch(): Watch | undefined {
    return this.#ofLine ?? this.terminal?.watch ?? this.kernel.watch
  }

  /** From here on it, and what it starts, is heard until the line has ended that runs now: it goes on behind it. */
  goBehindLine(): void {
    this.#ofLine = this.watch?.ofLine?.() ?? this.#ofLine
  }

  get state(): 'running' | 'stopped' | 'ended' {
    return this.#state.name
  }

  /** How it ended, or that it is stopped; undefined while it runs. */
  get result(): WaitResult | undefined {
    return this.#state.result
  }

  /** Aborted when the process ends: for what lies outside (clocks, workers). */
  get signal(): Signal {
    this.#abort ??= createAbort()
    if (this.#state.hasEnded) this.#abort.abort()
    return this.#abort.signal
  }

  /** An open file. @throws FileSystemError EBADF */
  file(fd: number): OpenFile {
    const file = this.descriptors.get(fd)
    if (!file) throw new FileSystemError('EBADF', String(fd))
    return file
  }

  /** Makes `fd` lead to `file`, closing what it led to, dup2(2). */
  assign(fd: number, file: OpenFile): void {
    retain(file)
    const before = this.descriptors.get(fd)
    this.descriptors.set(fd, file)
    if (before) release(before)
  }

  /** Closes a descriptor; fine when it is not open. */
  closeDescriptor(fd: number): void {
    const file = this.descriptors.get(fd)
    this.descriptors.delete(fd)
    if (file) release(file)
  }

  /**
   * To be asked in every loop: gives a promise to wait for when it is somebody else's turn, or when the process is stopped.
   * @param work how many steps have been done since, of about a microsecond each: for loops that do not ask in each round
   * @throws Killed
   */
  due(work = 1): Promise<void> | undefined {
    if (this.#state.hasEnded) throw new Killed()
    if (this.#state.stands) return this.blocked(Promise.resolve())
    const { scheduler } = this.kernel
    scheduler.charge(work)
    const spent = scheduler.sliceSpent()
    if (spent === undefined) return undefined
    this.cpuTime += spent
    return this.blocked(scheduler.turn())
  }

  /** Does something long, others having their turn in between. @throws Killed */
  inTurns<T>(work: Work<T>): T | Promise<T> {
    for (;;) {
      const { done, value } = work.next()
      if (done) return value
      const due = this.due(value)
      if (due) return due.then(() => this.inTurns(work))
    }
  }

  /** Whether `due` would give nothing to wait for. */
  goesOn(): boolean {
    return this.state === 'running' && !this.#state.stands && this.kernel.scheduler.sliceSpent() === undefined
  }

  /**
   * Waits for something outside the process, in such a way that signals work: rejects with Killed when one ends the process, with
   * Interrupted at `interrupt`, and comes back from a stop only when the process goes on.
   */
  blocked<T>(promise: Promise<T>): Promise<T> {
    return this.#state.blocked(promise)
  }

  /** Waits for what comes from outside: a part of the playground, what a worker answers. */
  outside<T>(coming: T | Promise<T>): T | Promise<T> {
    const arrival = this.kernel.scheduler.arrival(coming, this.signal)
    return arrival instanceof Promise ? this.blocked(arrival) : arrival
  }

  /** Ends whatever the process waits for with Interrupted (EINTR). */
  interrupt(): void {
    this.#state.interrupt()
  }

  /** Leaves whatever the process waits for, as who becomes another program does. */
  forget(): void {
    this.#state.forget()
  }

  /** Waits, by the machine's clock. */
  async sleep(ms: number): Promise<void> {
    // a clock may let no time pass
    const due = this.due()
    if (due) await due
    await this.blocked(this.kernel.clock.wait(ms, this.signal))
  }

  /** The next piece of an open file; undefined at the end. @throws FileSystemError, Killed */
  readFrom(file: OpenFile, limit?: number): Chunk | undefined | Promise<Chunk | undefined> {
    const due = this.due()
    if (due) return due.then(() => this.readFrom(file, limit))
    if (this.#readsInBackground(file)) return this.#readInForeground(file, limit)
    const chunk = file.read(limit)
    return chunk instanceof Promise ? this.#readLater(file, chunk) : this.#charged(chunk)
  }

  /** The next line of a terminal, edited with `prompt` before it; undefined at the end of the input. @throws Killed, Interrupted */
  async readLine(terminal: Terminal, prompt: string, options?: TerminalLineOptions): Promise<string | undefined> {
    await this.untilForeground(terminal)
    const line = terminal.readLine(prompt, options)
    try {
      return await this.blocked(line)
    } catch (error) {
      terminal.abandon?.(line)
      throw error
    }
  }

  /** Waits until this process may read a file: a terminal's driver stops who reads in the background. @throws Killed, Interrupted */
  async untilForeground(file: OpenFile): Promise<void> {
    while (this.#readsInBackground(file)) {
      // a shell gives the terminal to a job when it has started it
      await this.blocked(this.kernel.scheduler.turn())
      if (this.#readsInBackground(file)) this.receive('TTIN')
      await this.blocked(Promise.resolve())
    }
  }

  async #readInForeground(file: OpenFile, limit?: number): Promise<Chunk | undefined> {
    await this.untilForeground(file)
    return this.readFrom(file, limit)
  }

  async #readLater(file: OpenFile, chunk: Promise<Chunk | undefined>): Promise<Chunk | undefined> {
    return this.#charged(await this.#leaving(file, chunk, chunk))
  }

  /** Waits for what a read gives; what comes when this process is not there any more belongs to the next reader. */
  async #leaving<T>(file: OpenFile, read: Promise<Chunk | undefined>, waited: Promise<T>): Promise<T> {
    try {
      return await this.blocked(waited)
    } catch (error) {
      abandonRead(file, read)
      throw error
    }
  }

  /** What `readFrom` gives, unless `late` comes before: then what is read belongs to the next reader. @throws FileSystemError, Killed */
  async readBefore<Late extends symbol>(
    file: OpenFile,
    late: Promise<Late>,
    limit?: number,
  ): Promise<Chunk | undefined | Late> {
    await this.due()
    if (this.#readsInBackground(file)) return this.#readInForeground(file, limit)
    const chunk = file.read(limit)
    if (!(chunk instanceof Promise)) return this.#charged(chunk)
    const first = await this.#leaving(file, chunk, Promise.race([chunk, late]))
    if (typeof first !== 'symbol') return this.#charged(first)
    abandonRead(file, chunk)
    return first
  }

  #charged(chunk: Chunk | undefined): Chunk | undefined {
    if (chunk !== undefined) this.kernel.scheduler.chargeBytes(chunk.length)
    return chunk
  }

  /** Whether this is its own terminal, and the foreground is somebody else's (general terminal interface, POSIX 11.1.4). */
  #readsInBackground(file: OpenFile): boolean {
    if (!isTerminal(file) || file.name !== this.terminal?.name) return false
    if (file.foreground === this.group || this.ignored.has('TTIN')) return false
    return this.kernel.processes.some(({ group, state }) => group === file.foreground && state !== 'ended')
  }

  /** Takes memory, or gives it back: in bytes. Where there is not enough, somebody is ended, maybe this process. */
  hold(bytes: number): void {
    this.held = Math.max(0, this.held + bytes)
    if (bytes > 0) this.kernel.charged()
  }

  read(fd: number, limit?: number): Chunk | undefined | Promise<Chunk | undefined> {
    return this.readFrom(this.file(fd), limit)
  }

  /** Writes all of `chunk`; a promise means: wait before the next. @throws FileSystemError, Killed */
  write(fd: number, chunk: Chunk): void | Promise<void> {
    const file = this.descriptors.get(fd)
    if (!file) throw new FileSystemError('EBADF', '')
    return this.writeTo(file, chunk)
  }

  /** The same, to an open file that need not have a descriptor. */
  writeTo(file: OpenFile, chunk: Chunk): void | Promise<void> {
    const due = this.due()
    if (due) return due.then(() => this.writeTo(file, chunk))
    if (chunk.length > MOST_AT_ONCE) return this.#writeParts(file, chunk)
    this.#charged(chunk)
    try {
      const written = file.write(chunk)
      // what is written may be kept in memory
      this.kernel.charged()
      return written instanceof Promise
        ? this.blocked(written).catch((error: unknown) => this.#writeFailed(error))
        : undefined
    } catch (error) {
      return this.#writeFailed(error)
    }
  }

  async #writeParts(file: OpenFile, chunk: Chunk): Promise<void> {
    for (const part of partsOf(chunk, MOST_AT_ONCE)) await this.writeTo(file, part)
  }

  /** Writes to standard output. */
  print(chunk: Chunk): void | Promise<void> {
    return this.write(1, chunk)
  }

  /** Writes a message after the process's name to standard error: `ls: …`, with a newline. */
  complain(message: Phrase): void | Promise<void> {
    return this.write(2, `${this.name}: ${spoken(message, this.environment)}\n`)
  }

  /** Starts a child. @throws FileSystemError EAGAIN when there are too many processes */
  spawn(options: SpawnOptions<System>): Process<System> {
    return this.kernel.spawn(this, options)
  }

  /** Waits for a child to end (or to stop, with `untraced`), waitpid(2), and takes an ended one off the table. */
  wait(child: Process<System>, { untraced = false } = {}): WaitResult | Promise<WaitResult> {
    const { result } = child
    if (result && (untraced || result.type !== 'stopped')) {
      if (result.type !== 'stopped') this.kernel.reap(child)
      return result
    }
    return this.blocked(child.change()).then(() => this.wait(child, { untraced }))
  }

  /** Resolves when the process ends, stops or goes on. */
  change(): Promise<void> {
    return this.#state.change()
  }

  /** Lets it stand still whatever it handles, as the freezer of cgroups(7) does: what it is sent meanwhile comes when it thaws. */
  freeze(): void {
    this.#state.freeze()
  }

  /** Lets a frozen one go on. */
  thaw(): void {
    this.#state.thaw((signal) => this.receive(signal))
  }

  /** Delivers a signal, signal(7). */
  receive(signal: SignalName): void {
    if (this.#state.hasEnded) return
    if (signal !== 'KILL' && this.#state.defer(signal)) return
    if (signal === 'CONT') this.#state.continue()
    if (signal !== 'KILL' && signal !== 'STOP') {
      if (this.ignored.has(signal) || this.handler?.(signal)) return
    }
    const action = defaultAction(signal)
    // nobody inside can end or stop the first of all processes but by what it handles, pid_namespaces(7)
    if (this.pid === INIT) return
    if (action === 'terminate') this.end({ type: 'signaled', status: statusOfSignal(signal), signal })
    if (action === 'stop') this.#state.stopBy(signal)
  }

  /** Ends the process; what it waits for rejects with Killed. Does nothing when it has ended. */
  end(result: EndResult): void {
    if (this.#state.hasEnded) return
    this.#state.end(result)
    this.#abort?.abort()
    for (const fd of this.descriptors.keys()) this.closeDescriptor(fd)
    for (const run of this.atEnd.splice(0)) run()
    this.kernel.ended(this)
    this.#state.tell()
    this.parent?.receive('CHLD')
  }

  #writeFailed(error: unknown): never {
    if (!(error instanceof BrokenPipe)) throw error
    this.receive('PIPE')
    if (this.#state.hasEnded) throw new Killed()
    throw new FileSystemError('EPIPE', '')
  }
}
