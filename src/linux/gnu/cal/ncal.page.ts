import { programPage } from '../library/page.ts'

export const page = programPage(
  'show a calendar with a line for each day of the week',
  'Shows the current month, the month and year given, or a whole year; weeks are columns. On a terminal today stands out.',
  {
    options: {
      '3': 'the month before and the one after too',
      y: 'the whole year',
      h: 'let today not stand out',
      M: 'weeks begin on Monday',
      S: 'weeks begin on Sunday',
      m: 'this month, by number or name',
      A: 'so many months after it too',
      B: 'so many months before it too',
    },
    examples: { ncal: 'show this month', 'ncal -3 2 2026': 'February 2026 and its neighbours' },
  },
)
