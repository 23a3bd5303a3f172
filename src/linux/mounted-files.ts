import { FileSystemError } from '../shell/posix/errno.ts'
import { MAY_WRITE, type Stat } from '../shell/posix/posix-system.ts'
import { FileSystem } from './fs.ts'
import { type DirectoryNode, type Ino, type Inode, type Owner, ROOT } from './inode.ts'
import type { Mounting, Mounts } from './mounts.ts'
import { joinPath } from './path.ts'
import type { Volume } from './volume.ts'

/** Nobody knows how long a file of a synthetic tree is before it is read, proc(5). */
const ofUnknownSize = (stat: Stat): Stat => ({ ...stat, size: 0 })

/** A file system with mounts: its paths lead over volumes, and what is asked of an inode is asked of the volume it is in. */
export class MountedFiles extends FileSystem {
  readonly mounts: Mounts

  /** @param owner whom new files belong to */
  constructor(mounts: Mounts, owner: Owner) {
    super({ clock: mounts.root.clock, owner }, mounts.root)
    this.mounts = mounts
  }

  /** Mounts something on what a path leads to, which must be there. @throws FileSystemError ENOENT */
  mount(path: string, mounting: Mounting): void {
    const { parent, name, ino } = this.locate(path, true)
    if (ino === undefined) throw new FileSystemError('ENOENT', path)
    this.mounts.add(joinPath(this.#pathOf(parent, path), name), mounting)
  }

  /** Which file system a file is in, as st_dev of stat(2) tells; `follow` is false for a symbolic link itself. */
  deviceOf(path: string, follow: boolean): number {
    return this.mounts.deviceOf(this.found(path, follow))
  }

  override access(path: string, mode: number): void {
    super.access(path, mode)
    const ino = this.found(path, true)
    if (mode & MAY_WRITE && !/^(device|fifo)$/.test(this.node(ino, path).type)) this.refuseReadOnly(ino, path)
  }

  protected override node(ino: Ino, path: string): Readonly<Inode> {
    const node = this.mounts.node(ino)
    if (!node) throw new FileSystemError('ENOENT', path)
    return node
  }

  protected override child(directory: Readonly<DirectoryNode>, ino: Ino, name: string): Ino | undefined {
    return this.mounts.child(directory, ino, name)
  }

  protected override children(directory: Readonly<DirectoryNode>, ino: Ino): ReadonlyMap<string, Ino> {
    return this.mounts.children(directory, ino)
  }

  protected override above(directory: Readonly<DirectoryNode>, ino: Ino): Ino {
    return this.mounts.above(directory, ino)
  }

  protected override numberOf(ino: Ino): Ino {
    return this.mounts.numberOf(ino)
  }

  protected override statOf(ino: Ino, path: string): Stat {
    const stat = super.statOf(ino, path)
    return this.mounts.of(ino)?.synthetic ? ofUnknownSize(stat) : stat
  }

  protected override volumeOf(ino: Ino, path: string): Volume {
    this.refuseReadOnly(ino, path)
    const volume = this.mounts.of(ino)?.volume
    if (!volume) throw new FileSystemError('EPERM', path)
    return volume
  }

  protected override refuseReadOnly(ino: Ino, path: string): void {
    if (this.mounts.of(ino)?.readOnly) throw new FileSystemError('EROFS', path)
  }

  protected override refuseMounted(ino: Ino, path: string): void {
    if (this.mounts.isMountPoint(ino)) throw new FileSystemError('EBUSY', path)
  }

  /** The path of a directory, without links. */
  #pathOf(ino: Ino, path: string): string {
    if (ino === ROOT) return '/'
    const above = this.above(this.directory(ino, path), ino)
    const entries = this.children(this.directory(above, path), above)
    const [name = ''] = [...entries].find(([, child]) => child === ino) ?? []
    return joinPath(this.#pathOf(above, path), name)
  }
}
