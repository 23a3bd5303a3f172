import { sorted } from '../../../base/sorting.ts'
import type { Work } from '../../../base/work.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import type { Stat } from '../../../shell/posix/posix-system.ts'
import { joinPath } from '../../path.ts'
import { Failure } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { matcher } from '../library/wildcard.ts'
import { compareVersions } from '../sort/version-order.ts'

/** A file of the tree, with what is in it. */
export interface TreeNode {
  readonly name: string
  /** As -f shows it. */
  readonly path: string
  readonly stat: Stat
  /** Where a link leads, as it says; what is there, null for nothing. */
  readonly link?: string
  readonly target?: Stat | null
  /** Bytes: its own, with --du those of all that is in it besides. */
  readonly size: number
  readonly children: readonly TreeNode[]
  /** Why a directory was not opened. */
  readonly note?: string
}

type Fits = (name: string) => boolean

/** How many files are looked at between two turns, and how many steps each of them takes. */
export const NODES = 256
export const STEPS = 4

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
export const isDirectory = ({ stat, target }: Pick<TreeNode, 'stat' | 'target'>): boolean =>
  (target ?? stat).type === 'directory'

const orders: Readonly<Record<string, (a: TreeNode, b: TreeNode) => number>> = {
  name: () => 0,
  version: (a, b) => compareVersions(a.name, b.name),
  size: (a, b) => b.stat.size - a.stat.size,
  mtime: (a, b) => a.stat.mtime - b.stat.mtime,
}

/** How entries of a directory are ordered. @throws Failure */
function orderOf({ has, value }: Arguments): (a: TreeNode, b: TreeNode) => number {
  const word = value('sort') ?? (has('t') ? 'mtime' : has('v') ? 'version' : 'name')
  const order = orders[word]
  if (!order) throw new Failure(`Sort type '${word}' not valid, should be one of: ${Object.keys(orders).join(',')}`)
  const sign = has('r') ? -1 : 1
  const first = has('dirsfirst') ? -1 : has('filesfirst') ? 1 : 0
  return (a, b) => {
    if (first !== 0 && isDirectory(a) !== isDirectory(b)) return isDirectory(a) ? first : -first
    return sign * (order(a, b) || compare(a.name, b.name))
  }
}

function levelOf(text: string | undefined, least: string): number {
  if (text === undefined) return Infinity
  if (!/^[1-9]\d*$/.test(text)) throw new Failure(least)
  return Number(text)
}

/** Gathers what is shown, as the options choose it. */
export class TreeWalk {
  readonly #process: GnuProcess
  readonly #args: Arguments
  readonly #deepest: number
  readonly #most: number
  readonly #ignored: readonly Fits[]
  readonly #wanted: readonly Fits[]
  readonly #order: (a: TreeNode, b: TreeNode) => number
  /** The directories that lead to the one that is looked at, and the file system that the first is on. */
  readonly #above = new Set<number>()
  #device = 0

  constructor(process: GnuProcess, args: Arguments) {
    this.#process = process
    this.#args = args
    this.#deepest = levelOf(args.value('L'), 'Invalid level, must be greater than 0.')
    this.#most = Number(args.value('filelimit') ?? Infinity) || Infinity
    const alternatives = (patterns: readonly string[]): readonly Fits[] =>
      patterns
        .flatMap((pattern) => pattern.split('|'))
        .map((pattern) => matcher(pattern, { ignoreCase: args.has('ignore-case') }))
    this.#ignored = alternatives(args.values('I'))
    this.#wanted = alternatives(args.values('P'))
    this.#order = orderOf(args)
  }

  /** What an operand names; without a stat when there is nothing. */
  async root(path: string): Promise<TreeNode | undefined> {
    const { fs } = this.#process.system
    const at = resolvePath(this.#process, path)
    const stat = attempt(() => fs.stat(at))
    if (stat instanceof FileSystemError) return undefined
    const leaf: TreeNode = { name: path, path, stat, size: stat.size, children: [] }
    if (stat.type !== 'directory') return { ...leaf, note: 'error opening dir' }
    this.#device = fs.deviceOf(at, true)
    return this.#filled(leaf, 1)
  }

  /** A directory with what is in it. */
  async #filled(node: TreeNode, depth: number): Promise<TreeNode> {
    const due = this.#process.due()
    if (due) await due
    const inode = (node.target ?? node.stat).ino
    if (this.#above.has(inode)) return { ...node, note: 'recursive, not followed' }
    const leaves = await this.#process.inTurns(this.#leaves(node.path))
    if (leaves instanceof FileSystemError) return { ...node, note: 'error opening dir' }
    if (leaves.length > this.#most)
      return { ...node, note: `${leaves.length} entries exceeds filelimit, not opening dir` }
    this.#above.add(inode)
    const children: TreeNode[] = []
    const ordered = this.#args.has('U') ? leaves : await this.#process.inTurns(sorted(leaves, this.#order))
    for (const leaf of ordered) {
      const child = this.#enters(leaf) && depth < this.#deepest ? await this.#filled(leaf, depth + 1) : leaf
      if (this.#kept(child)) children.push(child)
    }
    this.#above.delete(inode)
    const inside = this.#args.has('du') ? children.reduce((sum, { size }) => sum + size, 0) : 0
    return { ...node, children, size: node.size + inside }
  }

  #enters({ stat, target, path }: TreeNode): boolean {
    const followed = this.#args.has('l') && target?.type === 'directory'
    if (stat.type !== 'directory' && !followed) return false
    if (!this.#args.has('x')) return true
    return this.#process.system.fs.deviceOf(resolvePath(this.#process, path), true) === this.#device
  }

  /** --prune leaves out directories without anything in them. */
  #kept(node: TreeNode): boolean {
    if (!this.#args.has('prune') || this.#args.has('d') || node.stat.type !== 'directory') return true
    const named = this.#args.has('matchdirs') && this.#wanted.some((fits) => fits(node.name))
    return node.children.length > 0 || node.note !== undefined || named
  }

  *#leaves(path: string): Work<readonly TreeNode[] | FileSystemError> {
    const entries = attempt(() => this.#process.system.fs.entries(resolvePath(this.#process, path)))
    if (entries instanceof FileSystemError) return entries
    const leaves: TreeNode[] = []
    for (const [index, { name, stat }] of entries.entries()) {
      if (index % NODES === NODES - 1) yield NODES * STEPS
      if (!this.#args.has('a') && name.startsWith('.')) continue
      const leaf = this.#leaf(path, name, stat)
      if (this.#isShown(leaf)) leaves.push(leaf)
    }
    return leaves
  }

  #leaf(path: string, name: string, stat: Stat): TreeNode {
    const own = joinPath(path, name)
    const leaf = { name, path: own, stat, size: stat.size, children: [] }
    if (stat.type !== 'symlink') return leaf
    const { fs } = this.#process.system
    const at = resolvePath(this.#process, own)
    return { ...leaf, link: fs.readLink(at), target: fs.peek(at) ?? null }
  }

  #isShown(leaf: TreeNode): boolean {
    const { has } = this.#args
    if (this.#ignored.some((fits) => fits(leaf.name))) return false
    if (has('d') && !isDirectory(leaf)) return false
    const directory = leaf.stat.type === 'directory' || (has('l') && isDirectory(leaf))
    return this.#wanted.length === 0 || directory || this.#wanted.some((fits) => fits(leaf.name))
  }
}
