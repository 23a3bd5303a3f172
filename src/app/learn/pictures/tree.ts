import { changesBetween } from '../../../linux/fs-delta.ts'
import { FileSystemReader } from '../../../linux/fs-reader.ts'
import { baseName, directoryName, isWithin, joinPath } from '../../../linux/path.ts'
import type { FileSystemSnapshot } from '../../../linux/volume.ts'
import { countOf } from '../../words/count.ts'
import { say } from '../../words/language.ts'

/** How many rows a directory has at most, with the one that counts what is not shown: so many fit into the panel. */
const MOST_ROWS = 5
/** How many changes are looked at. */
const MOST_CHANGES = 500

export type Mark = 'new' | 'changed' | 'gone' | 'would go' | 'came back'

/** A file of the picture. */
export interface TreeNode {
  readonly path: string
  readonly name: string
  readonly type: 'directory' | 'file'
  /** Whether the shell is in it. */
  readonly here: boolean
  readonly mark: Mark | undefined
  /** What is to be said of it: `87 bytes`, `empty`. */
  readonly note: string
  readonly children: readonly TreeNode[]
  /** How many entries of it are not shown. */
  readonly more: number
}

/** What a tree is drawn from. */
export interface TreeSource {
  readonly before: FileSystemSnapshot | undefined
  readonly now: FileSystemSnapshot
  readonly cwd: string
  readonly home: string
  /** Whether the way from `before` to `now` was back. */
  readonly undone: boolean
  /** Whether what is gone is still shown. */
  readonly gone: boolean
}

function marksOf({ before, now, undone, gone }: TreeSource): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>()
  if (!before || before === now) return marks
  for (const change of changesBetween(before, now).changes.slice(0, MOST_CHANGES)) {
    if (change.type === 'changed') marks.set(change.path, 'changed')
    else if (change.type !== 'removed') marks.set(change.path, undone ? 'came back' : 'new')
    if (gone && change.type === 'removed') marks.set(change.path, 'gone')
    if (gone && change.type === 'moved') marks.set(change.from, 'gone')
  }
  return marks
}

/** The directories that what has a mark is in, near or far. */
function holdersOf(marks: ReadonlyMap<string, Mark>): ReadonlySet<string> {
  const holders = new Set<string>()
  for (let path of marks.keys())
    while (path !== '/') {
      path = directoryName(path)
      if (holders.has(path)) break
      holders.add(path)
    }
  return holders
}

/** The names of what is gone, by its directory. */
function goneOf(marks: ReadonlyMap<string, Mark>): ReadonlyMap<string, readonly string[]> {
  const gone = new Map<string, string[]>()
  for (const [path, mark] of marks) {
    if (mark !== 'gone') continue
    const directory = directoryName(path)
    const names = gone.get(directory) ?? []
    names.push(baseName(path))
    gone.set(directory, names)
  }
  return gone
}

class TreeDrawing {
  readonly #source: TreeSource
  readonly #now: FileSystemReader
  readonly #before: FileSystemReader | undefined
  readonly #marks: ReadonlyMap<string, Mark>
  readonly #holders: ReadonlySet<string>
  readonly #gone: ReadonlyMap<string, readonly string[]>

  constructor(source: TreeSource) {
    this.#source = source
    this.#now = new FileSystemReader(source.now)
    this.#before = source.before && new FileSystemReader(source.before)
    this.#marks = marksOf(source)
    this.#holders = holdersOf(this.#marks)
    this.#gone = goneOf(this.#marks)
  }

  node(path: string): TreeNode {
    const mark = this.#markOf(path)
    const reader = mark === 'gone' ? this.#before : this.#now
    const isDirectory = reader?.isDirectory(path) === true
    const names = isDirectory && mark !== 'gone' ? this.#names(path) : []
    const shown = this.#isOpen(path) ? this.#shown(path, names) : []
    return {
      path,
      name: baseName(path) || '/',
      type: isDirectory ? 'directory' : 'file',
      here: isDirectory && path === this.#source.cwd,
      mark,
      note: mark === 'gone' ? '' : this.#note(path, isDirectory, names.length, shown.length),
      children: shown.map((name) => this.node(joinPath(path, name))),
      more: shown.length === 0 ? 0 : names.length - shown.length,
    }
  }

  /** A directory is no changed one because of what was made in it. */
  #markOf(path: string): Mark | undefined {
    const mark = this.#marks.get(path)
    return mark === 'changed' && this.#now.isDirectory(path) ? undefined : mark
  }

  /** The names in a directory, those that are gone too; hidden ones where they have changed. */
  #names(path: string): readonly string[] {
    const names = new Set([...this.#now.names(path), ...(this.#gone.get(path) ?? [])])
    return [...names]
      .filter((name) => !name.startsWith('.') || this.#marks.has(joinPath(path, name)))
      .toSorted((one, other) => (one < other ? -1 : 1))
  }

  /** Those of them that are drawn: what has changed and the way to where the shell is, then the others. */
  #shown(path: string, names: readonly string[]): readonly string[] {
    if (names.length <= MOST_ROWS) return names
    const rank = (name: string): number => {
      const child = joinPath(path, name)
      if (isWithin(this.#source.cwd, child)) return 0
      if (this.#markOf(child)) return 1
      return this.#holders.has(child) ? 2 : 3
    }
    const ranked = names.map((name) => ({ name, rank: rank(name) })).toSorted((one, other) => one.rank - other.rank)
    const first = new Set(ranked.slice(0, MOST_ROWS - 1).map(({ name }) => name))
    return names.filter((name) => first.has(name))
  }

  /** Whether its entries are drawn: where the shell is, on the way there, and where something has changed. */
  #isOpen(path: string): boolean {
    const { cwd } = this.#source
    return path === this.root || isWithin(cwd, path) || this.#holders.has(path)
  }

  get root(): string {
    const { cwd, home } = this.#source
    return isWithin(cwd, home) ? home : cwd
  }

  #note(path: string, isDirectory: boolean, count: number, shown: number): string {
    if (isDirectory) return count === 0 ? say('empty') : shown > 0 ? '' : countOf(count, 'entry')
    const stat = this.#now.lstat(path)
    if (stat.type === 'symlink') return say('leads to {path}', { path: this.#now.readLink(path) })
    const was = this.#marks.get(path) === 'changed' ? this.#before?.peek(path)?.size : undefined
    const size = countOf(stat.size, 'byte')
    return was === undefined || was === stat.size ? size : say('{size}, was {before}', { size, before: was })
  }
}

/** The directories around where the shell is, with what has changed; undefined where that is gone. */
export function treeOf(source: TreeSource): TreeNode | undefined {
  const drawing = new TreeDrawing(source)
  const { root } = drawing
  const reader = new FileSystemReader(source.now)
  if (!reader.isDirectory(root)) return undefined
  const node = drawing.node(root)
  return { ...node, name: root }
}
