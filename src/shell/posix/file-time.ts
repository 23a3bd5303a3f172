import type { Stat } from './posix-system.ts'

/** A moment to the nanosecond. */
export interface FileTime {
  /** Milliseconds since 1970. */
  readonly ms: number
  /** Nanoseconds past them, 0 to 999,999. */
  readonly nanos: number
}

/** The times that a file has. */
export type TimeName = 'atime' | 'mtime' | 'ctime'

/** One of a file's times. Only what somebody set is finer than a millisecond. */
export const timeOf = (stat: Stat, name: TimeName): FileTime => ({
  ms: stat[name],
  nanos: name === 'ctime' ? 0 : (stat.nanos?.[name] ?? 0),
})

/** Below 0 when one is before the other. */
export const compareTimes = (one: FileTime, other: FileTime): number =>
  one.ms === other.ms ? one.nanos - other.nanos : one.ms - other.ms
