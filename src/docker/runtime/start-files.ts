import type { FileSystem } from '../../linux/fs.ts'
import { baseName, directoryName } from '../../linux/path.ts'
import { programText } from '../../shell/posix/exec.ts'
import type { HostSettings } from '../engine/settings.ts'

/** Where Docker puts the init of `--init`. */
export const INIT_PATH = '/sbin/docker-init'

/** Lays what a container is given at its start besides its image's files: an init, and devices of the host. */
export function layForStart(fs: FileSystem, { Init, Devices = [] }: HostSettings): void {
  const lay = (path: string, make: () => void): void => {
    if (fs.exists(path)) return
    fs.mkdirAll(directoryName(path))
    make()
  }
  if (Init) lay(INIT_PATH, () => fs.writeFile(INIT_PATH, programText(baseName(INIT_PATH)), { mode: 0o755 }))
  for (const text of Devices) {
    const [source = '', target = source] = text.split(':')
    lay(target, () => fs.device(target, baseName(source)))
  }
}
