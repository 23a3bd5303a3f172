import type { FileSystem } from '../../linux/fs.ts'
import { baseName, directoryName } from '../../linux/path.ts'
import { programText } from '../../shell/posix/exec.ts'
import type { HostSettings } from '../engine/settings.ts'

/** Where Docker puts the init of `--init`. */
export const INIT_PATH = '/sbin/docker-init'

const DEVICES = '/dev'

/** The devices of a host that a container gets which has all rights on it. */
const devicesOf = (host: FileSystem): readonly string[] =>
  host.names(DEVICES).filter((name) => host.peek(`${DEVICES}/${name}`)?.type === 'device')

/** Lays what a container is given at its start besides its image's files: an init, and devices of the host. */
export function layForStart(host: FileSystem, fs: FileSystem, settings: HostSettings): void {
  const { Init, Devices = [], Privileged } = settings
  const lay = (path: string, make: () => void): void => {
    if (fs.exists(path)) return
    fs.mkdirAll(directoryName(path))
    make()
  }
  if (Init) lay(INIT_PATH, () => fs.writeFile(INIT_PATH, programText(baseName(INIT_PATH)), { mode: 0o755 }))
  const all = Privileged ? devicesOf(host).map((name) => `${DEVICES}/${name}`) : []
  for (const text of [...all, ...Devices]) {
    const [source = '', target = source] = text.split(':')
    const isDevice = host.peek(source)?.type === 'device'
    if (isDevice) lay(target, () => fs.device(target, baseName(source)))
  }
}
