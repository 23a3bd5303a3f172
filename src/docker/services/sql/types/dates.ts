import { MONTHS } from '../../../../base/calendar.ts'

/** Microseconds in what a clock counts. */
export const SECOND = 1_000_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** A moment by its calendar, without a zone. */
export interface Moment {
  readonly year: number
  /** From 1 on. */
  readonly month: number
  readonly day: number
  /** Microseconds since midnight. */
  readonly time: number
}

export const pad = (value: number, width = 2): string => String(value).padStart(width, '0')

/** Microseconds since 1970. */
export const microsOf = ({ year, month, day, time }: Moment): number => {
  // Date.UTC takes years below 100 for those of the last century
  const days = new Date(Date.UTC(2000, month - 1, day)).setUTCFullYear(year, month - 1, day)
  return days * 1000 + time
}

export function momentOf(micros: number): Moment {
  const days = Math.floor(micros / DAY)
  const date = new Date((days * DAY) / 1000)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    time: micros - days * DAY,
  }
}

/** How many days a month has. */
export const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

export const dateText = ({ year, month, day }: Moment): string => `${pad(year, 4)}-${pad(month)}-${pad(day)}`

export function timeText(time: number): string {
  const whole = Math.floor(time / SECOND)
  const fraction = Math.round(time - whole * SECOND)
  const text = `${pad(Math.floor(whole / 3600))}:${pad(Math.floor(whole / 60) % 60)}:${pad(whole % 60)}`
  return fraction === 0 ? text : `${text}.${pad(fraction, 6).replace(/0+$/, '')}`
}

/** A moment as PostgreSQL and MySQL write it. */
export const timestampText = (micros: number): string => {
  const moment = momentOf(micros)
  return `${dateText(moment)} ${timeText(moment.time)}`
}

export const timestamptzText = (micros: number): string => `${timestampText(micros)}+00`

/** Why a text is no moment: it is written otherwise, or there is no such day. */
export type Misread = 'syntax' | 'range'

const NUMERIC = /^(\d{4,})[-/.](\d{1,2})[-/.](\d{1,2})|^(\d{1,2})[-/](\d{1,2})[-/](\d{4})|^(\d{4})(\d\d)(\d\d)(?!\d)/
const WORDS =
  /^(?:\w+,?\s+)??(?:([A-Za-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})|(\d{1,2})[\s-]+([A-Za-z]{3,9})[\s-]+(\d{4}))/
const CLOCK =
  /^(\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:\.(\d+))?)?\s*(am|pm)?\s*(z|utc|gmt|etc\/utc|[-+]\d{1,2}(?::?\d\d)?)?$/i

function monthNamed(name: string): number {
  return MONTHS.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase().slice(0, 3))) + 1
}

/** The day that a text begins with, and what is behind it. */
function dayAt(text: string): readonly [year: number, month: number, day: number, rest: string] | undefined {
  const numeric = NUMERIC.exec(text)
  if (numeric) {
    const [whole, y1, m1, d1, m2, d2, y2, y3, m3, d3] = numeric
    return [Number(y1 ?? y2 ?? y3), Number(m1 ?? m2 ?? m3), Number(d1 ?? d2 ?? d3), text.slice(whole.length)]
  }
  const words = WORDS.exec(text)
  if (!words) return undefined
  const [whole, name1, d1, y1, d2, name2, y2] = words
  const month = monthNamed(name1 ?? name2 ?? '')
  return month === 0 ? undefined : [Number(y1 ?? y2), month, Number(d1 ?? d2), text.slice(whole.length)]
}

/** Microseconds since midnight, less those of a zone. */
export function readClock(text: string): { readonly time: number; readonly zone: number } | Misread {
  const found = CLOCK.exec(text.trim())
  if (!found) return 'syntax'
  const [, hours, minutes, seconds = '0', fraction = '', half, zone = ''] = found
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/pm/i.test(half) ? 12 : 0)
  if (hour > 24 || Number(minutes) > 59 || Number(seconds) > 60) return 'range'
  const time =
    hour * HOUR + Number(minutes) * MINUTE + Number(seconds) * SECOND + Number(fraction.padEnd(6, '0').slice(0, 6))
  const [, sign, zoneHours, zoneMinutes = '0'] = /([-+])(\d{1,2}):?(\d\d)?/.exec(zone) ?? []
  const offset =
    sign === undefined ? 0 : (Number(zoneHours) * HOUR + Number(zoneMinutes) * MINUTE) * (sign === '-' ? -1 : 1)
  return { time, zone: offset }
}

/** Words that stand for moments. */
function special(word: string, now: number): number | undefined {
  const today = Math.floor(now / DAY) * DAY
  const known: Readonly<Record<string, number>> = {
    now,
    today,
    tomorrow: today + DAY,
    yesterday: today - DAY,
    epoch: 0,
  }
  return Object.hasOwn(known, word) ? known[word] : undefined
}

/** The moment that a text says, in microseconds since 1970; `zoned` where what it says of its zone counts. */
export function readTimestamp(
  text: string,
  { now, zoned }: { readonly now: number; readonly zoned: boolean },
): number | Misread {
  const trimmed = text.trim()
  const named = special(trimmed.toLowerCase(), now)
  if (named !== undefined) return named
  const found = dayAt(trimmed)
  if (!found) return 'syntax'
  const [year, month, day, rest] = found
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month))
    return /^(?:[T\s]|$)/.test(rest) ? 'range' : 'syntax'
  const clock =
    rest.trim() === '' ? { time: 0, zone: 0 } : /^[T\s]/.test(rest) ? readClock(rest.replace(/^T/, '')) : 'syntax'
  if (typeof clock === 'string') return clock
  return microsOf({ year, month, day, time: clock.time }) - (zoned ? clock.zone : 0)
}

/** A moment that is kept, which is always well written. */
export const kept = (value: string): number => {
  const read = readTimestamp(value, { now: 0, zoned: true })
  return typeof read === 'number' ? read : Number.NaN
}
