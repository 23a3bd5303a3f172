import { encodeUtf8 } from '../host.ts'
import { FileSystemError, type ErrorCode } from '../shell/posix/errno.ts'
import { MAY_WRITE } from '../shell/posix/system.ts'
import { EMPTY } from './content.ts'
import { FileSystemReader, type Place } from './fs-reader.ts'
import { type Ino, type Inode, type Owner, ROOT } from './inode.ts'
import { type FileSystemSnapshot, type Quota, type Usage, Volume, type VolumeOptions } from './volume.ts'

export type { DirectoryEntry, Stat } from '../shell/posix/system.ts'
export { FileSystemReader } from './fs-reader.ts'
export type { DirectoryNode, FileNode, Ino, Inode, Owner } from './inode.ts'
export type { FileSystemSnapshot, Quota, Usage } from './volume.ts'

/** What a new file is made with; the file system's own owner, and the usual modes, where it says nothing. */
export interface Attributes {
  readonly mode?: number
  readonly owner?: Owner
  /** Milliseconds since 1970; the clock's now when absent. */
  readonly mtime?: number
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
    this.volume.charge(bytes.length - old.content.length, 0, path)
    this.volume.change(place.ino, path, (node) => {
      if (node.type === 'file') node.content = bytes
      node.mtime = attributes.mtime ?? this.volume.clock.now()
      node.mode = attributes.mode ?? node.mode
      if (attributes.owner) Object.assign(node, { uid: attributes.owner.uid, gid: attributes.owner.gid })
    })
  }

  mkdir(path: string, attributes: Attributes = {}): void {
    const place = this.#vacant(path)
    const { parent } = place
    this.create(place, path, { ...this.#base(0o755, attributes), type: 'directory', entries: new Map(), parent })
  }

  /** Makes a directory and those above it that are missing; fine when it is there already, as `mkdir -p`. */
  mkdirAll(path: string, attributes: Attributes = {}): void {
    const names = path.split('/')
    for (let end = 1; end <= names.length; end += 1) {
      const prefix = names.slice(0, end).join('/')
      if (prefix === '' || this.isDirectory(prefix)) continue
      if (end < names.length && this.exists(prefix)) throw new FileSystemError('ENOTDIR', path)
      this.mkdir(prefix, attributes)
    }
  }

  symlink(target: string, path: string, attributes: Attributes = {}): void {
    this.create(this.#vacant(path), path, { ...this.#base(0o777, attributes), type: 'symlink', target })
  }

  device(path: string, device: string, attributes: Attributes = {}): void {
    this.create(this.#vacant(path), path, { ...this.#base(0o666, attributes), type: 'device', device })
  }

  /** Another name for a file, link(2). */
  link(existing: string, path: string): void {
    const ino = this.found(existing, false)
    if (this.node(ino, existing).type === 'directory') throw new FileSystemError('EPERM', existing)
    const place = this.#vacant(path)
    this.#mayEnter(place, path)
    this.volume.change(ino, path, (node) => (node.nlink += 1))
    this.#enter(place, path, ino)
  }

  /** Removes a name that is no directory's, unlink(2). */
  unlink(path: string): void {
    const { parent, name, ino } = this.#removable(path)
    if (this.node(ino, path).type === 'directory') throw new FileSystemError('EISDIR', path)
    this.#leave(parent, name, path)
    this.volume.drop(ino, path)
  }

  /** Removes an empty directory, rmdir(2). */
  rmdir(path: string): void {
    const { parent, name, ino } = this.#removable(path)
    if (this.directory(ino, path).entries.size > 0) throw new FileSystemError('ENOTEMPTY', path)
    this.#leave(parent, name, path)
    this.volume.drop(ino, path)
  }

  /** Removes a file, or a directory with all that is in it. */
  removeTree(path: string): void {
    const { parent, name, ino } = this.#removable(path)
    const doomed = [ino]
    for (const at of doomed) {
      const node = this.node(at, path)
      if (node.type !== 'directory' || node.entries.size === 0) continue
      this.#mayEmpty(node, path)
      for (const child of node.entries.values()) doomed.push(child)
    }
    this.#leave(parent, name, path)
    for (const at of doomed) this.volume.drop(at, path)
  }

  /** Gives a file another path, rename(2): what is at `to` is replaced if it is of the same kind, a directory only if empty. */
  rename(from: string, to: string): void {
    const source = this.#removable(from)
    const node = this.node(source.ino, from)
    const target = this.locate(to, false)
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
    this.volume.change(source.ino, to, (moved) => {
      if (moved.type === 'directory') moved.parent = target.parent
    })
  }

  chmod(path: string, mode: number): void {
    this.alter(path, true, (node) => (node.mode = mode & 0o7777))
  }

  /** @param follow false for the owner of a symbolic link itself, lchown(2) */
  chown(path: string, owner: Owner, follow = true): void {
    this.alter(path, follow, (node) => Object.assign(node, { uid: owner.uid, gid: owner.gid }))
  }

  /** Sets the time of the last change, in milliseconds since 1970; now when absent. `follow` is false for a link itself. */
  touch(path: string, mtime?: number, follow = true): void {
    this.alter(path, follow, (node) => (node.mtime = mtime ?? this.volume.clock.now()))
  }

  /** Changes what a path leads to. */
  protected alter(path: string, follow: boolean, edit: (node: Inode) => void): void {
    this.volume.change(this.found(path, follow), path, edit)
  }

  /** Refuses to take a file out of a directory: EACCES, EPERM. */
  protected allowRemoval(directory: Readonly<Inode>, _node: Readonly<Inode>, path: string): void {
    this.allow(directory, MAY_WRITE, path)
  }

  /** Gives a new inode what it has from its directory. */
  protected inherit(_node: Inode, _directory: Readonly<Inode>): void {}

  /** Makes an empty file, or one with bytes that nobody else will change; gives its number. */
  protected createFile(place: Place, path: string, attributes: Attributes, content: Uint8Array = EMPTY): Ino {
    if (place.mustBeDirectory) throw new FileSystemError('EISDIR', path)
    return this.create(place, path, { ...this.#base(0o644, attributes), type: 'file', content })
  }

  protected create(place: Place, path: string, node: Inode): Ino {
    this.#mayEnter(place, path)
    this.inherit(node, this.node(place.parent, path))
    const ino = this.volume.add(node, path)
    this.#enter(place, path, ino)
    return ino
  }

  #base(mode: number, attributes: Attributes): Pick<Inode, 'epoch' | 'mode' | 'uid' | 'gid' | 'nlink' | 'mtime'> {
    const { uid, gid } = attributes.owner ?? this.#owner
    const { clock, epoch } = this.volume
    return { epoch, mode: attributes.mode ?? mode, uid, gid, nlink: 1, mtime: attributes.mtime ?? clock.now() }
  }

  #vacant(path: string): Place {
    const place = this.locate(path, false)
    if (place.ino !== undefined) throw new FileSystemError('EEXIST', path)
    return place
  }

  #removable(path: string): Place & { readonly ino: Ino } {
    const place = this.locate(path, false)
    if (place.ino === undefined) throw new FileSystemError('ENOENT', path)
    if (place.name === '') throw new FileSystemError('EBUSY', path)
    this.allowRemoval(this.node(place.parent, path), this.node(place.ino, path), path)
    return { ...place, ino: place.ino }
  }

  #mayEnter({ parent }: Place, path: string): void {
    this.allow(this.node(parent, path), MAY_WRITE, path)
  }

  #mayEmpty(directory: Readonly<Inode>, path: string): void {
    if (directory.type !== 'directory') return
    for (const ino of directory.entries.values()) this.allowRemoval(directory, this.node(ino, path), path)
  }

  #enter(place: Place, path: string, ino: Ino): void {
    this.volume.change(place.parent, path, (node) => {
      if (node.type === 'directory') node.entries.set(place.name, ino)
      node.mtime = this.volume.clock.now()
    })
  }

  #leave(parent: Ino, name: string, path: string): void {
    this.volume.change(parent, path, (node) => {
      if (node.type === 'directory') node.entries.delete(name)
      node.mtime = this.volume.clock.now()
    })
  }

  #replace(place: Place, ino: Ino, by: Readonly<Inode>, path: string): void {
    const old = this.node(ino, path)
    const refuse = (code: ErrorCode): never => {
      throw new FileSystemError(code, path)
    }
    this.allowRemoval(this.node(place.parent, path), old, path)
    if (old.type === 'directory' && by.type !== 'directory') refuse('EISDIR')
    if (old.type !== 'directory' && by.type === 'directory') refuse('ENOTDIR')
    if (old.type === 'directory' && old.entries.size > 0) refuse('ENOTEMPTY')
    this.volume.drop(ino, path)
  }

  #isInside(ino: Ino, directory: Ino, path: string): boolean {
    for (let at = ino; ; at = this.directory(at, path).parent) {
      if (at === directory) return true
      if (at === ROOT) return false
    }
  }
}
