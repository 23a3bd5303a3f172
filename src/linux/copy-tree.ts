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
      copyInto(from, to)
      to.fs.touch(to.path, stat.mtime)
      return
    case 'fifo':
      if (!to.fs.exists(to.path)) to.fs.mkfifo(to.path, attributes)
      return
    case 'device':
  }
}

/** Copies what is in one directory into another. @throws FileSystemError */
export function copyInto(from: Place, to: Place<FileSystem>): void {
  for (const { name } of from.fs.list(from.path))
    copyTree({ fs: from.fs, path: joinPath(from.path, name) }, { fs: to.fs, path: joinPath(to.path, name) })
}
