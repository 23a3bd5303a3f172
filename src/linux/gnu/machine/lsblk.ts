import { largest } from '../../../base/largest.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { Failure } from '../library/program.ts'

/** A disk, or a part of one. */
interface Device {
  /** Without its directory. */
  readonly name: string
  readonly parent?: string
  /** In KiB. */
  readonly size: number
  readonly used: number
  readonly mountPoint: string
}

/** One of the things that are told of each device. */
interface Column {
  readonly right?: true
  value(this: void, device: Device, args: Pick<Arguments, 'has'>): string
}

const gigabytes = (kib: number): string => `${Math.round(kib / 2 ** 20)}G`

const sizeOf = (kib: number, { has }: Pick<Arguments, 'has'>): string =>
  has('b') ? String(kib * 1024) : gigabytes(kib)

const COLUMNS = new Map<string, Column>([
  ['NAME', { value: ({ name }, { has }) => (has('p') ? `/dev/${name}` : name) }],
  ['KNAME', { value: ({ name }) => name }],
  ['PATH', { value: ({ name }) => `/dev/${name}` }],
  ['PKNAME', { value: ({ parent }) => parent ?? '' }],
  ['MAJ:MIN', { value: ({ parent }) => (parent === undefined ? '254:0' : '254:1') }],
  ['RM', { right: true, value: () => '0' }],
  ['SIZE', { right: true, value: ({ size }, args) => sizeOf(size, args) }],
  ['RO', { right: true, value: () => '0' }],
  ['TYPE', { value: ({ parent }) => (parent === undefined ? 'disk' : 'part') }],
  ['FSTYPE', { value: ({ parent }) => (parent === undefined ? '' : 'ext4') }],
  ['FSSIZE', { right: true, value: ({ parent, size }, args) => (parent === undefined ? '' : sizeOf(size, args)) }],
  ['FSUSED', { right: true, value: ({ parent, used }, args) => (parent === undefined ? '' : sizeOf(used, args)) }],
  [
    'FSAVAIL',
    { right: true, value: ({ parent, size, used }, args) => (parent === undefined ? '' : sizeOf(size - used, args)) },
  ],
  [
    'FSUSE%',
    {
      right: true,
      value: ({ parent, size, used }) => (parent === undefined ? '' : `${Math.round((used * 100) / size)}%`),
    },
  ],
  ['MOUNTPOINT', { value: ({ mountPoint }) => mountPoint }],
  ['MOUNTPOINTS', { value: ({ mountPoint }) => mountPoint }],
])

/** How wide the column of sizes is at least. */
const LEAST_SIZE = 5

/** What is told without -o. */
const USUAL = ['NAME', 'MAJ:MIN', 'RM', 'SIZE', 'RO', 'TYPE', 'MOUNTPOINTS']

/** Columns of the real program of which nothing is known here. */
const NOT_SIMULATED = new Set(
  (
    'ALIGNMENT ID-LINK ID DISC-ALN DAX DISC-GRAN DISK-SEQ DISC-MAX DISC-ZERO FSROOTS FSVER GROUP HCTL HOTPLUG LABEL LOG-SEC MIN-IO MODE MODEL MQ ' +
    'OPT-IO OWNER PARTFLAGS PARTLABEL PARTTYPE PARTTYPENAME PARTUUID PHY-SEC PTTYPE PTUUID RA RAND REV ROTA RQ-SIZE SCHED SERIAL START STATE ' +
    'SUBSYSTEMS TRAN UUID VENDOR WSAME WWN ZONED ZONE-SZ ZONE-WGRAN ZONE-APP ZONE-NR ZONE-OMAX ZONE-AMAX'
  ).split(' '),
)

/** The columns of -o; a plus before them adds them to the usual ones. @throws Failure */
function chosenColumns({ value }: Arguments): readonly (readonly [string, Column])[] {
  const list = value('o')
  const asked = list?.replace(/^\+/, '').split(',') ?? []
  const names = list === undefined || list.startsWith('+') ? [...USUAL, ...asked] : asked
  return names.map((given) => {
    const name = given.toUpperCase()
    const column = COLUMNS.get(name)
    if (column) return [name, column]
    throw new Failure(NOT_SIMULATED.has(name) ? `the column ${name} is not simulated here` : `unknown column: ${given}`)
  })
}

function devicesOf({ system: { hardware } }: GnuProcess, { has }: Arguments): readonly Device[] {
  const parts = hardware.disks.filter(({ device }) => device.startsWith('/dev/'))
  return parts.flatMap(({ device, size, used, mountPoint }) => {
    const name = device.replace('/dev/', '')
    const parent = name.replace(/\d+$/, '')
    const disk = { name: parent, size, used: 0, mountPoint: '' }
    return has('d') ? [disk] : [disk, { name, parent, size, used, mountPoint }]
  })
}

/** What lsblk prints. @throws Failure */
export function disks(process: GnuProcess, args: Arguments): string {
  const columns = chosenColumns(args)
  const devices = devicesOf(process, args)
  if (args.has('P'))
    return devices
      .map((device) => `${columns.map(([name, { value }]) => `${name}="${value(device, args)}"`).join(' ')}\n`)
      .join('')
  const branch = args.has('l') ? '' : args.has('i') ? '`-' : '└─'
  const cells = devices.map((device) =>
    columns.map(
      ([name, { value }]) => (name === 'NAME' && device.parent !== undefined ? branch : '') + value(device, args),
    ),
  )
  const widths = columns.map(([name], at) => {
    const least = name === 'SIZE' ? LEAST_SIZE : name.length
    return largest([least, ...cells.map((row) => row[at]?.length ?? 0)])
  })
  const line = (row: readonly string[]): string =>
    row
      .map((cell, at) => {
        const [, column] = columns[at] ?? []
        if (column?.right) return cell.padStart(widths[at] ?? 0)
        return at === row.length - 1 ? cell : cell.padEnd(widths[at] ?? 0)
      })
      .join(' ')
  const rows = args.has('n') ? cells : [columns.map(([name]) => name), ...cells]
  return rows.map((row) => `${line(row)}\n`).join('')
}
