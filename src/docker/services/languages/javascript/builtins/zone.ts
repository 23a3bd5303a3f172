/** The fields of a time where a clock stands, as if they were of UTC. */
const PARTS = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const

const formats = new Map<string, Intl.DateTimeFormat | undefined>()

/** How a zone tells its time; undefined for a zone that there is not. */
function formatOf(zone: string): Intl.DateTimeFormat | undefined {
  if (formats.has(zone)) return formats.get(zone)
  let made: Intl.DateTimeFormat | undefined
  try {
    made = new Intl.DateTimeFormat('en-US', { ...PARTS, era: 'short', timeZone: zone })
  } catch {
    made = undefined
  }
  formats.set(zone, made)
  return made
}

/** The zone that a name means: UTC where there is none of that name. */
export const zoneOf = (name: string): string => (name !== '' && formatOf(name) ? name : 'UTC')

/** How far the clocks of a zone are before UTC at a time, in milliseconds. */
export function offsetAt(zone: string, time: number): number {
  const format = zone === 'UTC' || !Number.isFinite(time) ? undefined : formatOf(zone)
  if (!format) return 0
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]))
  const field = (name: Intl.DateTimeFormatPartTypes): number => Number(parts.get(name))
  const year = parts.get('era') === 'BC' ? 1 - field('year') : field('year')
  const local = Date.UTC(year, field('month') - 1, field('day'), field('hour'), field('minute'), field('second'))
  return local - Math.floor(time / 1000) * 1000
}

/** The time at which the clocks of a zone show something. */
export function timeAt(zone: string, local: number): number {
  const guess = local - offsetAt(zone, local)
  return local - offsetAt(zone, guess)
}

/** The name of a zone at a time: `Eastern Daylight Time`. */
export function zoneName(zone: string, time: number): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'long' }).formatToParts(time)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
