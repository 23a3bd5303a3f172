import type { InTurns } from '../base/work.ts'
import type { Store } from '../base/store.ts'
import type { FileSystem } from '../linux/fs.ts'
import type { MountedFiles } from '../linux/mounted-files.ts'
import type { Output } from '../shell/command.ts'
import type { ProcessEntry } from '../linux/hardware.ts'
import type { Network, Service } from '../linux/network.ts'
import type { FileSystemSnapshot } from '../linux/fs.ts'
import type { Volume } from '../linux/volume.ts'
import type { SignalName } from '../shell/posix/signals.ts'
import type { ContainerRuntime, HostProcess } from './runtime/container-runtime.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { Container, Engine, Image } from './engine/model.ts'
import type { Registry } from './catalogue/registry.ts'
import type { Journal } from './daemon/events.ts'
import type { Policy } from './policy.ts'

/** The files of a container while somebody may look into them: its own tree, with what is mounted in it. */
export interface LiveTree {
  readonly fs: MountedFiles
  /** When the container was started that it was opened for, in milliseconds since 1970; undefined for one that does not run. */
  readonly startedAt: number | undefined
  /** What programs share in memory, where it is the container's own. */
  readonly sharedMemory: Volume | undefined
  /** Bytes of its files in memory. */
  readonly bytesInMemory: number
  /** Puts the container's own tree into the engine. */
  save(): void
  /** Ends its mounts. */
  close(): void
}

/** The processes of a container that runs, where it has some. */
export interface LiveTask {
  /** When the container was started, in milliseconds since 1970. */
  readonly startedAt: number
  /** What its processes reach, and what they offer. */
  readonly network: Network
  /** It begins again in a world that was put back, and does not listen yet. */
  readonly isReviving: boolean
  /** Those that run, by the container's own numbers. */
  readonly processes: readonly HostProcess[]
  /** Sends a signal to one of them, by its number. */
  signalTo(pid: number, signal: SignalName): void
  /** Lets them stand still, or go on. */
  pause(paused: boolean): void
  /** Ends them without a word; the engine is not told. */
  end(): void
}

/** What runs in containers, by their ids. */
export class LiveTasks extends Map<string, LiveTask> {
  /** Called when another world was put in the place of the one in which they ran. */
  onRestored = (): void => undefined
  /** Sends a signal to the main program of a container whose processes nobody has needed yet. */
  onSignal = (_container: Container, _signal: SignalName): void => undefined

  /** Who can be reached in a container; undefined where there is nobody yet, and something may stand for its server. */
  reachable(id: string): LiveTask | undefined {
    const task = this.get(id)
    return task?.isReviving ? undefined : task
  }

  endAll(): void {
    for (const task of this.values()) task.end()
    this.clear()
  }
}

/** What a run of docker has besides its lines: what its streams are, and their bytes. */
export interface ClientSide {
  readonly inputIsTerminal: boolean
  readonly outputIsTerminal: boolean
  readonly errorsAreTerminal: boolean
  /** All that comes from standard input. */
  readAll(): Promise<Uint8Array>
  /** All that comes from a descriptor; undefined where it is not open. */
  readDescriptor(fd: number): Promise<Uint8Array | undefined>
  readonly inTurns: InTurns
  /** A line that is asked for; `hidden` is not shown. Undefined at the end of the input. */
  ask(prompt: string, hidden: boolean): Promise<string | undefined>
  /** What answers at a port of a host of the network. */
  connect(host: string, port: number): Service | undefined
}

/** The machine that `docker` runs on. */
export interface DockerHost {
  readonly engine: Store<Engine>
  /** The host's own file system: build contexts and directories that are mounted into containers. */
  readonly fs: FileSystem
  /** The containers' open files, by id: one for all who look into a container, so that nobody overwrites another's. */
  readonly trees: Map<string, LiveTree>
  /** What runs in containers: only where they have processes of their own, in Bash. */
  readonly tasks: LiveTasks
  /** What containers of an image begin with, where processes are to run on it. */
  readonly roots?: { of(image: Image): FileSystemSnapshot }
  /** What runs programs in containers, for one run of docker; the specified terminal's own when absent. */
  readonly runtime?: ContainerRuntime
  /** What can be pulled; the playground's own Docker Hub when absent. */
  readonly catalogue?: Catalogue
  /** Registries of the network besides the Hub, by their hosts: `registry.example.com:5000`. */
  readonly registries?: Readonly<Record<string, Registry>>
  /** The plugins of the client; `buildx` and `compose` when absent. */
  readonly plugins?: readonly string[]
  /** Where progress is shown, where that is not standard output. */
  readonly progress?: Output
  /** Whether that is a terminal, on which progress is drawn. */
  readonly drawsProgress?: boolean
  /** Whether standard output is that terminal. */
  readonly outputIsTerminal?: boolean
  /**
   * Draws rows there every `interval` milliseconds, each time in the place of those before, until the function that it gives is called.
   */
  animate?(rows: () => readonly string[], interval: number): () => void
  /** Exported variables of the shell that runs docker; none in the specified terminal. */
  environment?(name: string): string | undefined
  /** The names of those variables. */
  environmentNames?(): readonly string[]
  /** Absent in the specified terminal. */
  readonly client?: ClientSide
  /** Waits for a part of the playground while the machine's time stands; the part itself is waited for where this is absent. */
  outside?<Part>(coming: Promise<Part>): Part | Promise<Part>
  /** What the host reaches and offers, where its containers have processes of their own. */
  network?(): Network
  /** What runs on the host besides its learner's own programs. */
  processes?(): readonly ProcessEntry[]
  /** What happened in the engine; nobody keeps it in the specified terminal. */
  readonly journal?: Journal
  /** What the specified terminal does otherwise than Docker. */
  readonly policy: Policy
}
