import { type Chance, createChance } from '../base/chance.ts'
import type { Clock } from '../base/clock.ts'
import type { ReadableStore } from '../base/store.ts'
import { liveClock, type ProcessHost, processHost, standingClock } from '../host.ts'
import { FileSystemError } from '../shell/posix/errno.ts'
import type { ProcessTable } from '../shell/posix/kernel.ts'
import { Scheduler } from '../shell/posix/scheduler.ts'
import { FurtherTerminals, type FurtherMoments, type OpenTerminal } from '../shell/further-terminals.ts'
import { Recorder, type ShellJournal } from '../shell/recorder.ts'
import { createSession } from '../shell/session/shell-session.ts'
import { itsHistory, type Kept, nothing } from '../shell/session/kept.ts'
import type { Session } from '../shell/session/session.ts'
import type { MachineSnapshot } from '../shell/snapshots.ts'
import type { SessionMoment } from '../shell/terminal-shell.ts'
import type { Timeline } from '../shell/timeline.ts'
import type { Watch } from '../shell/watch.ts'
import { steadyHost } from '../steady-host.ts'
import { startingBash } from './bash.ts'
import { FileSystem } from './fs.ts'
import { layFiles } from './given-files.ts'
import { boot, type BootOptions } from './gnu/boot/boot.ts'
import { givenProgram } from './gnu/given.ts'
import type { GnuSystem } from './gnu/library/gnu-system.ts'
import type { GnuProgram } from './gnu/library/program.ts'
import { checkOptions, type HeadlessOptions, type MachineLimits } from './headless-options.ts'
import { type ExecOptions, type ExecResult, HeadlessShell, type Keep } from './headless-shell.ts'
import type { LinuxSystem } from './linux-system.ts'
import { loginEnvironment } from './login.ts'
import { linuxOver, programNames, simpleShellOn, WELCOME } from './playground.ts'
import { givenCommand } from './simple/given.ts'
import { learner, root, type User } from './users.ts'
import { DEFAULT_QUOTA } from './volume.ts'
import { initialWorld } from './world.ts'

export type { GivenFile, HeadlessOptions } from './headless-options.ts'
export type { ExecOptions, ExecResult } from './headless-shell.ts'

/** What a machine is made from, for what it has besides Linux. */
export interface MachineParts {
  readonly system: LinuxSystem
  readonly clock: Clock
  readonly chance: Chance
  readonly host: ProcessHost
  readonly scheduler: Scheduler
}

/** What a machine has besides Linux. */
export interface Extension {
  readonly system: LinuxSystem
  readonly programs: readonly GnuProgram[]
  readonly keep: Keep
  /** What a line waits for before it runs; undefined where that is nothing. */
  readonly ready: () => Promise<unknown> | undefined
}

type Extend = (parts: MachineParts) => Extension

/** A Linux without a page: for tests, for authors of lessons, for programs. */
export interface HeadlessMachine {
  readonly bash: {
    /** Runs one line as `bash -c` would, with no terminal; the world and the shell's state stay. Lines run one after another. */
    exec(line: string, options?: ExecOptions): Promise<ExecResult>
  }
  /**
   * The machine's terminal: `connect(terminal, session)` shows it. It begins with the shell that was asked for, has the same files,
   * commands and timeline as `bash`, and processes of its own.
   */
  readonly session: Session
  /**
   * Opens one more terminal beside `session`, for a second `connect(terminal, …)`: a Bash of its own, with its own history, variables and
   * jobs, among the same processes. Its lines are in the same timeline. A world that is put back ends what runs in it.
   * @throws Error where `session` has no Bash yet: the machine was made with the Simple shell, and Bash was not chosen
   */
  open(): OpenTerminal
  /** All files, whoever's they are. */
  readonly fs: FileSystem
  /** The whole world as it is now. @throws Error while a line runs */
  snapshot(): MachineSnapshot
  /**
   * Puts a whole world back. What runs is killed, a line too: it ends with the status that it has then.
   * @throws TypeError when it is nothing that `snapshot` of this machine gave; then nothing is changed
   */
  restore(snapshot: MachineSnapshot): void
  /** What was run, line by line, each with the worlds around it: 10,000 lines and 64 MB at most. */
  readonly timeline: ReadableStore<Timeline<MachineSnapshot>>
  /**
   * Puts the world after `at` moments of the timeline back; those behind it can be redone until the next line. Rejects with a RangeError
   * where no world is kept, with an Error while a line runs.
   */
  go(at: number): Promise<void>
}

function accountFor(name: string): User {
  const known = [root, learner].find((user) => user.name === name)
  return known ?? { ...learner, name, fullName: name, home: `/home/${name}` }
}

/** Who stands at the machine, what it runs on, and what it may take. */
interface Base {
  readonly clock: Clock
  readonly chance: Chance
  readonly host: ProcessHost
  readonly account: User
  readonly environment: ReadonlyMap<string, string>
  readonly programs: readonly GnuProgram[]
  readonly mostProcesses: number | undefined
}

function baseOf({
  user = learner.name,
  env = {},
  now,
  seed = 1,
  jq,
  commands = {},
  limits = {},
}: HeadlessOptions): Base {
  const platform = { ...processHost, ...(jq && { jq }) }
  const host = now === undefined ? platform : steadyHost({ platform })
  const account = accountFor(user)
  return {
    host,
    clock: now === undefined ? liveClock(host) : standingClock(now, host),
    chance: createChance(seed),
    account,
    environment: new Map([...loginEnvironment(account), ...Object.entries(env)]),
    programs: Object.entries(commands).map(([name, command]) => givenProgram(name, command)),
    mostProcesses: limits.processes,
  }
}

/** The system of a new machine, without processes and without what it was given. */
function systemOf({ clock, account }: Base, { bytes, files }: MachineLimits): LinuxSystem {
  const world = initialWorld(clock, programNames, account)
  const quota = { bytes: bytes ?? DEFAULT_QUOTA.bytes, inodes: files ?? DEFAULT_QUOTA.inodes }
  const fs = new FileSystem({ clock, owner: account, snapshot: world.files, quota })
  return linuxOver(fs, () => world.bootedAt, account)
}

/** Lays what is missing and starts a kernel. @throws TypeError where there is no room for it */
function bootWithin(system: LinuxSystem, options: BootOptions): ProcessTable<GnuSystem> {
  try {
    return boot(system, options)
  } catch (error) {
    if (!(error instanceof FileSystemError) || error.code !== 'ENOSPC') throw error
    throw new TypeError('createMachine: limits: the system alone does not fit', { cause: error })
  }
}

class MachineOfOne implements HeadlessMachine {
  readonly bash: HeadlessMachine['bash'] = { exec: (line, more) => this.#shell.exec(line, more) }
  readonly fs: FileSystem
  readonly timeline: HeadlessMachine['timeline']
  readonly #options: HeadlessOptions
  readonly #base: Base
  readonly #extension: Extension | undefined
  readonly #scheduler: Scheduler
  readonly #system: LinuxSystem
  readonly #kernel: ProcessTable<GnuSystem>
  readonly #recorder: Recorder
  readonly #shell: HeadlessShell
  #session: Session | undefined
  #further: FurtherTerminals | undefined

  constructor(options: HeadlessOptions, extend?: Extend) {
    const { files = {}, limits = {}, watch = true } = options
    this.#options = options
    this.#base = baseOf(options)
    this.#scheduler = new Scheduler(this.#base.host)
    const parts = { ...this.#base, scheduler: this.#scheduler, system: systemOf(this.#base, limits) }
    this.#extension = extend?.(parts)
    this.#system = this.#extension?.system ?? parts.system
    this.fs = this.#system.fs
    this.#recorder = this.#record()
    this.timeline = this.#recorder.timeline
    const journal = this.#recorder.share()
    this.#kernel = bootWithin(this.#system, this.#boot(journal.watch))
    layFiles(this.fs, this.#base.account, files)
    const { account, environment } = this.#base
    this.#shell = new HeadlessShell({
      kernel: this.#kernel,
      fs: this.fs,
      account,
      environment,
      credentials: () => this.#system.users.credentialsOf(account),
      sessions: () => ({ first: this.#session?.rested(), further: this.#further?.keep() }),
      isStill: (further) => this.#isStill(further),
      ...(limits.output !== undefined && { mostOutput: limits.output }),
      ...(watch && { journal }),
      ...(this.#extension && { keep: this.#extension.keep, ready: this.#extension.ready }),
    })
  }

  get session(): Session {
    this.#session ??= this.#startSession()
    return this.#session
  }

  open(): OpenTerminal {
    this.#further ??= this.#startFurther()
    return this.#further.open()
  }

  snapshot(): MachineSnapshot {
    this.#atRest('snapshot')
    return this.#shell.take()
  }

  restore(snapshot: MachineSnapshot): void {
    this.#restore(snapshot)
  }

  #restore(snapshot: MachineSnapshot, kept: Kept = nothing): void {
    const { first, further } = this.#shell.sessionsOf(snapshot)
    const before: SessionMoment = { history: [], entry: {}, cwd: this.#base.account.home, bash: undefined }
    const putBack = (): void => {
      this.#recorder.reset()
      this.#shell.restore(snapshot)
    }
    const session = this.#session
    const resume = session ? (): void => session.resume({ ...(first ?? before), ...kept(session) }, putBack) : putBack
    if (this.#further) this.#further.resume(further, resume, kept)
    else resume()
  }

  async go(at: number): Promise<void> {
    this.#atRest('go')
    this.#recorder.go(at)
    await this.#session?.ready
  }

  #atRest(what: string): void {
    const running = this.#shell.running || this.#session?.state.get().running
    if (running) throw new Error(`${what}: a line is running`)
  }

  #record(): Recorder {
    return new Recorder({
      clock: this.#base.clock,
      take: () => this.#shell.take(),
      restore: (snapshot) => this.#restore(snapshot, itsHistory),
      weigh: (one, other) => this.#shell.weigh(one, other),
      isStill: (snapshot) => this.#shell.isStill(snapshot),
    })
  }

  #boot(watch: Watch): BootOptions {
    const { clock, chance, host, programs, mostProcesses } = this.#base
    const { watch: watched = true } = this.#options
    return {
      clock,
      chance,
      host,
      programs: [...programs, ...(this.#extension?.programs ?? [])],
      scheduler: this.#scheduler,
      ...(watched && { watch }),
      ...(mostProcesses !== undefined && { mostProcesses }),
    }
  }

  #isStill(further: FurtherMoments | undefined): boolean {
    return this.#further ? further !== undefined && this.#further.isStill(further) : further === undefined
  }

  #startFurther(): FurtherTerminals {
    const { clock, account } = this.#base
    return new FurtherTerminals({
      first: this.session,
      clock,
      home: account.home,
      welcome: WELCOME,
      history: [],
      timeline: this.timeline,
      share: () => this.#share(),
    })
  }

  /** The journal for one more shell; undefined where nothing is to be watched. */
  #share(): ShellJournal | undefined {
    return this.#options.watch === false ? undefined : this.#recorder.share()
  }

  #startSession(): Session {
    const { clock, chance, host, environment } = this.#base
    const { shell = 'bash', commands = {}, watch = true } = this.#options
    const journal = this.#recorder.share()
    const options = { ...this.#boot(journal.watch), environment, tilde: false }
    const start = startingBash(this.#system, options)
    const more = Object.entries(commands).map(([name, command]) => givenCommand(name, command))
    return createSession({
      shell: simpleShellOn(this.#system, { clock: clockDuring(clock, host), chance }, more),
      welcome: WELCOME,
      clock,
      timeline: this.timeline,
      ...(shell === 'bash' ? { startBash: start } : { loadBash: async () => start }),
      ...(watch && { loadJournal: async () => journal }),
    })
  }
}

/** The clock of a shell without a kernel: where time passes in lines only, its waits are lines. */
const clockDuring = (clock: Clock, host: ProcessHost): Clock => ({
  ...clock,
  wait: (ms, signal) => {
    const waiting = clock.wait(ms, signal)
    return host.during?.(waiting) ?? waiting
  },
})

/**
 * Starts a Linux without a page. Two machines with the same options, `now` among them, give the same bytes for the same lines, also where
 * processes compete.
 * @throws TypeError that tells which options are wrong; then nothing was made
 */
export function createMachine(options: HeadlessOptions = {}): HeadlessMachine {
  checkOptions(options)
  return extendedMachine(options)
}

/** Starts a machine that has more than Linux, with options that were checked. */
export function extendedMachine(options: HeadlessOptions, extend?: Extend): HeadlessMachine {
  return new MachineOfOne(options, extend)
}
