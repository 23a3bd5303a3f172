import type { FileSystem, FileSystemReader } from '../../linux/fs.ts'
import { joinPath } from '../../linux/path.ts'

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
export function copyTree(from: Place, to: Place<FileSystem>): void {
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
      for (const { name } of from.fs.list(from.path)) {
        copyTree({ fs: from.fs, path: joinPath(from.path, name) }, { fs: to.fs, path: joinPath(to.path, name) })
      }
      to.fs.touch(to.path, stat.mtime)
      return
    case 'device':
  }
}

/** Removes all that is in a directory. */
export function emptyDirectory({ fs, path }: Place<FileSystem>): void {
  for (const name of fs.names(path)) fs.removeTree(joinPath(path, name))
}

/** Makes a directory hold exactly what another one holds. */
export function mirrorTree(from: Place, to: Place<FileSystem>): void {
  to.fs.mkdirAll(to.path)
  emptyDirectory(to)
  for (const { name } of from.fs.list(from.path)) {
    copyTree({ fs: from.fs, path: joinPath(from.path, name) }, { fs: to.fs, path: joinPath(to.path, name) })
  }
}

/** Whether two directories hold the same names and contents. */
export function sameTree(one: Place, other: Place): boolean {
  const [stat, otherStat] = [one.fs.peek(one.path), other.fs.peek(other.path)]
  if (stat?.type !== otherStat?.type) return false
  if (stat?.type === 'file') return one.fs.readText(one.path) === other.fs.readText(other.path)
  if (stat?.type !== 'directory') return true
  const names = one.fs.names(one.path)
  if (names.join('/') !== other.fs.names(other.path).join('/')) return false
  return names.every((name) =>
    sameTree({ fs: one.fs, path: joinPath(one.path, name) }, { fs: other.fs, path: joinPath(other.path, name) }),
  )
}
