import { largest } from '../../../base/largest.ts'
import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { type SizeFormat, showSize } from '../library/amount.ts'
import { sizesOf } from '../du/du.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import { quoteName } from '../library/quote.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { diskOf, type Line, lineOf, type MountedDisk, mountedDisks } from './disks.ts'

interface Style {
  readonly sizes: SizeFormat
  readonly portable: boolean
  readonly human: boolean
}

interface Column {
  readonly title: (style: Style) => string
  readonly left?: boolean
  /** The least width. */
  readonly width: number
  readonly show: (line: Line, style: Style) => string
}

const share = (used: number, size: number): string => (size === 0 ? '-' : `${Math.ceil((used / size) * 100)}%`)
const kib = (amount: number, { sizes }: Style): string => showSize(amount * 1024, sizes)

function unitTitle({ sizes, human, portable }: Style): string {
  if (human || sizes.type === 'human') return 'Size'
  if (portable) return `${sizes.bytes}-blocks`
  const power = Math.log2(sizes.bytes) / 10
  const unit = Number.isInteger(power) ? `1${['B', 'K', 'M', 'G', 'T'][power] ?? ''}` : String(sizes.bytes)
  return `${unit}-blocks`
}

const inodesOf = (count: number, { sizes }: Style): string =>
  sizes.type === 'human' ? showSize(count, sizes) : String(count)

const columns: Readonly<Record<string, Column>> = {
  source: { title: () => 'Filesystem', left: true, width: 14, show: ({ device }) => device },
  fstype: { title: () => 'Type', left: true, width: 4, show: ({ fsType }) => fsType },
  itotal: { title: () => 'Inodes', width: 5, show: ({ inodes }, style) => inodesOf(inodes, style) },
  iused: { title: () => 'IUsed', width: 5, show: ({ usedInodes }, style) => inodesOf(usedInodes, style) },
  iavail: {
    title: () => 'IFree',
    width: 5,
    show: ({ inodes, usedInodes }, style) => inodesOf(inodes - usedInodes, style),
  },
  ipcent: { title: () => 'IUse%', width: 4, show: ({ inodes, usedInodes }) => share(usedInodes, inodes) },
  size: { title: unitTitle, width: 5, show: ({ size }, style) => kib(size, style) },
  used: { title: () => 'Used', width: 5, show: ({ used }, style) => kib(used, style) },
  avail: {
    title: ({ human }) => (human ? 'Avail' : 'Available'),
    width: 5,
    show: ({ free }, style) => kib(free, style),
  },
  pcent: {
    title: ({ portable }) => (portable ? 'Capacity' : 'Use%'),
    width: 4,
    show: ({ used, free }) => share(used, used + free),
  },
  target: { title: () => 'Mounted on', left: true, width: 0, show: ({ mountPoint }) => mountPoint },
}

/** What is told without being asked for: disks, each once. */
function disksOf(process: GnuProcess, all: boolean): readonly MountedDisk[] {
  const disks = mountedDisks(process)
  return all
    ? disks
    : disks.filter(({ size, device }, at) => {
        const again = disks.findIndex((other) => other.device === device) < at
        return size > 0 && !(again && device.startsWith('/'))
      })
}

function sumOf(lines: readonly Line[], last: boolean): Line {
  const add = (of: (line: Line) => number): number => lines.reduce((sum, line) => sum + of(line), 0)
  return {
    device: 'total',
    fsType: '-',
    size: add(({ size }) => size),
    used: add(({ used }) => used),
    free: add(({ free }) => free),
    mountPoint: last ? '-' : '',
    inodes: add(({ inodes }) => inodes),
    usedInodes: add(({ usedInodes }) => usedInodes),
  }
}

function table(lines: readonly Line[], fields: readonly Column[], style: Style): string {
  const rows = [
    fields.map(({ title }) => title(style)),
    ...lines.map((line) => fields.map(({ show }) => show(line, style))),
  ]
  const widths = fields.map(({ width }, at) =>
    largest(
      rows.map((row) => row[at]?.length ?? 0),
      width,
    ),
  )
  return rows
    .map((row) =>
      row
        .map((cell, at) => (fields[at]?.left ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join(' ')
        .trimEnd(),
    )
    .map((text) => `${text}\n`)
    .join('')
}

/** The names of the columns that are shown. @throws Failure */
function fieldNames(
  process: GnuProcess,
  output: string | undefined,
  inodes: boolean,
  type: boolean,
): readonly string[] {
  if (output !== undefined) {
    const names = output.split(',')
    const wrong = names.find((name) => !(name in columns))
    if (wrong !== undefined)
      throw new Failure(
        phrase`option --output: field ${quoted(wrong)} unknown\nTry '${process.name} --help' for more information.`,
      )
    return names
  }
  const amounts = inodes ? ['itotal', 'iused', 'iavail', 'ipcent'] : ['size', 'used', 'avail', 'pcent']
  return ['source', ...(type ? ['fstype'] : []), ...amounts, 'target']
}

/** df(1). How big the disks are is the machine's matter, the same as in the Simple shell. */
export const df = gnu({
  name: 'df',
  options: optionList(
    'a,all B,block-size=SIZE total h,human-readable H,si i,inodes k l,local m no-sync output[=FIELD_LIST] P,portability ' +
      'sync T,print-type t,type=TYPE x,exclude-type=TYPE v',
  ),
  operands: [{ name: 'FILE', kind: 'path', optional: true, repeated: true }],
  async run(process, args) {
    const { operands, has, value, values } = args
    const disks = operands.length === 0 ? [...disksOf(process, has('a'))] : []
    let status = 0
    for (const path of operands) {
      const due = process.due()
      if (due) await due
      const disk = attempt(() => diskOf(process, path))
      if (!(disk instanceof FileSystemError)) disks.push(disk)
      else {
        await process.complain(`${quoteName(path)}: ${disk.message}`)
        status = 1
      }
    }
    const [only, without] = [values('t'), values('x')]
    const shown = disks.filter(
      (disk) => (only.length === 0 || only.includes(disk.fsType)) && !without.includes(disk.fsType),
    )
    if (shown.length === 0) {
      if (status === 0) await process.complain('no file systems processed')
      return 1
    }
    const si: SizeFormat = { type: 'human', base: 1000 }
    const sizes = has('H') ? si : sizesOf(args)
    const style: Style = { sizes, portable: has('P'), human: sizes.type === 'human' }
    const all = has('output') ? Object.keys(columns).join(',') : undefined
    const names = fieldNames(process, value('output') ?? all, has('i'), has('T'))
    const lines = shown.map((disk) => lineOf(process, disk))
    if (has('total')) lines.push(sumOf(lines, names.at(-1) === 'target'))
    const fields = names.flatMap((name) => columns[name] ?? [])
    await process.print(table(lines, fields, style))
    return status
  },
})
