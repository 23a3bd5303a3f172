import type { FileSystemReader, FileSystem } from '../../linux/fs.ts'
import { copyTree } from '../../linux/copy-tree.ts'
import { directoryName, joinPath, normalizePath } from '../../linux/path.ts'
import { digestOf } from '../engine/digest.ts'
import { pathFilter } from './ignore-file.ts'
import type { ContextFile } from './transfer.ts'

/** Files that COPY can reach: those of the context, or of another step. */
export interface Tree {
  readonly fs: FileSystemReader
  /** The directory that they are in. */
  readonly root: string
  /** Whether a path, relative to it, is left out. */
  isIgnored(path: string): boolean
}

const place = ({ root }: Tree, path: string): string => (path === '' ? root : joinPath(root, path))

function kindOf({ fs, root }: Tree, path: string): ContextFile['type'] | undefined {
  const at = path === '' ? root : joinPath(root, path)
  const { type } = fs.lstat(at)
  return type === 'file' || type === 'directory' || type === 'symlink' ? type : undefined
}

/** What is at a path and in it, in the order of paths, without what is left out; a directory stays that holds something. */
export function filesAt(tree: Tree, path: string): readonly ContextFile[] {
  const type = kindOf(tree, path)
  if (type === undefined) return []
  const left = path !== '' && tree.isIgnored(path)
  if (type !== 'directory') return left ? [] : [{ path, type }]
  const names = [...tree.fs.names(place(tree, path))].toSorted()
  const inside = names.flatMap((name) => filesAt(tree, path === '' ? name : `${path}/${name}`))
  return path === '' || (left && inside.length === 0) ? inside : [{ path, type }, ...inside]
}

/** A source as a path relative to the tree: nothing leads out of it. */
const relative = (source: string): string => normalizePath(`/${source}`).slice(1)

const WILDCARD = /[*?[\\]/

/** The paths that a source names; none where there is no such file. */
export function matches(tree: Tree, source: string): readonly string[] {
  const path = relative(source)
  if (!WILDCARD.test(path)) {
    const there = tree.fs.exists(place(tree, path)) || tree.fs.peek(place(tree, path)) !== undefined
    return there && (path === '' || filesAt(tree, path).length > 0) ? [path] : []
  }
  const fits = pathFilter([path])
  const parent = path
    .slice(0, Math.max(0, path.search(WILDCARD)))
    .split('/')
    .slice(0, -1)
    .join('/')
  if (!tree.fs.isDirectory(place(tree, parent))) return []
  const depth = path.split('/').length
  const found = filesAt(tree, parent).filter(({ path: one }) => one.split('/').length === depth && fits(one))
  return found.map(({ path: one }) => one)
}

/** What says of a file's content and kind that it is the same. */
function digestAt(tree: Tree, { path, type }: ContextFile): string {
  const at = place(tree, path)
  const { mode } = tree.fs.lstat(at)
  const content = type === 'file' ? tree.fs.readText(at) : type === 'symlink' ? tree.fs.readLink(at) : ''
  return digestOf(`${type} ${mode} ${content}`)
}

/** Digests of files by their paths: what a step read. */
export function digests(tree: Tree, paths: readonly string[]): ReadonlyMap<string, string> {
  const files = paths.flatMap((path) => filesAt(tree, path))
  return new Map(files.map((file) => [file.path, digestAt(tree, file)] as const))
}

/** What becomes of files that are copied. */
export interface CopyAttributes {
  readonly owner: { readonly uid: number; readonly gid: number } | undefined
  readonly mode: number | undefined
}

/** Copies a file, or what is in a directory, to a path; gives the paths that were written. */
export function copyFiles(
  tree: Tree,
  path: string,
  to: { readonly fs: FileSystem; readonly path: string },
  how: CopyAttributes,
): void {
  for (const file of filesAt(tree, path)) {
    const inside = file.path === path ? '' : file.path.slice(path === '' ? 0 : path.length + 1)
    const target = inside === '' ? to.path : joinPath(to.path, inside)
    if (file.type === 'directory') to.fs.mkdirAll(target)
    else {
      to.fs.mkdirAll(directoryName(target))
      copyTree({ fs: tree.fs, path: place(tree, file.path) }, { fs: to.fs, path: target })
    }
    if (how.owner) to.fs.chown(target, how.owner, false)
    if (how.mode !== undefined && file.type !== 'symlink') to.fs.chmod(target, how.mode)
  }
}
