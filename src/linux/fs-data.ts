import type { SavedContents } from '../shell/machine.ts'
import type { Nanoseconds } from '../shell/posix/posix-system.ts'
import type { Ino, Inode } from './inode.ts'
import { type Leaf, tableLeaves } from './radix.ts'
import type { FileSystemSnapshot } from './volume.ts'

/** The first one had its inodes in a single list. */
export const FILES_VERSION = 2

interface CommonData {
  readonly ino: Ino
  readonly mode: number
  readonly uid: number
  readonly gid: number
  readonly mtime: number
  /** Where they are not its mtime. */
  readonly atime?: number
  readonly ctime?: number
  readonly nanos?: Nanoseconds
}

export type InodeData = CommonData &
  (
    | { readonly type: 'file'; readonly content: Uint8Array }
    | { readonly type: 'directory'; readonly entries: readonly (readonly [name: string, ino: Ino])[] }
    | { readonly type: 'symlink'; readonly target: string }
    | { readonly type: 'device'; readonly device: string }
    | { readonly type: 'fifo' }
  )

/** A file system as plain data that structured clone, and so IndexedDB, can keep. */
export interface FileSystemData {
  readonly version: typeof FILES_VERSION
  readonly next: Ino
  /** Of inodes with neighbouring numbers. */
  readonly inodes: readonly (readonly InodeData[])[]
}

/** A content alone: structured clone would copy the room behind it too. */
const withoutRoom = (content: Uint8Array): Uint8Array =>
  content.length < content.buffer.byteLength ? content.slice() : content

function inodeToData(ino: Ino, node: Readonly<Inode>, contents: SavedContents): InodeData {
  const { mode, uid, gid, mtime, atime, ctime, nanos } = node
  const others = { ...(atime !== mtime && { atime }), ...(ctime !== mtime && { ctime }), ...(nanos && { nanos }) }
  const common = { ino, mode, uid, gid, mtime, ...others }
  switch (node.type) {
    case 'file':
      return { ...common, type: 'file', content: contents === 'own' ? withoutRoom(node.content) : node.content }
    case 'directory':
      return { ...common, type: 'directory', entries: [...node.entries] }
    case 'symlink':
      return { ...common, type: 'symlink', target: node.target }
    case 'device':
      return { ...common, type: 'device', device: node.device }
    case 'fifo':
      return { ...common, type: 'fifo' }
  }
}

const shared = new WeakMap<Leaf<Readonly<Inode>>, readonly InodeData[]>()

function leafToData(first: Ino, leaf: Leaf<Readonly<Inode>>, contents: SavedContents): readonly InodeData[] {
  const known = contents === 'shared' ? shared.get(leaf) : undefined
  if (known) return known
  const list = leaf.values.flatMap((node, at) => (node ? [inodeToData(first + at, node, contents)] : []))
  if (contents === 'shared') shared.set(leaf, Object.freeze(list))
  return list
}

/** A snapshot as plain data. Where contents are shared, so are the lists of inodes of which none has changed: they are frozen. */
export function fileSystemToData({ table, next }: FileSystemSnapshot, contents: SavedContents = 'own'): FileSystemData {
  const inodes = Array.from(tableLeaves(table), ([first, leaf]) => leafToData(first, leaf, contents))
  return { version: FILES_VERSION, next, inodes }
}
