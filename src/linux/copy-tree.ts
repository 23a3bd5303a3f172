import { atOnce, type Work } from '../base/work.ts'
import type { FileSystem, FileSystemReader } from './fs.ts'
import { joinPath } from './path.ts'

/** A directory, or a file, in some file system. */
export interface Place<Files extends FileSystemReader = FileSystemReader> {
  readonly fs: Files
  readonly path: string
}

/**
 * Copies what is at one place to another, with modes, owners and times; directories become one with those that are there. Devices stay
 * where they are.
 * @throws FileSystemError
 */
export const copyTree = (from: Place, to: Place<FileSystem>): void => atOnce(copyingTree(from, to))

/** The steps that a file takes, as `due` counts them. */
const FILE_STEPS = 16

/** The same as `copyTree`, others having their turn in between. @throws FileSystemError */
export function* copyingTree(from: Place, to: Place<FileSystem>): Work<void> {
  yield FILE_STEPS
  const stat = from.fs.lstat(from.path)
  const attributes = { mode: stat.mode, owner: { uid: stat.uid, gid: stat.gid }, mtime: stat.mtime }
  switch (stat.type) {
    case 'file':
      to.fs.writeFile(to.path, from.fs.readFile(from.path), attributes)
      return
    case 'symlink':
      if (!to.fs.exists(to.path)) to.fs.symlink(from.fs.readLink(from.path), to.path, attributes)
      return
    case 'directory':
      if (!to.fs.isDirectory(to.path)) to.fs.mkdir(to.path, attributes)
      yield* copyingInto(from, to)
      to.fs.touch(to.path, stat.mtime)
      return
    case 'fifo':
      if (!to.fs.exists(to.path)) to.fs.mkfifo(to.path, attributes)
      return
    case 'device':
  }
}

/** Copies what is in one directory into another. @throws FileSystemError */
export const copyInto = (from: Place, to: Place<FileSystem>): void => atOnce(copyingInto(from, to))

/** The same as `copyInto`, others having their turn in between. @throws FileSystemError */
export function* copyingInto(from: Place, to: Place<FileSystem>): Work<void> {
  for (const { name } of from.fs.list(from.path))
    yield* copyingTree({ fs: from.fs, path: joinPath(from.path, name) }, { fs: to.fs, path: joinPath(to.path, name) })
}
