import { bytesOf } from '../../../shell/posix/bytes.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { typeBits } from '../../permissions.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { NOTHING, type CpioEntry } from './format.ts'

const SECOND = 1000

/** A file as an archive holds it; undefined, and said, where there is none. */
export async function entryOf(process: GnuProcess, path: string, follows: boolean): Promise<CpioEntry | undefined> {
  const { fs } = process.system
  const at = resolvePath(process, path)
  const found = attempt(() => {
    const stat = follows ? fs.stat(at) : fs.lstat(at)
    const content =
      stat.type === 'symlink' ? bytesOf(fs.readLink(at)) : stat.type === 'file' ? fs.readFile(at) : NOTHING
    return { stat, content }
  })
  if (found instanceof FileSystemError) {
    await process.complain(`${path}: Cannot ${found.code === 'ENOENT' ? 'stat' : 'open'}: ${found.message}`)
    return undefined
  }
  const { stat, content } = found
  const { ino, uid, gid, mtime } = stat
  const mode = typeBits[stat.type] | stat.mode
  const name = path.replace(/^(?:\.\/+)+(?=.)/, '')
  return { name, ino, mode, uid, gid, links: stat.nlink, mtime: Math.floor(mtime / SECOND), content }
}

/** Names without those that are nothing: these are told of. */
export async function namesOf(process: GnuProcess, names: readonly string[]): Promise<readonly string[]> {
  const kept: string[] = []
  for (const name of names) {
    if (name === '') await process.complain('blank line ignored')
    else kept.push(name)
  }
  return kept
}
