import { DAYS, MONTHS } from '../../../base/calendar.ts'
import type { FileTime } from '../../../shell/posix/file-time.ts'
import type { Zone } from './zone.ts'

const DAY = 86_400_000

/** Nanoseconds past the whole second. */
export const nanosOfSecond = ({ ms, nanos }: FileTime): number =>
  Math.floor((((ms % 1000) + 1000) % 1000) * 1e6 + nanos)

/** A moment as the clocks of a zone show it: a Date whose UTC fields are the local ones. */
interface Moment {
  readonly local: Date
  readonly time: number
  /** Nanoseconds of the second. */
  readonly nanos: number
  readonly zone: Zone
}

/** A field of a date before it is padded. */
interface Field {
  readonly text: string
  readonly width: number
  /** What fills it up. */
  readonly pad: '0' | ' '
}

const number = (value: number, width: number, pad: '0' | ' ' = '0'): Field => ({ text: String(value), width, pad })
const words = (text: string): Field => ({ text, width: 0, pad: ' ' })

const dayOfYear = (date: Date): number => Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / DAY)
/** Monday is 0. */
const weekday = (date: Date): number => (date.getUTCDay() + 6) % 7
/** The Thursday of the same week, by whose year ISO 8601 counts. */
const thursday = (date: Date): Date => new Date(date.getTime() + (3 - weekday(date)) * DAY)
const hour12 = (date: Date): number => date.getUTCHours() % 12 || 12

/** An offset from UTC: `+0530`, with one to three colons `+05:30`, `+05:30:00`, or as short as can be. */
function offsetText({ zone, time }: Moment, colons: number): string {
  const minutes = zone.offset(time)
  const size = Math.abs(minutes)
  const [hour, minute] = [Math.floor(size / 60), size % 60].map((value) => String(value).padStart(2, '0'))
  const forms = [
    `${hour}${minute}`,
    `${hour}:${minute}`,
    `${hour}:${minute}:00`,
    minute === '00' ? hour : `${hour}:${minute}`,
  ]
  return (minutes < 0 ? '-' : '+') + (forms[colons] ?? '')
}

/** Conversions that stand for several others. */
const composed: Readonly<Record<string, string>> = {
  c: '%a %b %e %H:%M:%S %Y',
  D: '%m/%d/%y',
  F: '%Y-%m-%d',
  r: '%I:%M:%S %p',
  R: '%H:%M',
  T: '%H:%M:%S',
  x: '%m/%d/%y',
  X: '%H:%M:%S',
  n: '\n',
  t: '\t',
  '%': '%',
}
Object.assign(composed, { h: '%b' })

const fields: Readonly<Record<string, (date: Date, moment: Moment) => Field>> = {
  a: (date) => words((DAYS[date.getUTCDay()] ?? '').slice(0, 3)),
  A: (date) => words(DAYS[date.getUTCDay()] ?? ''),
  b: (date) => words((MONTHS[date.getUTCMonth()] ?? '').slice(0, 3)),
  B: (date) => words(MONTHS[date.getUTCMonth()] ?? ''),
  C: (date) => number(Math.floor(date.getUTCFullYear() / 100), 2),
  d: (date) => number(date.getUTCDate(), 2),
  e: (date) => number(date.getUTCDate(), 2, ' '),
  g: (date) => number(thursday(date).getUTCFullYear() % 100, 2),
  G: (date) => number(thursday(date).getUTCFullYear(), 4),
  H: (date) => number(date.getUTCHours(), 2),
  I: (date) => number(hour12(date), 2),
  j: (date) => number(dayOfYear(date) + 1, 3),
  k: (date) => number(date.getUTCHours(), 2, ' '),
  l: (date) => number(hour12(date), 2, ' '),
  m: (date) => number(date.getUTCMonth() + 1, 2),
  M: (date) => number(date.getUTCMinutes(), 2),
  p: (date) => words(date.getUTCHours() < 12 ? 'AM' : 'PM'),
  P: (date) => words(date.getUTCHours() < 12 ? 'am' : 'pm'),
  q: (date) => number(Math.floor(date.getUTCMonth() / 3) + 1, 1),
  s: (_date, { time }) => number(Math.floor(time / 1000), 1),
  S: (date) => number(date.getUTCSeconds(), 2),
  u: (date) => number(weekday(date) + 1, 1),
  U: (date) => number(Math.floor((dayOfYear(date) + 7 - date.getUTCDay()) / 7), 2),
  V: (date) => number(Math.floor(dayOfYear(thursday(date)) / 7) + 1, 2),
  w: (date) => number(date.getUTCDay(), 1),
  W: (date) => number(Math.floor((dayOfYear(date) + 7 - weekday(date)) / 7), 2),
  y: (date) => number(date.getUTCFullYear() % 100, 2),
  Y: (date) => number(date.getUTCFullYear(), 4),
  Z: (_date, { zone, time }) => words(zone.name(time)),
}

const CONVERSION = /%([-_0^#+]*)(\d*)([EO]?)(:{0,3})([A-Za-z%])/g

function nanoText(nanos: number, flags: string, width: string): string {
  const digits = String(nanos)
    .padStart(9, '0')
    .slice(0, width === '' ? 9 : Number(width))
  return width === '' ? digits : digits.padEnd(Math.min(Number(width), 1000), flags.includes('-') ? '' : '0')
}

function fieldOf(letter: string, colons: number, moment: Moment): Field | undefined {
  if (letter === 'z') return words(offsetText(moment, colons))
  if (colons > 0) return undefined
  const form = composed[letter]
  if (form !== undefined) return words(format(form, moment))
  return fields[letter]?.(moment.local, moment)
}

function cased(text: string, letter: string, flags: string): string {
  if (flags.includes('#')) return /[pZ]/.test(letter) ? text.toLowerCase() : text.toUpperCase()
  return flags.includes('^') ? text.toUpperCase() : text
}

function padded(field: Field, flags: string, width: string): string {
  const last = /[-_0+](?=[^-_0+]*$)/.exec(flags)?.[0]
  if (last === '-') return field.text
  const pad = last === '_' ? ' ' : last === '0' || last === '+' ? '0' : field.pad
  const size = width === '' ? field.width : Math.min(Number(width), 1000)
  const sign = /^-/.exec(field.text)?.[0] ?? (last === '+' && size > field.width && field.width === 4 ? '+' : '')
  if (pad === ' ' || sign === '') return field.text.padStart(size, pad)
  return sign + field.text.replace(/^-/, '').padStart(size - 1, pad)
}

function format(text: string, moment: Moment): string {
  let made = ''
  let at = 0
  for (const match of text.matchAll(CONVERSION)) {
    const [all, flags = '', width = '', , colons = '', letter = ''] = match
    made += text.slice(at, match.index)
    at = match.index + all.length
    const field = fieldOf(letter, colons.length, moment)
    if (letter === 'N') made += nanoText(moment.nanos, flags, width)
    else made += field ? padded({ ...field, text: cased(field.text, letter, flags) }, flags, width) : all
  }
  return made + text.slice(at)
}

/** A time (a number is in milliseconds since 1970) after the conversions of strftime(3) with GNU date's additions. */
export function formatDate(text: string, when: number | FileTime, zone: Zone): string {
  const { ms, nanos } = typeof when === 'number' ? { ms: when, nanos: 0 } : when
  return format(text, {
    local: new Date(ms + zone.offset(ms) * 60_000),
    time: ms,
    nanos: nanosOfSecond({ ms, nanos }),
    zone,
  })
}
