import type { Work } from '../../base/work.ts'
import type { FileSystemReader, FileSystem } from '../../linux/fs.ts'
import { copyTree } from '../../linux/copy-tree.ts'
import { directoryName, joinPath, normalizePath } from '../../linux/path.ts'
import { digesting } from '../engine/digest.ts'
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

/** How many files are looked at between two turns. */
const RUN = 256
/** The steps that a file takes, as `due` counts them. */
const FILE_STEPS = 8

const isAbove = (directory: string, path: string): boolean => path.startsWith(`${directory}/`)

/** What is at a path and in it, in the order of paths, without what is left out; a directory stays that holds something. */
export function* filesAt(tree: Tree, top: string): Work<readonly ContextFile[]> {
  const found: ContextFile[] = []
  // directories that are left out, until something in them is found that is not
  let withheld: readonly ContextFile[] = []
  const waiting = [top]
  for (let looked = 1; ; looked += 1) {
    const path = waiting.pop()
    if (path === undefined) return found
    const type = kindOf(tree, path)
    if (type === 'directory')
      for (const name of [...tree.fs.names(place(tree, path))].toSorted().toReversed())
        waiting.push(path === '' ? name : `${path}/${name}`)
    if (type !== undefined && path !== '') {
      const above = withheld.filter(({ path: directory }) => isAbove(directory, path))
      const left = tree.isIgnored(path)
      if (left) withheld = type === 'directory' ? [...above, { path, type }] : above
      else {
        for (const directory of above) found.push(directory)
        found.push({ path, type })
        withheld = []
      }
    }
    if (looked % RUN === 0) yield RUN * FILE_STEPS
  }
}

/** A source as a path relative to the tree: nothing leads out of it. */
const relative = (source: string): string => normalizePath(`/${source}`).slice(1)

const WILDCARD = /[*?[\\]/

/** Whether a source is a pattern of paths. */
export const isPattern = (source: string): boolean => /[*?[]/.test(source.replace(/\\./g, ''))

/** The paths that a source names; none where there is no such file. */
export function* matches(tree: Tree, source: string): Work<readonly string[]> {
  const path = relative(source)
  if (!WILDCARD.test(path)) {
    const there = tree.fs.exists(place(tree, path)) || tree.fs.peek(place(tree, path)) !== undefined
    return there && (path === '' || (yield* filesAt(tree, path)).length > 0) ? [path] : []
  }
  const fits = pathFilter([path])
  const parent = path
    .slice(0, Math.max(0, path.search(WILDCARD)))
    .split('/')
    .slice(0, -1)
    .join('/')
  if (!tree.fs.isDirectory(place(tree, parent))) return []
  const depth = path.split('/').length
  const found: string[] = []
  for (const [at, { path: one }] of (yield* filesAt(tree, parent)).entries()) {
    if (one.split('/').length === depth && fits(one)) found.push(one)
    if (at % RUN === RUN - 1) yield RUN * FILE_STEPS
  }
  return found
}

/** What says of a file's content and kind that it is the same. */
function* digestAt(tree: Tree, { path, type }: ContextFile): Work<string> {
  const at = place(tree, path)
  const { mode } = tree.fs.lstat(at)
  const content = type === 'file' ? tree.fs.readText(at) : type === 'symlink' ? tree.fs.readLink(at) : ''
  return yield* digesting(`${type} ${mode} ${content}`)
}

/** Digests of files by their paths: what a step read. */
export function* digests(tree: Tree, paths: readonly string[]): Work<ReadonlyMap<string, string>> {
  const all = new Map<string, string>()
  for (const path of paths)
    for (const file of yield* filesAt(tree, path)) {
      all.set(file.path, yield* digestAt(tree, file))
      if (all.size % RUN === 0) yield RUN * FILE_STEPS
    }
  return all
}

/** What becomes of files that are copied. */
export interface CopyAttributes {
  readonly owner: { readonly uid: number; readonly gid: number } | undefined
  readonly mode: number | undefined
}

/** Copies a file, or what is in a directory, to a path. */
export function* copyFiles(
  tree: Tree,
  path: string,
  to: { readonly fs: FileSystem; readonly path: string },
  how: CopyAttributes,
): Work<void> {
  for (const [at, file] of (yield* filesAt(tree, path)).entries()) {
    if (at % RUN === RUN - 1) yield RUN * FILE_STEPS
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
