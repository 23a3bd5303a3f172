import type { FileTime } from '../../../shell/posix/file-time.ts'
import { formatDate } from './date-format.ts'
import type { GnuProcess } from './gnu-system.ts'
import { type Zone, zoneFrom } from './zone.ts'

/** Half a year, which ls and find -ls take for the age of what is no longer recent. */
const HALF_A_YEAR = (31_556_952 / 2) * 1000

/** The zone that a process's times are shown in. */
export const zoneOf = ({ environment }: GnuProcess): Zone => zoneFrom(environment.get('TZ'))

/** Formats of a time for recent files and for others: future ones, and those older than half a year. */
export interface TimeStyle {
  readonly recent: string
  readonly other: string
}

export const localeStyle: TimeStyle = { recent: '%b %e %H:%M', other: '%b %e  %Y' }

/** A file's time as ls shows it. */
export function showTime(time: FileTime, now: number, { recent, other }: TimeStyle, zone: Zone): string {
  return formatDate(time.ms > now - HALF_A_YEAR && time.ms <= now ? recent : other, time, zone)
}
