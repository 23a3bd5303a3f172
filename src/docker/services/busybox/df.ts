import { diskOf, type Line, lineOf, type MountedDisk, mountedDisks } from '../../../linux/gnu/df/disks.ts'
import { Failure } from '../../../linux/gnu/library/program.ts'
import { FileSystemError } from '../../../shell/posix/errno.ts'
import type { Applet, AppletCall } from './applet.ts'

/** Units of 1024, 1024² and more bytes. */
const UNITS = 'KMGTPE'

/** An amount of bytes with one decimal and its unit; below 1024 the number alone. */
function human(bytes: number): string {
  if (bytes < 1024) return String(bytes)
  let [whole, tenths, power] = [bytes, 0, -1]
  while (whole >= 1024) {
    tenths = Math.floor(((whole % 1024) * 10 + 512) / 1024)
    whole = Math.floor(whole / 1024)
    power += 1
  }
  return tenths === 10 ? `${whole + 1}.0${UNITS[power]}` : `${whole}.${tenths}${UNITS[power]}`
}

/** The largest number of 64 bits. */
const LARGEST = 2n ** 64n - 1n

/** How amounts are shown, and what stands over them. */
interface Amounts {
  readonly heading: string
  /** An amount of KiB. */
  show(kib: number): string
}

const inBlocks = (bytes: number, heading: string): Amounts => ({
  heading,
  show: (kib) => String(Math.round((kib * 1024) / bytes)),
})

/** The number of bytes in a block. @throws Failure */
function blockSize(text: string): number {
  if (!/^\d+$/.test(text)) throw new Failure(`invalid number '${text}'`)
  if (Number(text) === 0) throw new Failure(`number ${text} is not in 1..${LARGEST} range`)
  return Number(text)
}

/** @throws Failure for a size of blocks that is none */
function amountsOf(options: AppletCall['options']): Amounts {
  const size = options.get('B')
  const bytes = size === undefined ? undefined : blockSize(size)
  if (options.has('h')) return { heading: '     Size', show: (kib) => human(kib * 1024) }
  if (bytes !== undefined) return inBlocks(bytes, `${size}-blocks`)
  if (options.has('m')) return inBlocks(1024 ** 2, '1M-blocks')
  return inBlocks(1024, options.has('P') ? '1024-blocks' : '1K-blocks')
}

/** The amounts of a line: all, used, left. */
function cellsOf(line: Line, options: AppletCall['options'], amounts: Amounts): readonly string[] {
  const { inodes, usedInodes, size, used, free } = line
  if (options.has('i')) return [inodes, usedInodes, inodes - usedInodes].map(options.has('h') ? human : String)
  return [size, used, free].map((kib) => amounts.show(kib))
}

/** Rounded to the nearest, as BusyBox does it. */
const share = (used: number, all: number): number => (all === 0 ? 0 : Math.floor((used * 100 + all / 2) / all))

function rowOf(line: Line, options: AppletCall['options'], amounts: Amounts): string {
  const { device, fsType, mountPoint, inodes, usedInodes, used, free } = line
  const name = device.length > 20 && !options.has('P') ? `${device}\n${' '.repeat(20)}` : device.padEnd(20)
  const type = options.has('T') ? ` ${fsType.padEnd(10)}` : ''
  const cells = cellsOf(line, options, amounts).map((cell) => ` ${cell.padStart(9)}`)
  const full = options.has('i') ? share(usedInodes, inodes) : share(used, used + free)
  return `${name}${type}${cells.join('')} ${String(full).padStart(3)}% ${mountPoint}\n`
}

function headingOf(options: AppletCall['options'], amounts: Amounts): string {
  const type = options.has('T') ? 'Type       ' : ''
  const first = (options.has('i') ? '   Inodes' : amounts.heading).padEnd(15)
  return `Filesystem           ${type}${first}Used Available ${options.has('P') ? 'Capacity' : 'Use%'} Mounted on\n`
}

/** The disks that are asked for; of all that is mounted only what has a size, unless all are. */
async function disksFor({ process, options, words }: AppletCall): Promise<readonly MountedDisk[]> {
  const type = options.get('t')
  const fits = ({ fsType }: MountedDisk): boolean => type === undefined || fsType === type
  if (words.length === 0)
    return mountedDisks(process).filter((disk) => fits(disk) && (disk.size > 0 || options.has('a')))
  const disks: MountedDisk[] = []
  for (const word of words) {
    const disk = diskOf(process, word)
    if (disk instanceof FileSystemError) await process.complain(`${word}: can't find mount point`)
    else disks.push(disk)
  }
  return disks
}

async function run(call: AppletCall): Promise<number> {
  const { process, options, words } = call
  const amounts = amountsOf(options)
  await process.print(headingOf(options, amounts))
  const disks = await disksFor(call)
  for (const disk of disks) await process.print(rowOf(lineOf(process, disk), options, amounts))
  return disks.length < words.length ? 1 : 0
}

/** df(1) as BusyBox has it. */
export const df: Applet = {
  name: 'df',
  usage: '[-PkmhTai] [-B SIZE] [-t TYPE] [FILESYSTEM]...',
  valued: ['B', 't'],
  switches: ['P', 'k', 'm', 'h', 'T', 'a', 'i'],
  run,
}
