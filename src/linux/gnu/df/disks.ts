import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import type { Disk } from '../../hardware.ts'
import type { Mount } from '../../mounts.ts'
import { isWithin } from '../../path.ts'
import { canonicalPath } from '../library/canonical.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** A mount, and how full its disk is; `free` is what may still be written there, in KiB. */
export interface MountedDisk extends Disk {
  readonly fsType: string
  readonly free: number
}

/** A disk, or the sum of all, with its inodes. */
export interface Line extends MountedDisk {
  readonly inodes: number
  readonly usedInodes: number
}

const toKib = (bytes: number): number => Math.ceil(bytes / 1024)

/** A disk with its inodes: as many as the quota has where files are kept, else one for each 16 KiB, as mke2fs makes them. */
export function lineOf({ system }: GnuProcess, disk: MountedDisk): Line {
  const root = disk.mountPoint === '/'
  const inodes = root ? system.fs.quota.inodes : Math.round(disk.size / 16)
  const usedInodes = root ? system.fs.usage.inodes : 1
  return { ...disk, inodes, usedInodes }
}

/** What is mounted where, and how full it is; nothing is known of what is made when somebody looks. */
function diskAt(process: GnuProcess, { on, source, fsType, synthetic, volume }: Mount): MountedDisk {
  const known = { device: source, fsType, mountPoint: on }
  const { hardware, fs } = process.system
  if (synthetic) return { ...known, size: 0, used: 0, free: 0 }
  // what is in memory has a room of its own, but for the machine's own directories there, which are in its tree
  const room = fsType === 'tmpfs' && volume !== fs.mounts.root ? volume : undefined
  const { quota, usage } = room ?? fs
  const left = Math.max(0, Math.floor((quota.bytes - usage.bytes) / 1024))
  const same = room ? [] : hardware.disks.filter(({ device }) => device === source && !source.startsWith('/'))
  const inMemory = same.find(({ mountPoint }) => mountPoint === on) ?? same[0]
  if (!inMemory) return { ...known, size: toKib(quota.bytes), used: toKib(quota.bytes) - left, free: left }
  const used = toKib(bytesBelow(process, on))
  return { ...known, size: inMemory.size, used, free: Math.min(inMemory.size - used, left) }
}

/** How many bytes the files below a directory hold, as far as who asks may look. */
function bytesBelow(process: GnuProcess, directory: string): number {
  const { fs } = process.system
  const entries = attempt(() => fs.list(directory))
  if (entries instanceof FileSystemError) return 0
  let bytes = 0
  for (const { name } of entries) {
    const path = `${directory}/${name}`
    const stat = attempt(() => fs.lstat(path))
    if (stat instanceof FileSystemError) continue
    bytes += stat.type === 'directory' ? bytesBelow(process, path) : stat.type === 'file' ? stat.size : 0
  }
  return bytes
}

/** The disk that holds a path: the one with the longest mount point above it. */
export function diskOf(process: GnuProcess, path: string): MountedDisk | FileSystemError {
  const at = canonicalPath(process, path, 'all')
  if (at instanceof FileSystemError) return at
  const above = process.system.fs.mounts.list.filter(({ on }) => isWithin(at, on))
  const nearest = above.reduce<Mount | undefined>(
    (best, mount) => (best && best.on.length > mount.on.length ? best : mount),
    undefined,
  )
  return nearest ? diskAt(process, nearest) : new FileSystemError('ENOENT', path)
}

/** All that is mounted, and how full it is. */
export const mountedDisks = (process: GnuProcess): readonly MountedDisk[] =>
  process.system.fs.mounts.list.map((mount) => diskAt(process, mount))
