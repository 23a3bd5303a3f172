import { networkHolder } from '../engine/shared-network.ts'
import type { Clock } from '../../base/clock.ts'
import { copyInto } from '../../linux/copy-tree.ts'
import { hold, letGo } from '../../linux/held.ts'
import { FileSystem, type FileSystemReader, type FileSystemSnapshot, type Ino } from '../../linux/fs.ts'
import { ROOT } from '../../linux/inode.ts'
import { MountedFiles } from '../../linux/mounted-files.ts'
import { Mounts } from '../../linux/mounts.ts'
import { directoryName } from '../../linux/path.ts'
import { root } from '../../linux/users.ts'
import { FileSystemError } from '../../shell/posix/errno.ts'
import { DEFAULT_QUOTA, type Volume } from '../../linux/volume.ts'
import { type MemoryMount, memoryMounts, SHARED_MEMORY } from './memory-mounts.ts'
import type { DockerHost, LiveTree } from '../docker-host.ts'
import { changeContainer } from '../engine/containers.ts'
import { containerById, imageById } from '../engine/lookup.ts'
import { sharer } from '../engine/namespaces.ts'
import type { Container, FilesInMemory, Mount } from '../engine/model.ts'
import { writeNames } from './container-names.ts'
import { firstTree, imageTree, ROOT_OWNER } from './image-tree.ts'
import { directoryOf } from './volume-options.ts'
import { makeVolume } from './volume-directory.ts'

/** A container's own tree, which goes into the engine when it is saved. */
function ownFiles(host: DockerHost, container: Container, clock: Clock): FileSystem {
  const image = imageById(host.engine.get(), container.imageId)
  const snapshot =
    container.files ?? (image && firstTree(container, host.roots?.of(image) ?? imageTree(image, clock), clock))
  return new FileSystem({ clock, owner: ROOT_OWNER, ...(snapshot && { snapshot }) })
}

/** The path of the host that a mount shows; made when it is not there, as Docker does. @throws VolumeRefused */
function sourceOf({ fs, engine }: DockerHost, { type, source }: Mount): string {
  if (type === 'bind' && !fs.exists(source)) fs.mkdirAll(source, { owner: root })
  if (type === 'bind') return source
  makeVolume(fs, source)
  return directoryOf(
    fs,
    source,
    engine.get().volumes.find(({ name }) => name === source),
  )
}

/** What cannot be mounted where it is to be: a file on a directory, or the other way round. */
export class MountRefused extends FileSystemError {
  readonly source: string

  constructor(source: string, target: string, isDirectory: boolean) {
    super(isDirectory ? 'ENOTDIR' : 'EISDIR', target)
    this.source = source
  }
}

/** Makes what something is to be mounted on, in the container. @throws MountRefused where there is the other kind */
function makeMountPoint(
  fs: FileSystem,
  { source, target }: { source: string; target: string },
  isDirectory: boolean,
): void {
  const there = fs.peek(target)
  if (!there && isDirectory) fs.mkdirAll(target)
  else if (!there) {
    fs.mkdirAll(directoryName(target))
    fs.writeFile(target, '')
  } else if ((there.type === 'directory') !== isDirectory) throw new MountRefused(source, target, isDirectory)
}

interface Held {
  readonly volume: FileSystem['volume']
  readonly holds: ReadonlyMap<Ino, number>
  readonly ino: Ino
}

/** A directory in memory, where it is, and its files as they were at first where nothing was in it. */
interface InMemory {
  readonly target: string
  readonly volume: FileSystem['volume']
  readonly empty: FileSystemSnapshot | undefined
}

/** Whether both have the same snapshots in the same places. */
function isSame(one: FilesInMemory | undefined, other: FilesInMemory | undefined): boolean {
  const [mine, theirs] = [one, other].map((files) => Object.entries(files?.volumes ?? {}))
  return (
    one?.startedAt === other?.startedAt &&
    mine?.length === theirs?.length &&
    (mine ?? []).every(([target, files]) => other?.volumes[target] === files)
  )
}

/** A container's tree with its mounts, as long as somebody looks into it or may do so again. */
class OpenTree implements LiveTree {
  readonly fs: MountedFiles
  readonly #host: DockerHost
  readonly #id: string
  /** What is there without mounts. */
  readonly #own: FileSystem
  readonly startedAt: number | undefined
  readonly #held: Held[] = []
  readonly #inMemory: InMemory[] = []
  /** Whether something was written since it was saved last, and the container as it was then. */
  #isWritten = true
  #saved: Container | undefined

  constructor(host: DockerHost, container: Container, own: FileSystem) {
    this.#host = host
    this.#id = container.id
    this.#own = own
    this.startedAt = startOf(container)
    own.volume.touched = () => this.#written()
    this.fs = new MountedFiles(new Mounts(own.volume, 'overlay', 'overlay'), ROOT_OWNER)
  }

  mount(mount: Mount, fill: boolean): void {
    const { fs: host } = this.#host
    const source = sourceOf(this.#host, mount)
    makeMountPoint(this.fs, { source, target: mount.target }, host.isDirectory(source))
    // a new volume begins with what the image has in its place, whatever is mounted above it
    if (fill && !mount.noCopy && mount.type === 'volume' && host.names(source).length === 0)
      fillVolume(this.#own.exists(mount.target) ? this.#own : this.fs, mount.target, host, source)
    const { volume } = host
    const { ino } = host.stat(source)
    this.fs.mount(mount.target, { volume, root: ino, readOnly: mount.readOnly, source: '/dev/vda1', fsType: 'ext4' })
    // it is there as long as it is mounted, whatever the host does with its name
    hold(volume, ino)
    this.#held.push({ volume, holds: volume.holds, ino })
  }

  /** Mounts a directory in memory: as it was left in a world that was put back, else empty. */
  mountMemory(target: string, mount: MemoryMount, left: FileSystemSnapshot | undefined): void {
    const { source, bytes, mode, readOnly, options } = mount
    const { clock } = this.#own.volume
    makeMountPoint(this.fs, { source, target }, true)
    const quota = { ...DEFAULT_QUOTA, bytes }
    const fs = new FileSystem({ clock, owner: ROOT_OWNER, quota, ...(left && { snapshot: left }) })
    if (!left) fs.chmod('/', mode)
    const { volume } = fs
    this.fs.mount(target, { volume, root: ROOT, readOnly, source, fsType: 'tmpfs', options })
    this.#inMemory.push({ target, volume, empty: left ? undefined : volume.snapshot() })
    volume.touched = () => this.#written()
  }

  get sharedMemory(): Volume | undefined {
    return this.#inMemory.find(({ target }) => target === SHARED_MEMORY)?.volume
  }

  /** Mounts what others share in memory, from a directory of theirs. */
  share(volume: Volume, directory: Ino): void {
    makeMountPoint(this.fs, { source: SHARED_MEMORY, target: SHARED_MEMORY }, true)
    this.fs.mount(SHARED_MEMORY, { volume, root: directory, readOnly: false, source: 'shm', fsType: 'tmpfs' })
  }

  get bytesInMemory(): number {
    return this.#inMemory.reduce((sum, { volume }) => sum + volume.usage.bytes, 0)
  }

  /** What is in memory while the container runs that it was opened for. */
  #filesInMemory(container: Container): FilesInMemory | undefined {
    const { startedAt } = this
    if (startedAt === undefined || startOf(container) !== startedAt) return undefined
    const written = this.#inMemory.flatMap(({ target, volume, empty }) => {
      const files = volume.snapshot()
      return files === empty ? [] : [[target, files] as const]
    })
    return written.length > 0 ? { startedAt, volumes: Object.fromEntries(written) } : undefined
  }

  save(): void {
    if (this.#host.trees.get(this.#id) !== this) return
    const { engine } = this.#host
    const container = containerById(engine.get(), this.#id)
    if (!container) {
      this.close()
      return
    }
    if (container === this.#saved && !this.#isWritten) return
    const files = this.fs.snapshot()
    const inMemory = this.#filesInMemory(container)
    this.#isWritten = false
    if (container.files !== files || !isSame(container.inMemory, inMemory))
      engine.update((state) => changeContainer(state, this.#id, (current) => ({ ...current, files, inMemory })))
    this.#saved = containerById(engine.get(), this.#id)
  }

  #written(): void {
    this.#isWritten = true
    this.#host.fs.volume.touched()
  }

  /** Gives its mounts back. */
  close(): void {
    for (const { volume, holds, ino } of this.#held) if (volume.holds === holds) letGo(volume, ino)
    if (this.#host.trees.get(this.#id) === this) this.#host.trees.delete(this.#id)
  }
}

function fillVolume(from: FileSystemReader, target: string, host: FileSystem, path: string): void {
  const { mode, uid, gid } = from.stat(target)
  copyInto({ fs: from, path: target }, { fs: host, path })
  host.chmod(path, mode)
  host.chown(path, { uid, gid })
}

const startOf = ({ state }: Container): number | undefined => (state.type === 'running' ? state.startedAt : undefined)

/** Gives a container the memory that it shares with the host, or with another container, `--ipc`. */
function shareMemory(host: DockerHost, { settings }: Container, clock: Clock, tree: OpenTree): void {
  const mode = settings?.IpcMode
  if (mode === 'host') {
    host.fs.mkdirAll(SHARED_MEMORY)
    tree.share(host.fs.volume, host.fs.stat(SHARED_MEMORY).ino)
  }
  const other = sharer(host.engine.get(), mode)
  const memory = other && openFiles(host, other, clock).sharedMemory
  if (memory) tree.share(memory, ROOT)
}

/**
 * The files of a container, running or not: the same for all who look into it, until it is started anew and its mounts are made
 * again.
 * @throws FileSystemError for what cannot be mounted
 */
export function openFiles(host: DockerHost, container: Container, clock: Clock): LiveTree {
  const live = host.trees.get(container.id)
  if (live && live.startedAt === startOf(container)) return live
  const own = live?.fs.volume
  const fs = own ? new FileSystem({ clock, owner: ROOT_OWNER }, own) : ownFiles(host, container, clock)
  writeNames(host, { ...container, networks: networkHolder(host.engine.get(), container).networks }, fs)
  if (container.workingDirectory !== '') fs.mkdirAll(container.workingDirectory)
  const tree = new OpenTree(host, container, fs)
  try {
    const fill = !live && container.files === undefined
    for (const mount of container.mounts.toSorted((one, other) => one.target.length - other.target.length))
      tree.mount(mount, fill)
    const left = container.inMemory?.startedAt === tree.startedAt ? container.inMemory?.volumes : undefined
    for (const [target, mount] of memoryMounts(container.settings)) tree.mountMemory(target, mount, left?.[target])
    shareMemory(host, container, clock, tree)
    if (container.settings?.ReadonlyRootfs) tree.fs.mounts.closeRoot()
  } catch (error) {
    tree.close()
    throw error
  }
  live?.close()
  host.trees.set(container.id, tree)
  // what was laid before the tree was listened to is news, too
  fs.volume.touched()
  return tree
}
