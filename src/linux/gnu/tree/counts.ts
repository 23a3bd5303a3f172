import type { Work } from '../../../base/work.ts'
import { isDirectory, NODES, STEPS, type TreeNode } from './walk.ts'

/** What the report at the end counts. */
export interface TreeCounts {
  readonly directories: number
  readonly files: number
  /** The sizes of all that is shown below the roots. */
  readonly bytes: number
}

const NONE: TreeCounts = { directories: 0, files: 0, bytes: 0 }

const add = (a: TreeCounts, b: TreeCounts): TreeCounts => ({
  directories: a.directories + b.directories,
  files: a.files + b.files,
  bytes: a.bytes + b.bytes,
})

function* countsBelow({ children }: TreeNode): Work<TreeCounts> {
  let [directories, bytes] = [0, 0]
  let below = NONE
  for (const [index, child] of children.entries()) {
    if (index % NODES === NODES - 1) yield NODES / STEPS
    directories += isDirectory(child) ? 1 : 0
    bytes += child.size
    if (child.children.length > 0) below = add(below, yield* countsBelow(child))
  }
  return add(below, { directories, files: children.length - directories, bytes })
}

/** Counts trees; the directory that one begins in counts too, as of version 2.1.0. */
export function* countsOf(roots: readonly (TreeNode | undefined)[]): Work<TreeCounts> {
  let counts = NONE
  for (const root of roots) {
    if (!root) continue
    const isOne = root.stat.type === 'directory'
    const directories = isOne && (root.children.length > 0 || root.note) ? 1 : 0
    counts = add(add(counts, yield* countsBelow(root)), { directories, files: isOne ? 0 : 1, bytes: 0 })
  }
  return counts
}
