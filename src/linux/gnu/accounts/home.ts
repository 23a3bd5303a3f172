import type { Owner } from '../../fs.ts'
import { joinPath } from '../../path.ts'
import type { UserFiles } from '../../user-files.ts'

/** A home that is made, and whom it is given to. */
export interface NewHome {
  readonly path: string
  readonly owner: Owner
  readonly mode: number
  /** The directory that new homes begin as a copy of; nothing is copied where it is not there. */
  readonly skeleton: string
  /** Whether the copies are as old as what they are copies of. */
  readonly keepsTimes: boolean
}

/** Copies one file of a skeleton, a directory with all that is in it. */
function copy(fs: UserFiles, from: string, to: string, home: NewHome): void {
  const { type, mode, mtime } = fs.lstat(from)
  const made = { mode, ...(home.keepsTimes && { mtime }) }
  if (type === 'symlink') fs.symlink(fs.readLink(from), to, made)
  else if (type !== 'directory') fs.writeFile(to, fs.readFile(from), made)
  else {
    fs.mkdir(to, made)
    for (const { name } of fs.list(from)) copy(fs, joinPath(from, name), joinPath(to, name), home)
  }
  fs.chown(to, home.owner, false)
}

/** Makes a home, with the directories above it. */
export function makeHome(fs: UserFiles, home: NewHome): void {
  const { path, owner, mode, skeleton } = home
  fs.mkdirAll(path)
  const names = fs.isDirectory(skeleton) ? fs.list(skeleton).map(({ name }) => name) : []
  for (const name of names) copy(fs, joinPath(skeleton, name), joinPath(path, name), home)
  fs.chmod(path, mode)
  fs.chown(path, owner)
}

/** Gives what is one owner's in a directory to another. */
export function handOver(fs: UserFiles, path: string, from: Owner, to: Owner): void {
  const { uid, gid, type } = fs.lstat(path)
  const owner = { uid: uid === from.uid ? to.uid : uid, gid: gid === from.gid ? to.gid : gid }
  if (owner.uid !== uid || owner.gid !== gid) fs.chown(path, owner, false)
  if (type === 'directory') for (const { name } of fs.list(path)) handOver(fs, joinPath(path, name), from, to)
}
