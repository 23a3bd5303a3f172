import type { FileSystem } from '../../linux/fs.ts'
import { baseName, directoryName } from '../../linux/path.ts'
import type { HostSettings } from '../engine/settings.ts'

/** Lays what a container is given at its start besides its image's files: devices of the host. */
export function layForStart(fs: FileSystem, { Devices = [] }: HostSettings): void {
  for (const text of Devices) {
    const [source = '', target = source] = text.split(':')
    if (fs.exists(target)) continue
    fs.mkdirAll(directoryName(target))
    fs.device(target, baseName(source))
  }
}
