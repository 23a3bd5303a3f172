import { type HostSettings, SHM_SIZE } from '../engine/settings.ts'
import { parseSize } from '../engine/units.ts'
import { DEFAULT_QUOTA } from '../../linux/volume.ts'

/** A directory in memory. */
export interface MemoryMount {
  /** What `df` and `mount` call it. */
  readonly source: string
  /** How much it may hold. */
  readonly bytes: number
  readonly mode: number
  readonly readOnly: boolean
}

/** Everybody may write there, and remove what is their own. */
const OPEN_TO_ALL = 0o1777

/** Words of tmpfs(5) and mount(8) that say nothing else here: nothing of a container's files has a set-id program or a device. */
const WITHOUT_EFFECT: ReadonlySet<string> = new Set(
  'rw noexec nosuid nodev exec suid dev async sync atime noatime relatime strictatime'.split(' '),
)

/** The first word of the options of `--tmpfs` that is not taken; undefined where all are. */
export function badMemoryOptions(options: string): string | undefined {
  const words = options === '' ? [] : options.split(',')
  return words.find(
    (word) => !WITHOUT_EFFECT.has(word) && word !== 'ro' && !/^(?:size=\d+[kmgKMG]?|mode=[0-7]{1,4})$/.test(word),
  )
}

/** In bytes: a directory in memory is made of pages. */
const PAGE = 4096

function mountOf(options: string): MemoryMount {
  const words = options.split(',')
  const value = (name: string): string | undefined =>
    words.findLast((word) => word.startsWith(`${name}=`))?.slice(name.length + 1)
  const size = parseSize(value('size') ?? '', 1024) ?? 0
  return {
    source: 'tmpfs',
    // none is as much as there is, tmpfs(5)
    bytes: Math.ceil(size / PAGE) * PAGE || DEFAULT_QUOTA.bytes,
    mode: Number.parseInt(value('mode') ?? OPEN_TO_ALL.toString(8), 8) & 0o7777,
    readOnly: words.includes('ro'),
  }
}

/** The directories of a container that are in memory, with their targets: those that were asked for, and /dev/shm, which
 * `--ipc none` leaves out. */
export function memoryMounts({ Tmpfs = {}, ShmSize = SHM_SIZE, IpcMode }: HostSettings = {}): readonly (readonly [
  string,
  MemoryMount,
])[] {
  const shm = { source: 'shm', bytes: ShmSize, mode: OPEN_TO_ALL, readOnly: false }
  const shared = IpcMode === 'none' ? [] : [['/dev/shm', shm] as const]
  return [...shared, ...Object.entries(Tmpfs).map(([target, options]) => [target, mountOf(options)] as const)]
}
