import { FileSystemError } from '../shell/posix/errno.ts'
import { type Credentials, MAY_EXECUTE, MAY_READ, MAY_WRITE, type OpenFlags, type Stat } from '../shell/posix/system.ts'
import { deviceNumbers } from './device-numbers.ts'
import { type Attributes, FileSystem } from './fs.ts'
import { type DirectoryNode, type Ino, type Inode, type Owner, ROOT } from './inode.ts'
import { isMember, isOwner, permits, sticks, withoutSetId } from './rights.ts'
import { FIRST_SYNTHETIC, SYNTHETIC, type SyntheticTree } from './synthetic.ts'

/** A file of a directory, with what lstat(2) tells of it. */
export interface ListedFile {
  readonly name: string
  readonly stat: Stat
}

/** What open(2) found or made. */
export interface Opened {
  readonly ino: Ino
  readonly node: Readonly<Inode>
}

/** Nobody knows how long such a file is before it is read, proc(5). */
function statOfSynthetic(ino: Ino, { type, mode, uid, gid, nlink, mtime }: Readonly<Inode>): Stat {
  return { ino, type, mode, uid, gid, nlink, mtime, size: 0 }
}

/**
 * A file system as somebody with some credentials sees it: refuses what Linux refuses them. New files are theirs. A directory counts
 * the links that ext4 gives it: its name, its `.`, and the `..` of each directory in it.
 */
export class UserFiles extends FileSystem {
  readonly #who: Credentials
  readonly #mounted: SyntheticTree | undefined

  constructor({ volume }: FileSystem, who: Credentials, mounted?: SyntheticTree) {
    super({ clock: volume.clock, owner: who }, volume)
    this.#who = who
    this.#mounted = mounted
  }

  /** All files of a directory, without `.` and `..`, in the order they were made: quicker than a look-up of each. */
  entries(path: string): readonly ListedFile[] {
    const directory = this.directory(this.found(path, true), path)
    this.allow(directory, MAY_READ + MAY_EXECUTE, path)
    return [...directory.entries].map(([name, ino]) => ({ name, stat: this.statOf(ino, path) }))
  }

  /** Finds or makes what is to be opened, open(2); `mode` is that of a new file. */
  open(path: string, flags: OpenFlags, mode: number): Opened {
    const place = this.locate(path, !(flags.create && flags.exclusive))
    const ino = place.ino ?? (flags.create ? this.createFile(place, path, { mode }) : undefined)
    if (ino === undefined) throw new FileSystemError('ENOENT', path)
    const node = this.node(ino, path)
    if (place.ino !== undefined) this.#mayOpen(node, path, flags)
    return { ino, node }
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
      const outside = this.#who.uid !== 0 && !isMember(this.#who, node.gid)
      node.mode = mode & (outside ? 0o5777 : 0o7777)
    })
  }

  override chown(path: string, owner: Owner, follow = true): void {
    this.alter(path, follow, (node) => {
      const sameUser = owner.uid === node.uid && isOwner(this.#who, node)
      const ownGroup = owner.gid === node.gid || isMember(this.#who, owner.gid)
      if (this.#who.uid !== 0 && !(sameUser && ownGroup)) throw new FileSystemError('EPERM', path)
      Object.assign(node, { uid: owner.uid, gid: owner.gid, mode: withoutSetId(node) })
    })
  }

  override touch(path: string, mtime?: number, follow = true): void {
    this.alter(path, follow, (node) => {
      if (mtime !== undefined) this.#mustOwn(node, path)
      else if (!isOwner(this.#who, node)) this.allow(node, MAY_WRITE, path)
      node.mtime = mtime ?? this.volume.clock.now()
    })
  }

  protected override alter(path: string, follow: boolean, edit: (node: Inode) => void): void {
    if (this.found(path, follow) >= FIRST_SYNTHETIC) throw new FileSystemError('EPERM', path)
    super.alter(path, follow, edit)
  }

  protected override allow(node: Readonly<Inode>, mode: number, path: string): void {
    if (mode & MAY_WRITE && node.epoch === SYNTHETIC)
      throw new FileSystemError(node.type === 'directory' ? 'ENOENT' : 'EACCES', path)
    if (permits(this.#who, node, mode)) return
    throw new FileSystemError('EACCES', path)
  }

  protected override allowRemoval(directory: Readonly<Inode>, node: Readonly<Inode>, path: string): void {
    if (node.epoch === SYNTHETIC) throw new FileSystemError(directory.epoch === SYNTHETIC ? 'EPERM' : 'EBUSY', path)
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

  protected override child(directory: Readonly<DirectoryNode>, ino: Ino, name: string): Ino | undefined {
    return ino === ROOT && this.#mounted?.name === name ? this.#mounted.root : super.child(directory, ino, name)
  }

  protected override node(ino: Ino, path: string): Readonly<Inode> {
    if (ino < FIRST_SYNTHETIC) return super.node(ino, path)
    const node = this.#mounted?.node(ino)
    if (!node) throw new FileSystemError('ENOENT', path)
    return node
  }

  protected override statOf(ino: Ino, path: string): Stat {
    const node = this.node(ino, path)
    const stat = ino >= FIRST_SYNTHETIC ? statOfSynthetic(ino, node) : super.statOf(ino, path)
    if (node.type === 'device') return { ...stat, device: deviceNumbers(node.device) }
    if (node.type !== 'directory') return stat
    const count = (): number => this.#directoriesIn(node, path)
    return {
      ...stat,
      // counted when somebody asks, and nobody does for most directories
      get nlink() {
        return count()
      },
    }
  }

  #directoriesIn(directory: Readonly<DirectoryNode>, path: string): number {
    let count = 2
    for (const ino of directory.entries.values()) if (this.node(ino, path).type === 'directory') count += 1
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
