import { newEpoch } from '../base/epoch.ts'
import type { Ino } from './inode.ts'
import { tableGet, tableSet } from './radix.ts'
import type { FileSystemSnapshot, Volume } from './volume.ts'

function withoutOrphans(held: Iterable<Ino>, snapshot: FileSystemSnapshot): FileSystemSnapshot {
  let { table } = snapshot
  let { bytes, inodes } = snapshot.usage
  for (const ino of held) {
    const node = tableGet(table, ino)
    if (node?.nlink !== 0) continue
    table = tableSet(table, { index: ino, value: undefined, epoch: newEpoch() })
    bytes -= node.type === 'file' ? node.content.length : 0
    inodes -= 1
  }
  return { ...snapshot, table, usage: { bytes, inodes } }
}

/** Keeps an inode when its last name goes, for it is open. */
export function hold(volume: Volume, ino: Ino): void {
  volume.holds.set(ino, (volume.holds.get(ino) ?? 0) + 1)
  volume.withoutHeld = (snapshot) => withoutOrphans(volume.holds.keys(), snapshot)
}

/** The opposite of `hold`: the last one ends an inode that has no name. */
export function letGo(volume: Volume, ino: Ino): void {
  const left = (volume.holds.get(ino) ?? 0) - 1
  if (left > 0) volume.holds.set(ino, left)
  else if (volume.holds.delete(ino) && tableGet(volume.table, ino)?.nlink === 0) volume.remove(ino, '')
}
