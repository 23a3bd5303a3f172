import type { Clock } from '../base/clock.ts'
import { platformHost } from '../host.ts'
import { FileSystemError, type ErrorCode } from '../shell/posix/errno.ts'
import { type Epoch, emptyTable, newEpoch, type RadixTable, tableGet, tableSet } from './radix.ts'

/** The number of an inode. Numbers are not used twice. */
export type Ino = number

/** Who owns a file, by number. */
export interface Owner {
  readonly uid: number
  readonly gid: number
}

interface NodeBase {
  readonly epoch: Epoch
  /** Permission bits, 0 to 0o7777. */
  mode: number
  uid: number
  gid: number
  nlink: number
  /** Milliseconds since 1970. */
  mtime: number
}

export interface FileNode extends NodeBase {
  readonly type: 'file'
  /** Replaced, never written in place: snapshots and copies share it. */
  content: Uint8Array
}

export interface DirectoryNode extends NodeBase {
  readonly type: 'directory'
  readonly entries: Map<string, Ino>
  /** The directory that holds it; the root holds itself. */
  parent: Ino
}

export interface SymlinkNode extends NodeBase {
  readonly type: 'symlink'
  readonly target: string
}

export interface DeviceNode extends NodeBase {
  readonly type: 'device'
  /** Which driver answers: `null`, `zero`, … */
  readonly device: string
}

export type Inode = FileNode | DirectoryNode | SymlinkNode | DeviceNode

/** What stat(2) tells of a file. */
export interface Stat {
  readonly ino: Ino
  readonly type: Inode['type']
  /** Permission bits, 0 to 0o7777. */
  readonly mode: number
  readonly uid: number
  readonly gid: number
  readonly nlink: number
  /** Bytes. */
  readonly size: number
  /** Milliseconds since 1970. */
  readonly mtime: number
}

export interface DirectoryEntry {
  readonly name: string
  readonly ino: Ino
  readonly type: Inode['type']
}

/** How much of the quota is taken. */
export interface Usage {
  /** Bytes of file contents. */
  readonly bytes: number
  readonly inodes: number
}

/** A file system at one moment: immutable, and cheap to keep, since what did not change is shared. */
export interface FileSystemSnapshot {
  readonly table: RadixTable<Readonly<Inode>>
  readonly next: Ino
  readonly usage: Usage
}

/** The inode of `/`. Linux file systems start at 2 as well. */
export const ROOT: Ino = 2
/** What a directory's own list of names takes up, as ext4 counts it. */
export const DIRECTORY_SIZE = 4096
/** Limits of Linux: bytes in a name, characters in a path, links followed in one look-up. */
const NAME_MAX = 255
const PATH_MAX = 4096
const SYMLINK_MAX = 40

/** Where a path leads: the directory, the name in it, and the inode if there is one. */
interface Place {
  readonly parent: Ino
  /** Empty where the path ends in `.`, `..` or is the root: such a name can be neither made nor removed. */
  readonly name: string
  readonly ino: Ino | undefined
  /** Set when the path ends in a slash. */
  readonly mustBeDirectory: boolean
}

function sizeOf(node: Readonly<Inode>): number {
  if (node.type === 'file') return node.content.length
  if (node.type === 'symlink') return platformHost.encode(node.target).length
  return node.type === 'directory' ? DIRECTORY_SIZE : 0
}

/** True for a name that a directory may hold. */
export function isFileName(name: string): boolean {
  return name !== '' && name !== '.' && name !== '..' && !/[/\0]/.test(name)
}

const isLong = (name: string): boolean =>
  name.length > NAME_MAX || (name.length * 3 > NAME_MAX && platformHost.encode(name).length > NAME_MAX)

/**
 * Reading a file system. Paths are absolute; a relative one is taken from the root (`fromDirectory` of path.ts puts a working
 * directory before it). Every call throws FileSystemError for what a real one would refuse.
 */
export class FileSystemReader {
  protected table: RadixTable<Readonly<Inode>>

  constructor(snapshot: FileSystemSnapshot) {
    this.table = snapshot.table
  }

  /** What stat(2) tells; symbolic links are followed. */
  stat(path: string): Stat {
    return this.#statOf(this.found(path, true), path)
  }

  /** What lstat(2) tells: of a symbolic link itself. */
  lstat(path: string): Stat {
    return this.#statOf(this.found(path, false), path)
  }

  /** The stat, or undefined where there is nothing to be found. */
  peek(path: string): Stat | undefined {
    try {
      return this.stat(path)
    } catch (error) {
      if (error instanceof FileSystemError) return undefined
      throw error
    }
  }

  /** Refuses what its owner may not do, access(2): nothing, for whoever this file system belongs to may do everything. */
  access(path: string, _mode: number): void {
    this.stat(path)
  }

  exists(path: string): boolean {
    return this.peek(path) !== undefined
  }

  isDirectory(path: string): boolean {
    return this.peek(path)?.type === 'directory'
  }

  /** A file's bytes; not to be written to. */
  readFile(path: string): Uint8Array {
    const node = this.node(this.found(path, true), path)
    if (node.type === 'directory') throw new FileSystemError('EISDIR', path)
    return node.type === 'file' ? node.content : new Uint8Array()
  }

  /** A file as text; bytes that are not UTF-8 become U+FFFD. */
  readText(path: string): string {
    return platformHost.decode(this.readFile(path))
  }

  readLink(path: string): string {
    const node = this.node(this.found(path, false), path)
    if (node.type !== 'symlink') throw new FileSystemError('EINVAL', path)
    return node.target
  }

  /** A directory's entries in the order they were made, without `.` and `..`. */
  list(path: string): readonly DirectoryEntry[] {
    const directory = this.directory(this.found(path, true), path)
    return [...directory.entries].map(([name, ino]) => ({ name, ino, type: this.node(ino, path).type }))
  }

  /** The names in a directory, in the order of their code units. */
  names(path: string): readonly string[] {
    return [...this.directory(this.found(path, true), path).entries.keys()].toSorted((a, b) => (a < b ? -1 : 1))
  }

  protected node(ino: Ino, path: string): Readonly<Inode> {
    const node = tableGet(this.table, ino)
    if (!node) throw new FileSystemError('ENOENT', path)
    return node
  }

  protected directory(ino: Ino, path: string): Readonly<DirectoryNode> {
    const node = this.node(ino, path)
    if (node.type !== 'directory') throw new FileSystemError('ENOTDIR', path)
    return node
  }

  protected found(path: string, follow: boolean): Ino {
    const { ino } = this.locate(path, follow)
    if (ino === undefined) throw new FileSystemError('ENOENT', path)
    return ino
  }

  /** Path resolution, path_resolution(7). All but the last name must exist; links in the middle are followed. */
  protected locate(path: string, follow: boolean): Place {
    if (path === '') throw new FileSystemError('ENOENT', path)
    if (path.length > PATH_MAX) throw new FileSystemError('ENAMETOOLONG', path)
    const mustBeDirectory = path.endsWith('/')
    const place = this.#walk(path, follow || mustBeDirectory, mustBeDirectory)
    if (mustBeDirectory && place.ino !== undefined) this.directory(place.ino, path)
    return place
  }

  #walk(path: string, follow: boolean, mustBeDirectory: boolean): Place {
    const ahead = path.split('/').toReversed()
    let links = 0
    let place: Place = { parent: ROOT, name: '', ino: ROOT, mustBeDirectory }
    for (let name = ahead.pop(); name !== undefined; name = ahead.pop()) {
      if (name === '') continue
      if (place.ino === undefined) throw new FileSystemError('ENOENT', path)
      const here = place.ino
      const directory = this.directory(here, path)
      if (name === '.' || name === '..') {
        place = { parent: here, name: '', ino: name === '.' ? here : directory.parent, mustBeDirectory }
        continue
      }
      if (isLong(name)) throw new FileSystemError('ENAMETOOLONG', path)
      const ino = directory.entries.get(name)
      const node = ino === undefined ? undefined : this.node(ino, path)
      if (node?.type !== 'symlink' || (!follow && ahead.every((rest) => rest === ''))) {
        place = { parent: here, name, ino, mustBeDirectory }
        continue
      }
      links += 1
      if (links > SYMLINK_MAX) throw new FileSystemError('ELOOP', path)
      ahead.push(...node.target.split('/').toReversed())
      if (node.target.startsWith('/')) place = { parent: ROOT, name: '', ino: ROOT, mustBeDirectory }
    }
    return place
  }

  #statOf(ino: Ino, path: string): Stat {
    const node = this.node(ino, path)
    const { type, mode, uid, gid, nlink, mtime } = node
    return { ino, type, mode, uid, gid, nlink, size: sizeOf(node), mtime }
  }
}

/** What a new file is made with; the file system's own owner, and the usual modes, where it says nothing. */
export interface Attributes {
  readonly mode?: number
  readonly owner?: Owner
  /** Milliseconds since 1970; the clock's now when absent. */
  readonly mtime?: number
}

/** How much may be stored before ENOSPC. */
export interface Quota {
  readonly bytes: number
  readonly inodes: number
}

export interface FileSystemOptions {
  readonly clock: Clock
  /** Who owns new files. */
  readonly owner: Owner
  readonly quota?: Quota
  /** Where to start; an empty root directory when absent. */
  readonly snapshot?: FileSystemSnapshot
}

/** More than lessons need, and less than would trouble a browser. */
const DEFAULT_QUOTA: Quota = { bytes: 256 * 2 ** 20, inodes: 200_000 }

const encoded = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? platformHost.encode(content) : content.slice()

function emptySnapshot({ uid, gid }: Owner, mtime: number): FileSystemSnapshot {
  const epoch = newEpoch()
  const root: Inode = {
    type: 'directory',
    epoch,
    mode: 0o755,
    uid,
    gid,
    nlink: 1,
    mtime,
    entries: new Map(),
    parent: ROOT,
  }
  const table = tableSet(emptyTable<Readonly<Inode>>(), { index: ROOT, value: root, epoch })
  return { table, next: ROOT + 1, usage: { bytes: 0, inodes: 1 } }
}

/**
 * The one mutable holder of a file system. Nodes of the current epoch are written in place, older ones are copied first, so
 * a snapshot never changes, and ten thousand new files in one directory copy it once. A directory counts one link, as on btrfs.
 */
export class FileSystem extends FileSystemReader {
  readonly #clock: Clock
  readonly #owner: Owner
  readonly #quota: Quota
  #epoch = newEpoch()
  #next: Ino
  #usage: Usage
  /** The latest snapshot, while nothing has changed since. */
  #latest: FileSystemSnapshot | undefined

  constructor(options: FileSystemOptions) {
    const snapshot = options.snapshot ?? emptySnapshot(options.owner, options.clock.now())
    super(snapshot)
    this.#clock = options.clock
    this.#owner = options.owner
    this.#quota = options.quota ?? DEFAULT_QUOTA
    this.#next = snapshot.next
    this.#usage = snapshot.usage
    this.#latest = snapshot
  }

  get usage(): Usage {
    return this.#usage
  }

  get quota(): Quota {
    return this.#quota
  }

  /** The file system as it is now; the same object for as long as nothing changes. */
  snapshot(): FileSystemSnapshot {
    this.#latest ??= { table: this.table, next: this.#next, usage: this.#usage }
    this.#epoch = newEpoch()
    return this.#latest
  }

  /** Puts everything back as it was. */
  restore(snapshot: FileSystemSnapshot): void {
    this.table = snapshot.table
    this.#next = snapshot.next
    this.#usage = snapshot.usage
    this.#latest = snapshot
    this.#epoch = newEpoch()
  }

  /** Makes a file or replaces its content; an existing one keeps its mode and owner unless told. */
  writeFile(path: string, content: string | Uint8Array, attributes: Attributes = {}): void {
    const place = this.locate(path, true)
    const bytes = encoded(content)
    if (place.ino === undefined) {
      if (place.mustBeDirectory) throw new FileSystemError('EISDIR', path)
      this.#create(place, path, { ...this.#base(0o644, attributes), type: 'file', content: bytes })
      return
    }
    const old = this.node(place.ino, path)
    if (old.type === 'directory') throw new FileSystemError('EISDIR', path)
    if (old.type !== 'file') return
    this.#charge({ bytes: bytes.length - old.content.length, inodes: 0 }, path)
    this.#change(place.ino, path, (node) => {
      if (node.type === 'file') node.content = bytes
      node.mtime = attributes.mtime ?? this.#clock.now()
      node.mode = attributes.mode ?? node.mode
      if (attributes.owner) Object.assign(node, { uid: attributes.owner.uid, gid: attributes.owner.gid })
    })
  }

  mkdir(path: string, attributes: Attributes = {}): void {
    const place = this.#vacant(path)
    this.#create(place, path, {
      ...this.#base(0o755, attributes),
      type: 'directory',
      entries: new Map(),
      parent: place.parent,
    })
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
    this.#create(this.#vacant(path), path, { ...this.#base(0o777, attributes), type: 'symlink', target })
  }

  device(path: string, device: string, attributes: Attributes = {}): void {
    this.#create(this.#vacant(path), path, { ...this.#base(0o666, attributes), type: 'device', device })
  }

  /** Another name for a file, link(2). */
  link(existing: string, path: string): void {
    const ino = this.found(existing, false)
    if (this.node(ino, existing).type === 'directory') throw new FileSystemError('EPERM', existing)
    const place = this.#vacant(path)
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
    this.#leave(parent, name, path)
    const doomed = [ino]
    for (let next = doomed.pop(); next !== undefined; next = doomed.pop()) {
      const node = this.node(next, path)
      if (node.type === 'directory') for (const child of node.entries.values()) doomed.push(child)
      this.#drop(next, path)
    }
  }

  /** Gives a file another path, rename(2): what is at `to` is replaced if it is of the same kind, a directory only if empty. */
  rename(from: string, to: string): void {
    const source = this.#removable(from)
    const node = this.node(source.ino, from)
    const target = this.locate(to, false)
    if (target.name === '') throw new FileSystemError('EBUSY', to)
    if (target.ino === source.ino) return
    if (node.type === 'directory' && this.#isInside(target.parent, source.ino, to)) {
      throw new FileSystemError('EINVAL', to)
    }
    if (target.mustBeDirectory && node.type !== 'directory') throw new FileSystemError('ENOTDIR', to)
    if (target.ino !== undefined) this.#replace(target.ino, node, to)
    this.#leave(source.parent, source.name, from)
    this.#enter(target, to, source.ino)
    this.#change(source.ino, to, (moved) => {
      if (moved.type === 'directory') moved.parent = target.parent
    })
  }

  chmod(path: string, mode: number): void {
    this.#change(this.found(path, true), path, (node) => (node.mode = mode & 0o7777))
  }

  chown(path: string, owner: Owner): void {
    this.#change(this.found(path, true), path, (node) => Object.assign(node, { uid: owner.uid, gid: owner.gid }))
  }

  /** Sets the time of the last change, in milliseconds since 1970; now when absent. */
  touch(path: string, mtime: number = this.#clock.now()): void {
    this.#change(this.found(path, true), path, (node) => (node.mtime = mtime))
  }

  #base(mode: number, attributes: Attributes): NodeBase {
    const { uid, gid } = attributes.owner ?? this.#owner
    const mtime = attributes.mtime ?? this.#clock.now()
    return { epoch: this.#epoch, mode: attributes.mode ?? mode, uid, gid, nlink: 1, mtime }
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
    return { ...place, ino: place.ino }
  }

  #create(place: Place, path: string, node: Inode): void {
    this.#charge({ bytes: node.type === 'file' ? node.content.length : 0, inodes: 1 }, path)
    const ino = this.#next
    this.#next += 1
    this.#put(ino, node)
    this.#enter(place, path, ino)
  }

  #charge(more: Usage, path: string): void {
    const usage = { bytes: this.#usage.bytes + more.bytes, inodes: this.#usage.inodes + more.inodes }
    const full = usage.bytes > this.#quota.bytes || usage.inodes > this.#quota.inodes
    if (full && (more.bytes > 0 || more.inodes > 0)) throw new FileSystemError('ENOSPC', path)
    this.#usage = usage
    this.#latest = undefined
  }

  #put(ino: Ino, node: Readonly<Inode> | undefined): void {
    this.table = tableSet(this.table, { index: ino, value: node, epoch: this.#epoch })
    this.#latest = undefined
  }

  /** Changes an inode: in place if this epoch made it, else a copy of it. */
  #change(ino: Ino, path: string, edit: (node: Inode) => void): void {
    const old: Inode = this.node(ino, path)
    if (old.epoch === this.#epoch) {
      edit(old)
      this.#latest = undefined
      return
    }
    const copy: Inode =
      old.type === 'directory'
        ? { ...old, epoch: this.#epoch, entries: new Map(old.entries) }
        : { ...old, epoch: this.#epoch }
    edit(copy)
    this.#put(ino, copy)
  }

  #enter(place: Place, path: string, ino: Ino): void {
    this.#change(place.parent, path, (node) => {
      if (node.type === 'directory') node.entries.set(place.name, ino)
      node.mtime = this.#clock.now()
    })
  }

  #leave(parent: Ino, name: string, path: string): void {
    this.#change(parent, path, (node) => {
      if (node.type === 'directory') node.entries.delete(name)
      node.mtime = this.#clock.now()
    })
  }

  /** One name less for an inode, and its end with the last one. */
  #drop(ino: Ino, path: string): void {
    const node = this.node(ino, path)
    if (node.nlink > 1) {
      this.#change(ino, path, (left) => (left.nlink -= 1))
      return
    }
    this.#charge({ bytes: node.type === 'file' ? -node.content.length : 0, inodes: -1 }, path)
    this.#put(ino, undefined)
  }

  #replace(ino: Ino, by: Readonly<Inode>, path: string): void {
    const old = this.node(ino, path)
    const refuse = (code: ErrorCode): never => {
      throw new FileSystemError(code, path)
    }
    if (old.type === 'directory' && by.type !== 'directory') refuse('EISDIR')
    if (old.type !== 'directory' && by.type === 'directory') refuse('ENOTDIR')
    if (old.type === 'directory' && old.entries.size > 0) refuse('ENOTEMPTY')
    this.#drop(ino, path)
  }

  #isInside(ino: Ino, directory: Ino, path: string): boolean {
    for (let at = ino; ; at = this.directory(at, path).parent) {
      if (at === directory) return true
      if (at === ROOT) return false
    }
  }
}
