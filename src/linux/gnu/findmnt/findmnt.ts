import { largest } from '../../../base/largest.ts'
import { FileSystemError } from '../../../shell/posix/errno.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { isWithin } from '../../path.ts'
import { mountedDisks } from '../df/disks.ts'
import { canonicalPath } from '../library/canonical.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import { type Column, columnsOf, type Mounted } from './columns.ts'
import { ASCII, LINES, type Row, treeOf } from './tree.ts'

/** Kinds of file system that lie on no disk. */
const PSEUDO = new Set(['proc', 'sysfs', 'devpts', 'devtmpfs', 'tmpfs', 'cgroup', 'cgroup2', 'mqueue', 'overlay'])

function mountsOf(process: GnuProcess): readonly Mounted[] {
  const disks = mountedDisks(process)
  return process.system.fs.mounts.list.map((mount) => {
    const { size, used, free } = disks.find(({ mountPoint }) => mountPoint === mount.on) ?? {
      size: 0,
      used: 0,
      free: 0,
    }
    return { mount, size, used, free }
  })
}

/** Where a path leads, as far as it does. */
function whole(process: GnuProcess, path: string): string {
  const found = canonicalPath(process, path, 'missing')
  return found instanceof FileSystemError ? resolvePath(process, path) : found
}

/** The last mount that holds a path. */
const holder = (all: readonly Mounted[], path: string): Mounted | undefined =>
  all.reduce<Mounted | undefined>(
    (best, one) => (isWithin(path, one.mount.on) && one.mount.on.length >= (best?.mount.on.length ?? 0) ? one : best),
    undefined,
  )

type Test = (one: Mounted) => boolean

/** Whether a kind is in a list as mount(8) has it: `ext4,tmpfs`, or `notmpfs` for all others. */
function ofKind(list: string): Test {
  const others = list.startsWith('no')
  const kinds = new Set(list.split(',').map((kind) => (others ? kind.replace(/^no/, '') : kind)))
  return ({ mount }) => kinds.has(mount.fsType) !== others
}

/** What is asked of each mount. */
function testsOf(process: GnuProcess, { operands, has, value }: Arguments, all: readonly Mounted[]): readonly Test[] {
  const [first, second] = operands
  const types = value('t')
  const source = second === undefined ? value('S') : first
  const point = second ?? value('M')
  const inside = value('T')
  const tests: (Test | undefined)[] = [
    types === undefined ? undefined : ofKind(types),
    source === undefined ? undefined : ({ mount }) => mount.source === source,
    point === undefined ? undefined : ({ mount }) => mount.on === whole(process, point),
    inside === undefined ? undefined : (one) => one === holder(all, whole(process, inside)),
    first === undefined || second !== undefined
      ? undefined
      : ({ mount }) => mount.on === whole(process, first) || mount.source === first,
    has('real') ? ({ mount }) => !PSEUDO.has(mount.fsType) : undefined,
    has('pseudo') ? ({ mount }) => PSEUDO.has(mount.fsType) : undefined,
    has('D') ? ({ size }) => size > 0 : undefined,
  ]
  return tests.filter((test) => test !== undefined)
}

function chosenOf(process: GnuProcess, args: Arguments, all: readonly Mounted[]): readonly Mounted[] {
  const tests = testsOf(process, args, all)
  const fits: Test = (one) => tests.every((test) => test(one))
  const found = all.filter(args.has('i') && tests.length > 0 ? (one) => !fits(one) : fits)
  const chosen = args.has('f') ? found.slice(0, 1) : found
  if (!args.has('R')) return chosen
  return all.filter((one) => chosen.some(({ mount }) => isWithin(one.mount.on, mount.on)))
}

const USUAL = ['TARGET', 'SOURCE', 'FSTYPE', 'OPTIONS']
const OF_DF = ['SOURCE', 'FSTYPE', 'SIZE', 'USED', 'AVAIL', 'USE%', 'TARGET']

function namesOf({ has, value }: Arguments): readonly string[] {
  const usual = has('D') ? OF_DF : USUAL
  const list = value('o')
  if (list === undefined) return usual
  const asked = list.replace(/^\+/, '').split(',')
  return list.startsWith('+') ? [...usual, ...asked] : asked
}

function aligned(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  // a name counts, whether it is shown or not
  const widths = columns.map(({ name, width }, at) =>
    largest([name.length, width, ...rows.map((row) => row[at]?.length ?? 0)]),
  )
  const line = (row: readonly string[]): string =>
    row
      .map((cell, at) => (columns[at]?.right ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join(' ')
      .trimEnd()
  return rows.map((row) => `${line(row)}\n`).join('')
}

function textOf(columns: readonly Column[], rows: readonly Row[], { has }: Arguments): string {
  const cells = rows.map(({ mounted, branch }) =>
    columns.map(({ name, show }) => (name === 'TARGET' ? branch : '') + show(mounted)),
  )
  if (has('P')) {
    const pairs = cells.map((row) => row.map((cell, at) => `${columns[at]?.name}="${cell}"`).join(' '))
    return pairs.map((pair) => `${pair}\n`).join('')
  }
  const lines = has('n') ? cells : [columns.map(({ name }) => name), ...cells]
  if (!has('r')) return aligned(columns, lines)
  return lines.map((row) => `${row.map((cell) => cell.replaceAll(' ', '\\x20')).join(' ')}\n`).join('')
}

/** findmnt(8): what is mounted where. */
export const findmnt = gnu({
  name: 'findmnt',
  helpLetter: 'h',
  versionLetter: 'V',
  options: optionList(
    'a,ascii b,bytes D,df f,first-only i,invert k,kernel l,list M,mountpoint=DIR m,mtab n,noheadings o,output=LIST P,pairs ' +
      'pseudo R,submounts r,raw real S,source=TEXT T,target=FILE t,types=LIST u,notruncate v,nofsroot',
  ),
  refused: optionList(
    'A,all C,nocanonicalize c,canonicalize d,direction=WORD e,evaluate F,tab-file=FILE J,json N,task=NUM O,options=LIST ' +
      'output-all p,poll[=LIST] s,fstab shadowed tree U,uniq verbose vfs-all w,timeout=NUM x,verify y,shell deleted',
  ),
  operands: [
    { name: 'DEVICE', kind: 'path', optional: true },
    { name: 'MOUNTPOINT', kind: 'path', optional: true },
  ],
  async run(process, args) {
    const { operands, has } = args
    const columns = columnsOf(namesOf(args), has('b'))
    if (operands.length > 2) return 1
    if (has('P') && has('r')) throw new Failure('mutually exclusive arguments: --pairs --raw')
    const all = mountsOf(process)
    const chosen = chosenOf(process, args, all)
    if (chosen.length === 0) return 1
    const flat = ['l', 'r', 'P', 'D', 'm', 'f'].some(has)
    const rows = flat
      ? chosen.map((mounted) => ({ mounted, branch: '' }))
      : treeOf(chosen, all, has('a') ? ASCII : LINES)
    await process.print(textOf(columns, rows, args))
    return 0
  },
})
