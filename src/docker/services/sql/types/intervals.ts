import { DAY, daysIn, HOUR, kept, microsOf, MINUTE, momentOf, pad, SECOND } from './dates.ts'

/** A length of time; months and days are not all equally long. */
export interface Interval {
  readonly months: number
  readonly days: number
  readonly micros: number
}

const UNITS: readonly (readonly [names: RegExp, months: number, days: number, micros: number])[] = [
  [/^(?:y|yr|yrs|years?)$/, 12, 0, 0],
  [/^(?:mons?|months?)$/, 1, 0, 0],
  [/^quarters?$/, 3, 0, 0],
  [/^(?:w|weeks?)$/, 0, 7, 0],
  [/^(?:d|days?)$/, 0, 1, 0],
  [/^(?:h|hrs?|hours?)$/, 0, 0, HOUR],
  [/^(?:m|mins?|minutes?)$/, 0, 0, MINUTE],
  [/^(?:s|secs?|seconds?)$/, 0, 0, SECOND],
  [/^(?:ms|msecs?|milliseconds?)$/, 0, 0, 1000],
  [/^(?:us|usecs?|microseconds?)$/, 0, 0, 1],
  [/^(?:decades?)$/, 120, 0, 0],
  [/^(?:centur(?:y|ies))$/, 1200, 0, 0],
]

const NONE: Interval = { months: 0, days: 0, micros: 0 }

export const plus = (a: Interval, b: Interval): Interval => ({
  months: a.months + b.months,
  days: a.days + b.days,
  micros: a.micros + b.micros,
})

/** So many times an interval; what is left of months and days goes to what is smaller. */
export function times({ months, days, micros }: Interval, factor: number): Interval {
  const wholeMonths = Math.trunc(months * factor)
  const allDays = days * factor + (months * factor - wholeMonths) * 30
  const wholeDays = Math.trunc(allDays)
  return { months: wholeMonths, days: wholeDays, micros: Math.round(micros * factor + (allDays - wholeDays) * DAY) }
}

/** So much of a unit; undefined where there is no such unit. */
export function ofUnit(amount: number, unit: string): Interval | undefined {
  const found = UNITS.find(([names]) => names.test(unit.toLowerCase()))
  return found && times({ months: found[1], days: found[2], micros: found[3] }, amount)
}

const PART = /\s*(?:([-+]?)(\d+):(\d\d)(?::(\d\d(?:\.\d+)?))?|([-+]?\d+(?:\.\d+)?)\s*([a-z]+)?)\s*,?/giy

/** The length that a text says; undefined where it says none. */
export function readInterval(text: string): Interval | undefined {
  const isAgo = /\sago\s*$/i.test(text)
  const body = text
    .replace(/\sago\s*$/i, '')
    .replace(/^\s*@/, '')
    .trim()
  if (body === '') return undefined
  let total = NONE
  PART.lastIndex = 0
  while (PART.lastIndex < body.length) {
    const found = PART.exec(body)
    if (!found || found[0] === '') return undefined
    const [, sign = '', hours, minutes, seconds = '0', amount, unit = 'second'] = found
    const micros =
      (Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds) * SECOND) * (sign === '-' ? -1 : 1)
    const part = hours === undefined ? ofUnit(Number(amount), unit) : { ...NONE, micros }
    if (!part) return undefined
    total = plus(total, part)
  }
  return isAgo ? times(total, -1) : total
}

const counted = (value: number, one: string): string => (value === 0 ? '' : `${value} ${one}${value === 1 ? '' : 's'}`)

/** A length as PostgreSQL writes it. */
export function intervalText({ months, days, micros }: Interval): string {
  const rest = Math.abs(micros)
  const whole = Math.floor(rest / SECOND)
  const fraction = rest - whole * SECOND
  const clock = `${micros < 0 ? '-' : ''}${pad(Math.floor(whole / 3600))}:${pad(Math.floor(whole / 60) % 60)}:${pad(whole % 60)}`
  const time = rest === 0 ? '' : clock + (fraction === 0 ? '' : `.${pad(fraction, 6).replace(/0+$/, '')}`)
  const parts = [counted(Math.trunc(months / 12), 'year'), counted(months % 12, 'mon'), counted(days, 'day'), time]
  return parts.filter((part) => part !== '').join(' ') || '00:00:00'
}

/** A length that is kept, which is always well written. */
export const keptInterval = (value: string): Interval => readInterval(value) ?? NONE

/** How long a length is, months for 30 days, to say which of two is longer. */
export const span = ({ months, days, micros }: Interval): number => (months * 30 + days) * DAY + micros

/** A moment that is later by a length; a month that has no such day gives its last. */
export function later(at: number, { months, days, micros }: Interval): number {
  const { year, month, day, time } = momentOf(at)
  const count = year * 12 + month - 1 + months
  const [newYear, newMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1]
  const moved =
    months === 0
      ? at
      : microsOf({ year: newYear, month: newMonth, day: Math.min(day, daysIn(newYear, newMonth)), time })
  return moved + days * DAY + micros
}

/** What lies between two moments, in years, months and days: age(). */
export function ageBetween(one: number, other: number): Interval {
  if (one < other) return times(ageBetween(other, one), -1)
  const [a, b] = [momentOf(one), momentOf(other)]
  let [months, days, micros] = [(a.year - b.year) * 12 + a.month - b.month, a.day - b.day, a.time - b.time]
  if (micros < 0) [days, micros] = [days - 1, micros + DAY]
  if (days < 0) [months, days] = [months - 1, days + daysIn(b.year, b.month)]
  return { months, days, micros }
}

/** What lies between two moments that are kept, in days and a clock's time. */
export const between = (one: string, other: string): Interval => {
  const difference = kept(one) - kept(other)
  const days = Math.trunc(difference / DAY)
  return { months: 0, days, micros: difference - days * DAY }
}
