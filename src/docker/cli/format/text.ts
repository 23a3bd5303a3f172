import { rfc3339 } from '../../engine/units.ts'

const SECOND = 1000
const SHORT_ID = 12

/** Go's zero time, in seconds since 1970. */
export const ZERO_TIME = -62_135_596_800

/** An id without its algorithm, cut to what tables show. */
export function truncatedId(id: string): string {
  return id.replace(/^[^:]*:/, '').slice(0, SHORT_ID)
}

/** A moment as Go prints it: `2026-11-20 13:28:22 +0000 UTC`. */
export function goTime(seconds: number): string {
  return `${new Date(seconds * SECOND).toISOString().replace('T', ' ').slice(0, 19)} +0000 UTC`
}

/** The same for what the API gives as RFC 3339. */
export function goTimeOf(text: string | undefined): string {
  if (text === undefined || text === '' || text.startsWith('0001-01-01')) return '0001-01-01 00:00:00 +0000 UTC'
  const [date = '', time = ''] = text.replace('Z', '').split('T')
  return `${date} ${time.replace(/\.?0+$/, (zeros) => (zeros.startsWith('.') || time.includes('.') ? '' : zeros))} +0000 UTC`
}

/** RFC 3339 without fractions. */
export function wholeRfc3339(seconds: number): string {
  return `${rfc3339(seconds * SECOND).slice(0, 19)}Z`
}

/** `NAME=value`, with commas between them. */
export function labelsText(labels: Readonly<Record<string, string>> | null | undefined): string {
  return Object.entries(labels ?? {})
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join(',')
}

/** The value of one label; empty where there is none. */
export const labelOf =
  (labels: Readonly<Record<string, string>> | null | undefined) =>
  (name: unknown): string =>
    labels?.[String(name)] ?? ''
