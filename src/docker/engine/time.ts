const UNITS: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
}
const PART = /(\d+\.?\d*|\.\d+)(ns|us|µs|ms|s|m|h)/g

/** Milliseconds of a duration as Go writes them: `1h30m`, `-1.5s`; undefined for what is none (time.ParseDuration). */
export function parseDuration(text: string): number | undefined {
  const sign = text.startsWith('-') ? -1 : 1
  const amount = text.replace(/^[+-]/, '')
  if (amount === '0') return 0
  const parts = [...amount.matchAll(PART)]
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== amount) return undefined
  return sign * parts.reduce((sum, [, number, unit = '']) => sum + Number(number) * (UNITS[unit] ?? 0), 0)
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
