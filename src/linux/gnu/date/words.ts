import type { FileTime } from '../../../shell/posix/file-time.ts'
import { fromLocal, type Zone, zoneFrom } from '../library/zone.ts'

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const MONTH_NAMES = 'january february march april may june july august september october november december'.split(' ')
const DAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')
const ORDINALS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'this first next third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
      .split(' ')
      .map((word, at) => [word, at]),
  ),
  next: 1,
  last: -1,
}
const SHIFTS: Readonly<Record<string, number>> = { yesterday: -1, today: 0, now: 0, tomorrow: 1 }
/** Zones by name, in hours east of UTC. */
const ZONES: Readonly<Record<string, number>> = {
  utc: 0,
  gmt: 0,
  ut: 0,
  z: 0,
  wet: 0,
  west: 1,
  bst: 1,
  cet: 1,
  met: 1,
  cest: 2,
  mest: 2,
  eet: 2,
  eest: 3,
  msk: 3,
  ist: 5.5,
  jst: 9,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
  akst: -9,
  hst: -10,
  nst: -3.5,
  ast: -4,
  adt: -3,
}

type Unit = 'years' | 'months' | 'days' | 'ms'

/** A unit's name as what it counts, and how many of that. */
const UNITS: Readonly<Record<string, readonly [Unit, number]>> = {
  year: ['years', 1],
  month: ['months', 1],
  fortnight: ['days', 14],
  week: ['days', 7],
  day: ['days', 1],
  hour: ['ms', 3_600_000],
  minute: ['ms', 60_000],
  min: ['ms', 60_000],
  second: ['ms', 1000],
  sec: ['ms', 1000],
}

/** What the words have said so far. */
interface Said {
  date?: { readonly year: number | undefined; readonly month: number; readonly day: number }
  /** Milliseconds since midnight. */
  time?: number
  /** Nanoseconds past them. */
  nanos?: number
  /** Minutes east of UTC. */
  zone?: number
  weekday?: { readonly day: number; readonly ordinal: number }
  readonly shift: Record<Unit, number>
  shifted: boolean
}

/** Thrown for words that mean no date. */
class NoDate extends Error {}

const refuse = (): never => {
  throw new NoDate()
}

const monthOf = (name: string): number => {
  const known = name === 'sept' ? 8 : MONTHS.includes(name) ? MONTHS.indexOf(name) : MONTH_NAMES.indexOf(name)
  return known < 0 ? refuse() : known
}

/** Years of two digits: 69 to 99 are of the 1900s (POSIX). */
const yearOf = (digits: string | undefined): number | undefined => {
  if (digits === undefined) return undefined
  const year = Number(digits)
  return digits.length === 2 ? year + (year < 69 ? 2000 : 1900) : year
}

function setDate(said: Said, year: string | undefined, month: number, day: string): void {
  if (said.date) refuse()
  said.date = { year: yearOf(year), month, day: Number(day) }
}

/** Seconds in decimal digits; what is finer than a nanosecond is thrown away. */
function secondsOf(text: string): FileTime {
  const [, sign = '', whole = '', fraction = ''] = /^([+-]?)(\d+)(?:[.,](\d*))?$/.exec(text) ?? refuse()
  const nanos = Number(fraction.slice(0, 9).padEnd(9, '0')) * (sign === '-' ? -1 : 1)
  const ms = Math.floor(nanos / 1e6)
  return { ms: Number(sign + whole) * 1000 + ms, nanos: nanos - ms * 1e6 }
}

/** Milliseconds of a time of day. */
function setTime(said: Said, parts: readonly (string | undefined)[], meridian = ''): void {
  const [hours = '0', minutes = '0', seconds = '0'] = parts
  let hour = Number(hours)
  if (meridian !== '') {
    if (hour < 1 || hour > 12) refuse()
    hour = (hour % 12) + (meridian.startsWith('p') ? 12 : 0)
  }
  const second = Number(seconds.replace(',', '.'))
  if (said.time !== undefined || hour > 23 || Number(minutes) > 59 || second >= 60) refuse()
  const whole = (hour * 60 + Number(minutes)) * 60
  const { ms, nanos } = secondsOf(`${whole + Math.floor(second)}.${seconds.split(/[.,]/)[1] ?? ''}`)
  said.time = ms
  said.nanos = nanos
}

function setZone(said: Said, minutes: number): void {
  if (said.zone !== undefined) refuse()
  said.zone = minutes
}

const offsetOf = (sign: string | undefined, hours: string | undefined, minutes: string | undefined): number => {
  const all = hours !== undefined && hours.length > 2 ? [hours.slice(0, -2), hours.slice(-2)] : [hours, minutes]
  return (sign === '-' ? -1 : 1) * (Number(all[0] ?? 0) * 60 + Number(all[1] ?? 0))
}

function shift(said: Said, count: number, unit: string): void {
  const [kind, size] = UNITS[unit.replace(/s$/, '')] ?? refuse()
  said.shift[kind] += count * size
  said.shifted = true
}

/** A number by itself: the year after a date and a time, `YYYYMMDD`, or a time of day. */
function setNumber(said: Said, digits: string): void {
  if (said.date && said.date.year === undefined && !said.shifted && (said.time !== undefined || digits.length > 2)) {
    said.date = { ...said.date, year: yearOf(digits) }
  } else if (digits.length > 4) setDate(said, digits.slice(0, -4), Number(digits.slice(-4, -2)) - 1, digits.slice(-2))
  else setTime(said, digits.length < 3 ? [digits] : [digits.slice(0, -2), digits.slice(-2)])
}

function setWeekday(said: Said, name: string, ordinal: number): void {
  if (said.weekday) refuse()
  said.weekday = { day: DAYS.findIndex((day) => day.startsWith(name.slice(0, 3))), ordinal }
}

/** The letters of military zones, a to m east of UTC, n to y west of it. */
const EAST = 'abcdefghiklm'
const WEST = 'nopqrstuvwxy'

const MONTH = `(${MONTH_NAMES.map((name) => `${name}|${name.slice(0, 3)}`).join('|')}|sept)\\b\\.?`
const WEEKDAY = `(${DAYS.map((name) => `${name}|${name.slice(0, 3)}`).join('|')}|tues|wednes|thur|thurs)\\b\\.?,?`
const UNIT = `(${Object.keys(UNITS).join('|')})(?:s\\b|\\b)`
const ZONE_OFFSET = '(?:\\s*([+-])(\\d{1,4})(?::(\\d\\d))?(?![\\d-]))?'
/** Behind a zone's name a number with a unit is a shift: `UTC +4 hours`. */
const NAMED_OFFSET = ZONE_OFFSET.replace('(?![', `(?!\\s*(?:${Object.keys(UNITS).join('|')}))(?![`)

type Take = (said: Said, groups: readonly (string | undefined)[]) => void

const takeZoned = (said: Said, sign: string | undefined, hours?: string, minutes?: string): void => {
  if (sign) setZone(said, offsetOf(sign, hours, minutes))
}

/** What may come next, in the order in which it is tried. */
const items: readonly (readonly [RegExp, Take])[] = (
  [
    [
      '(\\d{2,})-(\\d{1,2})-(\\d{1,2})(?!\\d)(?:t(?=\\d))?',
      (said, [y, m, d = '']) => setDate(said, y, Number(m) - 1, d),
    ],
    ['(\\d{3,})/(\\d{1,2})/(\\d{1,2})', (said, [y, m, d = '']) => setDate(said, y, Number(m) - 1, d)],
    ['(\\d{1,2})/(\\d{1,2})(?:/(\\d+))?', (said, [m, d = '', y]) => setDate(said, y, Number(m) - 1, d)],
    [
      '(\\d{1,2})(?::(\\d\\d))?(?::(\\d\\d(?:[.,]\\d+)?))?\\s*([ap])(?:\\.m\\.|m\\b)',
      (said, [h, m, s, meridian]) => setTime(said, [h, m, s], meridian),
    ],
    [
      `(\\d{1,2}):(\\d{1,2})(?::(\\d{1,2}(?:[.,]\\d+)?))?${ZONE_OFFSET}`,
      (said, [h, m, s, sign, hours, minutes]) => {
        setTime(said, [h, m, s])
        takeZoned(said, sign, hours, minutes)
      },
    ],
    [
      `(\\d+)\\s*-?${MONTH}(?:\\s*-\\s*(\\d+)|\\s+(\\d+))?`,
      (said, [d = '', m = '', y, z]) => setDate(said, y ?? z, monthOf(m), d),
    ],
    [
      `${MONTH}\\s*-?\\s*(\\d{1,2})(?!\\d)(?:\\s*[,-]\\s*(\\d+)(?!:))?`,
      (said, [m = '', d = '', y]) => setDate(said, y, monthOf(m), d),
    ],
    [
      `(?:([+-]?)\\s*(\\d+)\\s*)?${UNIT}(\\s+ago\\b)?`,
      (said, [sign, n = '1', unit = '', ago]) =>
        shift(said, (sign === '-' ? -1 : 1) * (ago ? -1 : 1) * Number(n), unit),
    ],
    [
      `(${Object.keys(ORDINALS).join('|')})\\s+${UNIT}(\\s+ago\\b)?`,
      (said, [word = '', unit = '', ago]) => shift(said, (ORDINALS[word] ?? 0) * (ago ? -1 : 1), unit),
    ],
    [
      `(${Object.keys(ORDINALS).join('|')})\\s+${WEEKDAY}`,
      (said, [word = '', day = '']) => setWeekday(said, day, ORDINALS[word] ?? 0),
    ],
    [`(?:(\\d+)\\s+)?${WEEKDAY}`, (said, [n, day = '']) => setWeekday(said, day, Number(n ?? 0))],
    [
      `(${Object.keys(SHIFTS).join('|')})\\b(\\s+ago\\b)?`,
      (said, [word = '', ago]) => shift(said, (SHIFTS[word] ?? 0) * (ago ? -1 : 1), 'day'),
    ],
    [
      `(${Object.keys(ZONES).join('|')})\\b${NAMED_OFFSET}(?!\\s*[+-]\\d+\\s*${UNIT}\\s+ago\\b)`,
      (said, [name = '', sign, hours, minutes]) =>
        setZone(said, (ZONES[name] ?? 0) * 60 + (sign ? offsetOf(sign, hours, minutes) : 0)),
    ],
    [
      '([a-ik-y])(?![a-z])',
      (said, [letter = '']) => setZone(said, 60 * (EAST.indexOf(letter) + 1 || -WEST.indexOf(letter) - 1)),
    ],
    ['(\\d+)(?![\\d.:/-])', (said, [digits = '']) => setNumber(said, digits)],
    ['[-+](?!\\d)', () => undefined],
  ] satisfies readonly (readonly [string, Take])[]
).map(([source, take]) => [new RegExp(source, 'y'), take] as const)

const BLANK = /(?:[\s,]|\([^()]*\))*/y

function read(text: string): Said {
  const said: Said = { shift: { years: 0, months: 0, days: 0, ms: 0 }, shifted: false }
  for (let at = 0; ;) {
    BLANK.lastIndex = at
    at += BLANK.exec(text)?.[0].length ?? 0
    if (at >= text.length) return said
    const start = at
    for (const [pattern, take] of items) {
      pattern.lastIndex = at
      const match = pattern.exec(text)
      if (!match) continue
      take(said, match.slice(1))
      at += match[0].length
      break
    }
    if (at === start) refuse()
  }
}

/** The date without shifts, at midnight, as a UTC time whose fields are local. */
function dayOf(said: Said, now: Date): number {
  const { year = now.getUTCFullYear(), month, day } = said.date ?? { month: now.getUTCMonth(), day: now.getUTCDate() }
  const start = Date.UTC(year, month, day)
  if (new Date(start).getUTCMonth() !== month || new Date(start).getUTCDate() !== day) refuse()
  return start
}

function momentOf(said: Said, { ms: now, nanos }: FileTime, zone: Zone): FileTime {
  const local = new Date(now + zone.offset(now) * 60_000)
  const { shift: by, weekday } = said
  const start = new Date(dayOf(said, local))
  // only shifts: the time of day stays what it is
  const keepsTime = said.shifted && !said.date && !weekday
  const time = said.time ?? (keepsTime ? local.getTime() % 86_400_000 : 0)
  start.setUTCFullYear(start.getUTCFullYear() + by.years, start.getUTCMonth() + by.months, start.getUTCDate() + by.days)
  if (weekday && !said.date) {
    const { day, ordinal } = weekday
    const today = start.getUTCDay()
    const weeks = ordinal - (ordinal > 0 && today !== day ? 1 : 0)
    start.setUTCDate(start.getUTCDate() + ((day - today + 7) % 7) + 7 * weeks)
  }
  const clock = start.getTime() + time
  const moment = said.zone === undefined ? fromLocal(clock, zone) : clock - said.zone * 60_000
  const kept = keepsTime && said.time === undefined ? nanos : 0
  return { ms: moment + by.ms, nanos: said.nanos ?? kept }
}

/**
 * The time that words like `next monday`, `2 days ago`, `@0` or `2026-01-31 10:00` mean, in milliseconds since 1970, as GNU's
 * parse_datetime(3) reads them; undefined for words that mean none.
 */
export const timeFromWords = (words: string, now: number, zone: Zone): number | undefined =>
  momentFromWords(words, { ms: now, nanos: 0 }, zone)?.ms

/** The same to the nanosecond. */
export function momentFromWords(words: string, now: FileTime, zone: Zone): FileTime | undefined {
  const text = words.trim().toLowerCase()
  const inZone = /^\s*tz="([^"]*)"(.*)$/is.exec(words)
  if (inZone) return momentFromWords(inZone[2] ?? '', now, zoneFrom(inZone[1]))
  const epoch = /^@([+-]?\d+(?:[.,]\d+)?)$/.exec(text)
  try {
    if (epoch) return secondsOf(epoch[1] ?? '')
    const moment = momentOf(read(text), now, zone)
    return Number.isNaN(moment.ms) ? undefined : moment
  } catch (error) {
    if (error instanceof NoDate) return undefined
    throw error
  }
}
