import { failureOf } from '../library/wording.ts'
import { type Phrase, phrase, quoted } from '../../../shell/posix/phrase.ts'
import { type FileTime, timeOf } from '../../../shell/posix/file-time.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { openFile, resolvePath } from '../../../shell/posix/open.ts'
import { release, retain } from '../../../shell/posix/stream.ts'
import { momentFromWords } from '../date/words.ts'
import { zoneOf } from '../library/file-time.ts'
import { matchArgument } from '../library/argument-match.ts'
import { optionList } from '../library/options.ts'
import { gnu } from '../library/program.ts'
import { quoteAlways } from '../library/quote.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { fromLocal } from '../library/zone.ts'

/** `[[CC]YY]MMDDhhmm[.ss]`, POSIX touch; undefined when it is none. */
function timeFromStamp(process: GnuProcess, text: string): number | undefined {
  const match = /^(\d\d)??(\d\d)?(\d\d)(\d\d)(\d\d)(\d\d)(?:\.(\d\d))?$/.exec(text)
  if (!match) return undefined
  const [century, year, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((digits) => (digits === undefined ? undefined : Number(digits)))
  const zone = zoneOf(process)
  const now = process.kernel.clock.now()
  const thisYear = new Date(now + zone.offset(now) * 60_000).getUTCFullYear()
  const full = year === undefined ? thisYear : (century ?? (year < 69 ? 20 : 19)) * 100 + year
  const local = new Date(Date.UTC(full, month - 1, day, hour, minute, second))
  const real =
    local.getUTCMonth() === month - 1 && local.getUTCDate() === day && hour < 24 && minute < 60 && second < 61
  return real ? fromLocal(local.getTime(), zone) : undefined
}

type Given = Partial<Times> | { readonly problem: Phrase }

interface Times {
  readonly atime: FileTime
  readonly mtime: FileTime
}

const both = (time: FileTime): Times => ({ atime: time, mtime: time })

/** The times that the options name; none stands for now. */
function timesGiven(process: GnuProcess, { value }: Arguments): Given {
  const [reference, words, stamp] = [value('r'), value('d'), value('t')]
  const now = process.kernel.clock.now()
  let since: Required<Times> = both({ ms: now, nanos: 0 })
  if (reference !== undefined) {
    const stat = attempt(() => process.system.fs.stat(resolvePath(process, reference)))
    if (stat instanceof FileSystemError)
      return { problem: `failed to get attributes of ${quoteAlways(reference)}: ${stat.message}` }
    since = { atime: timeOf(stat, 'atime'), mtime: timeOf(stat, 'mtime') }
    if (words === undefined) return since
  }
  if (words === undefined && stamp === undefined) return {}
  const problem = phrase`invalid date format ${quoted(words ?? stamp ?? '')}`
  if (words === undefined) {
    const ms = timeFromStamp(process, stamp ?? '')
    return ms === undefined ? { problem } : both({ ms, nanos: 0 })
  }
  const [atime, mtime] = [since.atime, since.mtime].map((from) => momentFromWords(words, from, zoneOf(process)))
  return atime && mtime ? { atime, mtime } : { problem }
}

interface How {
  readonly times: Partial<Times>
  readonly create: boolean
  /** -h: of a link itself. */
  readonly follow: boolean
}

/** Sets a file's times, or makes the file. @throws FileSystemError */
function touchOne(process: GnuProcess, path: string, { times, create, follow }: How): void {
  const { fs } = process.system
  const set = (): void =>
    times.atime || times.mtime ? fs.setTimes(at, times, follow) : fs.touch(at, undefined, follow)
  const at = resolvePath(process, path)
  // asked first: an error takes longer than making a file
  if (!create || !follow || fs.peek(at)) {
    try {
      set()
      return
    } catch (error) {
      if (!(error instanceof FileSystemError) || error.code !== 'ENOENT') throw error
      if (!create) return
    }
  }
  release(retain(openFile(process, path, { write: true, create: true })))
  set()
}

const TIMES = [
  ['atime', 'access', 'use'],
  ['mtime', 'modify'],
] as const

/** Which of the times -a, -m and --time are about. */
function timesMeant({ has, given }: Arguments): { readonly atime: boolean; readonly mtime: boolean } {
  const words = given
    .filter(({ name }) => name === 'time')
    .map(({ value = '' }) => matchArgument({ program: 'touch', option: 'time', possible: TIMES }, value))
  const atime = has('a') || words.includes('atime')
  const mtime = has('m') || words.includes('mtime')
  return atime === mtime ? { atime: true, mtime: true } : { atime, mtime }
}

/** touch(1) */
export const touch = gnu({
  name: 'touch',
  options: optionList('a c,no-create d,date=STRING f h,no-dereference m r,reference=FILE t=STAMP time=WORD'),
  operands: [{ name: 'FILE', kind: 'path', repeated: true }],
  async run(process, args) {
    const { operands, has } = args
    const given = timesGiven(process, args)
    if ('problem' in given) {
      await process.complain(given.problem)
      return 1
    }
    if (has('t') && (has('r') || has('d'))) throw new UsageError('cannot specify times from more than one source')
    if (operands.length === 0) throw new UsageError('missing file operand')
    const meant = timesMeant(args)
    const now = { ms: process.kernel.clock.now(), nanos: 0 }
    const partly = !(meant.atime && meant.mtime)
    const times = {
      ...(meant.atime && (given.atime || partly) && { atime: given.atime ?? now }),
      ...(meant.mtime && (given.mtime || partly) && { mtime: given.mtime ?? now }),
    }
    const how = { times, create: !has('c'), follow: !has('h') }
    let status = 0
    for (const path of operands) {
      const due = process.due()
      if (due) await due
      if (path === '-') continue
      const refused = attempt(() => touchOne(process, path, how))
      if (!(refused instanceof FileSystemError)) continue
      const { message } = refused
      const full = `cannot touch ${quoteAlways(path)}: ${message}`
      await process.complain(failureOf(process, 'touch', { path, message }, full))
      status = 1
    }
    return status
  },
})
