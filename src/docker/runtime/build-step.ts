import { FileSystem, type FileSystemSnapshot } from '../../linux/fs.ts'
import { MountedFiles } from '../../linux/mounted-files.ts'
import { Mounts } from '../../linux/mounts.ts'
import type { Network } from '../../linux/network.ts'
import { directoryName } from '../../linux/path.ts'
import { MemoryInput, type OpenFile } from '../../shell/posix/stream.ts'
import type { RunStep, StepMount, StepRunner } from '../build/step-runner.ts'
import type { ContainerSystem } from './container-command.ts'
import { containerSystem } from './container-system.ts'
import { ROOT_OWNER } from './image-tree.ts'
import { environmentOf } from './environment.ts'
import { temporaryContainer } from './temporary-container.ts'
import type { DockerHost } from '../docker-host.ts'
import type { Image } from '../engine/model.ts'
import { containerKernel, type SharedParts } from './kernel.ts'
import type { Roots } from './root-files.ts'
import { type Resources, resourcesOf } from './resources.ts'
import { kindOf, settingMounts } from './step-settings.ts'
import { Task } from './task.ts'

/** Where a step writes. */
class StepOutput implements OpenFile {
  readonly type = 'pipe'
  readonly seekable = false
  references = 0
  readonly write: OpenFile['write']

  constructor(write: (chunk: string | Uint8Array) => void) {
    this.write = write
  }

  read(): undefined {
    return undefined
  }

  unread(): void {}
  close(): void {}
}

/** Makes what something is mounted on; gives the paths that were not there before, the topmost first. */
function makePoint(fs: FileSystem, { target, fs: from, path }: StepMount): readonly string[] {
  const missing: string[] = []
  for (let at = target; !fs.exists(at); at = directoryName(at)) missing.unshift(at)
  if (missing.length === 0) return missing
  fs.mkdirAll(directoryName(target))
  if (from.isDirectory(path)) fs.mkdirAll(target)
  else fs.writeFile(target, '')
  return missing
}

/** The network of a step that is to reach nobody. */
const alone = (network: Network): Network => ({
  ...network,
  resolve: (name) => (name === 'localhost' || name === '127.0.0.1' ? network.resolve(name) : undefined),
})

/** A step has no limits but those of its processes that were asked for. */
const stepResources = (settings: RunStep['settings']): Resources =>
  resourcesOf({ settings: () => settings, filesInMemory: () => 0, exceeded: () => undefined })

/** Runs the commands of builds: each in a kernel of its own over the files that it is to change. */
export class BuildSteps implements StepRunner {
  readonly #host: DockerHost & { readonly roots: Roots }
  readonly #shared: SharedParts

  constructor(host: DockerHost & { readonly roots: Roots }, shared: SharedParts) {
    this.#host = host
    this.#shared = shared
  }

  async rootOf(image: Image): Promise<FileSystemSnapshot> {
    return this.#host.roots.of(image)
  }

  async run(step: RunStep): Promise<number> {
    const { fs } = step
    const mounts = [...settingMounts(step.settings, this.#shared.clock), ...step.mounts]
    if (fs.peek(step.directory) === undefined) fs.mkdirAll(step.directory)
    const made = mounts.flatMap((mount) => makePoint(fs, mount))
    const files = new MountedFiles(new Mounts(fs.volume, 'overlay', 'overlay'), ROOT_OWNER)
    for (const mount of mounts) {
      const { target, fs: from, path, readOnly } = mount
      files.mount(target, { volume: from.volume, root: from.stat(path).ino, readOnly, ...kindOf(mount) })
    }
    try {
      return await this.#start(step, files)
    } finally {
      // what was only there to be mounted on leaves no trace
      for (const path of made.toReversed()) if (fs.exists(path)) fs.removeTree(path)
    }
  }

  #start(step: RunStep, files: MountedFiles): Promise<number> {
    const { argv, env, directory, software, isAlone, settings, write, user } = step
    const { clock } = this.#shared
    const container = { ...temporaryContainer(clock.now()), env }
    const all = environmentOf(this.#host.engine.get(), container)
    const system = containerSystem({ host: this.#host, id: container.id, fs: files, clock }, container, all)
    const own: ContainerSystem = isAlone ? { ...system, network: alone(system.network) } : system
    const tree = {
      fs: files,
      startedAt: undefined,
      sharedMemory: undefined,
      bytesInMemory: 0,
      save: () => undefined,
      close: () => undefined,
    }
    const surroundings = { container, version: '', resumed: false }
    const kernel = containerKernel(
      { system: own, tree, software, surroundings, resources: stepResources(settings) },
      this.#shared,
    )
    const task = new Task({
      host: this.#host,
      id: container.id,
      startedAt: clock.now(),
      kernel,
      network: own.network,
      tree,
      ended: () => undefined,
    })
    const output = new StepOutput(write)
    const descriptors = new Map<number, OpenFile>([
      [0, new MemoryInput('')],
      [1, output],
      [2, output],
    ])
    task.begin({ argv, env: all, directory, descriptors, user })
    return task.ended
  }
}
