import { programPage } from '../library/page.ts'

export const page = programPage(
  'show a calendar',
  'Shows the current month, the month and year given, or a whole year. On a terminal today stands out.',
  {
    options: {
      '1': 'one month',
      '3': 'the month before and the one after too',
      y: 'the whole year',
      h: 'let today not stand out',
      M: 'weeks begin on Monday',
      S: 'weeks begin on Sunday',
      m: 'this month, by number or name',
      A: 'so many months after it too',
      B: 'so many months before it too',
    },
    examples: { cal: 'show this month', 'cal 2 2026': 'show February 2026', 'cal -y': 'show the whole year' },
  },
)
