import { sameBytes } from '../../../base/same-bytes.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import type { FileType } from '../../../shell/posix/posix-system.ts'
import { fromDirectory } from '../../path.ts'
import type { ArchiveMember } from '../../ustar.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { withoutSlash } from './names.ts'

const SECOND = 1000

const TYPES: Readonly<Record<ArchiveMember['type'], FileType>> = {
  file: 'file',
  'hard-link': 'file',
  directory: 'directory',
  symlink: 'symlink',
  fifo: 'fifo',
}

/** How the file of a member, below `directory`, differs from the member. @throws FileSystemError where there is none */
export function differences(
  { system: { fs } }: GnuProcess,
  member: ArchiveMember,
  directory: string,
): readonly string[] {
  const at = fromDirectory(directory, withoutSlash(member.name))
  const stat = fs.lstat(at)
  if (stat.type !== TYPES[member.type]) return ['File type differs']
  if (member.type === 'hard-link') {
    const target = attempt(() => fs.lstat(fromDirectory(directory, member.link ?? '')))
    const linked = !(target instanceof FileSystemError) && target.ino === stat.ino
    return linked ? [] : [`Not linked to ${member.link ?? ''}`]
  }
  if (member.type === 'symlink') return fs.readLink(at) === member.link ? [] : ['Symlink differs']
  const found: string[] = []
  if (stat.mode !== member.mode) found.push('Mode differs')
  if (member.type !== 'file') return found
  if (stat.uid !== member.uid) found.push('Uid differs')
  if (stat.gid !== member.gid) found.push('Gid differs')
  if (Math.floor(stat.mtime / SECOND) !== Math.floor(member.mtime / SECOND)) found.push('Mod time differs')
  if (stat.size !== member.content.length) found.push('Size differs')
  else if (!sameBytes(fs.readFile(at), member.content)) found.push('Contents differ')
  return found
}
