import { parseDuration } from '../engine/time.ts'

/** A duration of Go's (`1m30s`) in milliseconds; undefined for what is none, or runs backwards. */
export function milliseconds(text: string): number | undefined {
  const time = /^[\d.]/.test(text) ? parseDuration(text) : undefined
  return text === '0' ? undefined : time
}

/** As Go prints a duration: `1m30s`, `1h0m0s`, `500ms`. */
export function durationText(time: number): string {
  if (time === 0) return '0s'
  if (time < 1) return `${Math.round(time * 1000)}µs`
  if (time < 1000) return `${time}ms`
  const [hours, minutes] = [Math.floor(time / 3_600_000), Math.floor((time % 3_600_000) / 60_000)]
  const seconds = `${(time % 60_000) / 1000}s`
  return `${hours > 0 ? `${hours}h` : ''}${time >= 60_000 ? `${minutes}m` : ''}${seconds}`
}
