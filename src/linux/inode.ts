import { encodeUtf8 } from '../host.ts'
import type { FileType, Nanoseconds } from '../shell/posix/posix-system.ts'
import type { Epoch } from '../base/epoch.ts'

/** The number of an inode. Numbers are not used twice. */
export type Ino = number

/** Who owns a file, by number. */
export interface Owner {
  readonly uid: number
  readonly gid: number
}

export interface NodeBase {
  /** @internal */
  readonly epoch: Epoch
  /** Permission bits, 0 to 0o7777. */
  mode: number
  uid: number
  gid: number
  /** How many names lead here; 0 for a file that is only held open. */
  nlink: number
  /** Milliseconds since 1970. */
  mtime: number
  atime: number
  ctime: number
  nanos?: Nanoseconds | undefined
  /** The directory that holds it, of those that do the one that was last to; the root holds itself. A number of its own volume. */
  parent: Ino
}

export interface FileNode extends NodeBase {
  readonly type: 'file'
  /** Replaced, never written in place: snapshots and copies share it. */
  content: Uint8Array
}

export interface DirectoryNode extends NodeBase {
  readonly type: 'directory'
  /** Numbers of its own volume. */
  readonly entries: Map<string, Ino>
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

/** A pipe with a name: what is in it, nobody keeps. */
export interface FifoNode extends NodeBase {
  readonly type: 'fifo'
}

export type Inode = (FileNode | DirectoryNode | SymlinkNode | DeviceNode | FifoNode) & { readonly type: FileType }

/** The inode of `/`. Linux file systems start at 2 as well. */
export const ROOT: Ino = 2
/** How many numbers each mount of a file system has for its inodes, one block after the other; the root's are the first. */
export const BLOCK: Ino = 2 ** 36
/** What a directory's own list of names takes up, as ext4 counts it. */
export const DIRECTORY_SIZE = 4096

/** Bytes, as stat(2) tells them. */
export function sizeOf(node: Readonly<Inode>): number {
  if (node.type === 'file') return node.content.length
  if (node.type === 'symlink') return encodeUtf8(node.target).length
  return node.type === 'directory' ? DIRECTORY_SIZE : 0
}

/** Where the block of an inode begins: 0 for all that is not in a mount. */
export function blockOf(ino: Ino): Ino {
  return ino < BLOCK ? 0 : Math.floor(ino / BLOCK) * BLOCK
}

/** The number that an inode has in its own volume. */
export function localIno(ino: Ino): Ino {
  return ino < BLOCK ? ino : ino - blockOf(ino)
}

/** True for a name that a directory may hold. */
export function isFileName(name: string): boolean {
  return name !== '' && name !== '.' && name !== '..' && !/[/\0]/.test(name)
}
