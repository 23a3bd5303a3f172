import { type Phrase, phrase, quoted } from '../../../shell/posix/phrase.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { openFile, resolvePath } from '../../../shell/posix/open.ts'
import { release, retain } from '../../../shell/posix/stream.ts'
import { timeFromWords } from '../date/words.ts'
import { zoneOf } from '../library/file-time.ts'
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

type Time = { readonly time: number | undefined } | { readonly problem: Phrase }

/** The time that the options name; none stands for now. */
function timeGiven(process: GnuProcess, { value }: Arguments): Time {
  const [reference, words, stamp] = [value('r'), value('d'), value('t')]
  let now = process.kernel.clock.now()
  if (reference !== undefined) {
    const stat = attempt(() => process.system.fs.stat(resolvePath(process, reference)))
    if (stat instanceof FileSystemError)
      return { problem: `failed to get attributes of ${quoteAlways(reference)}: ${stat.message}` }
    if (words === undefined) return { time: stat.mtime }
    now = stat.mtime
  }
  if (words === undefined && stamp === undefined) return { time: undefined }
  const time = words === undefined ? timeFromStamp(process, stamp ?? '') : timeFromWords(words, now, zoneOf(process))
  return time === undefined ? { problem: phrase`invalid date format ${quoted(words ?? stamp ?? '')}` } : { time }
}

interface How {
  readonly time: number | undefined
  readonly create: boolean
  /** -h: of a link itself. */
  readonly follow: boolean
}

/** Sets a file's time, or makes the file. @throws FileSystemError */
function touchOne(process: GnuProcess, path: string, { time, create, follow }: How): void {
  const { fs } = process.system
  const at = resolvePath(process, path)
  // asked first: an error takes longer than making a file
  if (!create || !follow || fs.peek(at)) {
    try {
      fs.touch(at, time, follow)
      return
    } catch (error) {
      if (!(error instanceof FileSystemError) || error.code !== 'ENOENT') throw error
      if (!create) return
    }
  }
  release(retain(openFile(process, path, { write: true, create: true })))
  if (time !== undefined) fs.touch(at, time)
}

/** touch(1). Files have no time of access here: -a alone changes nothing. */
export const touch = gnu({
  name: 'touch',
  options: optionList('a c,no-create d,date=STRING f h,no-dereference m r,reference=FILE t=STAMP time=WORD'),
  operands: [{ name: 'FILE', kind: 'path', repeated: true }],
  async run(process, args) {
    const { operands, has, value } = args
    const given = timeGiven(process, args)
    if ('problem' in given) {
      await process.complain(given.problem)
      return 1
    }
    if (has('t') && (has('r') || has('d'))) throw new UsageError('cannot specify times from more than one source')
    if (operands.length === 0) throw new UsageError('missing file operand')
    const onlyAccess = (has('a') && !has('m')) || /^(a|use)/.test(value('time') ?? '')
    const how = { ...given, create: !has('c'), follow: !has('h') }
    let status = 0
    for (const path of operands) {
      const due = process.due()
      if (due) await due
      if (path === '-' || (onlyAccess && process.system.fs.exists(resolvePath(process, path)))) continue
      const refused = attempt(() => touchOne(process, path, how))
      if (!(refused instanceof FileSystemError)) continue
      await process.complain(`cannot touch ${quoteAlways(path)}: ${refused.message}`)
      status = 1
    }
    return status
  },
})
