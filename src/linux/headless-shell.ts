import type { Signal } from '../base/signal.ts'
import { processHost } from '../host.ts'
import { Bash, loadWhole } from '../shell/bash/bash.ts'
import type { BashMoment } from '../shell/bash/moment.ts'
import { stateWeight } from '../shell/bash/weight.ts'
import type { ShellState } from '../shell/bash/state.ts'
import { FileSystemError } from '../shell/posix/errno.ts'
import type { ProcessTable } from '../shell/posix/kernel.ts'
import { keepProcess, type ProcessMoment, resumeProcess } from '../shell/posix/moment.ts'
import { Killed } from '../shell/posix/process-state.ts'
import { statusOfSignal } from '../shell/posix/signals.ts'
import { type Chunk, MemoryInput, MemoryOutput } from '../shell/posix/stream.ts'
import type { Credentials } from '../shell/posix/posix-system.ts'
import { type MachineSnapshot, Snapshots } from '../shell/snapshots.ts'
import type { FurtherMoments } from '../shell/further-terminals.ts'
import type { Journal } from '../shell/journal.ts'
import { sameMoment, type SessionMoment } from '../shell/terminal-shell.ts'
import type { FileSystem, FileSystemSnapshot } from './fs.ts'
import { weightBeyond } from './fs-weight.ts'
import { dates, type GnuProcess, type GnuSystem } from './gnu/library/gnu-system.ts'
import { normalizePath, fromDirectory } from './path.ts'
import type { User } from './users.ts'

/** How a line is run. */
export interface ExecOptions {
  /** The working directory of this line alone; that of the line before when absent. */
  readonly cwd?: string
  /** What standard input gives; nothing when absent. */
  readonly stdin?: string | Uint8Array
  /** Ends the line as Ctrl-C would (SIGINT, status 130), and what does not heed that soon after (SIGKILL). */
  readonly signal?: Signal
}

/** What a line wrote, and its exit status. Bytes that are not UTF-8 stand as U+DC80 to U+DCFF. */
export interface ExecResult {
  readonly stdout: string
  readonly stderr: string
  readonly status: number
}

/** What a machine was at one moment, besides its files. */
export interface Kept {
  /** Ends what runs on it, and makes it what it was. */
  putBack(): void
}

/** What the shells of a machine's terminals know at one moment. */
export interface SessionMoments {
  /** Undefined before there was a terminal. */
  readonly first: SessionMoment | undefined
  /** Undefined before there was more than one. */
  readonly further: FurtherMoments | undefined
}

/** What a machine has besides files; gives the same thing for as long as nothing has changed. */
export type Keep = () => Kept

/** A world at one moment: the files, all that the shell knows, and what comes next by chance. */
interface World {
  readonly files: FileSystemSnapshot
  readonly bash: BashMoment
  readonly chance: number
  readonly now: number
  /** What the shells of terminals know. */
  readonly sessions: SessionMoments
  readonly kept: Kept | undefined
}

/** What a shell without a terminal stands on. */
export interface HeadlessShellOptions {
  readonly kernel: ProcessTable<GnuSystem>
  /** The whole file system. */
  readonly fs: FileSystem
  readonly account: User
  /** What the account may do; asked at each login, for its groups may have changed. */
  readonly credentials: () => Credentials
  readonly environment: ReadonlyMap<string, string>
  /** What makes a moment of each line. */
  readonly journal?: Journal
  /** What the terminals of the same machine know. */
  readonly sessions: () => SessionMoments
  /** Whether nothing has changed in the further ones since. */
  readonly isStill: (further: FurtherMoments | undefined) => boolean
  readonly keep?: Keep
  /** What a line waits for before it runs; undefined where that is nothing. */
  readonly ready?: () => Promise<unknown> | undefined
  /** How much a line may write to either stream, in bytes. */
  readonly mostOutput?: number
}

/** How often what runs on in the background gets a turn to write before a line's output is handed over, and for how long at most. */
const LAST_TURNS = 25
const LAST_MS = 100
/** How long after Ctrl-C a program that does not heed it is killed, in milliseconds. */
const PATIENCE = 20

/** What a line comes to that had not begun when another world was put back. */
const KILLED: ExecResult = { stdout: '', stderr: '', status: statusOfSignal('KILL') }

/** A Bash in a process of its own. */
interface Running {
  readonly process: GnuProcess
  readonly bash: Bash
}

/** A Bash without a terminal, which runs lines one after another. */
export class HeadlessShell {
  readonly #options: HeadlessShellOptions
  readonly #snapshots = new Snapshots<World>()
  #shell: Running
  #last: Promise<unknown> | undefined
  /** The lines that were given and have not ended; a world that was put back has others. */
  #lines = { count: 0 }

  constructor(options: HeadlessShellOptions) {
    this.#options = options
    this.#shell = this.#start()
    if (options.kernel.scheduler.counts) this.#last = loadWhole({ dates })
  }

  /**
   * Runs a line as `bash -c` would. Files, variables, functions and the working directory stay for the next one, unless the line
   * ends the shell (`exit`, `set -e`): then the next one has a new shell. Lines wait for those before them.
   * @throws FileSystemError when `cwd` is no directory
   */
  exec(line: string, options: ExecOptions = {}): Promise<ExecResult> {
    const lines = this.#lines
    lines.count += 1
    const run = (): ExecResult | Promise<ExecResult> => (lines === this.#lines ? this.#recorded(line, options) : KILLED)
    const result = this.#last ? this.#last.then(run) : atOnce(run)
    const ended = (): void => {
      lines.count -= 1
      if (this.#last === done) this.#last = undefined
    }
    // before whoever waits for the result goes on
    const done = result.then(ended, ended)
    this.#last = done
    return result
  }

  /** @throws Error while a line runs */
  snapshot(): MachineSnapshot {
    if (this.running) throw new Error('snapshot: a line is running')
    return this.take()
  }

  /** Whether lines were given that have not ended. */
  get running(): boolean {
    return this.#lines.count > 0
  }

  /** The same as `snapshot`, at the beginning and at the end of a line too. */
  take(): MachineSnapshot {
    const { fs, kernel } = this.#options
    if (this.#shell.process.state === 'ended') this.#shell = this.#start()
    const { process, bash } = this.#shell
    return this.#snapshots.seal({
      files: fs.snapshot(),
      bash: { state: bash.keep(), process: keepProcess(process), nextPid: kernel.nextPid },
      chance: kernel.chance.state,
      now: kernel.clock.now(),
      sessions: this.#options.sessions(),
      kept: this.#options.keep?.(),
    })
  }

  /** Ends what runs, and puts everything back. @throws TypeError when this machine did not make the snapshot */
  restore(snapshot: MachineSnapshot): void {
    const { files, bash, chance, now, kept } = this.#snapshots.open(snapshot)
    const { fs, kernel } = this.#options
    this.#lines = { count: 0 }
    kernel.reset(bash.nextPid)
    fs.restore(files)
    kept?.putBack()
    kernel.chance.state = chance
    kernel.clock.reset?.(now)
    this.#shell = this.#start(bash.state.copy(), bash.process)
    resumeProcess(this.#shell.process, bash.process)
  }

  /** What sessions knew when a snapshot was taken. @throws TypeError when this machine did not make it */
  sessionsOf(snapshot: MachineSnapshot): SessionMoments {
    return this.#snapshots.open(snapshot).sessions
  }

  weigh(one: MachineSnapshot, other: MachineSnapshot): number {
    const [mine, theirs] = [this.#snapshots.open(one), this.#snapshots.open(other)]
    const sessions = [mine.sessions.first?.bash, theirs.sessions.first?.bash]
    return weightBeyond(mine.files, theirs.files) + weightOf(mine.bash, theirs.bash) + weightOf(...sessions)
  }

  /** Whether nothing has changed since a world was taken, with no line in between. */
  isStill(snapshot: MachineSnapshot): boolean {
    const { files, bash, chance, sessions, kept } = this.#snapshots.open(snapshot)
    const { fs, kernel } = this.#options
    const { pid, state } = this.#shell.process
    const same = kept === this.#options.keep?.()
    const alike = same && files === fs.snapshot() && chance === kernel.chance.state && bash.nextPid === kernel.nextPid
    return alike && state !== 'ended' && bash.process.pid === pid && this.#areStill(sessions)
  }

  #areStill({ first, further }: SessionMoments): boolean {
    return isSame(first, this.#options.sessions().first) && this.#options.isStill(further)
  }

  #recorded(line: string, options: ExecOptions): ExecResult | Promise<ExecResult> {
    const record = this.#options.journal?.begin(line, 'Bash')
    const result = this.#run(line, options)
    if (!record) return result
    const lines = this.#lines
    const end = (ended: ExecResult): ExecResult => {
      if (lines !== this.#lines) return ended
      record.show('output', ended.stdout)
      record.show('error', ended.stderr)
      record.end(ended.status)
      return ended
    }
    return result instanceof Promise ? result.then(end) : end(result)
  }

  #run(line: string, { cwd, stdin = '', signal }: ExecOptions): ExecResult | Promise<ExecResult> {
    const { kernel } = this.#options
    kernel.scheduler.beginSlice()
    if (this.#shell.process.state === 'ended') this.#shell = this.#start()
    const shell = this.#shell
    const { bash } = shell
    bash.state.mode = 'c'
    const leave = cwd === undefined ? undefined : enter(shell, cwd)
    const output = connect(shell.process, stdin, this.#options.mostOutput)
    const start = (): number | Promise<number> =>
      signal ? this.#interruptible(shell, line, signal) : evaluate(shell, line)
    const ready = this.#options.ready?.()
    const status = ready ? ready.then(start) : start()
    if (status instanceof Promise || isOpen(output) || bash.ended || bash.state.traps.has('EXIT')) {
      const result = this.#later(shell, status, output).finally(leave)
      return kernel.host.during?.(result) ?? result
    }
    leave?.()
    return resultOf(output, status)
  }

  async #later(shell: Running, given: number | Promise<number>, output: Output): Promise<ExecResult> {
    const status = await this.#ended(shell, given)
    const { host } = this.#options.kernel
    const end = host.now() + LAST_MS
    for (let turn = 0; turn < LAST_TURNS && isOpen(output) && host.now() < end; turn += 1) await host.turn()
    return resultOf(output, status)
  }

  /** The status of a line, its EXIT trap run; a shell that has ended is no longer there. */
  async #ended({ process, bash }: Running, given: number | Promise<number>): Promise<number> {
    const status = await given
    if (bash.ended) process.end({ type: 'exited', status })
    else if (bash.state.traps.has('EXIT') && process.state !== 'ended') {
      bash.state.status = status
      const last = await unlessKilled(process, () => bash.runExitTrap())
      this.#replace(process, { process, bash: new Bash({ process }, bash.state) })
      return last
    }
    return status
  }

  async #interruptible(shell: Running, line: string, signal: Signal): Promise<number> {
    const { kernel } = this.#options
    let timer: unknown
    const send = (name: 'INT' | 'KILL'): void => {
      for (const process of kernel.processes) process.receive(name)
    }
    const stop = (): void => {
      timer ??= processHost.setTimeout(() => send('KILL'), PATIENCE)
      send('INT')
    }
    signal.addEventListener('abort', stop)
    const { process, bash } = shell
    try {
      if (signal.aborted) return 130
      return await evaluate(shell, line)
    } finally {
      signal.removeEventListener('abort', stop)
      if (timer !== undefined) processHost.clearTimeout(timer)
      if (signal.aborted && process.state === 'ended') this.#goOn(process, bash.state)
    }
  }

  /** A new shell with what one knew that was killed. */
  #goOn(killed: GnuProcess, state: ShellState): void {
    if (this.#shell.process !== killed) return
    this.#shell = this.#start(state)
    const { process } = this.#shell
    const { cwd, umask, openFiles, ignored } = killed
    Object.assign(process, { cwd, umask, openFiles })
    for (const signal of ignored) process.ignored.add(signal)
    state.pid = process.pid
  }

  /** Another shell takes the place of one that is still there: a world that was put back has its own. */
  #replace(process: GnuProcess, shell: Running): void {
    if (this.#shell.process === process) this.#shell = shell
  }

  /** A shell as at the beginning, or one that comes back. */
  #start(state?: ShellState, before?: ProcessMoment): Running {
    const { kernel, account, credentials, environment } = this.#options
    const process = kernel.start({
      argv: ['bash'],
      // not blocked: a signal that is trapped interrupts what the shell waits for, and must not end it
      image: () => new Promise<number>(() => undefined),
      environment,
      cwd: account.home,
      credentials: credentials(),
      descriptors: new Map(),
      ...before,
    })
    return { process, bash: new Bash({ process }, state) }
  }
}

/** What one shell keeps alive and another one does not, in bytes, about. */
const weightOf = (mine?: BashMoment, theirs?: BashMoment): number =>
  mine && theirs ? stateWeight(mine.state, theirs.state) : 0

const isSame = (one: SessionMoment | undefined, other: SessionMoment | undefined): boolean =>
  one && other ? sameMoment(one, other) : one === other

/** A promise from the start, whatever happens. */
function atOnce<T>(call: () => T | Promise<T>): Promise<T> {
  try {
    return Promise.resolve(call())
  } catch (error) {
    return Promise.reject(error instanceof Error ? error : new Error(String(error)))
  }
}

function evaluate({ process, bash }: Running, line: string): number | Promise<number> {
  return unlessKilled(process, () => bash.execute(line, { from: 'command' }))
}

/** What a call gives once the shell goes on, should it be stopped then, or the status of a shell that a signal has ended meanwhile. */
function unlessKilled(process: GnuProcess, call: () => number | Promise<number>): number | Promise<number> {
  const killed = (error: unknown): number => {
    if (error instanceof Killed) return process.result?.status ?? 1
    throw error
  }
  const resumed = (status: number): number | Promise<number> =>
    process.state === 'stopped' ? process.blocked(Promise.resolve(status)) : status
  try {
    const called = call()
    const status = called instanceof Promise ? called.then(resumed) : resumed(called)
    return status instanceof Promise ? status.catch(killed) : status
  } catch (error) {
    return killed(error)
  }
}

/** Goes to a directory; gives the way back. */
function enter(shell: Running, directory: string): () => void {
  const { process } = shell
  const { cwd: before, system } = process
  const given = fromDirectory(before, directory)
  const path = given === before ? before : normalizePath(given)
  if (system.fs.stat(path).type !== 'directory') throw new FileSystemError('ENOTDIR', directory)
  go(shell, path)
  return () => {
    if (process.state !== 'ended') go(shell, before)
  }
}

function go({ process, bash }: Running, to: string): void {
  process.cwd = to
  if (bash.state.get('PWD') !== to) bash.state.set('PWD', to)
}

interface Output {
  readonly stdout: MemoryOutput
  readonly stderr: MemoryOutput
}

/** Standard input, output and error of a line. */
function connect(process: GnuProcess, stdin: Chunk, most: number | undefined): Output {
  const [stdout, stderr] = [new MemoryOutput(most), new MemoryOutput(most)]
  process.assign(0, new MemoryInput(stdin))
  process.assign(1, stdout)
  process.assign(2, stderr)
  return { stdout, stderr }
}

/** Whether somebody besides the shell may still write there. */
function isOpen({ stdout, stderr }: Output): boolean {
  return stdout.references > 1 || stderr.references > 1
}

function resultOf({ stdout, stderr }: Output, status: number): ExecResult {
  return { stdout: stdout.text(), stderr: stderr.text(), status }
}
