import { FileSystemError } from '../shell/posix/errno.ts'
import {
  isCapable,
  type Credentials,
  MAY_EXECUTE,
  MAY_READ,
  MAY_WRITE,
  type OpenFlags,
  type Stat,
} from '../shell/posix/posix-system.ts'
import { deviceNumbers } from './device-numbers.ts'
import type { Attributes, FileSystem, Times } from './fs.ts'
import { type DirectoryNode, type Ino, type Inode, localIno, type Owner } from './inode.ts'
import { MountedFiles } from './mounted-files.ts'
import { Mounts } from './mounts.ts'
import { isMember, isOwner, permits, sticks, withoutSetId } from './rights.ts'
import { SYNTHETIC } from './synthetic.ts'
import type { Volume } from './volume.ts'

/** A file of a directory, with what lstat(2) tells of it. */
export interface ListedFile {
  readonly name: string
  readonly stat: Stat
}

/** What open(2) found or made. */
export interface Opened {
  /** As stat(2) tells it. */
  readonly ino: Ino
  readonly node: Readonly<Inode>
  /** Where it is kept, and under which number; what is made when it is opened is kept nowhere. */
  readonly kept: { readonly volume: Volume; readonly ino: Ino } | undefined
}

/**
 * A file system as somebody with some credentials sees it: refuses what Linux refuses them. New files are theirs. A directory counts
 * the links that ext4 gives it: its name, its `.`, and the `..` of each directory in it.
 */
export class UserFiles extends MountedFiles {
  readonly #who: Credentials

  constructor({ volume }: FileSystem, who: Credentials, mounts = new Mounts(volume)) {
    super(mounts, who)
    this.#who = who
  }

  /** All files of a directory, without `.` and `..`, in the order they were made: quicker than a look-up of each. */
  entries(path: string): readonly ListedFile[] {
    const directory = this.found(path, true)
    const node = this.directory(directory, path)
    this.allow(node, MAY_READ + MAY_EXECUTE, path)
    return [...this.children(node, directory)].map(([name, ino]) => ({ name, stat: this.statOf(ino, path) }))
  }

  /** Finds or makes what is to be opened, open(2); `mode` is that of a new file. */
  open(path: string, flags: OpenFlags, mode: number): Opened {
    const place = this.locate(path, !(flags.create && flags.exclusive))
    const ino = place.ino ?? (flags.create ? this.createFile(place, path, { mode }) : undefined)
    if (ino === undefined) throw new FileSystemError('ENOENT', path)
    const node = this.node(ino, path)
    if (place.ino !== undefined) {
      this.#mayOpen(node, path, flags)
      if ((flags.write || flags.truncate) && node.type === 'file') this.refuseReadOnly(ino, path)
    }
    const volume = this.mounts.of(ino)?.volume
    return { ino: this.numberOf(ino), node, kept: volume && { volume, ino: localIno(ino) } }
  }

  override writeFile(path: string, content: string | Uint8Array, attributes: Attributes = {}): void {
    const { mtime } = attributes
    // open(2) takes mode and owner for new files only
    super.writeFile(path, content, this.exists(path) ? { ...(mtime !== undefined && { mtime }) } : attributes)
  }

  override link(existing: string, path: string): void {
    const node = this.node(this.found(existing, false), existing)
    // protected_hardlinks of proc(5)
    const own = isOwner(this.#who, node) || (node.type === 'file' && permits(this.#who, node, MAY_READ + MAY_WRITE))
    if (node.type !== 'directory' && !own) throw new FileSystemError('EPERM', existing)
    super.link(existing, path)
  }

  override chmod(path: string, mode: number): void {
    this.alter(path, true, (node) => {
      this.#mustOwn(node, path)
      const outside = !isCapable(this.#who, 'FSETID') && !isMember(this.#who, node.gid)
      node.mode = mode & (outside ? 0o5777 : 0o7777)
    })
  }

  override chown(path: string, owner: Owner, follow = true): void {
    this.alter(path, follow, (node) => {
      const sameUser = owner.uid === node.uid && isOwner(this.#who, node)
      const ownGroup = owner.gid === node.gid || isMember(this.#who, owner.gid)
      if (!isCapable(this.#who, 'CHOWN') && !(sameUser && ownGroup)) throw new FileSystemError('EPERM', path)
      Object.assign(node, { uid: owner.uid, gid: owner.gid, mode: withoutSetId(node) })
    })
  }

  override touch(path: string, mtime?: number, follow = true): void {
    if (mtime !== undefined) return super.touch(path, mtime, follow)
    this.alter(path, follow, (node) => {
      if (!isOwner(this.#who, node)) this.allow(node, MAY_WRITE, path)
      node.atime = node.mtime = this.volume.clock.now()
    })
  }

  override setTimes(path: string, times: Times, follow = true): void {
    this.alter(path, follow, (node) => {
      this.#mustOwn(node, path)
      this.dated(node, times)
    })
  }

  protected override allow(node: Readonly<Inode>, mode: number, path: string): void {
    // what is behind a device is no file
    if (mode & MAY_WRITE && node.epoch === SYNTHETIC && node.type !== 'device')
      // nothing is made in /proc, whose mode says so, nor in devpts, whose does not
      throw new FileSystemError(node.type === 'directory' && !(node.mode & 0o200) ? 'ENOENT' : 'EACCES', path)
    if (permits(this.#who, node, mode)) return
    throw new FileSystemError('EACCES', path)
  }

  protected override allowRemoval(directory: Readonly<Inode>, node: Readonly<Inode>, path: string): void {
    if (directory.epoch === SYNTHETIC) throw new FileSystemError('EPERM', path)
    this.allow(directory, MAY_WRITE + MAY_EXECUTE, path)
    if (sticks(this.#who, directory, node)) throw new FileSystemError('EPERM', path)
  }

  protected override inherit(node: Inode, directory: Readonly<Inode>): void {
    if (this.#who.uid !== 0) {
      node.uid = this.#who.uid
      node.gid = this.#who.gid
    }
    if (!(directory.mode & 0o2000)) return
    node.gid = directory.gid
    if (node.type === 'directory') node.mode |= 0o2000
  }

  protected override statOf(ino: Ino, path: string): Stat {
    const node = this.node(ino, path)
    const stat = super.statOf(ino, path)
    if (node.type === 'device') return { ...stat, device: deviceNumbers(node.device) }
    if (node.type !== 'directory') return stat
    const count = (): number => this.#directoriesIn(node, ino, path)
    return {
      ...stat,
      // counted when somebody asks, and nobody does for most directories
      get nlink() {
        return count()
      },
    }
  }

  #directoriesIn(directory: Readonly<DirectoryNode>, at: Ino, path: string): number {
    let count = 2
    for (const ino of this.children(directory, at).values()) if (this.node(ino, path).type === 'directory') count += 1
    return count
  }

  #mustOwn(node: Readonly<Inode>, path: string): void {
    if (!isOwner(this.#who, node)) throw new FileSystemError('EPERM', path)
  }

  #mayOpen(node: Readonly<Inode>, path: string, flags: OpenFlags): void {
    if (flags.create && flags.exclusive) throw new FileSystemError('EEXIST', path)
    const writing = flags.write === true || flags.truncate === true
    if (node.type === 'directory' && (writing || flags.create)) throw new FileSystemError('EISDIR', path)
    this.allow(node, (flags.read ? MAY_READ : 0) + (writing ? MAY_WRITE : 0), path)
  }
}
