import type { Clock } from '../base/clock.ts'
import { type Epoch, newEpoch } from '../base/epoch.ts'
import { FileSystemError } from '../shell/posix/errno.ts'
import { type Ino, type Inode, type Owner, ROOT } from './inode.ts'
import { emptyTable, type RadixTable, tableGet, tableSet } from './radix.ts'

/** How much of the quota is taken. */
export interface Usage {
  /** Bytes of file contents. */
  readonly bytes: number
  readonly inodes: number
}

/** How much may be stored before ENOSPC. */
export type Quota = Usage

/** A file system at one moment: immutable, and cheap to keep, since what did not change is shared. */
export interface FileSystemSnapshot {
  /** @internal */
  readonly table: RadixTable<Readonly<Inode>>
  readonly next: Ino
  readonly usage: Usage
}

/** What a volume is made from. */
export interface VolumeOptions {
  readonly clock: Clock
  /** Who owns the root directory of an empty one. */
  readonly owner: Owner
  readonly quota?: Quota
  /** Where to start; an empty root directory when absent. */
  readonly snapshot?: FileSystemSnapshot
}

/** More than lessons need, and less than would trouble a browser. */
export const DEFAULT_QUOTA: Quota = { bytes: 256 * 2 ** 20, inodes: 200_000 }

function emptySnapshot({ owner: { uid, gid }, clock }: VolumeOptions): FileSystemSnapshot {
  const epoch = newEpoch()
  const now = clock.now()
  const common = { epoch, mode: 0o755, uid, gid, nlink: 1, mtime: now, atime: now, ctime: now, parent: ROOT }
  const root: Inode = { ...common, type: 'directory', entries: new Map() }
  const table = tableSet(emptyTable<Readonly<Inode>>(), { index: ROOT, value: root, epoch })
  return { table, next: ROOT + 1, usage: { bytes: 0, inodes: 1 } }
}

/**
 * The inodes of a file system, and the one mutable holder of them. Inodes of the current epoch are written in place, older ones
 * are copied first, so a snapshot never changes, and ten thousand new files in one directory copy it once.
 */
export class Volume {
  readonly clock: Clock
  readonly quota: Quota
  /** @internal */
  table: RadixTable<Readonly<Inode>>
  usage: Usage
  /** How often each inode is held open (held.ts); another map after `restore`. */
  holds = new Map<Ino, number>()
  /** Takes out of a snapshot what is only held open; held.ts knows how. */
  withoutHeld = (snapshot: FileSystemSnapshot): FileSystemSnapshot => snapshot
  /** Called at the first change after a snapshot, or after `restore`. */
  touched = (): void => undefined
  #epoch: Epoch = newEpoch()
  #next: Ino
  /** The latest snapshot, while nothing has changed since. */
  #latest: FileSystemSnapshot | undefined

  constructor(options: VolumeOptions) {
    const snapshot = options.snapshot ?? emptySnapshot(options)
    this.clock = options.clock
    this.quota = options.quota ?? DEFAULT_QUOTA
    this.table = snapshot.table
    this.usage = snapshot.usage
    this.#next = snapshot.next
    this.#latest = snapshot
  }

  /** @internal The epoch that new inodes are of. */
  get epoch(): Epoch {
    return this.#epoch
  }

  /** As it is now, without what is only held open; the same object for as long as nothing changes. */
  snapshot(): FileSystemSnapshot {
    this.#latest ??= this.withoutHeld({ table: this.table, next: this.#next, usage: this.usage })
    this.#epoch = newEpoch()
    return this.#latest
  }

  /** Puts everything back as it was. What was open is no longer. */
  restore(snapshot: FileSystemSnapshot): void {
    this.table = snapshot.table
    this.#next = snapshot.next
    this.usage = snapshot.usage
    this.holds = new Map()
    this.#latest = snapshot
    this.#epoch = newEpoch()
  }

  /** @throws FileSystemError ENOENT */
  node(ino: Ino, path: string): Readonly<Inode> {
    const node = tableGet(this.table, ino)
    if (!node) throw new FileSystemError('ENOENT', path)
    return node
  }

  /** Takes up room, or gives it back. @throws FileSystemError ENOSPC */
  charge(bytes: number, inodes: number, path: string): void {
    const usage = { bytes: this.usage.bytes + bytes, inodes: this.usage.inodes + inodes }
    const full = usage.bytes > this.quota.bytes || usage.inodes > this.quota.inodes
    if (full && (bytes > 0 || inodes > 0)) throw new FileSystemError('ENOSPC', path)
    this.usage = usage
    this.#touch()
  }

  /** Puts a new inode in, which no name leads to yet. @throws FileSystemError ENOSPC */
  add(node: Inode, path: string): Ino {
    this.charge(node.type === 'file' ? node.content.length : 0, 1, path)
    const ino = this.#next
    this.#next += 1
    this.#put(ino, node)
    return ino
  }

  /** Puts an inode in again that was held open without a name when a snapshot was taken; fine when it is there. */
  bringBack(ino: Ino, node: Readonly<Inode>, path: string): void {
    if (tableGet(this.table, ino)) return
    this.charge(node.type === 'file' ? node.content.length : 0, 1, path)
    this.#put(ino, node)
  }

  /** Changes an inode: in place if this epoch made it, else a copy of it. Nothing happens when `edit` throws at its start. */
  change(ino: Ino, path: string, edit: (node: Inode) => void): void {
    const old: Inode = this.node(ino, path)
    if (old.epoch === this.#epoch) {
      this.#edit(old, edit)
      this.#touch()
      return
    }
    const copy: Inode =
      old.type === 'directory'
        ? { ...old, epoch: this.#epoch, entries: new Map(old.entries) }
        : { ...old, epoch: this.#epoch }
    this.#edit(copy, edit)
    this.#put(ino, copy)
  }

  #edit(node: Inode, edit: (node: Inode) => void): void {
    const { mtime, nanos } = node
    edit(node)
    node.ctime = this.clock.now()
    // a time that is now has no nanoseconds
    if (nanos && node.nanos === nanos && node.mtime !== mtime) node.nanos = { ...nanos, mtime: 0 }
  }

  /** One name less for an inode, and its end with the last one, unless it is held open. */
  drop(ino: Ino, path: string): void {
    const { nlink } = this.node(ino, path)
    if (nlink > 1 || this.holds.has(ino))
      this.change(ino, path, (node) => {
        node.nlink -= 1
        // a directory goes with all that is in it
        if (node.type === 'directory') node.entries.clear()
      })
    else this.remove(ino, path)
  }

  /** Ends an inode that has no name left. */
  remove(ino: Ino, path: string): void {
    const node = this.node(ino, path)
    this.charge(node.type === 'file' ? -node.content.length : 0, -1, path)
    this.#put(ino, undefined)
  }

  #put(ino: Ino, node: Readonly<Inode> | undefined): void {
    this.table = tableSet(this.table, { index: ino, value: node, epoch: this.#epoch })
    this.#touch()
  }

  #touch(): void {
    if (!this.#latest) return
    this.#latest = undefined
    this.touched()
  }
}
