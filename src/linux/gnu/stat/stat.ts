import type { Line } from '../df/disks.ts'
import { blocks, KINDS, lineAt, MAGIC } from './file-system.ts'
import { letterEscapes } from '../../../shell/posix/escapes.ts'
import { type TimeName, timeOf } from '../../../shell/posix/file-time.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { UsageError } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import type { Stat } from '../../../shell/posix/posix-system.ts'
import { modeText, typeBits } from '../../permissions.ts'
import { diskUsage } from '../library/amount.ts'
import { formatDate, nanosOfSecond } from '../library/date-format.ts'
import { typeName } from './file-type.ts'
import { zoneOf } from '../library/file-time.ts'
import { optionList } from '../library/options.ts'
import { gnu } from '../library/program.ts'
import { matchArgument } from '../library/argument-match.ts'
import { quoteAlways } from '../library/quote.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** The disk's numbers as stat(2) has them: 8, 1. */
const DEVICE = { major: 8, minor: 1, number: 2049 }
/** Bits of a file's type in st_mode, inode(7). */

interface Shown {
  readonly process: GnuProcess
  readonly path: string
  readonly stat: Stat
}

const TIMES: Readonly<Record<string, TimeName>> = { x: 'atime', y: 'mtime', z: 'ctime' }
const timeNamed = (letter: string): TimeName => TIMES[letter.toLowerCase()] ?? 'mtime'

const timeText =
  (letter: string): Show =>
  ({ process, stat }) =>
    formatDate('%F %T.%N %z', timeOf(stat, timeNamed(letter)), zoneOf(process))

function namedLink({ process, path, stat }: Shown): string {
  if (stat.type !== 'symlink') return quoteAlways(path)
  return `${quoteAlways(path)} -> ${quoteAlways(process.system.fs.readLink(resolvePath(process, path)))}`
}

type Show = (file: Shown) => string

const ofDisk =
  (show: (line: Line) => string | number): Show =>
  ({ process, path }) =>
    String(show(lineAt(process, path)))

const ofFile: Readonly<Record<string, Show>> = {
  n: ({ path }) => path,
  N: namedLink,
  s: ({ stat }) => String(stat.size),
  b: ({ stat }) => String(diskUsage(stat) / 512),
  B: () => '512',
  f: ({ stat }) => (typeBits[stat.type] | stat.mode).toString(16),
  F: ({ stat }) => typeName(stat),
  a: ({ stat }) => stat.mode.toString(8),
  A: ({ stat }) => modeText(stat.type, stat.mode),
  h: ({ stat }) => String(stat.nlink),
  u: ({ stat }) => String(stat.uid),
  U: ({ stat, process }) => process.system.users.nameOf(stat.uid),
  g: ({ stat }) => String(stat.gid),
  G: ({ stat, process }) => process.system.users.groupOf(stat.gid),
  i: ({ stat }) => String(stat.ino),
  d: () => String(DEVICE.number),
  D: () => DEVICE.number.toString(16),
  t: ({ stat }) => (stat.device?.[0] ?? 0).toString(16),
  T: ({ stat }) => (stat.device?.[1] ?? 0).toString(16),
  m: ofDisk(({ mountPoint }) => mountPoint),
  o: () => '4096',
  w: () => '-',
  W: () => '0',
  ...Object.fromEntries(['x', 'y', 'z'].map((letter) => [letter, timeText(letter)])),
  ...Object.fromEntries(
    ['X', 'Y', 'Z'].map((letter) => [letter, ({ stat }: Shown) => String(Math.floor(stat[timeNamed(letter)] / 1000))]),
  ),
}

/** The file system itself: 4 KiB blocks. */
const ofSystem: Readonly<Record<string, Show>> = {
  n: ({ path }) => path,
  i: () => '801',
  l: () => '255',
  t: ofDisk(({ fsType }) => MAGIC[fsType] ?? 'ef53'),
  T: ofDisk(({ fsType }) => KINDS[fsType] ?? fsType),
  s: () => '4096',
  S: () => '4096',
  b: ofDisk(({ size }) => blocks(size)),
  f: ofDisk(({ free }) => blocks(free)),
  a: ofDisk(({ free }) => blocks(free)),
  c: ofDisk(({ inodes }) => inodes),
  d: ofDisk(({ inodes, usedInodes }) => Math.max(0, inodes - usedInodes)),
}

const DEFAULT =
  '  File: %{name}\n  Size: %-10s\tBlocks: %-10b IO Block: %-6o %F\n' +
  'Device: 8,1\tInode: %-11i Links: %{links}\nAccess: (%04a/%10.10A)  Uid: (%5u/%8U)   Gid: (%5g/%8G)\n' +
  'Access: %x\nModify: %y\nChange: %z\n Birth: %w\n'
const TERSE = '%n %s %b %f %u %g %D %i %h %t %T %X %Y %Z %W %o\n'
const DEFAULT_SYSTEM =
  '  File: "%n"\n    ID: %-8i Namelen: %-7l Type: %T\nBlock size: %-10s Fundamental block size: %S\n' +
  'Blocks: Total: %-10b Free: %-10f Available: %a\nInodes: Total: %-10c Free: %d\n'
const TERSE_SYSTEM = '%n %i %l %t %s %S %b %f %a %c %d\n'

function fill(
  text: string,
  letter: string,
  flags: string,
  [width, precision]: readonly [string, string | undefined],
): string {
  const prefix = flags.includes('#') && /[atTfD]/.test(letter) ? (letter === 'a' ? '0' : '0x') : ''
  const cut = precision === undefined || !/[nNFAUGxyzwm]/.test(letter) ? text : text.slice(0, Number(precision))
  const size = Number(width)
  if (flags.includes('-')) return (prefix + cut).padEnd(size)
  return flags.includes('0') && /^[\da-f]+$/.test(cut)
    ? (prefix + cut).padStart(size, '0')
    : (prefix + cut).padStart(size)
}

function formatted(format: string, file: Shown, table: Readonly<Record<string, Show>>): string {
  return format.replace(/%([-#0+ ]*)(\d*)(?:\.(\d*))?([A-Za-z%])/g, (all, ...groups: readonly string[]) => {
    const [flags = '', width = '', precision, letter = ''] = groups
    if (letter === '%') return '%'
    const show = table[letter]
    if (!show) return all.length > 2 ? all.slice(0, -1).replace(/./gs, '?') : '?'
    if (precision === undefined || !/[XYZ]/.test(letter)) return fill(show(file), letter, flags, [width, precision])
    const digits = String(nanosOfSecond(timeOf(file.stat, timeNamed(letter)))).padStart(9, '0')
    return fill(`${show(file)}.${digits.slice(0, Number(precision || 9))}`, letter, flags, [width, undefined])
  })
}

const escapes: Readonly<Record<string, string>> = { ...letterEscapes, e: '\u001b', '\\': '\\', '"': '"' }

/** The escapes of --printf. */
const unescaped = (format: string): string =>
  format.replace(
    /\\(?:x([\dA-Fa-f]{1,2})|([0-7]{1,3})|([\s\S]))/g,
    (_all, hex?: string, octal?: string, other = '') => {
      if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16))
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8))
      return escapes[other] ?? other
    },
  )

function defaultText(file: Shown): string {
  const { stat, process, path } = file
  const link = stat.type === 'symlink' ? ` -> ${process.system.fs.readLink(resolvePath(process, path))}` : ''
  const [major, minor] = stat.device ?? []
  const links = stat.device
    ? `${String(stat.nlink).padEnd(5)} Device type: ${major ?? 0},${minor ?? 0}`
    : String(stat.nlink)
  return formatted(DEFAULT, file, ofFile)
    .replace('%{name}', () => path + link)
    .replace('%{links}', links)
}

/** stat(1) */
export const stat = gnu({
  name: 'stat',
  options: optionList('L,dereference f,file-system cached=MODE c,format=FORMAT printf=FORMAT t,terse'),
  operands: [{ name: 'FILE', kind: 'path', repeated: true }],
  async run(process, { operands, has, value }) {
    const cached = value('cached')
    if (cached !== undefined)
      matchArgument({ program: 'stat', option: 'cached', possible: ['default', 'never', 'always'] }, cached)
    if (operands.length === 0) throw new UsageError('missing operand')
    const line = value('c')
    const raw = value('printf')
    const system = has('f')
    const format = raw !== undefined ? unescaped(raw) : line !== undefined ? `${line}\n` : undefined
    const usual = system ? (has('t') ? TERSE_SYSTEM : DEFAULT_SYSTEM) : has('t') ? TERSE : undefined
    let status = 0
    for (const path of operands) {
      const due = process.due()
      if (due) await due
      const at = resolvePath(process, path)
      const found = attempt(() => (has('L') || system ? process.system.fs.stat(at) : process.system.fs.lstat(at)))
      if (found instanceof FileSystemError) {
        const call = system ? 'cannot read file system information for' : 'cannot statx'
        await process.complain(`${call} ${quoteAlways(path)}: ${found.message}`)
        status = 1
        continue
      }
      const file = { process, path, stat: found }
      const wanted = format ?? usual
      await process.print(
        wanted === undefined ? defaultText(file) : formatted(wanted, file, system ? ofSystem : ofFile),
      )
    }
    return status
  },
})
