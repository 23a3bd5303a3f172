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
  /** What mount(8) says of it, behind `rw` or `ro`. */
  readonly options: string
}

/** Where programs share memory, shm_overview(7). */
export const SHARED_MEMORY = '/dev/shm'

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

/** What the kernel says of a tmpfs, as Docker mounts it where its words do not say otherwise. @param bytes 0 for no limit */
function shownOptions(words: readonly string[], bytes: number, mode: number): string {
  const kept = ['suid', 'dev', 'exec'].filter((word) => !words.includes(word)).map((word) => `no${word}`)
  const time = words.includes('noatime') ? 'noatime' : 'relatime'
  const size = bytes > 0 ? [`size=${bytes / 1024}k`] : []
  return [...kept, time, ...size, ...(mode === OPEN_TO_ALL ? [] : [`mode=${mode.toString(8)}`])].join(',')
}

function mountOf(options: string): MemoryMount {
  const words = options.split(',')
  const value = (name: string): string | undefined =>
    words.findLast((word) => word.startsWith(`${name}=`))?.slice(name.length + 1)
  const size = parseSize(value('size') ?? '', 1024) ?? 0
  const bytes = Math.ceil(size / PAGE) * PAGE
  const mode = Number.parseInt(value('mode') ?? OPEN_TO_ALL.toString(8), 8) & 0o7777
  return {
    source: 'tmpfs',
    // none is as much as there is, tmpfs(5)
    bytes: bytes || DEFAULT_QUOTA.bytes,
    mode,
    readOnly: words.includes('ro'),
    options: shownOptions(words, bytes, mode),
  }
}

/** Whether a container has a /dev/shm of its own: `--ipc none` leaves it out, others have that of somebody else. */
const hasOwnShm = (mode = ''): boolean => !/^(?:none|host|container:.*)$/.test(mode)

/** The directories of a container that are in memory, with their targets: those that were asked for, and /dev/shm. */
export function memoryMounts({ Tmpfs = {}, ShmSize = SHM_SIZE, IpcMode }: HostSettings = {}): readonly (readonly [
  string,
  MemoryMount,
])[] {
  const shown = shownOptions([], ShmSize, OPEN_TO_ALL)
  const shm = { source: 'shm', bytes: ShmSize, mode: OPEN_TO_ALL, readOnly: false, options: shown }
  const own = hasOwnShm(IpcMode) ? [[SHARED_MEMORY, shm] as const] : []
  return [...own, ...Object.entries(Tmpfs).map(([target, options]) => [target, mountOf(options)] as const)]
}
