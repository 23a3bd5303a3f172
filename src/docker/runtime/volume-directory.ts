import type { FileSystem } from '../../linux/fs.ts'
import { directoryName } from '../../linux/path.ts'
import { root } from '../../linux/users.ts'
import { mountpointOf, VOLUMES } from '../engine/volume-path.ts'

/** Modes that dockerd gives its own directories: they are root's, and closed to others. */
const CLOSED: readonly (readonly [path: string, mode: number])[] = [
  ['/var/lib/docker', 0o710],
  [VOLUMES, 0o701],
]

/** Makes the directory of a volume, unless it is there. */
export function makeVolume(fs: FileSystem, name: string): void {
  const path = mountpointOf(name)
  if (fs.isDirectory(path)) return
  const owner = root
  fs.mkdirAll('/var/lib', { owner })
  for (const [directory, mode] of [...CLOSED, [directoryName(path), 0o701] as const])
    if (!fs.exists(directory)) fs.mkdir(directory, { owner, mode })
  fs.mkdir(path, { owner })
}
