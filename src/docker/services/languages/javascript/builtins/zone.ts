import { clockOf, clockOffset } from '../../../../../linux/gnu/library/zone.ts'

const clocks = new Map<string, Intl.DateTimeFormat | undefined>()

/** How a zone tells its time; undefined for a zone that there is not. */
function knownClock(zone: string): Intl.DateTimeFormat | undefined {
  if (clocks.has(zone)) return clocks.get(zone)
  let made: Intl.DateTimeFormat | undefined
  try {
    made = clockOf(zone)
  } catch {
    made = undefined
  }
  clocks.set(zone, made)
  return made
}

/** The zone that a name means: UTC where there is none of that name. */
export const zoneOf = (name: string): string => (name !== '' && knownClock(name) ? name : 'UTC')

/** How far the clocks of a zone are before UTC at a time, in milliseconds. */
export function offsetAt(zone: string, time: number): number {
  const clock = zone === 'UTC' || !Number.isFinite(time) ? undefined : knownClock(zone)
  return clock ? clockOffset(clock, time) : 0
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
