/** A time zone: how far its clocks are from UTC, and what they call it. */
export interface Zone {
  /** Minutes east of UTC at a time in milliseconds since 1970. */
  offset(time: number): number
  name(time: number): string
}

/** Names that Intl does not know. */
const MORE_NAMES: Readonly<Record<string, string>> = {
  '+9 Asia/Tokyo': 'JST',
  '+9 Asia/Seoul': 'KST',
  '+3 Europe/Moscow': 'MSK',
}

export const utc: Zone = { offset: () => 0, name: () => 'UTC' }

const fixed = (minutes: number, name: string): Zone => ({ offset: () => minutes, name: () => name })

const two = (value: number): string => String(value).padStart(2, '0')

function shortName(zone: string, time: number): string {
  let shown = ''
  for (const locale of ['en-US', 'en-GB', 'en-AU', 'en-IN']) {
    const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' }).formatToParts(time)
    shown = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
    if (!/^GMT./.test(shown)) return shown
  }
  const hours = shown.slice(3).replace('−', '-')
  const known = MORE_NAMES[`${hours} ${zone}`]
  if (known) return known
  const [, sign = '+', hour = '0', minute = ''] = /^([+-])(\d+):?(\d*)$/.exec(hours) ?? []
  return sign + two(Number(hour)) + minute
}

/** Tells what the clocks of a zone show. @throws RangeError for a name that Intl does not know */
export const clockOf = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })

/** How far such clocks are before UTC at a time, in milliseconds. */
export function clockOffset(clock: Intl.DateTimeFormat, time: number): number {
  const parts = new Map(clock.formatToParts(time).map(({ type, value }) => [type, value]))
  const field = (name: Intl.DateTimeFormatPartTypes): number => Number(parts.get(name))
  const year = parts.get('era') === 'BC' ? 1 - field('year') : field('year')
  const local = Date.UTC(year, field('month') - 1, field('day'), field('hour'), field('minute'), field('second'))
  return local - Math.floor(time / 1000) * 1000
}

function geographic(zone: string): Zone | undefined {
  try {
    const clock = clockOf(zone)
    const offset = (time: number): number => Math.round(clockOffset(clock, time) / 60_000)
    return { offset, name: (time) => shortName(zone, time) }
  } catch {
    return undefined
  }
}

/** The zone that a value of TZ means, tzset(3): UTC when it is missing, and under the name given when nobody knows it. */
export function zoneFrom(tz: string | undefined): Zone {
  if (!tz || tz === 'UTC' || tz === 'UTC0') return utc
  const posix = /^(?:([A-Za-z]{3,})|<([A-Za-z0-9+-]+)>)([+-]?)(\d{1,2})(?::(\d\d))?$/.exec(tz)
  if (posix) {
    const [, plain, quoted = '', sign, hours, minutes = '0'] = posix
    return fixed((sign === '-' ? 1 : -1) * (Number(hours) * 60 + Number(minutes)), plain ?? quoted)
  }
  return geographic(tz.replace(/^:/, '')) ?? fixed(0, /^[A-Za-z]+/.exec(tz)?.[0] ?? 'UTC')
}

/** The moment at which clocks of a zone show this UTC time; the later of two in the hour that autumn repeats. */
export function fromLocal(local: number, zone: Zone): number {
  const guess = local - zone.offset(local) * 60_000
  return local - zone.offset(guess) * 60_000
}
