import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { momentFromWords } from '../date/words.ts'
import { formatDate } from '../library/date-format.ts'
import { utc } from '../library/zone.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import type { Response } from './exchange.ts'

/** Only what was changed after a time, or only what was not. */
export interface TimeCondition {
  readonly isSince: boolean
  /** In milliseconds since 1970. */
  readonly at: number
}

/** What -z asks for: a date, or a file whose time it is; undefined where it is neither. */
export function timeCondition(process: GnuProcess, value: string): TimeCondition | undefined {
  const isSince = !value.startsWith('-')
  const word = value.replace(/^[-+]/, '')
  const node = attempt(() => process.system.fs.stat(resolvePath(process, word)))
  if (!(node instanceof FileSystemError)) return { isSince, at: node.mtime }
  const moment = momentFromWords(word, { ms: process.kernel.clock.now(), nanos: 0 }, utc)
  return moment && { isSince, at: moment.ms }
}

/** The header that says so. */
export const conditionHeader = ({ isSince, at }: TimeCondition): string =>
  `If-${isSince ? 'Modified' : 'Unmodified'}-Since: ${formatDate('%a, %d %b %Y %T GMT', Math.floor(at / 1000) * 1000, utc)}`

/** Whether an answer is not what was asked for, whatever the server thinks of it. */
export function isUnwanted({ headers }: Response, { isSince, at }: TimeCondition): boolean {
  const text = headers.find(([name]) => name.toLowerCase() === 'last-modified')?.[1]
  const changed = text === undefined ? Number.NaN : Date.parse(text)
  return !Number.isNaN(changed) && (isSince ? changed <= at : changed > at)
}
