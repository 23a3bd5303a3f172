import type { Arguments } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { timeFromWords } from '../date/words.ts'
import { formatDate } from '../library/date-format.ts'
import { zoneOf } from '../library/file-time.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { wrongUsage } from './failure.ts'

const NAMES: ReadonlySet<string> = new Set(['N', 'after-date', 'newer-mtime'])

/** The times of a file, or the one of a member of an archive, in milliseconds. */
interface Times {
  readonly mtime: number
  readonly ctime?: number
}

/**
 * Makes the test of -N and --newer-mtime, which leave out what was not changed since; undefined where neither is given. The date is in words, or
 * that of a file. @throws Failure
 */
export async function newerTest(
  process: GnuProcess,
  { given, has }: Arguments,
): Promise<((times: Times) => boolean) | undefined> {
  const { name, value = '' } = given.findLast((option) => NAMES.has(option.name)) ?? {}
  if (name === undefined) return undefined
  const since = await dateOf(process, value)
  const long = name === 'newer-mtime' ? name : 'after-date'
  if ((has('v') || has('t')) && since.inWords)
    await process.complain(
      `Option --${long}: Treating date '${value}' as ${formatDate('%F %T', since.time, zoneOf(process))}`,
    )
  return name === 'newer-mtime'
    ? ({ mtime }) => mtime >= since.time
    : ({ mtime, ctime = mtime }) => Math.max(mtime, ctime) >= since.time
}

async function dateOf(process: GnuProcess, text: string): Promise<{ time: number; inWords: boolean }> {
  if (/^[/.]/.test(text)) {
    const stat = process.system.fs.peek(resolvePath(process, text))
    if (stat) return { time: stat.mtime, inWords: false }
    await process.complain(`${text}: Cannot stat: No such file or directory`)
    throw wrongUsage('Date sample file not found')
  }
  const time = timeFromWords(text, process.kernel.clock.now(), zoneOf(process))
  if (time !== undefined) return { time, inWords: true }
  await process.complain(phrase`Substituting -9223372036854775807 for unknown date format ${quoted(text)}`)
  return { time: -Infinity, inWords: false }
}
