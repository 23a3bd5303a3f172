import { programText } from '../../../shell/posix/exec.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import type { FileSystem } from '../../fs.ts'
import { joinPath } from '../../path.ts'
import { root } from '../../users.ts'

/** Whether a file is as it was laid for a program, and so the same wherever it is. */
const isOurs = (fs: FileSystem, path: string, name: string): boolean =>
  fs.lstat(path).type === 'symlink'
    ? fs.readLink(path) === 'bash'
    : attempt(() => fs.readText(path)) === programText(name)

/** Moves what is in one directory to another; of two files of one name, what somebody made goes before what was laid. */
function moveInto(fs: FileSystem, from: string, to: string): void {
  for (const name of fs.names(from)) {
    const [path, target] = [joinPath(from, name), joinPath(to, name)]
    const there = attempt(() => fs.lstat(target))
    if (there instanceof FileSystemError) fs.rename(path, target)
    else if (there.type === 'directory' && fs.lstat(path).type === 'directory') moveInto(fs, path, target)
    else if (!isOurs(fs, path, name)) {
      fs.removeTree(target)
      fs.rename(path, target)
    }
  }
}

/** Makes a directory a link to the one of its name in /usr, which gets all that is in it: usrmerge(8). Does nothing with a link. */
export function mergeIntoUsr(fs: FileSystem, path: string): void {
  const stat = attempt(() => fs.lstat(path))
  if (stat instanceof FileSystemError || stat.type !== 'directory') return
  const target = `/usr${path}`
  const times = ['/', '/usr', target].map((at) => [at, fs.peek(at)?.mtime ?? stat.mtime] as const)
  fs.mkdirAll(target, { owner: root })
  moveInto(fs, path, target)
  fs.removeTree(path)
  fs.symlink(target.slice(1), path, { owner: root, mtime: stat.mtime })
  for (const [at, mtime] of times) fs.touch(at, mtime)
}
