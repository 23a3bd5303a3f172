import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import type { Stat } from '../../../shell/posix/posix-system.ts'
import type { ArchiveMember } from '../../ustar.ts'
import { readMode } from '../chmod/mode.ts'
import { timeFromWords } from '../date/words.ts'
import { formatDate } from '../library/date-format.ts'
import { zoneOf } from '../library/file-time.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { Failure } from '../library/program.ts'
import { FATAL, fatal } from './failure.ts'

export type Attributes = Pick<ArchiveMember, 'mode' | 'uid' | 'gid' | 'owner' | 'group' | 'mtime'>

/** `NAME[:NUMBER]`, or a number alone; the number of a name that nobody knows stays as it is. */
function identity(
  text: string,
  numberOf: (name: string) => number | undefined,
  nameOf: (id: number) => string,
): readonly [string, number | undefined] {
  const [name = '', number] = text.split(/[:+]/)
  const bare = /^\+?\d+$/.test(text)
  if (bare) return [nameOf(Number(text)), Number(text)]
  if (number !== undefined && !/^\d+$/.test(number)) throw fatal(`${number}: Invalid owner or group ID`)
  return [name, number === undefined ? numberOf(name) : Number(number)]
}

/** The time of the file that --mtime names; undefined where it names none. */
const ofFile = (process: GnuProcess, when: string): number | undefined =>
  /^[/.]/.test(when) ? process.system.fs.peek(resolvePath(process, when))?.mtime : undefined

const inWords = (process: GnuProcess, when: string): number | undefined =>
  timeFromWords(when, process.kernel.clock.now(), zoneOf(process))

/** With -v: says which time the words of --mtime are, where that is not what they are themselves. */
export async function tellTime(process: GnuProcess, { value, has }: Arguments): Promise<void> {
  const when = value('mtime')
  if (when === undefined || !has('v') || ofFile(process, when) !== undefined) return
  const time = inWords(process, when)
  if (time === undefined) return
  const shown = formatDate('%F %T.%N', time, zoneOf(process)).replace(/\.?0+$/, '')
  const whole = shown.includes('.') ? shown : formatDate('%F %T', time, zoneOf(process))
  if (whole !== when) await process.complain(`Option --mtime: Treating date '${when}' as ${whole}`)
}

/** Makes what says how a file stands in the archive: as it is, but for --owner, --group, --mode, --mtime, --numeric-owner. @throws Failure */
export function attributesFor(process: GnuProcess, { value, has }: Arguments): (stat: Stat) => Attributes {
  const { users } = process.system
  const [owner, group, mode, when] = [value('owner'), value('group'), value('mode'), value('mtime')]
  const user =
    owner === undefined
      ? undefined
      : identity(
          owner,
          (name) => users.user(name)?.uid,
          (id) => users.nameOf(id),
        )
  const team =
    group === undefined
      ? undefined
      : identity(
          group,
          (name) => users.group(name)?.gid,
          (id) => users.groupOf(id),
        )
  const change = mode === undefined ? undefined : readMode(mode)
  if (mode !== undefined && !change) throw fatal('Invalid mode given on option')
  const time = when === undefined ? undefined : (ofFile(process, when) ?? inWords(process, when))
  if (when !== undefined && time === undefined) throw new Failure(phrase`Invalid time stamp ${quoted(when)}`, FATAL)
  const named = !has('numeric-owner')
  return (stat) => {
    const [uid, gid] = [user?.[1] ?? stat.uid, team?.[1] ?? stat.gid]
    return {
      uid,
      gid,
      owner: named ? (user?.[0] ?? users.nameOf(uid)) : '',
      group: named ? (team?.[0] ?? users.groupOf(gid)) : '',
      mode: change
        ? change.apply(stat.mode, { directory: stat.type === 'directory', umask: process.umask })
        : stat.mode,
      mtime: time ?? stat.mtime,
    }
  }
}
