const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

const count = (amount: number, unit: string): string => `${amount} ${unit}${amount === 1 ? '' : 's'}`

/**
 * A span of time in words, as in `Up 2 hours`. Docker words it so, but says `24 hours` for what the specification's seeds
 * call `1 day`; days therefore begin at 24 hours here.
 */
export function ageInWords(ms: number): string {
  if (ms < SECOND) return 'Less than a second'
  if (ms < MINUTE) return count(Math.floor(ms / SECOND), 'second')
  if (ms < 2 * MINUTE) return 'About a minute'
  if (ms < HOUR) return count(Math.floor(ms / MINUTE), 'minute')
  const hours = Math.round(ms / HOUR)
  if (hours <= 1) return 'About an hour'
  if (hours < 24) return count(hours, 'hour')
  if (hours < 24 * 14) return count(Math.floor(hours / 24), 'day')
  if (hours < 24 * 60) return count(Math.floor(hours / (24 * 7)), 'week')
  if (hours < 24 * 730) return count(Math.floor(hours / (24 * 30)), 'month')
  return count(Math.floor(hours / (24 * 365)), 'year')
}

const SIZE_UNITS = ['B', 'kB', 'MB', 'GB', 'TB']

/** A number of bytes in decimal units with `digits` significant digits: `133MB`. */
export function sizeInWords(bytes: number, digits = 3): string {
  let [amount, unit] = [bytes, 0]
  while (amount >= 1000 && unit < SIZE_UNITS.length - 1) {
    amount /= 1000
    unit += 1
  }
  return `${Number(amount.toPrecision(digits))}${SIZE_UNITS[unit]}`
}

/** A time as logs and `inspect` show it: RFC 3339 with nanoseconds. */
export function rfc3339(time: number): string {
  return new Date(time).toISOString().replace('Z', '000000Z')
}
