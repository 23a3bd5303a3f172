import type { Policy } from '../policy.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

const count = (amount: number, unit: string): string => `${amount} ${unit}${amount === 1 ? '' : 's'}`

/** A span of time in words, as in `Up 2 hours` (go-units' HumanDuration). */
export function humanDuration(ms: number): string {
  if (ms < SECOND) return 'Less than a second'
  if (ms < MINUTE) return count(Math.floor(ms / SECOND), 'second')
  if (ms < 2 * MINUTE) return 'About a minute'
  if (ms < HOUR) return count(Math.floor(ms / MINUTE), 'minute')
  const hours = Math.floor(ms / HOUR + 0.5)
  if (hours === 1) return 'About an hour'
  if (hours < 48) return `${hours} hours`
  if (hours < 24 * 14) return `${Math.floor(hours / 24)} days`
  if (hours < 24 * 60) return `${Math.floor(hours / (24 * 7))} weeks`
  if (hours < 24 * 730) return `${Math.floor(hours / (24 * 30))} months`
  return `${Math.floor(ms / HOUR / (24 * 365))} years`
}

/** The same as the specification has it: its seeds call `1 day` what is `24 hours` for Docker. */
export function ageInWords(ms: number): string {
  const hours = Math.round(ms / HOUR)
  return hours >= 24 && hours < 48 ? '1 day' : humanDuration(ms)
}

/** How a terminal puts a span of time into words. */
export function ageOf({ wording }: Policy): (ms: number) => string {
  return wording === 'docker' ? humanDuration : ageInWords
}

const DECIMAL_UNITS = ['B', 'kB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB']
const BINARY_UNITS = ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB', 'EiB', 'ZiB', 'YiB']

/** A number with so many significant digits, as Go's `%g` has it: with an exponent where it is longer than that. */
function significant(value: number, digits: number): string {
  const text = value.toPrecision(digits)
  const [mantissa = '', exponent] = text.split('e')
  if (exponent === undefined) return String(Number(text))
  const size = exponent.replace(/^[+-]/, '').padStart(2, '0')
  return `${Number(mantissa)}e${exponent.charAt(0)}${size}`
}

function scaled(
  value: number,
  { units, base, digits }: { units: readonly string[]; base: number; digits: number },
): string {
  let [amount, unit] = [value, 0]
  while (amount >= base && unit < units.length - 1) {
    amount /= base
    unit += 1
  }
  return significant(amount, digits) + (units[unit] ?? '')
}

/** A number of bytes in decimal units with `digits` significant digits: `133MB`. */
export function sizeInWords(bytes: number, digits = 3): string {
  return scaled(bytes, { units: DECIMAL_UNITS, base: 1000, digits })
}

/** A number of bytes in binary units: `3.42GiB`. */
export function binarySizeInWords(bytes: number): string {
  return scaled(bytes, { units: BINARY_UNITS, base: 1024, digits: 4 })
}

const SIZE = /^(?<number>[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?) ?(?<suffix>[a-z]*)$/i
const POWERS = 'kmgtp'

/** Bytes that a text such as `32MB` or `512m` means, in units of 1000 or 1024; undefined for what is none. */
export function parseSize(text: string, base: 1000 | 1024): number | undefined {
  const { number = '', suffix = '' } = SIZE.exec(text)?.groups ?? {}
  const [letter = '', ...rest] = suffix.toLowerCase()
  const power = POWERS.indexOf(letter) + 1
  if (number === '' || Number(number) < 0) return undefined
  if (suffix === '' || suffix.toLowerCase() === 'b') return Math.trunc(Number(number)) + 0
  if (power === 0 || !['', 'b', 'ib'].includes(rest.join(''))) return undefined
  return Math.trunc(Number(number) * base ** power) + 0
}

/** A time as logs and `inspect` show it: RFC 3339 with nanoseconds. */
export function rfc3339(time: number): string {
  return new Date(time).toISOString().replace('Z', '000000Z')
}
