import type { Signal } from '../base/signal.ts'
import { processHost } from '../host.ts'
import { loadBuiltins } from '../shell/bash/builtin-table.ts'
import { Bash } from '../shell/bash/shell.ts'
import type { ShellState } from '../shell/bash/state.ts'
import { FileSystemError } from '../shell/posix/errno.ts'
import type { ProcessTable } from '../shell/posix/kernel.ts'
import { Killed } from '../shell/posix/process.ts'
import { type Chunk, MemoryInput, MemoryOutput } from '../shell/posix/stream.ts'
import type { Credentials } from '../shell/posix/system.ts'
import type { FileSystem, FileSystemSnapshot } from './fs.ts'
import type { GnuProcess, GnuSystem } from './gnu/library/system.ts'
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

/** A world at one moment: the files, and all that the shell remembers. Immutable; may be put back often. */
export interface MachineSnapshot {
  readonly files: FileSystemSnapshot
  readonly state: ShellState
  readonly cwd: string
  readonly umask: number
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
}

/** How often what runs on in the background gets a turn to write before a line's output is handed over, and for how long at most. */
const LAST_TURNS = 25
const LAST_MS = 100
/** How long after Ctrl-C a program that does not heed it is killed, in milliseconds. */
const PATIENCE = 20

/** A copy that goes its own way. */
function copyOf(state: ShellState): ShellState {
  const copy = state.fork()
  copy.depth = state.depth
  copy.traps = new Map(state.traps)
  return copy
}

/** A Bash without a terminal, which runs lines one after another. */
export class HeadlessShell {
  readonly #options: HeadlessShellOptions
  #process: GnuProcess
  #bash: Bash<GnuSystem>
  #running: Promise<unknown> | undefined

  constructor(options: HeadlessShellOptions) {
    this.#options = options
    this.#process = this.#newProcess()
    this.#bash = new Bash({ process: this.#process })
    if (options.kernel.scheduler.counts) this.#running = loadBuiltins()
  }

  /**
   * Runs a line as `bash -c` would. Files, variables, functions and the working directory stay for the next one, unless the line
   * ends the shell (`exit`, `set -e`): then the next one has a new shell. Lines wait for those before them.
   * @throws FileSystemError when `cwd` is no directory
   */
  exec(line: string, options: ExecOptions = {}): Promise<ExecResult> {
    const result = this.#running ? this.#running.then(() => this.#run(line, options)) : this.#start(line, options)
    const done = result.catch(() => undefined)
    this.#running = done
    void done.then(() => {
      if (this.#running === done) this.#running = undefined
    })
    return result
  }

  snapshot(): MachineSnapshot {
    const { cwd, umask } = this.#process
    return { files: this.#options.fs.snapshot(), state: copyOf(this.#bash.state), cwd, umask }
  }

  /** Ends what still runs, and puts everything back. */
  restore({ files, state, cwd, umask }: MachineSnapshot): void {
    for (const process of this.#options.kernel.processes) process.receive('KILL')
    this.#options.fs.restore(files)
    this.#process = this.#newProcess()
    Object.assign(this.#process, { cwd, umask })
    this.#bash = new Bash({ process: this.#process }, copyOf(state))
  }

  /** A promise from the start, whatever happens. */
  #start(line: string, options: ExecOptions): Promise<ExecResult> {
    try {
      return Promise.resolve(this.#run(line, options))
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new Error(String(error)))
    }
  }

  #run(line: string, { cwd, stdin = '', signal }: ExecOptions): ExecResult | Promise<ExecResult> {
    const { kernel } = this.#options
    kernel.scheduler.beginSlice()
    if (this.#process.state === 'ended') this.#renew()
    this.#bash.state.mode = 'c'
    const leave = cwd === undefined ? undefined : this.#enter(cwd)
    const output = this.#connect(stdin)
    const status = signal ? this.#interruptible(line, signal) : this.#evaluate(line)
    if (status instanceof Promise || this.#isOpen(output) || this.#bash.ended || this.#bash.state.traps.has('EXIT')) {
      const result = this.#later(status, output, leave)
      return kernel.host.during?.(result) ?? result
    }
    leave?.()
    return { stdout: output.stdout.text(), stderr: output.stderr.text(), status }
  }

  async #later(given: number | Promise<number>, output: Output, leave: (() => void) | undefined): Promise<ExecResult> {
    const status = await this.#ended(given)
    const { host } = this.#options.kernel
    const end = host.now() + LAST_MS
    for (let turn = 0; turn < LAST_TURNS && this.#isOpen(output) && host.now() < end; turn += 1) await host.turn()
    leave?.()
    return { stdout: output.stdout.text(), stderr: output.stderr.text(), status }
  }

  /** The status of a line, its EXIT trap run; a shell that has ended is no longer there. */
  async #ended(given: number | Promise<number>): Promise<number> {
    const status = await given
    const bash = this.#bash
    if (bash.ended) this.#process.end({ type: 'exited', status })
    else if (bash.state.traps.has('EXIT')) {
      bash.state.status = status
      const last = await this.#unlessKilled(() => bash.runExitTrap())
      this.#bash = new Bash({ process: this.#process }, bash.state)
      return last
    }
    return status
  }

  #evaluate(line: string): number | Promise<number> {
    return this.#unlessKilled(() => this.#bash.execute(line, { commandString: true }))
  }

  /** What a call gives, or the status of a shell that a signal has ended meanwhile. */
  #unlessKilled(call: () => number | Promise<number>): number | Promise<number> {
    const process = this.#process
    const killed = (error: unknown): number => {
      if (error instanceof Killed) return process.result?.status ?? 1
      throw error
    }
    try {
      const status = call()
      return status instanceof Promise ? status.catch(killed) : status
    } catch (error) {
      return killed(error)
    }
  }

  async #interruptible(line: string, signal: Signal): Promise<number> {
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
    const { state } = this.#bash
    try {
      if (signal.aborted) return 130
      return await this.#evaluate(line)
    } finally {
      signal.removeEventListener('abort', stop)
      if (timer !== undefined) processHost.clearTimeout(timer)
      if (signal.aborted && this.#process.state === 'ended') this.#renew(state)
    }
  }

  /** Standard input, output and error of a line. */
  #connect(stdin: Chunk): Output {
    const [stdout, stderr] = [new MemoryOutput(), new MemoryOutput()]
    this.#process.assign(0, new MemoryInput(stdin))
    this.#process.assign(1, stdout)
    this.#process.assign(2, stderr)
    return { stdout, stderr }
  }

  /** Whether somebody besides the shell may still write there. */
  #isOpen({ stdout, stderr }: Output): boolean {
    return stdout.references > 1 || stderr.references > 1
  }

  /** Goes to a directory; gives the way back. */
  #enter(directory: string): () => void {
    const { fs } = this.#process.system
    const path = normalizePath(fromDirectory(this.#process.cwd, directory))
    if (fs.stat(path).type !== 'directory') throw new FileSystemError('ENOTDIR', directory)
    const before = this.#process.cwd
    const go = (to: string): void => {
      this.#process.cwd = to
      this.#bash.state.set('PWD', to)
    }
    go(path)
    return () => {
      if (this.#process.state !== 'ended') go(before)
    }
  }

  /** A new shell, as at the beginning, or with what one knew that was killed. */
  #renew(state?: ShellState): void {
    const { cwd, umask } = this.#process
    this.#process = this.#newProcess()
    if (state) Object.assign(this.#process, { cwd, umask })
    this.#bash = new Bash({ process: this.#process }, state)
  }

  #newProcess(): GnuProcess {
    const { kernel, account, credentials, environment } = this.#options
    return kernel.start({
      argv: ['bash'],
      image: (process) => process.blocked(new Promise<number>(() => undefined)),
      environment,
      cwd: account.home,
      credentials: credentials(),
      descriptors: new Map(),
    })
  }
}

interface Output {
  readonly stdout: MemoryOutput
  readonly stderr: MemoryOutput
}
