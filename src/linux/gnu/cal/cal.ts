import { MONTHS } from '../../../base/calendar.ts'
import { optionList } from '../library/options.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { zoneOf } from '../library/file-time.ts'

/** What is between two months. */
const GAP = '  '
const MOST_MONTHS = 240
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
  /** Whether days are numbered from the first of January on. */
  readonly ofYear: boolean
}

const cellWidth = ({ ofYear }: Look): number => (ofYear ? 3 : 2)
const monthWidth = (look: Look): number => 7 * (cellWidth(look) + 1) - 1
const monthsInRow = ({ ofYear }: Look): number => (ofYear ? 2 : 3)

const centred = (text: string, width: number): string =>
  (' '.repeat(Math.floor((width - text.length) / 2)) + text).padEnd(width)

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

/** How many days of a year are over when a month begins. */
const daysBefore = ({ year, month }: Month): number =>
  Array.from({ length: month }, (_none, earlier) => daysOf({ year, month: earlier }).length).reduce(
    (sum, count) => sum + count,
    0,
  )

/** The lines of a month, all as wide: name, days of the week, six weeks. */
function monthLines(at: Month, title: string, look: Look): readonly string[] {
  const width = cellWidth(look)
  const blanks = (firstWeekday(at) + (look.monday ? 6 : 0)) % 7
  const before = look.ofYear ? daysBefore(at) : 0
  const cells = [
    ...Array.from({ length: blanks }, () => ' '.repeat(width)),
    ...daysOf(at).map((day, index) => {
      const text = String(look.ofYear ? before + index + 1 : day).padStart(width)
      return look.inverse && look.today === `${at.year}-${at.month}-${day}` ? `${INVERSE}${text}\x1b[m` : text
    }),
  ]
  const weeks = Array.from({ length: 6 }, (_none, week) =>
    Array.from({ length: 7 }, (_cell, day) => cells[week * 7 + day] ?? ' '.repeat(width)).join(' '),
  )
  const names = (look.monday ? 'Mo Tu We Th Fr Sa Su' : 'Su Mo Tu We Th Fr Sa').split(' ')
  return [centred(title, monthWidth(look)), names.map((name) => name.padStart(width)).join(' '), ...weeks]
}

const sideBySide = (months: readonly (readonly string[])[]): readonly string[] =>
  (months[0] ?? []).map((_line, row) => months.map((month) => `${month[row]}${GAP}`).join(''))

export const after = ({ year, month }: Month, count: number): Month => {
  const all = year * 12 + month + count
  return { year: Math.floor(all / 12), month: all % 12 }
}

const text = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')

/** Over the months without the gaps between them, as Debian's cal has it. */
const yearTitle = (year: number, look: Look): string =>
  `${' '.repeat(Math.floor((monthsInRow(look) * monthWidth(look) - String(year).length) / 2))}${year}\n`

/** Months in rows; those of one year have that over them, and not beside each name, if the first row could stand in a whole year. */
function calendarText(months: readonly Month[], look: Look): string {
  const [first] = months
  const isOneYear = first !== undefined && months.every(({ year }) => year === first.year)
  const inRow = monthsInRow(look)
  const isWhole = isOneYear && first.month % inRow === 0 && months.length >= inRow
  const title = ({ year, month }: Month): string => (MONTHS[month] ?? '') + (isWhole ? '' : ` ${year}`)
  const rows: string[] = []
  for (let at = 0; at < months.length; at += inRow) {
    const row = months.slice(at, at + inRow).map((month) => monthLines(month, title(month), look))
    rows.push(text(sideBySide(row)))
  }
  return (isWhole ? yearTitle(first.year, look) : '') + rows.join('\n')
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

/** The months that a calendar shows. */
export function monthsOf(what: { readonly year: number; readonly month?: number }, given: Arguments): readonly Month[] {
  const isYear = given.has('y') || what.month === undefined
  const [before, following] = isYear ? [0, 11] : around(given)
  const first = after({ year: what.year, month: isYear ? 0 : (what.month ?? 0) }, -before)
  return Array.from({ length: Math.min(before + following + 1, MOST_MONTHS) }, (_none, at) => after(first, at))
}

/** Prints a calendar whose weeks are rows. */
export async function printCalendar(process: GnuProcess, given: Arguments): Promise<number> {
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
    ofYear: has('j'),
  }
  await process.print(calendarText(monthsOf(what, given), look))
  return 0
}

export const cal = gnu({
  name: 'cal',
  refused: optionList('n s Y w c H e J N C b d p'),
  options: [
    { short: '1' },
    { short: '3' },
    { short: 'y' },
    { short: 'h' },
    { short: 'j' },
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
  run: printCalendar,
})
