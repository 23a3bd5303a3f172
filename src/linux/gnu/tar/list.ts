import type { Arguments } from '../../../shell/posix/getopt.ts'
import { modeText } from '../../permissions.ts'
import type { ArchiveMember } from '../../ustar.ts'
import { formatDate } from '../library/date-format.ts'
import { zoneOf } from '../library/file-time.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { utc } from '../library/zone.ts'

/** The cells that owner, group and size share. */
const SHARED = 19

/** How often -v was given; --utc counts as two. */
export const verbosity = ({ given, has }: Pick<Arguments, 'given' | 'has'>): number =>
  Math.max(given.filter(({ name }) => name === 'v').length, has('utc') ? 2 : 0)

/** A member as `tar -tv` shows it. */
export function memberLine(process: GnuProcess, member: ArchiveMember, { has }: Pick<Arguments, 'has'>): string {
  const { type, mode, owner, group, uid, gid, content, mtime, name, link } = member
  const letters = type === 'hard-link' ? `h${modeText('file', mode).slice(1)}` : modeText(type, mode)
  const numeric = has('numeric-owner')
  const who = `${(!numeric && owner) || uid}/${(!numeric && group) || gid}`
  const size = String(content.length).padStart(Math.max(1, SHARED - 1 - who.length))
  const time = formatDate(has('full-time') ? '%F %T' : '%F %H:%M', mtime, has('utc') ? utc : zoneOf(process))
  const arrow = type === 'symlink' ? ` -> ${link ?? ''}` : type === 'hard-link' ? ` link to ${link ?? ''}` : ''
  return `${letters} ${who} ${size} ${time} ${name}${arrow}\n`
}
