const UNITS: Readonly<Record<string, number>> = { us: 1e-3, µs: 1e-3, ms: 1, s: 1000, m: 60_000, h: 3_600_000 }

/** A duration of Go's (`1m30s`) in milliseconds; undefined for what is none. */
export function milliseconds(text: string): number | undefined {
  if (!/^(?:\d+(?:\.\d+)?(?:us|µs|ms|s|m|h))+$/.test(text)) return undefined
  return [...text.matchAll(/([\d.]+)(us|µs|ms|s|m|h)/g)].reduce(
    (total, [, amount, unit = '']) => total + Number(amount) * (UNITS[unit] ?? 0),
    0,
  )
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
