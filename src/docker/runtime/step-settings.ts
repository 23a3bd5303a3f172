import type { StepMount, StepSettings } from '../build/step-runner.ts'
import { FileSystem } from '../../linux/fs.ts'
import type { Clock } from '../../base/clock.ts'
import { SHM_SIZE } from '../engine/settings.ts'
import { DEFAULT_QUOTA } from '../../linux/volume.ts'
import { extraHost } from './container-names.ts'
import { ROOT_OWNER } from './image-tree.ts'

const SHARED = '/dev/shm'

/** What a step of a build sees of names of hosts, and of memory that programs share: none of it stays in the image. */
export function settingMounts(
  { ExtraHosts = [], ShmSize = SHM_SIZE }: StepSettings,
  clock: Clock,
): readonly StepMount[] {
  const names = new FileSystem({ clock, owner: ROOT_OWNER })
  const rows = [
    ['127.0.0.1', 'localhost buildkitsandbox'],
    ['::1', 'localhost ip6-localhost ip6-loopback'],
    ...ExtraHosts.map((text) => extraHost(text)),
  ]
  names.writeFile('/hosts', rows.map((row) => `${row.join('\t')}\n`).join(''))
  const memory = new FileSystem({ clock, owner: ROOT_OWNER, quota: { ...DEFAULT_QUOTA, bytes: ShmSize } })
  memory.chmod('/', 0o1777)
  return [
    { target: '/etc/hosts', fs: names, path: '/hosts', readOnly: false },
    { target: SHARED, fs: memory, path: '/', readOnly: false, memory: 'shm' },
  ]
}

/** What a mount is of, as `df` and `mount` show it. */
export const kindOf = ({ memory }: StepMount): { readonly source: string; readonly fsType: string } =>
  memory === undefined ? { source: 'buildkit', fsType: 'overlay' } : { source: memory, fsType: 'tmpfs' }
