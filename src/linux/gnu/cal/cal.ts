import { MONTHS } from '../../../base/calendar.ts'
import { optionList } from '../library/options.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { zoneOf } from '../library/file-time.ts'

/** A month's width, and what is between two. */
const WIDTH = 20
const GAP = '  '
export const INVERSE = '\x1b[7m'

export interface Month {
  readonly year: number
  /** 0 for January. */
  readonly month: number
}

interface Look {
  /** The day to stand out, as `year-month-day`. */
  readonly today: string
  readonly monday: boolean
  readonly inverse: boolean
}

const centred = (text: string): string => (' '.repeat(Math.floor((WIDTH - text.length) / 2)) + text).padEnd(WIDTH)

/** September 1752 lost eleven days in Britain, and cal goes by that. */
export function daysOf({ year, month }: Month): readonly number[] {
  const days = Array.from({ length: 31 }, (_none, at) => at + 1)
  if (year === 1752 && month === 8) return days.filter((day) => day <= 30 && (day < 3 || day > 13))
  const julian = year < 1752 || (year === 1752 && month < 8)
  const leap = julian ? year % 4 === 0 : year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const count = month === 1 ? (leap ? 29 : 28) : [3, 5, 8, 10].includes(month) ? 30 : 31
  return days.slice(0, count)
}

/** The day of the week of the first: 0 for Sunday. */
export function firstWeekday({ year, month }: Month): number {
  const julian = year < 1752 || (year === 1752 && month <= 8)
  const [y, m] = month < 2 ? [year - 1, month + 13] : [year, month + 1]
  const shift = julian ? 5 : -Math.floor(y / 100) + Math.floor(y / 400)
  const zeller = 1 + Math.floor((13 * (m + 1)) / 5) + y + Math.floor(y / 4) + shift
  return (((zeller + 6) % 7) + 7) % 7
}

/** The lines of a month, all as wide: name, days of the week, six weeks. */
function monthLines(at: Month, title: string, { today, monday, inverse }: Look): readonly string[] {
  const blanks = (firstWeekday(at) + (monday ? 6 : 0)) % 7
  const cells = [
    ...Array.from({ length: blanks }, () => '  '),
    ...daysOf(at).map((day) => {
      const text = String(day).padStart(2)
      return inverse && today === `${at.year}-${at.month}-${day}` ? `${INVERSE}${text}\x1b[m` : text
    }),
  ]
  const weeks = Array.from({ length: 6 }, (_none, week) =>
    Array.from({ length: 7 }, (_cell, day) => cells[week * 7 + day] ?? '  ').join(' '),
  )
  return [centred(title), monday ? 'Mo Tu We Th Fr Sa Su' : 'Su Mo Tu We Th Fr Sa', ...weeks]
}

const sideBySide = (months: readonly (readonly string[])[]): readonly string[] =>
  (months[0] ?? []).map((_line, row) => months.map((month) => `${month[row]}${GAP}`).join(''))

export const after = ({ year, month }: Month, count: number): Month => {
  const all = year * 12 + month + count
  return { year: Math.floor(all / 12), month: all % 12 }
}

const text = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')

/** Over the months without the gaps between them, as Debian's cal has it. */
const yearTitle = (year: number): string => ' '.repeat(Math.floor((3 * WIDTH - String(year).length) / 2)) + year

function yearText(year: number, look: Look): string {
  const rows = [0, 3, 6, 9].map((first) =>
    sideBySide([0, 1, 2].map((more) => monthLines({ year, month: first + more }, MONTHS[first + more] ?? '', look))),
  )
  return text([yearTitle(year), ...rows.flat()])
}

function monthNumber(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Number(word) >= 1 && Number(word) <= 12 ? Number(word) - 1 : undefined
  const found = MONTHS.findIndex((name) => word.length >= 3 && name.toLowerCase().startsWith(word.toLowerCase()))
  return found < 0 ? undefined : found
}

/** What to show: a month or, without one, a year. A sentence where the words mean neither. */
function asked(words: readonly string[], now: Month): { readonly year: number; readonly month?: number } | string {
  const [first, second, extra] = words
  if (extra !== undefined) throw new UsageError(`extra operand '${extra}'`)
  if (first === undefined) return now
  const yearWord = second ?? first
  if (second === undefined && monthNumber(first) !== undefined && !/^\d+$/.test(first))
    return { year: now.year, month: monthNumber(first) ?? 0 }
  if (!/^\d+$/.test(yearWord)) return `not a valid year ${yearWord}`
  const year = Number(yearWord)
  if (year < 1 || year > 9999) return `year \`${yearWord}' not in range 1..9999`
  if (second === undefined) return { year }
  const month = monthNumber(first)
  return month === undefined ? `${first} is neither a month number (1..12) nor a name` : { year, month }
}

function localNow(process: GnuProcess): Date {
  const now = process.kernel.clock.now()
  return new Date(now + zoneOf(process).offset(now) * 60_000)
}

/** What a calendar is asked for, and today as `year-month-day`. */
export function wished(
  process: GnuProcess,
  { operands, has, value }: Arguments,
): { readonly what: ReturnType<typeof asked>; readonly today: string } {
  const date = localNow(process)
  const now = { year: date.getUTCFullYear(), month: date.getUTCMonth() }
  const words = has('m') ? [value('m') ?? '', ...(operands.length > 0 ? operands : [String(now.year)])] : operands
  return { what: asked(words, now), today: `${now.year}-${now.month}-${date.getUTCDate()}` }
}

/** How many months before and after the one that is asked for are shown too. */
export const around = ({ has, value }: Arguments): readonly [before: number, following: number] =>
  has('3') ? [1, 1] : [Number(value('B') ?? 0), Number(value('A') ?? 0)]

export const cal = gnu({
  name: 'cal',
  refused: optionList('n j s Y w c H e J N C b d p'),
  options: [
    { short: '1' },
    { short: '3' },
    { short: 'y' },
    { short: 'h' },
    { short: 'M' },
    { short: 'S' },
    { short: 'm', value: { name: 'MONTH', kind: 'text' } },
    { short: 'A', value: { name: 'NUMBER', kind: 'number' } },
    { short: 'B', value: { name: 'NUMBER', kind: 'number' } },
  ],
  operands: [
    { name: 'MONTH', kind: 'number', optional: true },
    { name: 'YEAR', kind: 'number', optional: true },
  ],
  run: async (process, given) => {
    const { has } = given
    const { what, today } = wished(process, given)
    if (typeof what === 'string') {
      await process.complain(what)
      return 64
    }
    const look: Look = {
      today,
      monday: has('M'),
      inverse: process.file(1).type === 'terminal' && !has('h'),
    }
    if (has('y') || what.month === undefined) {
      await process.print(yearText(what.year, look))
      return 0
    }
    const [before, following] = around(given)
    const first = after({ year: what.year, month: what.month }, -before)
    const months = Array.from({ length: Math.min(before + following + 1, 240) }, (_none, at) => after(first, at))
    for (let at = 0; at < months.length; at += 3) {
      const row = months.slice(at, at + 3).map((one) => monthLines(one, `${MONTHS[one.month]} ${one.year}`, look))
      await process.print(text(sideBySide(row)))
    }
    return 0
  },
})
