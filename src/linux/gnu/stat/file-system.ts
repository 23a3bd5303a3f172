import { FileSystemError } from '../../../shell/posix/errno.ts'
import { diskOf, type Line, lineOf } from '../df/disks.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** The magic number of each kind of file system, as statfs(2) gives it. */
export const MAGIC: Readonly<Record<string, string>> = {
  ext4: 'ef53',
  overlay: '794c7630',
  proc: '9fa0',
  sysfs: '62656572',
  devpts: '1cd1',
  tmpfs: '1021994',
  devtmpfs: '1021994',
}
/** What stat calls a kind of file system where mount(8) calls it otherwise. */
export const KINDS: Readonly<Record<string, string>> = { ext4: 'ext2/ext3', overlay: 'overlayfs', devtmpfs: 'tmpfs' }
/** How many KiB a block has. */
const BLOCK = 4

/** How many whole blocks of a file system that is.  @param kib how much, in KiB */
export const blocks = (kib: number): number => Math.floor(kib / BLOCK)

/** The file system that a path is in. @throws FileSystemError */
export function lineAt(process: GnuProcess, path: string): Line {
  const disk = diskOf(process, path)
  if (disk instanceof FileSystemError) throw disk
  return lineOf(process, disk)
}
