import type { FileSystemReader, Stat } from './fs.ts'

/** What became links into /usr when Bash's installation was laid, file-hierarchy(7); before, there is only /bin, a directory. */
export const MERGED: ReadonlySet<string> = new Set(['/bin', '/lib', '/lib64', '/sbin'])

/** The stat of a path for those to whom these links are the directories that they lead to: the Simple shell, and views of files. */
export function statOfShown(fs: FileSystemReader, path: string): Stat {
  const stat = fs.lstat(path)
  return stat.type === 'symlink' && MERGED.has(path) ? (fs.peek(path) ?? stat) : stat
}
