import { strftime } from '../time.ts'
import { complain, simpleCommand } from './command.ts'

export const date = simpleCommand({
  declaration: {
    operands: [{ name: '+FORMAT', kind: 'text', optional: true }],
    description: [
      'Prints the date and the time of day in UTC, the time at Greenwich without summer time.',
      'After a plus sign comes the form it shall have: %Y year, %m month, %d day, %H hour, %M minute, %S second, %F the whole date, %T the whole time, %A the day of the week, %B the month’s name, %j the day of the year, %s seconds since 1970.',
    ],
    examples: [
      { line: 'date', meaning: 'print date and time' },
      { line: 'date +%F', meaning: 'print the date as 2026-01-31' },
    ],
  },
  main: async (process, { operands }) => {
    const [asked, extra] = operands
    if (extra !== undefined) return complain(process, `extra operand '${extra}'`)
    if (asked !== undefined && !asked.startsWith('+')) return complain(process, `invalid date '${asked}'`)
    const format = asked?.slice(1) ?? '%a %b %e %T %Z %Y'
    await process.stdout.write(`${strftime(format, process.clock.now())}\n`)
    return 0
  },
})
