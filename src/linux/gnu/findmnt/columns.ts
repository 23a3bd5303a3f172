import type { Mount } from '../../mounts.ts'
import { mountOptions } from '../../mount-lines.ts'
import { Failure } from '../library/program.ts'

/** A mount with how full its disk is, in KiB. */
export interface Mounted {
  readonly mount: Mount
  readonly size: number
  readonly used: number
  readonly free: number
}

export interface Column {
  readonly name: string
  /** Numbers, which stand at the right. */
  readonly right?: true
  /** The least width. */
  readonly width: number
  show(this: void, mounted: Mounted): string
}

/** A size as util-linux shows it: three digits or so, with one after the point where it is not 0. */
function human(kib: number): string {
  if (kib === 0) return '0'
  const power = Math.min(3, Math.floor(Math.log2(kib) / 10))
  const tenths = Math.round((kib / 1024 ** power) * 10)
  return `${tenths / 10}${['K', 'M', 'G', 'T'][power] ?? ''}`
}

const share = (used: number, size: number): string => `${Math.round((used * 100) / size)}%`

const sizes = (name: string, of: (mounted: Mounted) => number, bytes: boolean): Column => ({
  name,
  right: true,
  width: 5,
  show: (mounted) => (bytes ? String(of(mounted) * 1024) : human(of(mounted))),
})

const all = (bytes: boolean): readonly Column[] => [
  { name: 'TARGET', width: 0, show: ({ mount }) => mount.on },
  { name: 'SOURCE', width: 0, show: ({ mount }) => mount.source },
  { name: 'FSTYPE', width: 0, show: ({ mount }) => mount.fsType },
  { name: 'OPTIONS', width: 0, show: ({ mount }) => mountOptions(mount) },
  sizes('SIZE', ({ size }) => size, bytes),
  sizes('AVAIL', ({ free }) => free, bytes),
  sizes('USED', ({ used }) => used, bytes),
  { name: 'USE%', right: true, width: 4, show: ({ used, size }) => (size === 0 ? '-' : share(used, size)) },
]

/** Columns of the real program of which nothing is known here. */
const NOT_SIMULATED = new Set(
  (
    'ACTION FREQ FS-OPTIONS FSROOT ID INO.AVAIL INO.TOTAL INO.USED INO.USE% LABEL MAJ:MIN OLD-OPTIONS OLD-TARGET OPT-FIELDS ' +
    'PARENT PARTLABEL PARTUUID PASSNO PROPAGATION TID UUID VFS-OPTIONS'
  ).split(' '),
)

/** Columns by their names. @throws Failure for a name of none */
export function columnsOf(names: readonly string[], bytes: boolean): readonly Column[] {
  const known = all(bytes)
  return names.map((given) => {
    const name = given.toUpperCase()
    const column = known.find((one) => one.name === name)
    if (column) return column
    throw new Failure(NOT_SIMULATED.has(name) ? `the column ${name} is not simulated here` : `unknown column: ${given}`)
  })
}
