import { sameBytes } from '../base/same-bytes.ts'
import type { Nanoseconds } from '../shell/posix/posix-system.ts'
import type { Ino, Inode } from './inode.ts'
import { tableGet } from './radix.ts'
import { tableChanges } from './radix-changes.ts'
import { TreePaths } from './tree-paths.ts'
import type { FileSystemSnapshot } from './volume.ts'

/** What became of a path; what another file of its kind has taken the place of is changed. */
export type Change =
  | { readonly type: 'added' | 'removed' | 'changed'; readonly path: string; readonly ino: Ino }
  | { readonly type: 'moved'; readonly from: string; readonly path: string; readonly ino: Ino }

/** What lies between two snapshots of a volume. */
export interface Delta {
  /**
   * In the order of their paths. All that is in a directory that was added or removed is told of too; of what is in one that was
   * moved, only what changed besides. A path that is gone is as it was, the others are as they are.
   */
  readonly changes: readonly Change[]
  /** How many inodes, and branches of their tables, were looked at. */
  readonly visited: number
}

/** By inode, the paths of names that are gone or new. */
type Names = Map<Ino, string[]>

const NOTHING: ReadonlyMap<string, Ino> = new Map()

const entriesOf = (node: Readonly<Inode> | undefined): ReadonlyMap<string, Ino> =>
  node?.type === 'directory' ? node.entries : NOTHING

function sameContent(one: Readonly<Inode>, other: Readonly<Inode>): boolean {
  if (one.type === 'file') return other.type === 'file' && sameBytes(one.content, other.content)
  if (one.type === 'symlink') return other.type === 'symlink' && one.target === other.target
  if (one.type === 'device') return other.type === 'device' && one.device === other.device
  return other.type === one.type
}

const sameNanos = (one: Nanoseconds | undefined, other: Nanoseconds | undefined): boolean =>
  one === other || (one?.atime === other?.atime && one?.mtime === other?.mtime)

/** Whether two inodes say the same of their file; under which names it is, is not asked. */
function same(one: Readonly<Inode>, other: Readonly<Inode>): boolean {
  const alike = one.mode === other.mode && one.uid === other.uid && one.gid === other.gid
  const dated = one.mtime === other.mtime && one.atime === other.atime && sameNanos(one.nanos, other.nanos)
  return alike && dated && sameContent(one, other)
}

class Comparison {
  visited = 0
  readonly #base: FileSystemSnapshot
  readonly #next: FileSystemSnapshot
  readonly #before: TreePaths
  readonly #after: TreePaths
  readonly #gone: Names = new Map()
  readonly #come: Names = new Map()
  readonly #changed: Ino[] = []

  constructor(base: FileSystemSnapshot, next: FileSystemSnapshot) {
    const visit = (): void => void (this.visited += 1)
    this.#base = base
    this.#next = next
    this.#before = new TreePaths(base, visit)
    this.#after = new TreePaths(next, visit)
    for (const ino of tableChanges(base.table, next.table, visit)) this.#compare(ino)
  }

  changes(): readonly Change[] {
    const moved = this.#moved()
    const [gone, come] = [byPath(this.#gone), byPath(this.#come)]
    for (const { path } of moved) gone.delete(path)
    const changes: Change[] = [...moved]
    for (const ino of this.#changed) changes.push({ type: 'changed', path: this.#after.of(ino), ino })
    for (const [path, ino] of come) {
      const before = gone.get(path)
      const replaces = before !== undefined && this.#sameKind(before, ino)
      if (replaces) gone.delete(path)
      changes.push({ type: replaces ? 'changed' : 'added', path, ino })
    }
    for (const [path, ino] of gone) changes.push({ type: 'removed', path, ino })
    return changes.toSorted((one, other) => (one.path < other.path ? -1 : one.path > other.path ? 1 : 0))
  }

  #compare(ino: Ino): void {
    const [before, after] = [tableGet(this.#base.table, ino), tableGet(this.#next.table, ino)]
    this.visited += 1
    if (before && after && !same(before, after)) this.#changed.push(ino)
    const [names, others] = [entriesOf(before), entriesOf(after)]
    for (const [name, child] of names)
      if (others.get(name) !== child) note(this.#gone, child, this.#before.in(ino, name))
    for (const [name, child] of others)
      if (names.get(name) !== child) note(this.#come, child, this.#after.in(ino, name))
  }

  /** Takes out of what is gone and come the names that are of one file. */
  #moved(): readonly Extract<Change, { type: 'moved' }>[] {
    const moved: Extract<Change, { type: 'moved' }>[] = []
    for (const [ino, paths] of this.#come) {
      const gone = this.#gone.get(ino) ?? []
      if (!this.#sameKind(ino, ino)) continue
      const count = Math.min(paths.length, gone.length)
      const from = gone.splice(0, count)
      for (const [at, path] of paths.splice(0, count).entries())
        moved.push({ type: 'moved', from: from[at] ?? '', path, ino })
    }
    return moved
  }

  /** Whether one file before and another one after are of one kind. */
  #sameKind(before: Ino, after: Ino): boolean {
    const node = tableGet(this.#base.table, before)
    return node !== undefined && node.type === tableGet(this.#next.table, after)?.type
  }
}

function note(names: Names, ino: Ino, path: string): void {
  const paths = names.get(ino)
  if (paths) paths.push(path)
  else names.set(ino, [path])
}

const byPath = (names: Names): Map<string, Ino> =>
  new Map([...names].flatMap(([ino, paths]) => paths.map((path) => [path, ino] as const)))

/**
 * What changed between two snapshots of one volume, in a time that depends on how much did. Other snapshots may be given too: they
 * are compared inode by inode, and files of one number and kind are taken for one file.
 */
export function changesBetween(base: FileSystemSnapshot, next: FileSystemSnapshot): Delta {
  const comparison = new Comparison(base, next)
  const changes = comparison.changes()
  return { changes, visited: comparison.visited }
}
