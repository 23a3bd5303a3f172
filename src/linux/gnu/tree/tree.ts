import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import type { Stat } from '../../../shell/posix/posix-system.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'
import { joinPath } from '../../path.ts'
import { modeText } from '../../permissions.ts'
import { fileColors } from '../ls/colors.ts'
import { showTime, zoneOf } from '../library/file-time.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { compareVersions } from '../sort/version-order.ts'
import { matcher } from '../library/wildcard.ts'

interface Leaf {
  readonly name: string
  readonly stat: Stat
  readonly link?: string
  readonly target?: Stat | null
}

const isDirectory = ({ stat, target }: Leaf): boolean => (target ?? stat).type === 'directory'
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Sizes as `tree -h` has them: `[4.0K]`. */
function shortSize(size: number, base: number): string {
  let [value, unit] = [size, size < base ? 0 : 1]
  for (; value >= base * base; unit += 1) value /= base
  if (unit === 0) return String(value).padStart(4)
  const amount = value / base
  return `${amount.toFixed(amount >= 10 ? 0 : 1).padStart(3)}${'BKMGTPEZY'[unit] ?? ''}`
}

class Tree {
  readonly #process: GnuProcess
  readonly #args: Arguments
  readonly #deepest: number
  readonly #ignored: readonly ((name: string) => boolean)[]
  readonly #wanted: readonly ((name: string) => boolean)[]
  readonly #colors: ReturnType<typeof fileColors>
  #output = ''
  #directories = 0
  #files = 0
  failed = false

  constructor(process: GnuProcess, args: Arguments) {
    this.#process = process
    this.#args = args
    const level = args.value('L')
    if (level !== undefined && !/^[1-9]\d*$/.test(level)) throw new Failure('Invalid level, must be greater than 0.')
    this.#deepest = Number(level ?? Infinity)
    const alternatives = (patterns: readonly string[]): readonly ((name: string) => boolean)[] =>
      patterns
        .flatMap((pattern) => pattern.split('|'))
        .map((pattern) => matcher(pattern, { ignoreCase: args.has('ignore-case') }))
    this.#ignored = alternatives(args.values('I'))
    this.#wanted = alternatives(args.values('P'))
    const terminal = isTerminal(process.descriptors.get(1))
    const colored = args.has('C') || (terminal && !args.has('n') && process.environment.has('LS_COLORS'))
    this.#colors = colored ? fileColors(process.environment) : undefined
  }

  async show(paths: readonly string[]): Promise<void> {
    for (const path of paths) await this.#root(path)
    if (!this.#args.has('noreport')) {
      const files = `, ${this.#files} file${this.#files === 1 ? '' : 's'}`
      const directories = `${this.#directories} director${this.#directories === 1 ? 'y' : 'ies'}`
      this.#output += `\n${directories}${this.#args.has('d') ? '' : files}\n`
    }
    await this.#process.print(this.#output)
  }

  async #root(path: string): Promise<void> {
    const { fs } = this.#process.system
    const stat = attempt(() => fs.stat(resolvePath(this.#process, path)))
    if (stat instanceof FileSystemError || stat.type !== 'directory') {
      this.#output += `${path}  [error opening dir]\n`
      if (stat instanceof FileSystemError) this.failed = true
      else this.#files += 1
      return
    }
    this.#output += `${this.#facts(stat)}${this.#name(path, { name: path, stat })}\n`
    const before = this.#directories + this.#files
    const opened = await this.#directory(path, '', 1)
    if (opened && this.#directories + this.#files > before) this.#directories += 1
  }

  /** What stands in brackets before a name. */
  #facts({ mode, type, uid, gid, size, mtime, ino }: Stat): string {
    const { has } = this.#args
    const { users } = this.#process.system
    const base = has('si') ? 1000 : 1024
    const facts = [
      ...(has('inodes') ? [String(ino).padStart(7)] : []),
      ...(has('p') ? [modeText(type, mode)] : []),
      ...(has('u') ? [users.nameOf(uid).padEnd(8)] : []),
      ...(has('g') ? [users.groupOf(gid).padEnd(8)] : []),
      ...(has('h') || has('si') ? [shortSize(size, base)] : has('s') ? [String(size).padStart(11)] : []),
      ...(has('D') ? [this.#time(mtime)] : []),
    ]
    return facts.length === 0 ? '' : `[${facts.join(' ')}]  `
  }

  #time(mtime: number): string {
    const style = { recent: '%b %e %H:%M', other: '%b %e  %Y' }
    return showTime(mtime, this.#process.kernel.clock.now(), style, zoneOf(this.#process))
  }

  #name(shown: string, { name, stat, link, target }: Leaf): string {
    const quotes = this.#args.has('Q') ? `"${shown}"` : shown
    const painted = this.#colors?.paint(quotes, this.#colors.code(name, stat, target)) ?? quotes
    const letter = (of: Stat): string =>
      this.#args.has('F') ? (of.type === 'directory' ? '/' : of.mode & 0o111 && of.type === 'file' ? '*' : '') : ''
    if (link === undefined) return painted + letter(stat)
    const end = this.#colors?.paint(link, this.#colors.code(link, target ?? undefined)) ?? link
    return `${painted} -> ${end}${target ? letter(target) : ''}`
  }

  #leaves(path: string): readonly Leaf[] | FileSystemError {
    const { fs } = this.#process.system
    const { has } = this.#args
    const entries = attempt(() => fs.entries(resolvePath(this.#process, path)))
    if (entries instanceof FileSystemError) return entries
    const leaves = entries
      .filter(({ name }) => has('a') || !name.startsWith('.'))
      .map(({ name, stat }): Leaf => {
        const at = resolvePath(this.#process, joinPath(path, name))
        return stat.type === 'symlink'
          ? { name, stat, link: fs.readLink(at), target: fs.peek(at) ?? null }
          : { name, stat }
      })
      .filter((leaf) => {
        if (this.#ignored.some((matches) => matches(leaf.name))) return false
        if (has('d') && !isDirectory(leaf)) return false
        return this.#wanted.length === 0 || isDirectory(leaf) || this.#wanted.some((matches) => matches(leaf.name))
      })
    if (has('U')) return leaves
    const sign = has('r') ? -1 : 1
    return leaves.toSorted((a, b) => {
      if (has('dirsfirst') && isDirectory(a) !== isDirectory(b)) return isDirectory(a) ? -1 : 1
      const byTime = has('t') ? a.stat.mtime - b.stat.mtime : 0
      return sign * (byTime || (has('v') ? compareVersions(a.name, b.name) : compare(a.name, b.name)))
    })
  }

  async #directory(path: string, indent: string, depth: number): Promise<boolean> {
    const due = this.#process.due()
    if (due) await due
    const leaves = this.#leaves(path)
    if (leaves instanceof FileSystemError) {
      this.#output = `${this.#output.slice(0, -1)}  [error opening dir]\n`
      return false
    }
    const { has } = this.#args
    for (const [at, leaf] of leaves.entries()) {
      const last = at === leaves.length - 1
      const own = joinPath(path, leaf.name)
      const branch = has('i') ? '' : `${indent}${last ? '└── ' : '├── '}`
      this.#output += `${branch}${this.#facts(leaf.stat)}${this.#name(has('f') ? own : leaf.name, leaf)}\n`
      if (isDirectory(leaf)) this.#directories += 1
      else this.#files += 1
      const enters = leaf.stat.type === 'directory' || (has('l') && leaf.target?.type === 'directory')
      if (enters && depth < this.#deepest)
        await this.#directory(own, `${indent}${last ? '    ' : '│\u00a0\u00a0 '}`, depth + 1)
    }
    return true
  }
}

/** tree(1), as of version 2.1.0, whose counts include the directory that it begins in. */
export const tree = gnu({
  name: 'tree',
  options: optionList(
    'a C d D dirsfirst f F g h i I=PATTERN ignore-case inodes l L=NUM n noreport p P=PATTERN Q r s si t u U v x',
  ),
  operands: [{ name: 'DIRECTORY', kind: 'directory', repeated: true, optional: true }],
  async run(process, args) {
    const drawing = new Tree(process, args)
    await drawing.show(args.operands.length === 0 ? ['.'] : args.operands)
    return drawing.failed ? 2 : 0
  },
})
