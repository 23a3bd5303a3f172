import { isDirectory, type TreeNode } from './walk.ts'

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

function countsBelow({ children }: TreeNode): TreeCounts {
  return children
    .map((child) => {
      const directory = isDirectory(child) ? 1 : 0
      return add(countsBelow(child), { directories: directory, files: 1 - directory, bytes: child.size })
    })
    .reduce(add, NONE)
}

/** Counts trees; the directory that one begins in counts too, as of version 2.1.0. */
export function countsOf(roots: readonly (TreeNode | undefined)[]): TreeCounts {
  return roots
    .flatMap((root) => root ?? [])
    .map((root) => {
      if (root.stat.type !== 'directory') return { ...NONE, files: 1 }
      return add(countsBelow(root), { ...NONE, directories: root.children.length > 0 || root.note ? 1 : 0 })
    })
    .reduce(add, NONE)
}
