import { decodeUtf8, encodeUtf8 } from '../host.ts'
import { FileSystemError } from '../shell/posix/errno.ts'
import { NAME_MAX, PATH_MAX } from '../shell/posix/limits.ts'
import { type DirectoryEntry, MAY_EXECUTE, MAY_READ, type Stat } from '../shell/posix/posix-system.ts'
import { EMPTY } from './content.ts'
import { type DirectoryNode, type Ino, type Inode, ROOT, sizeOf } from './inode.ts'
import { tableGet } from './radix.ts'
import type { FileSystemSnapshot, Volume } from './volume.ts'

/** How many links are followed in one look-up. */
const SYMLINK_MAX = 40

const SLASH = 47

/** Where a path leads: the directory, the name in it, and the inode if there is one. */
export interface Place {
  readonly parent: Ino
  /** Empty where the path ends in `.`, `..` or is the root: such a name can be neither made nor removed. */
  readonly name: string
  readonly ino: Ino | undefined
  /** Set when the path ends in a slash. */
  readonly mustBeDirectory: boolean
}

const isLonger = (text: string, limit: number): boolean =>
  text.length > limit || (text.length * 3 > limit && encodeUtf8(text).length > limit)

/** Refuses a path, or what a link leads to, that the kernel would not take: ENOENT, ENAMETOOLONG. */
export function checkPath(path: string, of = path): void {
  if (path === '') throw new FileSystemError('ENOENT', of)
  if (isLonger(path, PATH_MAX - 1)) throw new FileSystemError('ENAMETOOLONG', of)
}

/**
 * Reading a file system. Paths are absolute; a relative one is taken from the root (`fromDirectory` of path.ts puts a working
 * directory before it). Every call throws FileSystemError for what a real one would refuse.
 */
export class FileSystemReader {
  readonly #source: FileSystemSnapshot | Volume

  constructor(source: FileSystemSnapshot | Volume) {
    this.#source = source
  }

  /** What stat(2) tells; symbolic links are followed. */
  stat(path: string): Stat {
    return this.statOf(this.found(path, true), path)
  }

  /** What lstat(2) tells: of a symbolic link itself. */
  lstat(path: string): Stat {
    return this.statOf(this.found(path, false), path)
  }

  /** The stat, or undefined where there is nothing to be found. */
  peek(path: string): Stat | undefined {
    try {
      const { ino } = this.locate(path, true)
      return ino === undefined ? undefined : this.statOf(ino, path)
    } catch (error) {
      if (error instanceof FileSystemError) return undefined
      throw error
    }
  }

  /** Refuses with EACCES what may not be done, access(2): `mode` is a sum of MAY_READ, MAY_WRITE and MAY_EXECUTE. */
  access(path: string, mode: number): void {
    this.allow(this.node(this.found(path, true), path), mode, path)
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
    this.allow(node, MAY_READ, path)
    return node.type === 'file' ? node.content : EMPTY
  }

  /** A file as text; bytes that are not UTF-8 become U+FFFD. */
  readText(path: string): string {
    return decodeUtf8(this.readFile(path))
  }

  readLink(path: string): string {
    const node = this.node(this.found(path, false), path)
    if (node.type !== 'symlink') throw new FileSystemError('EINVAL', path)
    return node.target
  }

  /** A directory's entries in the order they were made, without `.` and `..`. */
  list(path: string): readonly DirectoryEntry[] {
    return [...this.listed(path)].map(([name, ino]) => ({
      name,
      ino: this.numberOf(ino),
      type: this.node(ino, path).type,
    }))
  }

  /** The names in a directory, in the order of their code units. */
  names(path: string): readonly string[] {
    return [...this.listed(path).keys()].toSorted((a, b) => (a < b ? -1 : 1))
  }

  /** Refuses with EACCES; nothing here, for whoever this file system belongs to may do everything. */
  protected allow(_node: Readonly<Inode>, _mode: number, _path: string): void {}

  /** What a name in a directory leads to. */
  protected child(directory: Readonly<DirectoryNode>, _ino: Ino, name: string): Ino | undefined {
    return directory.entries.get(name)
  }

  /** All that the names in a directory lead to. */
  protected children(directory: Readonly<DirectoryNode>, _ino: Ino): ReadonlyMap<string, Ino> {
    return directory.entries
  }

  /** The directory above another. */
  protected above(directory: Readonly<DirectoryNode>, _ino: Ino): Ino {
    return directory.parent
  }

  /** The number that stat(2) tells: two names of one file have the same, wherever they are seen. */
  protected numberOf(ino: Ino): Ino {
    return ino
  }

  protected node(ino: Ino, path: string): Readonly<Inode> {
    const node = tableGet(this.#source.table, ino)
    if (!node) throw new FileSystemError('ENOENT', path)
    return node
  }

  protected directory(ino: Ino, path: string): Readonly<DirectoryNode> {
    const node = this.node(ino, path)
    if (node.type !== 'directory') throw new FileSystemError('ENOTDIR', path)
    return node
  }

  protected listed(path: string): ReadonlyMap<string, Ino> {
    const ino = this.found(path, true)
    const directory = this.directory(ino, path)
    this.allow(directory, MAY_READ, path)
    return this.children(directory, ino)
  }

  protected found(path: string, follow: boolean): Ino {
    const { ino } = this.locate(path, follow)
    if (ino === undefined) throw new FileSystemError('ENOENT', path)
    return ino
  }

  protected statOf(ino: Ino, path: string): Stat {
    const node = this.node(ino, path)
    const { type, mode, uid, gid, nlink, mtime, atime, ctime, nanos } = node
    return { ino: this.numberOf(ino), type, mode, uid, gid, nlink, size: sizeOf(node), mtime, atime, ctime, nanos }
  }

  /** Path resolution, path_resolution(7). All but the last name must exist; links in the middle are followed. */
  protected locate(path: string, follow: boolean): Place {
    checkPath(path)
    const mustBeDirectory = path.endsWith('/')
    const place = this.step(ROOT, path, follow || mustBeDirectory)
    if (mustBeDirectory && place.ino !== undefined) this.directory(place.ino, path)
    return place
  }

  /** Where a way leads from a directory; `path` is what failures name. */
  protected step(from: Ino, way: string, follow: boolean, path = way): Place {
    let [ahead, start, links] = [way, 0, 0]
    let parent = from
    let name = ''
    let ino: Ino | undefined = from
    for (;;) {
      while (ahead.charCodeAt(start) === SLASH) start += 1
      if (start >= ahead.length) return { parent, name, ino, mustBeDirectory: way.endsWith('/') }
      if (ino === undefined) throw new FileSystemError('ENOENT', path)
      const end = ahead.indexOf('/', start)
      name = end < 0 ? ahead.slice(start) : ahead.slice(start, end)
      start += name.length
      parent = ino
      const directory = this.directory(parent, path)
      this.allow(directory, MAY_EXECUTE, path)
      if (name === '.' || name === '..') {
        if (name === '..') ino = this.above(directory, parent)
        name = ''
        continue
      }
      if (isLonger(name, NAME_MAX)) throw new FileSystemError('ENAMETOOLONG', path)
      ino = this.child(directory, parent, name)
      const node = ino === undefined ? undefined : this.node(ino, path)
      if (node?.type !== 'symlink' || (!follow && /^\/*$/.test(ahead.slice(start)))) continue
      links += 1
      if (links > SYMLINK_MAX) throw new FileSystemError('ELOOP', path)
      ahead = node.target + ahead.slice(start)
      start = 0
      ino = node.target.startsWith('/') ? ROOT : parent
      name = ''
    }
  }
}
