import type { Work } from '../../../base/work.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import type { Stat } from '../../../shell/posix/posix-system.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'
import { modeText } from '../../permissions.ts'
import { formatDate } from '../library/date-format.ts'
import { showTime, zoneOf } from '../library/file-time.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import { fileColors } from '../ls/colors.ts'
import { saveFile } from '../network/save.ts'
import { countsOf, type TreeCounts } from './counts.ts'
import { JsonDrawing } from './json.ts'
import { NODES, STEPS, type TreeNode, TreeWalk } from './walk.ts'

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** Sizes as `tree -h` has them: `[4.0K]`. */
function shortSize(size: number, base: number): string {
  let [value, unit] = [size, size < base ? 0 : 1]
  for (; value >= base * base; unit += 1) value /= base
  if (unit === 0) return String(value).padStart(4)
  const amount = value / base
  return `${amount.toFixed(amount >= 10 ? 0 : 1).padStart(3)}${'BKMGTPEZY'[unit] ?? ''}`
}

/** What a branch is drawn with: of an entry, the last entry, and below them. */
const LINES = { each: '├── ', last: '└── ', below: '│\u00a0\u00a0 ', after: '    ' }
const ASCII: typeof LINES = { each: '|-- ', last: '`-- ', below: '|   ', after: '    ' }

function timeShower(process: GnuProcess, { value }: Arguments): (mtime: number) => string {
  const format = value('timefmt')
  const zone = zoneOf(process)
  const style = { recent: '%b %e %H:%M', other: '%b %e  %Y' }
  return format === undefined
    ? (mtime) => showTime({ ms: mtime, nanos: 0 }, process.kernel.clock.now(), style, zone)
    : (mtime) => formatDate(format, mtime, zone)
}

class Drawing {
  readonly #process: GnuProcess
  readonly #args: Arguments
  readonly #colors: ReturnType<typeof fileColors>
  readonly #lines: typeof LINES
  readonly #time: (mtime: number) => string

  constructor(process: GnuProcess, args: Arguments) {
    this.#process = process
    this.#args = args
    const { has, value } = args
    const terminal = isTerminal(process.descriptors.get(1)) && !has('o')
    const colored = has('C') || (terminal && !has('n') && process.environment.has('LS_COLORS'))
    this.#colors = colored ? fileColors(process.environment) : undefined
    this.#lines = /^utf-?8$/i.test(value('charset') ?? 'utf-8') ? LINES : ASCII
    this.#time = timeShower(process, args)
  }

  *root(node: TreeNode | undefined, path: string): Work<string> {
    const note = node?.note ?? (node ? undefined : 'error opening dir')
    const mark = note === undefined ? '' : `  [${note}]`
    if (!node || node.stat.type !== 'directory') return `${path}${mark}\n`
    const rows = [`${this.#facts(node)}${this.#name(path, node)}${mark}\n`]
    yield* this.#below(node, '', rows)
    return rows.join('')
  }

  /** Adds the rows of what is in a directory to those that there are. */
  *#below({ children }: TreeNode, indent: string, rows: string[]): Work<void> {
    const { has } = this.#args
    const { each, last, below, after } = this.#lines
    for (const [at, child] of children.entries()) {
      if (rows.length % NODES === NODES - 1) yield NODES * STEPS
      const end = at === children.length - 1
      const branch = has('i') ? '' : `${indent}${end ? last : each}`
      const mark = child.note === undefined ? '' : `  [${child.note}]`
      rows.push(`${branch}${this.#facts(child)}${this.#name(has('f') ? child.path : child.name, child)}${mark}\n`)
      if (child.children.length > 0) yield* this.#below(child, `${indent}${end ? after : below}`, rows)
    }
  }

  /** A size as the options want it, or bytes in `width` cells. */
  #size(size: number, width: number): string {
    const { has } = this.#args
    return has('h') || has('si') ? shortSize(size, has('si') ? 1000 : 1024) : String(size).padStart(width)
  }

  /** What stands in brackets before a name. */
  #facts({ stat: { mode, type, uid, gid, mtime, ino }, size }: TreeNode): string {
    const { has } = this.#args
    const { users } = this.#process.system
    const facts = [
      ...(has('inodes') ? [String(ino).padStart(7)] : []),
      ...(has('p') ? [modeText(type, mode)] : []),
      ...(has('u') ? [users.nameOf(uid).padEnd(8)] : []),
      ...(has('g') ? [users.groupOf(gid).padEnd(8)] : []),
      ...(has('h') || has('si') || has('s') || has('du') ? [this.#size(size, 11)] : []),
      ...(has('D') || has('timefmt') ? [this.#time(mtime)] : []),
    ]
    return facts.length === 0 ? '' : `[${facts.join(' ')}]  `
  }

  #name(shown: string, { name, stat, link, target }: TreeNode): string {
    const quotes = this.#args.has('Q') ? `"${shown}"` : shown
    const painted = this.#colors?.paint(quotes, this.#colors.code(name, stat, target)) ?? quotes
    const letter = (of: Stat): string => {
      if (!this.#args.has('F')) return ''
      const letters: Readonly<Record<string, string>> = { directory: '/', fifo: '|' }
      return letters[of.type] ?? (of.mode & 0o111 && of.type === 'file' ? '*' : '')
    }
    if (link === undefined) return painted + letter(stat)
    const end = this.#colors?.paint(link, this.#colors.code(link, target ?? undefined)) ?? link
    return `${painted} -> ${end}${target ? letter(target) : ''}`
  }

  report({ directories, files, bytes }: TreeCounts): string {
    const { has } = this.#args
    if (has('noreport')) return ''
    const short = has('h') || has('si')
    const used = has('du') ? `${this.#size(bytes, 12)}${short ? '' : ' bytes'} used in ` : ''
    const counted = plural(directories, 'directory', 'directories')
    return `\n${used.padStart(short && used !== '' ? 15 : 0)}${counted}${has('d') ? '' : `, ${plural(files, 'file', 'files')}`}\n`
  }
}

/** tree(1), version 2.1.0. */
export const tree = gnu({
  name: 'tree',
  options: optionList(
    'a C d D dirsfirst filesfirst f F g h i I=PATTERN ignore-case inodes l L=LEVEL n noreport p P=PATTERN Q r s si t u U v x ' +
      'du prune matchdirs J o=OUTPUT filelimit=COUNT charset=NAME timefmt=FORMAT sort=ORDER',
  ),
  refused: optionList(
    'A S q N c R X H=BASE T=TITLE nolinks hintro=PATH houtro=PATH device metafirst gitignore gitfile=PATH info infofile=PATH ' +
      'fromfile fromtabfile fflinks',
  ),
  operands: [{ name: 'DIRECTORY', kind: 'directory', repeated: true, optional: true }],
  async run(process, args) {
    const paths = args.operands.length === 0 ? ['.'] : args.operands
    const walk = new TreeWalk(process, args)
    const roots: (TreeNode | undefined)[] = []
    for (const path of paths) roots.push(await walk.root(path))
    const json = args.has('J')
    const drawing = json ? new JsonDrawing(process, args, timeShower(process, args)) : new Drawing(process, args)
    const drawn: string[] = []
    for (const [at, path] of paths.entries()) drawn.push(await process.inTurns(drawing.root(roots[at], path)))
    const report = drawing.report(await process.inTurns(countsOf(roots)))
    const text = json ? `[\n${drawn.join(',\n')}${report}\n]\n` : drawn.join('') + report
    const file = args.value('o')
    if (file === undefined) await process.print(text)
    else {
      const refused = saveFile(process, file, text)
      if (refused) throw new Failure(`invalid filename '${file}'`)
    }
    return roots.includes(undefined) ? 2 : 0
  },
})
