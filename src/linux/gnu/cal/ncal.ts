import { MONTHS } from '../../../base/calendar.ts'
import { optionList } from '../library/options.ts'
import { gnu } from '../library/program.ts'
import { daysOf, firstWeekday, INVERSE, type Month, monthsOf, printCalendar, wished } from './cal.ts'

const DAYS = 'Su Mo Tu We Th Fr Sa'.split(' ')
/** Weeks of a month, and how wide a month is. */
const WEEKS = 6
const WIDTH = 3 * WEEKS
/** What stands before the titles, and how many months there are in a row of months. */
const INDENT = '    '
const IN_A_ROW = 4

/** How months are shown. */
interface Look {
  readonly monday: boolean
  /** The day to stand out, as `year-month-day`. */
  readonly today: string | undefined
  readonly title: (month: Month) => string
}

/** The line of a day of the week in a month. */
function dayCells(at: Month, day: number, { monday, today }: Look): string {
  const blanks = (firstWeekday(at) + (monday ? 6 : 0)) % 7
  const days = daysOf(at)
  return Array.from({ length: WEEKS }, (_none, week) => {
    const number = days[week * 7 + day - blanks]
    const text = String(number ?? '').padStart(2)
    return today === `${at.year}-${at.month}-${number}` ? ` ${INVERSE}${text}\x1b[m` : ` ${text}`
  }).join('')
}

/** Months side by side. */
function rowOf(months: readonly Month[], look: Look): string {
  const titles = months.map((month) => look.title(month).padEnd(WIDTH)).join('')
  const lines = DAYS.map((_name, day) => {
    const name = DAYS[(day + (look.monday ? 1 : 0)) % 7] ?? ''
    return `${name}${months.map((month) => dayCells(month, day, look)).join('')}\n`
  })
  return `${INDENT}${titles}\n${lines.join('')}`
}

function rowsOf(months: readonly Month[], look: Look): string {
  const rows: string[] = []
  for (let at = 0; at < months.length; at += IN_A_ROW) rows.push(rowOf(months.slice(at, at + IN_A_ROW), look))
  return rows.join('\n')
}

/** ncal(1): a calendar whose weeks are columns. */
export const ncal = gnu({
  name: 'ncal',
  options: optionList('3 b y h C M S m=MONTH A=NUM B=NUM'),
  refused: optionList('1 N J j e o p w H=DATE d=DATE s=COUNTRY'),
  operands: [
    { name: 'MONTH', kind: 'number', optional: true },
    { name: 'YEAR', kind: 'number', optional: true },
  ],
  async run(process, args) {
    const { given, has } = args
    if (has('b') || has('C')) return printCalendar(process, args)
    const { what, today } = wished(process, args)
    if (typeof what === 'string') {
      await process.complain(what)
      return 64
    }
    const year = has('y') || what.month === undefined
    const look: Look = {
      monday: given.findLast(({ name }) => name === 'M' || name === 'S')?.name === 'M',
      today: process.file(1).type === 'terminal' && !has('h') ? today : undefined,
      title: (month) => (MONTHS[month.month] ?? '') + (year ? '' : ` ${month.year}`),
    }
    const months = monthsOf(what, args)
    const width = IN_A_ROW * WIDTH
    const head = year ? `${' '.repeat(Math.floor((width - String(what.year).length) / 2))}${what.year}\n` : ''
    await process.print(head + rowsOf(months, look))
    return 0
  },
})
