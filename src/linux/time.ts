import { DAYS, MONTHS } from '../base/calendar.ts'

const two = (value: number): string => String(value).padStart(2, '0')
const blank = (value: number): string => String(value).padStart(2, ' ')
const dayName = (date: Date): string => DAYS[date.getUTCDay()] ?? ''
const monthName = (date: Date): string => MONTHS[date.getUTCMonth()] ?? ''
const dayOfYear = (date: Date): number =>
  Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000) + 1

const conversions = new Map<string, (date: Date) => string>([
  ['a', (date) => dayName(date).slice(0, 3)],
  ['A', dayName],
  ['b', (date) => monthName(date).slice(0, 3)],
  ['B', monthName],
  ['d', (date) => two(date.getUTCDate())],
  ['e', (date) => blank(date.getUTCDate())],
  ['F', (date) => strftime('%Y-%m-%d', date.getTime())],
  ['H', (date) => two(date.getUTCHours())],
  ['j', (date) => String(dayOfYear(date)).padStart(3, '0')],
  ['m', (date) => two(date.getUTCMonth() + 1)],
  ['M', (date) => two(date.getUTCMinutes())],
  ['s', (date) => String(Math.floor(date.getTime() / 1000))],
  ['S', (date) => two(date.getUTCSeconds())],
  ['T', (date) => strftime('%H:%M:%S', date.getTime())],
  ['Y', (date) => String(date.getUTCFullYear())],
  ['Z', () => 'UTC'],
  ['%', () => '%'],
])

/**
 * A time in milliseconds since 1970 as text in UTC, after the conversions of strftime(3) that the commands and their users need;
 * others stay as they are.
 */
export function strftime(format: string, time: number): string {
  const date = new Date(time)
  return format.replace(/%(.)/gs, (all, letter: string) => conversions.get(letter)?.(date) ?? all)
}
