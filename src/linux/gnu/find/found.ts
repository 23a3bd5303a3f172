import { type FileTime, type TimeName, timeOf } from '../../../shell/posix/file-time.ts'
import { letterEscapes } from '../../../shell/posix/escapes.ts'
import type { Stat } from '../../../shell/posix/posix-system.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { baseName, isWithin } from '../../path.ts'
import { modeText } from '../../permissions.ts'
import { diskUsage } from '../library/amount.ts'
import { canonicalPath } from '../library/canonical.ts'
import { formatDate, nanosOfSecond } from '../library/date-format.ts'
import { localeStyle, showTime, zoneOf } from '../library/file-time.ts'
import { cEscaped } from '../../../shell/posix/c-string.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** A file that find looks at. */
export interface FoundFile {
  readonly path: string
  readonly name: string
  /** The operand that it was found under. */
  readonly root: string
  readonly depth: number
  readonly stat: Stat
}

const TYPE_LETTERS = { file: 'f', directory: 'd', symlink: 'l', device: 'c', fifo: 'p' } as const

/** The letter that -type and `%y` have for a file. */
export const typeLetter = ({ type }: Stat): string => TYPE_LETTERS[type]

/** Where a symbolic link leads; an empty text for what is none. */
const linkOf = (process: GnuProcess, { path, stat }: FoundFile): string =>
  stat.type === 'symlink' ? process.system.fs.readLink(resolvePath(process, path)) : ''

/** The kind of the file system that holds a path: that of the longest mount point above it. */
export function fileSystemAt(process: GnuProcess, path: string): string {
  const at = canonicalPath(process, path, 'all')
  const above = at instanceof FileSystemError ? [] : process.system.fs.mounts.list.filter(({ on }) => isWithin(at, on))
  return above.toSorted((one, other) => other.on.length - one.on.length)[0]?.fsType ?? 'unknown'
}

/** `-ls`: a line as `ls -dils` has it. */
export function listLine(process: GnuProcess, file: FoundFile): string {
  const { stat, path } = file
  const { users } = process.system
  const blocks = String(Math.ceil(diskUsage(stat) / 1024))
  const size = stat.device ? stat.device.map((number) => String(number).padStart(3)).join(', ') : String(stat.size)
  const time = showTime(timeOf(stat, 'mtime'), process.kernel.clock.now(), localeStyle, zoneOf(process))
  const link = linkOf(process, file)
  const cells = [
    String(stat.ino).padStart(9),
    blocks.padStart(6),
    modeText(stat.type, stat.mode),
    String(stat.nlink).padStart(3),
    users.nameOf(stat.uid).padEnd(8),
    users.groupOf(stat.gid).padEnd(8),
    size.padStart(8),
    time,
    cEscaped(path, ' "'),
  ]
  return `${cells.join(' ')}${link === '' ? '' : ` -> ${cEscaped(link, ' "')}`}\n`
}

function directoryPart(path: string): string {
  const slash = path.replace(/\/+$/, '').lastIndexOf('/')
  return slash < 0 ? '.' : path.slice(0, slash)
}

const seconds = (time: FileTime): string =>
  `${Math.floor(time.ms / 1000)}.${String(nanosOfSecond(time)).padStart(9, '0')}0`

/** A time in a strftime(3) conversion; those with seconds show their fraction, as find does. */
function timeText(process: GnuProcess, time: FileTime, letter: string): string {
  if (letter === '@') return seconds(time)
  const zone = zoneOf(process)
  if (letter === '+') return formatDate('%Y-%m-%d+%T.%N0', time, zone)
  if (letter === 'T' || letter === 'X') return formatDate('%T.%N0', time, zone)
  return letter === 'S' ? formatDate('%S.%N0', time, zone) : formatDate(`%${letter}`, time, zone)
}

type Directive = (file: FoundFile, process: GnuProcess) => string

const timeNames: Readonly<Record<string, TimeName>> = { A: 'atime', C: 'ctime', T: 'mtime' }

const wholeTime =
  (name: TimeName): Directive =>
  ({ stat }, process) =>
    formatDate('%a %b %e %T.%N0 %Y', timeOf(stat, name), zoneOf(process))

const directives: Readonly<Record<string, Directive>> = {
  p: ({ path }) => path,
  f: ({ path }) => baseName(path),
  h: ({ path }) => directoryPart(path),
  P: ({ path, root }) => path.slice(root.length).replace(/^\//, ''),
  H: ({ root }) => root,
  d: ({ depth }) => String(depth),
  s: ({ stat }) => String(stat.size),
  b: ({ stat }) => String(diskUsage(stat) / 512),
  k: ({ stat }) => String(diskUsage(stat) / 1024),
  m: ({ stat }) => stat.mode.toString(8),
  M: ({ stat }) => modeText(stat.type, stat.mode),
  u: ({ stat }, { system }) => system.users.nameOf(stat.uid),
  g: ({ stat }, { system }) => system.users.groupOf(stat.gid),
  U: ({ stat }) => String(stat.uid),
  G: ({ stat }) => String(stat.gid),
  n: ({ stat }) => String(stat.nlink),
  i: ({ stat }) => String(stat.ino),
  l: (file, process) => linkOf(process, file),
  y: ({ stat }) => typeLetter(stat),
  Y: ({ path }, process) => {
    const stat = attempt(() => process.system.fs.stat(resolvePath(process, path)))
    if (!(stat instanceof FileSystemError)) return typeLetter(stat)
    return stat.code === 'ELOOP' ? 'L' : 'N'
  },
  t: wholeTime('mtime'),
  F: ({ path }, process) => fileSystemAt(process, path),
  D: () => '2049',
  S: ({ stat }) => (stat.size === 0 ? '1' : String(diskUsage(stat) / stat.size)),
}
const more: Readonly<Record<string, Directive>> = {
  ...directives,
  a: wholeTime('atime'),
  c: wholeTime('ctime'),
}

const escapes: Readonly<Record<string, string>> = { ...letterEscapes, '\\': '\\' }

function escapeText(text: string): { readonly text: string; readonly warning?: string } {
  if (/^[0-7]/.test(text)) {
    const code = Number.parseInt(text, 8) & 0xff
    return { text: String.fromCharCode(code < 0x80 ? code : 0xdc00 + code) }
  }
  const known = escapes[text]
  return known === undefined ? { text: `\\${text}`, warning: `unrecognized escape \`\\${text}'` } : { text: known }
}

type Part = string | Directive

/** A format of -printf, ready to be used. */
export interface FileFormat {
  readonly parts: readonly Part[]
  readonly warnings: readonly string[]
}

/** Reads a format of -printf. */
export function readFileFormat(format: string): FileFormat {
  const parts: Part[] = []
  const warnings: string[] = []
  const pattern = /\\([0-7]{1,3}|c|[\s\S])|%([-+ #0]*)(\d*)(?:\.(\d+))?([ACT][@+\w]|[\s\S])|[^\\%]+|[\\%]/g
  for (const [all, escape, flags = '', width = '', precision, directive] of format.matchAll(pattern)) {
    if (escape === 'c') return { parts, warnings }
    if (escape !== undefined) {
      const { text, warning } = escapeText(escape)
      parts.push(text)
      if (warning) warnings.push(warning)
    } else if (directive === '%') parts.push('%')
    else if (directive !== undefined) {
      const [letter = '', time = ''] = directive
      const show: Directive | undefined =
        time === ''
          ? more[letter]
          : ({ stat }, process) => timeText(process, timeOf(stat, timeNames[letter] ?? 'mtime'), time)
      if (!show) warnings.push(`unrecognized format directive \`%${directive}'`)
      parts.push(show ? aligned(show, flags, Number(width), precision) : all)
    } else parts.push(all)
  }
  return { parts, warnings }
}

function aligned(show: Directive, flags: string, width: number, precision: string | undefined): Directive {
  if (width === 0 && precision === undefined) return show
  return (file, process) => {
    const text = show(file, process)
    const cut = precision === undefined || /^\d+$/.test(text) ? text : text.slice(0, Number(precision))
    if (flags.includes('-')) return cut.padEnd(width)
    return cut.padStart(Math.max(width, Number(precision ?? 0)), flags.includes('0') && /^\d+$/.test(cut) ? '0' : ' ')
  }
}

/** What a format says of a file. */
export const formatFile = ({ parts }: FileFormat, file: FoundFile, process: GnuProcess): string =>
  parts.map((part) => (typeof part === 'string' ? part : part(file, process))).join('')
