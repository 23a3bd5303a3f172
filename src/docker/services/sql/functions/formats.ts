import { DAYS, MONTHS } from '../../../../base/calendar.ts'
import { DAY, HOUR, microsOf, MINUTE, momentOf, pad, readTimestamp, SECOND } from '../types/dates.ts'

/** The day of the week, from Sunday on. */
export const weekday = (micros: number): number => (((Math.floor(micros / DAY) + 4) % 7) + 7) % 7

export const dayOfYear = (micros: number): number =>
  Math.floor((micros - microsOf({ year: momentOf(micros).year, month: 1, day: 1, time: 0 })) / DAY) + 1

/** The year and the week of ISO 8601. */
export function isoWeek(micros: number): { readonly year: number; readonly week: number } {
  const thursday = micros + (3 - ((weekday(micros) + 6) % 7)) * DAY
  return { year: momentOf(thursday).year, week: Math.floor((dayOfYear(thursday) - 1) / 7) + 1 }
}

const ordinal = (number: number): string => {
  const last = number % 100
  return last > 10 && last < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
}

const capitals = (sample: string, text: string): string =>
  sample === sample.toUpperCase()
    ? text.toUpperCase()
    : sample.startsWith(sample.charAt(0).toLowerCase())
      ? text.toLowerCase()
      : text

const TEMPLATE =
  /"([^"]*)"|(FM)?(YYYY|YYY|YY|IYYY|IW|HH24|HH12|HH|MI|SSSS|SS|MS|US|AM|PM|am|pm|A\.M\.|P\.M\.|MONTH|Month|month|MON|Mon|mon|MM|DDD|DD|DAY|Day|day|DY|Dy|dy|D|Q|WW|W|CC|TZ|tz|OF|J|Y)(th|TH)?/g

/** What the codes of a template stand for that are numbers, and how many digits each has. */
function numbersOf(micros: number): Readonly<Record<string, readonly [value: number, width: number]>> {
  const { year, month, day, time } = momentOf(micros)
  const hour = Math.floor(time / HOUR)
  const week = isoWeek(micros)
  return {
    YYYY: [year, 4],
    YYY: [year % 1000, 3],
    YY: [year % 100, 2],
    Y: [year % 10, 1],
    IYYY: [week.year, 4],
    IW: [week.week, 2],
    HH24: [hour, 2],
    HH12: [hour % 12 || 12, 2],
    HH: [hour % 12 || 12, 2],
    MI: [Math.floor(time / MINUTE) % 60, 2],
    SS: [Math.floor(time / SECOND) % 60, 2],
    SSSS: [Math.floor(time / SECOND), 1],
    MS: [Math.floor(time / 1000) % 1000, 3],
    US: [time % SECOND, 6],
    MM: [month, 2],
    DD: [day, 2],
    DDD: [dayOfYear(micros), 3],
    D: [weekday(micros) + 1, 1],
    Q: [Math.ceil(month / 3), 1],
    WW: [Math.floor((dayOfYear(micros) - 1) / 7) + 1, 2],
    W: [Math.floor((day - 1) / 7) + 1, 1],
    CC: [Math.ceil(year / 100), 2],
    J: [Math.floor(micros / DAY) + 2_440_588, 1],
  }
}

/** What a code stands for that is no number; undefined where it stands for nothing. */
function wordOf(micros: number, code: string, isFilled: boolean): string | undefined {
  const { month, time } = momentOf(micros)
  const half = time < 12 * HOUR ? 'AM' : 'PM'
  if (/^[ap]m$/i.test(code)) return capitals(code, half)
  if (/^[ap]\.m\.$/i.test(code)) return half === 'AM' ? 'A.M.' : 'P.M.'
  if (/^tz$/i.test(code)) return capitals(code, 'UTC')
  if (code === 'OF') return '+00'
  const name = (/^mon/i.test(code) ? MONTHS[month - 1] : DAYS[weekday(micros)]) ?? ''
  if (/^(?:mon|dy)$/i.test(code)) return capitals(code, name.slice(0, 3))
  return /^(?:month|day)$/i.test(code) ? capitals(code, isFilled ? name.padEnd(9) : name) : undefined
}

/** A moment by a template of to_char: https://www.postgresql.org/docs/15/functions-formatting.html */
export function formattedMoment(micros: number, template: string): string {
  const numbers = numbersOf(micros)
  return template.replace(TEMPLATE, (whole: string, ...groups: readonly (string | undefined)[]) => {
    const [quoted, fill, code = '', suffix = ''] = groups
    if (quoted !== undefined) return quoted
    const number = Object.hasOwn(numbers, code) ? numbers[code] : undefined
    if (!number) return wordOf(micros, code, fill === undefined) ?? whole
    const digits = fill === undefined ? pad(number[0], number[1]) : String(number[0])
    return digits + (suffix === '' ? '' : capitals(suffix, ordinal(number[0])))
  })
}

/** A number by a template of to_char. */
export function formattedNumber(value: string, template: string): string {
  const isFilled = !template.startsWith('FM')
  const form = template.replace(/^FM/, '')
  const [wholeForm = '', fractionForm] = form.split(/[.D]/)
  const places = (fractionForm ?? '').replace(/[^90]/g, '').length
  const [digits = '0', fraction = ''] = roundedText(value.replace('-', ''), places).split('.')
  const wholeDigits = wholeForm.replace(/[^90]/g, '')
  if (digits.replace(/^0+/, '').length > wholeDigits.length) return (isFilled ? ' ' : '') + form.replace(/[90]/g, '#')
  const zeroFrom = wholeDigits.indexOf('0')
  const padded = (
    digits === '0' && (places > 0 || zeroFrom < 0) && wholeDigits.length > 1 && zeroFrom < 0 && places > 0 ? '' : digits
  ).padStart(wholeDigits.length, ' ')
  let at = 0
  let started = false
  const whole = [...wholeForm].map((sign) => {
    if (sign === '9' || sign === '0') {
      const digit = padded[at] ?? ' '
      const isZero = digit === ' ' && zeroFrom >= 0 && at >= zeroFrom
      at += 1
      if (digit !== ' ' || isZero) started = true
      return digit === ' ' ? (isZero ? '0' : ' ') : digit
    }
    if (sign === ',' || sign === 'G') return started ? ',' : ' '
    if (sign === '$' || sign === 'L') return sign === 'L' ? '$' : sign
    return sign === 'S' || sign === 'M' || sign === 'I' ? '' : sign
  })
  const kept9 = isFilled
    ? fraction
    : fraction.replace(new RegExp(`0{0,${(/9*$/.exec(fractionForm ?? '')?.[0] ?? '').length}}$`), '')
  const text = whole.join('') + (fractionForm === undefined ? '' : `.${kept9}`)
  const sign = Number(value) < 0 ? '-' : isFilled ? ' ' : ''
  const body = text.trimStart()
  return isFilled ? ' '.repeat(text.length - body.length) + sign + body : sign + body
}

function roundedText(value: string, places: number): string {
  const [whole = '0', fraction = ''] = value.split('.')
  const units = BigInt(whole + fraction.padEnd(places + 1, '0').slice(0, places + 1))
  const made = ((units + 5n) / 10n).toString().padStart(places + 1, '0')
  return places === 0 ? made : `${made.slice(0, -places)}.${made.slice(-places)}`
}

/** A moment by a format of MySQL's DATE_FORMAT. */
export function mysqlFormatted(micros: number, format: string): string {
  const { year, month, day, time } = momentOf(micros)
  const hour = Math.floor(time / HOUR)
  const [minute, second] = [Math.floor(time / MINUTE) % 60, Math.floor(time / SECOND) % 60]
  const half = hour < 12 ? 'AM' : 'PM'
  const clock = `${pad(minute)}:${pad(second)}`
  const known: Readonly<Record<string, string>> = {
    Y: pad(year, 4),
    y: pad(year % 100),
    m: pad(month),
    c: String(month),
    M: MONTHS[month - 1] ?? '',
    b: (MONTHS[month - 1] ?? '').slice(0, 3),
    d: pad(day),
    e: String(day),
    D: `${day}${ordinal(day)}`,
    j: pad(dayOfYear(micros), 3),
    W: DAYS[weekday(micros)] ?? '',
    a: (DAYS[weekday(micros)] ?? '').slice(0, 3),
    w: String(weekday(micros)),
    H: pad(hour),
    k: String(hour),
    h: pad(hour % 12 || 12),
    I: pad(hour % 12 || 12),
    l: String(hour % 12 || 12),
    i: pad(minute),
    s: pad(second),
    S: pad(second),
    f: pad(time % SECOND, 6),
    p: half,
    r: `${pad(hour % 12 || 12)}:${clock} ${half}`,
    T: `${pad(hour)}:${clock}`,
    v: pad(isoWeek(micros).week),
    u: pad(isoWeek(micros).week),
    '%': '%',
  }
  return format.replace(/%(.)/gs, (_whole, code: string) => known[code] ?? code)
}

/** Fields of a moment, by the names that EXTRACT and date_part have for them; undefined where there is no such field. */
export function fieldOf(micros: number, field: string): number | undefined {
  const { year, month, day, time } = momentOf(micros)
  const known: Readonly<Record<string, number>> = {
    year,
    month,
    day,
    hour: Math.floor(time / HOUR),
    minute: Math.floor(time / MINUTE) % 60,
    second: (time % MINUTE) / SECOND,
    quarter: Math.ceil(month / 3),
    dow: weekday(micros),
    isodow: weekday(micros) || 7,
    doy: dayOfYear(micros),
    week: isoWeek(micros).week,
    isoyear: isoWeek(micros).year,
    epoch: micros / SECOND,
    milliseconds: (time % MINUTE) / 1000,
    microseconds: time % MINUTE,
    decade: Math.floor(year / 10),
    century: Math.ceil(year / 100),
    millennium: Math.ceil(year / 1000),
    timezone: 0,
  }
  return Object.hasOwn(known, field) ? known[field] : undefined
}

const start = (year: number, month = 1): number => microsOf({ year, month, day: 1, time: 0 })

/** The beginning of the unit that a moment is in; undefined where there is no such unit. */
export function truncated(micros: number, unit: string): number | undefined {
  const { year, month } = momentOf(micros)
  const size = { microseconds: 1, milliseconds: 1000, second: SECOND, minute: MINUTE, hour: HOUR, day: DAY }[unit]
  if (size !== undefined) return Math.floor(micros / size) * size
  if (unit === 'week') return Math.floor(micros / DAY) * DAY - ((weekday(micros) + 6) % 7) * DAY
  return {
    month: start(year, month),
    quarter: start(year, Math.floor((month - 1) / 3) * 3 + 1),
    year: start(year),
    decade: start(Math.floor(year / 10) * 10),
    century: start(Math.floor((year - 1) / 100) * 100 + 1),
  }[unit]
}

const READ = /(YYYY|YY|MONTH|Month|Mon|MON|mon|MM|DD|HH24|HH12|HH|MI|SS)|(.)/gs

const PARTS: Readonly<Record<string, string>> = {
  YYYY: 'year',
  YY: 'year',
  MM: 'month',
  DD: 'day',
  HH24: 'hour',
  HH12: 'hour',
  HH: 'hour',
  MI: 'minute',
  SS: 'second',
}

/** What a code reads of a text, and how much of it that takes; undefined where it finds nothing. */
function readPart(code: string, text: string): readonly [value: number, length: number] | undefined {
  const isName = /^mon/i.test(code)
  const found = (isName ? /^\s*([A-Za-z]+)/ : code === 'YYYY' ? /^\s*(\d{1,4})/ : /^\s*(\d{1,2})/).exec(text)
  if (!found) return undefined
  const word = (found[1] ?? '').toLowerCase()
  if (isName)
    return [MONTHS.findIndex((month) => month.toLowerCase().startsWith(word.slice(0, 3))) + 1, found[0].length]
  return [Number(word) + (code === 'YY' ? 2000 : 0), found[0].length]
}

/** The day that a text says by a template of to_date; undefined where it says none. */
export function readByTemplate(text: string, template: string): number | undefined {
  const parts = new Map<string, number>()
  let rest = text
  for (const [, code = '', other] of template.matchAll(READ)) {
    const part =
      other === undefined ? readPart(code, rest) : ([0, /^[^A-Za-z0-9]?/.exec(rest)?.[0].length ?? 0] as const)
    if (!part) return undefined
    rest = rest.slice(part[1])
    if (other === undefined) parts.set(PARTS[code] ?? 'month', part[0])
  }
  const of = (name: string, otherwise = 0): string => pad(parts.get(name) ?? otherwise)
  const day = `${pad(parts.get('year') ?? 1970, 4)}-${of('month', 1)}-${of('day', 1)}`
  const read = readTimestamp(`${day} ${of('hour')}:${of('minute')}:${of('second')}`, { now: 0, zoned: false })
  return typeof read === 'number' ? read : undefined
}
