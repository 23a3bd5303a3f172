import { encodeUtf8 } from '../host.ts'
import { attempt, FileSystemError, type ErrorCode } from '../shell/posix/errno.ts'
import type { FileTime } from '../shell/posix/file-time.ts'
import { MAY_WRITE } from '../shell/posix/posix-system.ts'
import { EMPTY } from './content.ts'
import { checkPath, FileSystemReader, type Place } from './fs-reader.ts'
import { blockOf, type Ino, type Inode, localIno, type NodeBase, type Owner, ROOT } from './inode.ts'
import { pathNames } from './path.ts'
import { type FileSystemSnapshot, type Quota, type Usage, Volume, type VolumeOptions } from './volume.ts'

export type { DirectoryEntry, Stat } from '../shell/posix/posix-system.ts'
export { FileSystemReader } from './fs-reader.ts'
export type { DeviceNode, DirectoryNode, FifoNode, FileNode, Ino, Inode, Owner, SymlinkNode } from './inode.ts'
export type { FileSystemSnapshot, Quota, Usage } from './volume.ts'

/** What a new file is made with; the file system's own owner, and the usual modes, where it says nothing. */
export interface Attributes {
  readonly mode?: number
  readonly owner?: Owner
  /** Milliseconds since 1970; the clock's now when absent. */
  readonly mtime?: number
}

/** Times that are set; what is absent stays as it is. */
export interface Times {
  readonly atime?: FileTime | undefined
  readonly mtime?: FileTime | undefined
}

/** `owner` is whom new files belong to. */
export type FileSystemOptions = VolumeOptions

const encoded = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? encodeUtf8(content) : content.slice()

/** A file system that can be changed. A directory counts one link, as on btrfs. */
export class FileSystem extends FileSystemReader {
  /** What is in it; other views may share it. */
  readonly volume: Volume
  readonly #owner: Owner

  constructor(options: FileSystemOptions, volume = new Volume(options)) {
    super(volume)
    this.volume = volume
    this.#owner = options.owner
  }

  get usage(): Usage {
    return this.volume.usage
  }

  get quota(): Quota {
    return this.volume.quota
  }

  /** The file system as it is now; the same object for as long as nothing changes. */
  snapshot(): FileSystemSnapshot {
    return this.volume.snapshot()
  }

  /** Puts everything back as it was. */
  restore(snapshot: FileSystemSnapshot): void {
    this.volume.restore(snapshot)
  }

  /** Makes a file or replaces its content; an existing one keeps its mode and owner unless told. */
  writeFile(path: string, content: string | Uint8Array, attributes: Attributes = {}): void {
    const place = this.locate(path, true)
    const bytes = encoded(content)
    if (place.ino === undefined) {
      this.createFile(place, path, attributes, bytes)
      return
    }
    const old = this.node(place.ino, path)
    if (old.type === 'directory') throw new FileSystemError('EISDIR', path)
    this.allow(old, MAY_WRITE, path)
    if (old.type !== 'file') return
    const volume = this.volumeOf(place.ino, path)
    volume.charge(bytes.length - old.content.length, 0, path)
    volume.change(localIno(place.ino), path, (node) => {
      if (node.type === 'file') node.content = bytes
      node.mtime = attributes.mtime ?? volume.clock.now()
      node.mode = attributes.mode ?? node.mode
      if (attributes.owner) Object.assign(node, { uid: attributes.owner.uid, gid: attributes.owner.gid })
    })
  }

  mkdir(path: string, attributes: Attributes = {}): void {
    this.#makeDirectory(this.#vacant(path), path, attributes)
  }

  /** Makes a directory and those above it that are missing; fine when it is there already, as `mkdir -p`. */
  mkdirAll(path: string, attributes: Attributes = {}): void {
    checkPath(path)
    let at = ROOT
    let last = false
    for (const name of pathNames(path)) {
      // only the last that is there may be no directory, and then it is in the way
      if (last) throw new FileSystemError('ENOTDIR', path)
      const place = this.step(at, name, false, path)
      const ino = this.#followed(place.ino ?? this.#makeDirectory(place, path, attributes), at, name)
      if (ino === undefined) throw new FileSystemError('EEXIST', path)
      last = this.node(ino, path).type !== 'directory'
      at = ino
    }
    if (last) throw new FileSystemError('EEXIST', path)
  }

  symlink(target: string, path: string, attributes: Attributes = {}): void {
    checkPath(target, path)
    this.create(this.#vacant(path), path, (volume) => ({
      ...this.#base(volume, 0o777, attributes),
      type: 'symlink',
      target,
    }))
  }

  device(path: string, device: string, attributes: Attributes = {}): void {
    this.create(this.#vacant(path), path, (volume) => ({
      ...this.#base(volume, 0o666, attributes),
      type: 'device',
      device,
    }))
  }

  /** Makes a pipe with a name, mkfifo(3). */
  mkfifo(path: string, attributes: Attributes = {}): void {
    this.create(this.#vacant(path), path, (volume) => ({ ...this.#base(volume, 0o666, attributes), type: 'fifo' }))
  }

  /** Another name for a file, link(2). */
  link(existing: string, path: string): void {
    const ino = this.found(existing, false)
    if (this.node(ino, existing).type === 'directory') throw new FileSystemError('EPERM', existing)
    const place = this.#vacant(path)
    this.#sameMount(ino, place.parent, path)
    this.#mayEnter(place, path)
    this.#change(ino, path, (node) => (node.nlink += 1))
    this.#enter(place, path, ino)
  }

  /** Removes a name that is no directory's, unlink(2). */
  unlink(path: string): void {
    const { parent, name, ino } = this.#removable(path)
    if (this.node(ino, path).type === 'directory') throw new FileSystemError('EISDIR', path)
    this.#leave(parent, name, path)
    this.#drop(ino, path)
  }

  /** Removes an empty directory, rmdir(2). */
  rmdir(path: string): void {
    const { parent, name, ino } = this.#removable(path)
    if (this.directory(ino, path).entries.size > 0) throw new FileSystemError('ENOTEMPTY', path)
    this.#leave(parent, name, path)
    this.#drop(ino, path)
  }

  /** Removes a file, or a directory with all that is in it. */
  removeTree(path: string): void {
    const { parent, name, ino } = this.#removable(path)
    const doomed = [ino]
    for (const at of doomed) {
      const node = this.node(at, path)
      if (node.type !== 'directory' || node.entries.size === 0) continue
      for (const child of this.children(node, at).values()) {
        this.#mayRemove(node, child, path)
        doomed.push(child)
      }
    }
    this.#leave(parent, name, path)
    for (const at of doomed) this.#drop(at, path)
  }

  /** Gives a file another path, rename(2): what is at `to` is replaced if it is of the same kind, a directory only if empty. */
  rename(from: string, to: string): void {
    const [start, target] = [this.locate(from, false), this.locate(to, false)]
    if (start.ino !== undefined) this.#sameMount(start.parent, target.parent, to)
    const source = this.#removable(from, start)
    const node = this.node(source.ino, from)
    if (target.name === '') throw new FileSystemError('EBUSY', to)
    if (target.ino === source.ino) return
    const directory = node.type === 'directory'
    if (directory && this.#isInside(target.parent, source.ino, to)) throw new FileSystemError('EINVAL', to)
    if (target.mustBeDirectory && !directory) throw new FileSystemError('ENOTDIR', to)
    this.#mayEnter(target, to)
    if (directory && target.parent !== source.parent) this.allow(node, MAY_WRITE, from)
    if (target.ino !== undefined) this.#replace(target, target.ino, node, to)
    this.#leave(source.parent, source.name, from)
    this.#enter(target, to, source.ino)
  }

  chmod(path: string, mode: number): void {
    this.alter(path, true, (node) => (node.mode = mode & 0o7777))
  }

  /** @param follow false for the owner of a symbolic link itself, lchown(2) */
  chown(path: string, owner: Owner, follow = true): void {
    this.alter(path, follow, (node) => Object.assign(node, { uid: owner.uid, gid: owner.gid }))
  }

  /** Sets both times, in milliseconds since 1970; now when absent. `follow` is false for a link itself. */
  touch(path: string, mtime?: number, follow = true): void {
    if (mtime !== undefined)
      this.setTimes(path, { atime: { ms: mtime, nanos: 0 }, mtime: { ms: mtime, nanos: 0 } }, follow)
    else this.alter(path, follow, (node) => (node.atime = node.mtime = this.volume.clock.now()))
  }

  /** Sets the times that are given, utimensat(2). */
  setTimes(path: string, times: Times, follow = true): void {
    this.alter(path, follow, (node) => this.dated(node, times))
  }

  /** Gives an inode other times. */
  protected dated(node: Inode, { atime, mtime }: Times): void {
    const nanos = { atime: atime?.nanos ?? node.nanos?.atime ?? 0, mtime: mtime?.nanos ?? node.nanos?.mtime ?? 0 }
    node.atime = atime?.ms ?? node.atime
    node.mtime = mtime?.ms ?? node.mtime
    node.nanos = nanos.atime + nanos.mtime > 0 ? nanos : undefined
  }

  /** Changes what a path leads to. */
  protected alter(path: string, follow: boolean, edit: (node: Inode) => void): void {
    this.#change(this.found(path, follow), path, edit)
  }

  /** Refuses to take a file out of a directory: EACCES, EPERM. */
  protected allowRemoval(directory: Readonly<Inode>, _node: Readonly<Inode>, path: string): void {
    this.allow(directory, MAY_WRITE, path)
  }

  /** Gives a new inode what it has from its directory. */
  protected inherit(_node: Inode, _directory: Readonly<Inode>): void {}

  /** The volume of an inode that is to be changed. @throws FileSystemError EROFS, EPERM where nobody may */
  protected volumeOf(_ino: Ino, _path: string): Volume {
    return this.volume
  }

  /** Refuses with EBUSY what something is mounted on. */
  protected refuseMounted(_ino: Ino, _path: string): void {}

  /** Refuses with EROFS what is mounted to be read only. */
  protected refuseReadOnly(_ino: Ino, _path: string): void {}

  /** Makes an empty file, or one with bytes that nobody else will change; gives its number. */
  protected createFile(place: Place, path: string, attributes: Attributes, content: Uint8Array = EMPTY): Ino {
    if (place.mustBeDirectory) throw new FileSystemError('EISDIR', path)
    return this.create(place, path, (volume) => ({ ...this.#base(volume, 0o644, attributes), type: 'file', content }))
  }

  protected create(place: Place, path: string, make: (volume: Volume) => Inode): Ino {
    this.#mayEnter(place, path)
    const volume = this.volumeOf(place.parent, path)
    const node = make(volume)
    this.inherit(node, this.node(place.parent, path))
    const ino = blockOf(place.parent) + volume.add(node, path)
    this.#enter(place, path, ino)
    return ino
  }

  #base({ clock, epoch }: Volume, mode: number, attributes: Attributes): NodeBase {
    const { uid, gid } = attributes.owner ?? this.#owner
    const mtime = attributes.mtime ?? clock.now()
    const times = { mtime, atime: mtime, ctime: clock.now() }
    return { epoch, mode: attributes.mode ?? mode, uid, gid, nlink: 1, ...times, parent: ROOT }
  }

  #change(ino: Ino, path: string, edit: (node: Inode) => void): void {
    this.volumeOf(ino, path).change(localIno(ino), path, edit)
  }

  #drop(ino: Ino, path: string): void {
    this.volumeOf(ino, path).drop(localIno(ino), path)
  }

  #sameMount(ino: Ino, other: Ino, path: string): void {
    if (blockOf(ino) !== blockOf(other)) throw new FileSystemError('EXDEV', path)
  }

  #makeDirectory(place: Place, path: string, attributes: Attributes): Ino {
    return this.create(place, path, (volume) => ({
      ...this.#base(volume, 0o755, attributes),
      type: 'directory',
      entries: new Map(),
    }))
  }

  /** What a name's inode leads to, if it is a link; undefined when that is nothing. */
  #followed(ino: Ino, directory: Ino, name: string): Ino | undefined {
    if (this.node(ino, name).type !== 'symlink') return ino
    const place = attempt(() => this.step(directory, name, true))
    return place instanceof FileSystemError ? undefined : place.ino
  }

  #vacant(path: string): Place {
    const place = this.locate(path, false)
    if (place.ino !== undefined) throw new FileSystemError('EEXIST', path)
    return place
  }

  #removable(path: string, place = this.locate(path, false)): Place & { readonly ino: Ino } {
    if (place.ino === undefined) throw new FileSystemError('ENOENT', path)
    if (place.name === '') throw new FileSystemError('EBUSY', path)
    this.refuseReadOnly(place.parent, path)
    this.#mayRemove(this.node(place.parent, path), place.ino, path)
    return { ...place, ino: place.ino }
  }

  #mayRemove(directory: Readonly<Inode>, ino: Ino, path: string): void {
    this.allowRemoval(directory, this.node(ino, path), path)
    this.refuseMounted(ino, path)
  }

  #mayEnter({ parent }: Place, path: string): void {
    this.refuseReadOnly(parent, path)
    const directory = this.node(parent, path)
    // one that was removed, and is only mounted somewhere
    if (directory.nlink === 0) throw new FileSystemError('ENOENT', path)
    this.allow(directory, MAY_WRITE, path)
  }

  #enter(place: Place, path: string, ino: Ino): void {
    const parent = localIno(place.parent)
    this.#change(ino, path, (node) => (node.parent = parent))
    this.#change(place.parent, path, (node) => {
      if (node.type === 'directory') node.entries.set(place.name, localIno(ino))
      node.mtime = this.volume.clock.now()
    })
  }

  #leave(parent: Ino, name: string, path: string): void {
    this.#change(parent, path, (node) => {
      if (node.type === 'directory') node.entries.delete(name)
      node.mtime = this.volume.clock.now()
    })
  }

  #replace(place: Place, ino: Ino, by: Readonly<Inode>, path: string): void {
    const old = this.node(ino, path)
    const refuse = (code: ErrorCode): never => {
      throw new FileSystemError(code, path)
    }
    this.#mayRemove(this.node(place.parent, path), ino, path)
    if (old.type === 'directory' && by.type !== 'directory') refuse('EISDIR')
    if (old.type !== 'directory' && by.type === 'directory') refuse('ENOTDIR')
    if (old.type === 'directory' && old.entries.size > 0) refuse('ENOTEMPTY')
    this.#drop(ino, path)
  }

  #isInside(ino: Ino, directory: Ino, path: string): boolean {
    for (let at = ino; ; at = this.above(this.directory(at, path), at)) {
      if (at === directory) return true
      if (at === ROOT) return false
    }
  }
}
