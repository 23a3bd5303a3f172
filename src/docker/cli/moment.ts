const UNITS: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
}
const DURATION = /^-?(?:\d+(?:\.\d+)?(?:ns|us|µs|ms|s|m|h))+$/
const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}(?::\d{2}(?::\d{2}(?:\.\d+)?)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/

function durationOf(text: string): number {
  const parts = text.matchAll(/([\d.]+)([a-zµ]+)/g)
  const sum = [...parts].reduce((total, [, number, unit = '']) => total + Number(number) * (UNITS[unit] ?? 0), 0)
  return text.startsWith('-') ? -sum : sum
}

/**
 * What `--since` and `--until` mean: a moment as RFC 3339, a date, seconds since 1970, or how long ago (`10m`). Gives milliseconds
 * since 1970; undefined for what is none of them. Times without a zone are UTC, as the host is.
 */
export function momentOf(text: string, now: number): number | undefined {
  if (DURATION.test(text)) return now - durationOf(text)
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text) * 1000
  if (!DATE.test(text)) return undefined
  const [date = '', time] = text.split('T')
  const [clock = '', zone = 'Z'] = time?.split(/(?=Z|[+-]\d{2}:\d{2}$)/) ?? []
  const padded =
    clock === '' ? '00:00:00' : clock.length === 2 ? `${clock}:00:00` : clock.length === 5 ? `${clock}:00` : clock
  const moment = Date.parse(`${date}T${padded}${zone}`)
  return Number.isNaN(moment) ? undefined : moment
}
