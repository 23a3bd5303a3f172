import { FileSystem } from '../../linux/fs.ts'
import type { Guest } from '../../linux/hardware.ts'
import { firstPid } from '../daemon/host-pids.ts'
import { seenBeside } from './guests.ts'
import { MemoryInput, type OpenFile } from '../../shell/posix/stream.ts'
import { freePtyName } from '../../shell/posix/pty-name.ts'
import { Pty, type PtyMaster } from '../../shell/posix/pty.ts'
import type { Watch } from '../../shell/watch.ts'
import { MountRefused, openFiles } from './container-files.ts'
import { VolumeRefused } from './volume-options.ts'
import { NotStarted } from './container-runtime.ts'
import { checkLogOptions } from './log-options.ts'
import { containerSystem } from './container-system.ts'
import { lackedCapabilities } from '../engine/capabilities.ts'
import { ROOT_OWNER } from './image-tree.ts'
import { environmentOf } from './environment.ts'
import { worksUnasked } from './works-unasked.ts'
import type { DockerHost, LiveTree } from '../docker-host.ts'
import { containerById, imageById } from '../engine/lookup.ts'
import { networkHolder } from '../engine/shared-network.ts'
import type { Container, Engine, LogLine } from '../engine/model.ts'
import { isServer } from '../engine/server.ts'
import type { HostSettings } from '../engine/settings.ts'
import { arrivals } from '../../shell/later.ts'
import { softwareOf } from '../catalogue/official.ts'
import type { StepRunner } from '../build/step-runner.ts'
import { BuildSteps } from './build-step.ts'
import { ContainerLog } from './container-log.ts'
import { containerKernel, type KernelParts, type SharedParts } from './kernel.ts'
import { completeRoot, type Roots } from './root-files.ts'
import { loadService } from '../services/index.ts'
import { programFinder, withoutEntrypoint } from './entrypoint.ts'
import { ContainerOutput, SharedInput, SilentInput } from './streams.ts'
import { resourcesOf } from './resources.ts'
import { probeOf } from './health-state.ts'
import { watchHealth } from './health-monitor.ts'
import { INIT_PATH, layForStart } from './start-files.ts'
import { Supervisor } from './supervisor.ts'
import { Task } from './task.ts'

/** What a main program's streams lead to. */
export interface Attached {
  readonly input: OpenFile | undefined
  readonly output: OpenFile | undefined
  readonly errors: OpenFile | undefined
  /** What hears of the commands of the main program. */
  readonly watch?: Watch | undefined
  /** What hosts its terminal, if it has one; where absent, what is written there goes into the log alone. */
  readonly master?: (log: ContainerLog) => PtyMaster
}

/** A container's task, and how to be attached to it. */
export interface Main {
  readonly task: Task
  /** Its terminal, where it has one. */
  readonly pty: Pty | undefined
  /** What is written there goes into the log; whoever is attached hears of it, too. */
  readonly log: ContainerLog
  /** Its streams, where it has no terminal; the input is there where it stays open. */
  readonly input: SharedInput | undefined
  readonly output: ContainerOutput
  readonly errors: ContainerOutput
}

const NOBODY: Attached = { input: undefined, output: undefined, errors: undefined }

const isPaused = ({ state }: Container): boolean => state.type === 'running' && state.paused === true

/** The lines that a container has written to a stream since it was started. */
function toldBefore({ log, state }: Container, stream: LogLine['stream']): readonly string[] {
  const since = state.type === 'running' ? state.startedAt : Infinity
  return log.filter((line) => line.stream === stream && line.time >= since).map(({ text }) => text)
}

const startOf = ({ state }: Container): number | undefined => (state.type === 'running' ? state.startedAt : undefined)

/** A pty's master when nobody is attached: what is written goes into the log. */
export const unattended = (log: ContainerLog): PtyMaster => ({
  input: new SilentInput(),
  written: (chunk) => log.write(chunk),
  typed: (chunk) => log.write(chunk),
})

/** How many turns servers have to listen once they are started, or another world was put back. */
const PATIENCE = 256

/** Where the engine listens on the host: whoever has that mounted may ask it. */
const ENGINE_SOCKETS: ReadonlySet<string> = new Set(['/var/run/docker.sock', '/run/docker.sock'])

/** What Docker advises where a file and a directory were taken for one another. */
const MOUNT_ADVICE =
  ': Are you trying to mount a directory onto a file (or vice-versa)? Check if the specified host path exists and is the expected type'
/** The status of docker run where a mount failed. */
const NOT_MOUNTED = 125

/** A container's files with what is mounted in them. @throws NotStarted in the words of runc */
function mounted(open: () => LiveTree): LiveTree {
  try {
    return open()
  } catch (error) {
    if (error instanceof VolumeRefused) throw new NotStarted(error.message, NOT_MOUNTED, false)
    if (!(error instanceof MountRefused)) throw error
    const { source, path } = error
    const what = `error during container init: error mounting "${source}" to rootfs at "${path}": mount ${source}:${path} (via /proc/self/fd/6), flags: 0x5000: not a directory`
    throw new NotStarted(what, NOT_MOUNTED, true, MOUNT_ADVICE)
  }
}

/** What runs in the containers of a host: a task for each that runs, as long as somebody needs it. Nothing of it is stored. */
export class Runtime {
  readonly #host: DockerHost
  readonly #shared: SharedParts
  readonly #mains = new Map<string, Main>()
  readonly #supervisor: Supervisor
  /** What runs the commands of builds. */
  readonly steps: StepRunner

  constructor(host: DockerHost & { readonly roots: Roots }, shared: SharedParts) {
    this.steps = new BuildSteps(host, shared)
    this.#host = host
    this.#shared = shared
    this.#supervisor = new Supervisor(host, shared.clock, (container) => this.start(container, NOBODY))
    host.engine.subscribe(() => this.#endOthers())
  }

  /** The state that its containers are of. */
  get engine(): Engine {
    return this.#host.engine.get()
  }

  /** Loads what the main program of a container is, so that a server listens as soon as it is started. */
  async prepare({ argv, imageId }: Container): Promise<void> {
    const image = imageById(this.#host.engine.get(), imageId)
    const repository = softwareOf(image?.software ?? '')?.repository ?? ''
    const names = new Set(
      [...argv, ...(image?.config.command.slice(0, 1) ?? [])].map((word) => word.split('/').at(-1) ?? ''),
    )
    await Promise.all([...names].map((name) => loadService(repository, name)))
  }

  /** Whether what runs in a container that runs is there already. */
  isAwake(container: Container): boolean {
    const known = this.#mains.get(container.id)
    return this.#host.tasks.get(container.id) === known?.task && known?.task.startedAt === startOf(container)
  }

  /** What runs in a container that runs; where it has no task, as after a reload, its main program begins anew. @throws NotStarted */
  of(container: Container): Main {
    const known = this.#mains.get(container.id)
    if (known && this.isAwake(container)) return known
    return this.start(container, NOBODY, container.log.length > 0)
  }

  /**
   * What runs in a container, which `prepare` has loaded; nothing where it has ended by itself meanwhile. Where its main program begins anew,
   * as after a reload, it hears signals as it did before.
   */
  async wake(container: Container): Promise<Task | undefined> {
    if (!this.isRunning(container)) return undefined
    const isAwake = this.isAwake(container)
    const { task } = this.of(container)
    if (!isAwake || task.isReviving) await task.settled()
    return task
  }

  /** Whether a container still runs as it was started. */
  isRunning(container: Container): boolean {
    const now = containerById(this.#host.engine.get(), container.id)
    return now !== undefined && startOf(now) !== undefined && startOf(now) === startOf(container)
  }

  /** Starts the main program of a container. @throws NotStarted, FileSystemError for what cannot be mounted */
  start(container: Container, attached: Attached, resumed = false): Main {
    checkLogOptions(container.settings)
    const { clock } = this.#shared
    const { watch, master } = attached
    const log = (stream: 'out' | 'err'): ContainerLog =>
      new ContainerLog(
        this.#host,
        { id: container.id, clock, told: resumed ? toldBefore(container, stream) : [] },
        stream,
      )
    const [out, err] = [log('out'), log('err')]
    const task = this.#task(container, resumed)
    const pty = container.tty
      ? new Pty(freePtyName(task.kernel.processes), master?.(out) ?? unattended(out))
      : undefined
    const [output, errors] = [new ContainerOutput(attached.output, out), new ContainerOutput(attached.errors, err)]
    const input = container.settings?.OpenStdin && !attached.input ? new SharedInput() : undefined
    const main = { task, pty, log: out, input, output, errors }
    const files = pty ? [pty, pty, pty] : [attached.input ?? input ?? new MemoryInput(''), output, errors]
    this.#mains.set(container.id, main)
    this.#host.tasks.set(container.id, task)
    try {
      task.begin({
        argv: this.#argvOf(container, task),
        env: environmentOf(this.engine, container),
        directory: container.workingDirectory || '/',
        user: this.userOf(container),
        descriptors: new Map(files.map((file, fd) => [fd, file] as const)),
        ...(pty ? { terminal: pty } : { watch }),
      })
    } catch (error) {
      this.#host.tasks.delete(container.id)
      throw error
    }
    this.#watchHealth(container, task)
    return main
  }

  /** Whom the processes of a container run as. */
  userOf({ settings, imageId }: Container): string {
    return settings?.User ?? imageById(this.#host.engine.get(), imageId)?.config.user ?? ''
  }

  /** Starts what ran and does something by itself; called when another world was put back. Comes back once its servers listen. */
  async revive(): Promise<void> {
    this.#supervisor.revive()
    const servers: Task[] = []
    for (const container of this.#host.engine.get().containers) {
      if (!worksUnasked(container)) continue
      try {
        const { task } = this.of(container)
        task.revives = isServer(container) || container.ports.length > 0
        if (task.revives) servers.push(task)
      } catch {
        // what cannot start here again is found out by whoever asks for it
      }
    }
    await this.#untilTheyListen(servers, () => this.#shared.scheduler.turn())
    for (const task of servers) task.revives = false
  }

  /**
   * Starts a container that nobody is attached to. A server listens before the client comes back, however slow the computer is: real ones
   * take less time for it than anybody takes to ask.
   * @throws NotStarted, FileSystemError as `start` does
   */
  async startDetached(container: Container): Promise<void> {
    const { task } = this.start(container, NOBODY)
    if (!isServer(container)) return
    const { scheduler } = this.#shared
    await this.#untilTheyListen([task], async () => {
      // turns go by while a part that it needs is on its way
      await scheduler.arrival(arrivals())
      await scheduler.turn()
    })
  }

  /** Lets servers start; one that waits for something else first is not waited for. */
  async #untilTheyListen(servers: readonly Task[], turn: () => Promise<void>): Promise<void> {
    for (let turns = 0; turns < PATIENCE && servers.some((task) => task.isDeaf); turns += 1) await turn()
  }

  #watchHealth(container: Container, task: Task): void {
    const { clock } = this.#shared
    const config = imageById(this.#host.engine.get(), container.imageId)?.config
    const probe = probeOf(container.settings?.Healthcheck, config?.healthcheck, config?.shell)
    // the end of the task ends the watch, too
    if (probe)
      watchHealth({ host: this.#host, clock, container, task, probe, user: this.userOf(container) }).catch(
        () => undefined,
      )
  }

  /** Ends the tasks of containers that do not run any more, or were started anew. */
  #endOthers(): void {
    const { tasks, engine } = this.#host
    for (const [id, task] of tasks) {
      const container = containerById(engine.get(), id)
      if (container && startOf(container) === task.startedAt) {
        task.pause(isPaused(container))
        continue
      }
      tasks.delete(id)
      task.end()
    }
    for (const id of this.#mains.keys()) if (!tasks.has(id)) this.#mains.delete(id)
  }

  #task(container: Container, resumed: boolean): Task {
    const [{ clock }, host] = [this.#shared, this.#host]
    const holder = networkHolder(host.engine.get(), container)
    // its network is there for others once its task is
    if (holder.id !== container.id && holder.state.type === 'running') this.of(holder)
    const image = imageById(host.engine.get(), container.imageId)
    const tree = mounted(() => openFiles(host, container, clock))
    const own = new FileSystem({ clock, owner: ROOT_OWNER }, tree.fs.volume)
    if (image) completeRoot(own, image)
    if (container.settings) layForStart(host.fs, own, container.settings)
    const software = image?.software ?? ''
    const env = environmentOf(this.engine, container)
    const system = containerSystem({ host, id: container.id, fs: tree.fs, clock }, container, env)
    const version = softwareOf(software)?.variant.version ?? ''
    const seesEngine = container.mounts.some(({ source }) => ENGINE_SOCKETS.has(source))
    const containers = () => host.engine.get().containers
    const surroundings = { container, version, resumed, ...(seesEngine && { containers }) }
    let oomKilled = false
    const settings = (): HostSettings => containerById(host.engine.get(), container.id)?.settings ?? {}
    const resources = resourcesOf({
      settings,
      filesInMemory: () => tree.bytesInMemory,
      exceeded: () => (oomKilled = true),
    })
    const task: Task = new Task({
      host,
      id: container.id,
      startedAt: startOf(container) ?? clock.now(),
      kernel: containerKernel(
        { system, tree, software, surroundings, resources, settings, ...this.#beside(container) },
        this.#shared,
      ),
      network: system.offered ?? system.network,
      groups: () => settings().GroupAdd,
      lacks: () => lackedCapabilities(settings()),
      tree,
      ended: (code) =>
        this.#supervisor.ended(container.id, { code, oomKilled, ran: clock.now() - task.startedAt }, task.stopped),
    })
    return task
  }

  /** What a container sees besides its own processes, and the number of its first one. */
  #beside(container: Container): Pick<KernelParts, 'beside' | 'firstPid'> {
    const mode = container.settings?.PidMode ?? ''
    if (mode === '') return {}
    const beside = (): readonly Guest[] => seenBeside(this.#host, container)
    if (mode === 'host') return { beside, firstPid: firstPid(this.engine, container) }
    return { beside, firstPid: Math.max(...beside().map(({ pid }) => pid), 0) + 1 }
  }

  /** The command line without an entrypoint that only prepares what is there already. */
  #argvOf(container: Container, { kernel }: Task): readonly string[] {
    const { argv, imageId, settings, workingDirectory } = container
    const image = imageById(this.#host.engine.get(), imageId)
    const { fs } = kernel.systemFor({ uid: 0, gid: 0, groups: [] })
    const env = environmentOf(this.engine, container)
    const path = env.findLast((variable) => variable.startsWith('PATH='))?.slice('PATH='.length) ?? ''
    const isProgram = programFinder(fs, { path, directory: workingDirectory || '/' })
    const bare = image ? withoutEntrypoint(argv, image.config, fs, isProgram) : argv
    // what it would not find is told by the entrypoint itself
    const main = isProgram(bare[0] ?? '') ? bare : argv
    return settings?.Init ? [INIT_PATH, '--', ...main] : main
  }
}
