import { EMPTY } from './content.ts'
import type { Inode } from './inode.ts'
import { tableGet } from './radix.ts'
import { tableChanges } from './radix-changes.ts'
import type { FileSystemSnapshot } from './volume.ts'

/** What a branch of the table, an inode and an entry of a directory take, in bytes. */
const BRANCH = 350
const INODE = 150
const ENTRY = 60

/** Contents may be pieces of one longer buffer, which then is there once. */
function contentWeight(mine: Uint8Array, theirs: Uint8Array): number {
  return mine.buffer === theirs.buffer ? 0 : mine.buffer.byteLength
}

function inodeWeight(mine: Readonly<Inode>, theirs: Readonly<Inode> | undefined): number {
  if (mine.type === 'directory') return INODE + mine.entries.size * ENTRY
  if (mine.type !== 'file') return INODE
  return INODE + contentWeight(mine.content, theirs?.type === 'file' ? theirs.content : EMPTY)
}

/** Bytes that one snapshot of a volume keeps alive and another one does not, about; in a time that depends on how much changed. */
export function weightBeyond(one: FileSystemSnapshot, other: FileSystemSnapshot): number {
  if (one.table === other.table) return 0
  let weight = 0
  const visit = (): void => void (weight += BRANCH)
  for (const ino of tableChanges(one.table, other.table, visit)) {
    const mine = tableGet(one.table, ino)
    if (mine) weight += inodeWeight(mine, tableGet(other.table, ino))
  }
  return weight
}
