import { sorted } from '../../../base/sorting.ts'
import { textWidth } from '../../../base/width.ts'
import type { Work } from '../../../base/work.ts'
import { compareTimes, type TimeName, timeOf } from '../../../shell/posix/file-time.ts'
import type { Stat } from '../../../shell/posix/posix-system.ts'
import { modeText } from '../../permissions.ts'
import { diskUsage, showSize } from '../library/amount.ts'
import { type FileColors, fileColors } from './colors.ts'
import { showTime, zoneOf } from '../library/file-time.ts'
import type { LsStyle } from './options.ts'
import { inColumns } from './columns.ts'
import { masked, shellWord } from './quoting.ts'
import { cEscaped } from '../../../shell/posix/c-string.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { compareVersions } from '../sort/version-order.ts'

/** A file in a listing. */
export interface ListedFile {
  readonly name: string
  readonly stat: Stat
  /** Where a symbolic link leads, as it stands there. */
  readonly link?: string
  /** What is there; null when nothing is. */
  readonly target?: Stat | null
}

/** How many files are looked at between two turns. */
const MANY = 1024

/** What becomes of each, a piece at a time. */
function* each<T, U>(all: readonly T[], change: (one: T, at: number) => U): Work<readonly U[]> {
  if (all.length <= MANY) return all.map(change)
  const changed: U[] = []
  for (const [at, one] of all.entries()) if (changed.push(change(one, at)) % MANY === 0) yield 2 * MANY
  return changed
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const extension = (name: string): string => {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? '' : name.slice(dot)
}

const orders: Readonly<
  Record<Exclude<LsStyle['sort'], 'none'>, (a: ListedFile, b: ListedFile, time: TimeName) => number>
> = {
  name: (a, b) => compare(a.name, b.name),
  time: (a, b, time) => compareTimes(timeOf(b.stat, time), timeOf(a.stat, time)),
  size: (a, b) => b.stat.size - a.stat.size,
  extension: (a, b) => compare(extension(a.name), extension(b.name)),
  version: (a, b) => compareVersions(a.name, b.name),
  width: (a, b) => textWidth(a.name) - textWidth(b.name),
}

const isDirectory = ({ stat, target }: ListedFile): boolean =>
  stat.type === 'directory' || (stat.type === 'symlink' && target?.type === 'directory')

/** Cells of a table, each padded to the widest of its column, and to `least` characters. */
type Row = readonly { readonly text: string; readonly left?: boolean; readonly least?: number | undefined }[]

function* padded(rows: readonly Row[]): Work<readonly string[]> {
  const widths: number[] = []
  yield* each(rows, (row) => {
    for (const [at, { text, least = 0 }] of row.entries()) widths[at] = Math.max(widths[at] ?? least, textWidth(text))
  })
  return yield* each(rows, (row) =>
    row
      .map(({ text, left }, at) => {
        const fill = ' '.repeat((widths[at] ?? 0) - textWidth(text))
        return left ? text + fill : fill + text
      })
      .join(' '),
  )
}

/** What stands for the security context of a file where there is no SELinux. */
const NO_CONTEXT = { text: '?' }

/** The columns of a long listing of BusyBox, which are as wide whatever stands in them. */
const BUSYBOX = { inode: 7, blocks: 6, links: 4, name: 8, size: 9, humanSize: 7 } as const
/** GNU's are as wide as what stands in them. */
const GNU: Partial<Readonly<Record<keyof typeof BUSYBOX, number>>> = {}

/** The numbers of a device. */
const deviceText = ([major, minor]: NonNullable<Stat['device']>, isBusyBox: boolean): string =>
  isBusyBox ? `${String(major).padStart(4)}, ${String(minor).padStart(3)}` : `${major}, ${minor}`

/** Lists files as ls does: sorted, in one of its formats. */
export class FileListing {
  readonly #process: GnuProcess
  readonly #style: LsStyle
  readonly #colors: FileColors | undefined

  constructor(process: GnuProcess, style: LsStyle) {
    this.#process = process
    this.#style = style
    this.#colors = style.color ? fileColors(process.environment) : undefined
  }

  /** A file with what has to be known of it. */
  file(name: string, path: string, stat: Stat): ListedFile {
    if (stat.type !== 'symlink') return { name, stat }
    const { fs } = this.#process.system
    return { name, stat, link: fs.readLink(path), target: fs.peek(path) ?? null }
  }

  *sorted(files: readonly ListedFile[]): Work<readonly ListedFile[]> {
    const { sort, reverse, directoriesFirst, timeName } = this.#style
    if (sort === 'none') return files
    const order = orders[sort]
    const sign = reverse ? -1 : 1
    return yield* sorted(files, (a, b) => {
      if (directoriesFirst && isDirectory(a) !== isDirectory(b)) return isDirectory(a) ? -1 : 1
      return sign * (order(a, b, timeName) || compare(a.name, b.name))
    })
  }

  /** The line before a directory's files. */
  total(files: readonly ListedFile[]): string {
    const sum = files.reduce((bytes, { stat }) => bytes + diskUsage(stat), 0)
    return `total ${showSize(sum, this.#style.blockSizes)}${this.#style.end}`
  }

  /** A directory's name above its files. */
  title(path: string): string {
    const name = this.#quoted(path)
    const shell = this.#style.quoting.startsWith('shell')
    return shell && name === path && path.includes(':') ? shellWord(path, true) : name
  }

  *text(files: readonly ListedFile[]): Work<string> {
    const { format, end, width, tab } = this.#style
    if (files.length === 0) return ''
    const names = yield* each(files, ({ name }) => this.#quoted(name))
    if (format === 'long') return yield* this.#long(files, names)
    const before = yield* this.#before(files)
    if (format === 'single') {
      const lines = yield* each(files, (file, at) => (before[at] ?? '') + this.#shown(file, names[at] ?? '', 0) + end)
      return lines.join('')
    }
    const lengths = yield* each(
      files,
      (file, at) => textWidth(before[at] ?? '') + textWidth(names[at] ?? '') + this.#indicator(file).length,
    )
    if (format === 'commas') return this.#commas(files, names, before, lengths)
    const aligned = this.#aligned(files, names)
    const more = lengths.map((length, at) => length + (aligned[at]?.length ?? 0))
    const layout = { width, down: format === 'columns', tab: this.#colors ? 0 : tab }
    return inColumns(more, layout, (index, start) => {
      const file = files[index]
      const prefix = (before[index] ?? '') + (aligned[index] ?? '')
      return file ? prefix + this.#shown(file, names[index] ?? '', start) : ''
    })
  }

  /** A blank before names without quotes, where others have some. */
  #aligned(files: readonly ListedFile[], names: readonly string[]): readonly string[] {
    if (this.#style.quoting !== 'shell-escape' && this.#style.quoting !== 'shell') return []
    const bare = files.map(({ name }, at) => names[at] === name)
    return bare.includes(false) ? bare.map((own) => (own ? ' ' : '')) : []
  }

  #commas(
    files: readonly ListedFile[],
    names: readonly string[],
    before: readonly string[],
    lengths: readonly number[],
  ): string {
    let text = ''
    let at = 0
    for (const [index, file] of files.entries()) {
      const length = lengths[index] ?? 0
      if (index > 0) {
        const fits = this.#style.width === 0 || at + length + 2 < this.#style.width
        text += fits ? ', ' : ',\n'
        at = fits ? at + 2 : 0
      }
      text += (before[index] ?? '') + this.#shown(file, names[index] ?? '', at)
      at += length
    }
    return text + this.#style.end
  }

  /** Inode, blocks and context before each name. */
  *#before(files: readonly ListedFile[]): Work<readonly string[]> {
    const { inode, blocks, context } = this.#style
    if (!inode && !blocks && !context) return []
    const rows = yield* each(files, ({ stat }): Row => [
      ...(inode ? [{ text: String(stat.ino) }] : []),
      ...(blocks ? [{ text: showSize(diskUsage(stat), this.#style.blockSizes) }] : []),
      ...(context ? [NO_CONTEXT] : []),
    ])
    if (this.#style.format === 'commas') return rows.map((row) => row.map(({ text }) => `${text} `).join(''))
    return (yield* padded(rows)).map((text) => `${text} `)
  }

  #quoted(name: string): string {
    const { quoting, hideControls } = this.#style
    if (quoting === 'c') return `"${cEscaped(name, '"')}"`
    if (quoting === 'escape') return cEscaped(name, ' ')
    if (quoting === 'literal') return hideControls ? masked(name) : name
    return shellWord(name, quoting.endsWith('always'))
  }

  /** The letter after a name that tells what sort of file it is. */
  #indicator({ stat }: ListedFile, wanted = this.#style.indicator): string {
    if (wanted === 'none') return ''
    if (stat.type === 'directory') return '/'
    if (wanted === 'slash') return ''
    if (stat.type === 'symlink') return this.#style.format === 'long' ? '' : '@'
    if (stat.type === 'fifo') return '|'
    return wanted === 'classify' && stat.type === 'file' && (stat.mode & 0o111) !== 0 ? '*' : ''
  }

  /** A name in its colour, with its letter; `start` is the column that it begins in. */
  #shown(file: ListedFile, name: string, start: number): string {
    return this.#painted(name, this.#colors?.code(file.name, file.stat, file.target), start) + this.#indicator(file)
  }

  #painted(name: string, code: string | undefined, start: number): string {
    if (!this.#colors || code === undefined) return name
    const { width } = this.#style
    const wraps = width > 0 && Math.floor(start / width) !== Math.floor((start + name.length - 1) / width)
    return this.#colors.paint(name, code, wraps)
  }

  *#long(files: readonly ListedFile[], names: readonly string[]): Work<string> {
    const rows = yield* padded(yield* this.#longRows(files))
    const aligned = this.#aligned(files, names)
    const lines = yield* each(files, (file, at) => {
      const row = `${rows[at] ?? ''} ${aligned[at] ?? ''}`
      const name = names[at] ?? ''
      const shown = this.#shown(file, name, row.length)
      return row + shown + this.#leadsTo(file, row.length + name.length) + this.#style.end
    })
    return lines.join('')
  }

  #leadsTo({ link, target }: ListedFile, start: number): string {
    if (link === undefined) return ''
    const known = this.#colors?.followsLinks || this.#style.indicator !== 'none'
    if (!known) return ` -> ${this.#quoted(link)}`
    const painted = this.#painted(this.#quoted(link), this.#colors?.code(link, target ?? undefined), start + 4)
    return ` -> ${painted}${target ? this.#indicator({ name: link, stat: target }) : ''}`
  }

  *#longRows(files: readonly ListedFile[]): Work<readonly Row[]> {
    const { inode, blocks, owner, group, author, context, numeric, sizes, blockSizes, time, timeName } = this.#style
    const { users } = this.#process.system
    const zone = zoneOf(this.#process)
    const now = this.#process.kernel.clock.now()
    const isBusyBox = this.#process.kernel.userland === 'busybox'
    const least: typeof GNU = isBusyBox ? BUSYBOX : GNU
    const size = sizes.type === 'human' ? least.humanSize : least.size
    const id = (number: number, name: string): Row[number] =>
      numeric || /^\d+$/.test(name)
        ? { text: String(number), left: isBusyBox, least: least.name }
        : { text: name.slice(0, least.name), left: true, least: least.name }
    return yield* each(files, ({ stat }): Row => {
      const { uid, gid } = stat
      const user = id(uid, users.nameOf(uid))
      return [
        ...(inode ? [{ text: String(stat.ino), least: least.inode }] : []),
        ...(blocks ? [{ text: showSize(diskUsage(stat), blockSizes), least: least.blocks }] : []),
        { text: modeText(stat.type, stat.mode) },
        { text: String(stat.nlink), least: least.links },
        ...(owner ? [user] : []),
        ...(group ? [id(gid, users.groupOf(gid))] : []),
        ...(author ? [user] : []),
        ...(context ? [NO_CONTEXT] : []),
        { text: stat.device ? deviceText(stat.device, isBusyBox) : showSize(stat.size, sizes), least: size },
        { text: showTime(timeOf(stat, timeName), now, time, zone), left: true },
      ]
    })
  }
}
