import { createDeferred } from '../../base/deferred.ts'
import { createAbort } from '../../base/signal.ts'
import type { GnuSystem } from '../../linux/gnu/library/gnu-system.ts'
import type { GnuProcess } from '../../linux/gnu/library/gnu-system.ts'
import type { Network } from '../../linux/network.ts'
import { FileSystemError } from '../../shell/posix/errno.ts'
import { type Executable, findCommand, loadExecutable } from '../../shell/posix/exec.ts'
import type { ProcessTable } from '../../shell/posix/kernel.ts'
import { INIT } from '../../shell/posix/process.ts'
import { type SignalName, statusOfSignal } from '../../shell/posix/signals.ts'
import type { OpenFile } from '../../shell/posix/stream.ts'
import type { Terminal } from '../../shell/posix/terminal.ts'
import type { Watch } from '../../shell/watch.ts'
import { type HostProcess, NotStarted } from './container-runtime.ts'
import type { DockerHost, LiveTask, LiveTree } from '../docker-host.ts'
import { credentialsIn, homeOf } from './user.ts'

/** Statuses of a program that is not there, and of one that may not be run. */
const NOT_FOUND = 127
const NOT_RUN = 126

/** How many turns a program has to end before it is waited for. */
const TURNS = 8

const KILLED = { type: 'signaled', status: statusOfSignal('KILL'), signal: 'KILL' } as const

/** A program to be started in a container. */
export interface Spec {
  readonly argv: readonly string[]
  /** `NAME=value`. */
  readonly env: readonly string[]
  /** Absolute. */
  readonly directory: string
  readonly descriptors: ReadonlyMap<number, OpenFile>
  readonly terminal?: Terminal
  /** `user:group`, by names or numbers; root where it is not told. */
  readonly user?: string
  /** What hears of its commands; nobody where it is absent and its terminal has none. */
  readonly watch?: Watch | undefined
}

export interface TaskParts {
  /** Groups that all its processes are in besides their users', by names or numbers. */
  readonly groups?: () => readonly string[] | undefined
  /** What is taken from root in it, by the names of capabilities. */
  readonly lacks?: () => readonly string[]
  readonly host: DockerHost
  readonly id: string
  readonly startedAt: number
  readonly kernel: ProcessTable<GnuSystem>
  readonly network: Network
  readonly tree: LiveTree
  /** Told of the end of the main program, before anybody who waits for it. */
  ended(status: number): void
}

/** Why a program cannot be started, in the words of runc. */
function refusalOf([name = '']: readonly string[], { code }: FileSystemError): NotStarted {
  if (code === 'EACCES') return new NotStarted(`exec: "${name}": permission denied`, NOT_RUN)
  if (code === 'ENOEXEC') return new NotStarted(`exec ${name}: exec format error`, NOT_RUN)
  const reason = name.includes('/') ? `stat ${name}: no such file or directory` : 'executable file not found in $PATH'
  return new NotStarted(`exec: "${name}": ${reason}`, NOT_FOUND)
}

function lookUp(process: GnuProcess, argv: readonly string[]): Executable<GnuSystem> | NotStarted {
  const [name = ''] = argv
  try {
    const path = findCommand(process, name)
    if (path === undefined) throw new FileSystemError('ENOENT', name)
    return loadExecutable(process, path, argv)
  } catch (error) {
    if (error instanceof FileSystemError) return refusalOf(argv, error)
    throw error
  }
}

/** The processes of a container that runs: a kernel of its own, whose first process is the main program. */
export class Task implements LiveTask {
  readonly startedAt: number
  readonly network: Network
  readonly kernel: ProcessTable<GnuSystem>
  readonly #parts: TaskParts
  readonly #ended = createDeferred<number>()
  /** Somebody waits until it listens again in a world that was put back. */
  revives = false
  #init: GnuProcess | undefined
  /** It is over, and nobody is to hear of it. */
  #silent = false
  #paused = false
  #stopped = false

  constructor(parts: TaskParts) {
    this.#parts = parts
    this.startedAt = parts.startedAt
    this.network = parts.network
    this.kernel = parts.kernel
  }

  /** Something runs in it, and nothing listens. */
  get isDeaf(): boolean {
    return this.processes.length > 0 && this.network.listeners.length === 0
  }

  get isReviving(): boolean {
    return this.revives && this.isDeaf
  }

  /** Resolves with the main program's status when it has ended. */
  get ended(): Promise<number> {
    return this.#ended.promise
  }

  /** Starts the main program; the end of it is the container's. @throws NotStarted */
  begin(spec: Spec): void {
    const init = this.#start(spec)
    this.#init = init
    if (init.state === 'ended') this.#finish(init)
    else init.atEnd.push(() => this.#finish(init))
  }

  /** Starts a program beside it. @throws NotStarted */
  exec(spec: Spec): GnuProcess {
    const { fs } = this.#parts.tree
    if (!fs.isDirectory(spec.directory)) {
      const reason = fs.exists(spec.directory) ? 'not a directory' : 'no such file or directory'
      throw new NotStarted(`chdir to cwd ("${spec.directory}") set in config.json failed: ${reason}`, NOT_RUN)
    }
    return this.#start(spec)
  }

  /** Whether somebody wants the main program to end. */
  get stopped(): boolean {
    return this.#stopped
  }

  pause(paused: boolean): void {
    if (paused === this.#paused) return
    this.#paused = paused
    for (const process of this.kernel.processes) {
      if (paused) process.freeze()
      else process.thaw()
    }
  }

  /** Sends a signal to the main program, which hears those that it handles, and KILL. */
  signal(name: SignalName): void {
    if (name === 'KILL') this.#stopped = true
    if (name === 'KILL') this.#init?.end(KILLED)
    else this.#init?.receive(name)
  }

  /** Lets its programs do what they do at once. */
  async settled(): Promise<void> {
    for (let turn = 0; turn < TURNS && this.#init?.state !== 'ended'; turn += 1) await this.kernel.scheduler.turn()
  }

  /** Sends a signal and waits for the end; kills after so many milliseconds, and says so before. */
  async stop(name: SignalName, patience: number, killing: () => void): Promise<void> {
    this.#stopped = true
    this.signal(name)
    const kill = (): void => {
      killing()
      this.signal('KILL')
    }
    // the second signal comes before any program has heard the first
    if (patience === 0) kill()
    else await this.#waitForEnd(patience, kill)
    await this.ended
  }

  async #waitForEnd(patience: number, kill: () => void): Promise<void> {
    // whoever ends at once does so before any time has passed
    await this.settled()
    const over = createAbort()
    const waited = this.kernel.clock.wait(patience, over.signal).then(kill, () => undefined)
    await this.ended
    over.abort()
    await waited
  }

  end(): void {
    this.#silent = true
    this.kernel.reset(this.kernel.nextPid)
    this.#ended.resolve(KILLED.status)
  }

  get processes(): readonly HostProcess[] {
    const alive = this.kernel.processes.filter(({ state }) => state !== 'ended')
    return alive.map(({ pid, parent, credentials, terminal, startedAt, cpuTime, argv }) => ({
      pid,
      ppid: parent?.pid ?? 0,
      uid: credentials.uid,
      tty: terminal?.name,
      startedAt,
      cpuTime,
      command: argv.join(' '),
    }))
  }

  signalTo(pid: number, signal: SignalName): void {
    const process = this.kernel.find(pid)
    // from outside KILL ends the first of all processes, too
    if (signal === 'KILL') process?.end(KILLED)
    else process?.receive(signal)
  }

  #start({ argv, env, directory, descriptors, terminal, watch, user = '' }: Spec): GnuProcess {
    let refusal: NotStarted | undefined
    const { fs } = this.#parts.tree
    const lacks = this.#parts.lacks?.() ?? []
    const asked = credentialsIn(fs, user, this.#parts.groups?.())
    const credentials = lacks.length > 0 ? { ...asked, lacks } : asked
    const process = this.kernel.start({
      argv,
      environment: withHome(new Map(env.map((variable) => split(variable))), homeOf(fs, credentials)),
      cwd: directory,
      credentials,
      descriptors,
      ...(terminal && { terminal }),
      watch,
      image: (own) => {
        const found = lookUp(own, argv)
        if (found instanceof NotStarted) {
          refusal = found
          return found.status
        }
        own.argv = found.argv
        if (terminal) terminal.foreground = own.group
        return found.image(own)
      },
    })
    if (refusal) throw refusal
    return process
  }

  #finish({ pid, result }: GnuProcess): void {
    // the end of the first of all processes is that of all; here it is the engine that ends those of the container
    if (pid !== INIT) for (const other of this.kernel.processes) other.end(KILLED)
    const { host, id, tree, ended } = this.#parts
    const status = result?.status ?? NOT_FOUND
    if (!this.#silent) {
      host.tasks.delete(id)
      tree.save()
      ended(status)
      tree.save()
    }
    this.#ended.resolve(status)
  }
}

const withHome = (environment: Map<string, string>, home: string): ReadonlyMap<string, string> =>
  environment.has('HOME') ? environment : environment.set('HOME', home)

function split(variable: string): readonly [name: string, value: string] {
  const at = variable.indexOf('=')
  return at < 0 ? [variable, ''] : [variable.slice(0, at), variable.slice(at + 1)]
}
