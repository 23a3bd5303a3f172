import { goDuration } from './go-duration.ts'

/** Milliseconds of a duration as Go writes them: `1h30m`, `-1.5s`; undefined for what is none (time.ParseDuration). */
export function parseDuration(text: string): number | undefined {
  const duration = goDuration(text)
  return typeof duration === 'number' ? duration : undefined
}

/** Dates and times as `--since` takes them: with less of them than RFC 3339 has. */
const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d(?::\d\d(?::\d\d(?:\.\d+)?)?)?(?:Z|[+-]\d\d:\d\d)?)?$/

/** Milliseconds since 1970 of a moment: a duration before `now`, a date, or seconds since 1970; undefined for what is none. */
export function readTime(text: string, now: number): number | undefined {
  const before = parseDuration(text)
  if (before !== undefined && text !== '0') return now - before
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return Number(text) * 1000
  if (!DATE.test(text)) return undefined
  const hours = text.replace(/(T\d\d)(?=$|Z|[+-])/, '$1:00')
  const zoned = /T.*(?:Z|[+-]\d\d:\d\d)$/.test(hours) || !hours.includes('T') ? hours : `${hours}Z`
  const time = Date.parse(zoned)
  return Number.isNaN(time) ? undefined : time
}
