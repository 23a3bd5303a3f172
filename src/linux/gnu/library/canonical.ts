import { FileSystemError } from '../../../shell/posix/errno.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { joinPath, pathNames } from '../../path.ts'
import type { GnuProcess } from './gnu-system.ts'

/** What of a path must be there: all of it, all but the last name, or nothing. */
export type MustExist = 'all' | 'parents' | 'missing'

const LINKS_MAX = 40

/** One step from a resolved directory to a name in it: where that is, and the names of a link that is to be followed. */
function step(process: GnuProcess, at: string, name: string): { readonly path: string; readonly link?: string } {
  if (name === '..') return { path: at.slice(0, at.lastIndexOf('/')) || '/' }
  const path = joinPath(at, name)
  const { fs } = process.system
  return fs.lstat(path).type === 'symlink' ? { path, link: fs.readLink(path) } : { path }
}

/** A path without links, `.` and `..`, as realpath(3) gives it. Gives back why there is none. */
export function canonicalPath(process: GnuProcess, path: string, must: MustExist): string | FileSystemError {
  if (path === '') return new FileSystemError('ENOENT', path)
  const ahead = pathNames(resolvePath(process, path)).toReversed()
  const slash = path.endsWith('/')
  let at = '/'
  /** What comes below `at` and is not there. */
  const missing: string[] = []
  let links = 0
  for (let name = ahead.pop(); name !== undefined; name = ahead.pop()) {
    if (name === '.') continue
    if (missing.length > 0) {
      if (name === '..') missing.pop()
      else missing.push(name)
      continue
    }
    try {
      const { path: next, link } = step(process, at, name)
      const type = link === undefined ? process.system.fs.peek(next)?.type : 'symlink'
      if (type !== 'directory' && type !== 'symlink' && must !== 'missing' && (ahead.length > 0 || slash))
        return new FileSystemError('ENOTDIR', path)
      if (link === undefined) at = next
      else {
        links += 1
        if (links > LINKS_MAX) return new FileSystemError('ELOOP', path)
        ahead.push(...pathNames(link).toReversed())
        if (link.startsWith('/')) at = '/'
      }
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error
      const tolerated = must === 'missing' || (must === 'parents' && ahead.length === 0 && error.code === 'ENOENT')
      if (!tolerated) return error
      missing.push(name)
    }
  }
  return missing.length === 0 ? at : joinPath(at, missing.join('/'))
}

/** How to get to a canonical path from a canonical directory. */
export function relativePath(path: string, directory: string): string {
  const [to, from] = [pathNames(path), pathNames(directory)]
  let common = 0
  while (common < to.length && to[common] === from[common]) common += 1
  return [...from.slice(common).map(() => '..'), ...to.slice(common)].join('/') || '.'
}
