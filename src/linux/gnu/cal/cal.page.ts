import { programPage } from '../library/page.ts'
import { options } from './page-options.ts'

export const page = programPage(
  'show a calendar',
  'Shows the current month, the month and year given, or a whole year. On a terminal today stands out.',
  {
    options: {
      '1': 'one month',
      j: 'number the days from the first of January on',
      ...options,
    },
    examples: { cal: 'show this month', 'cal 2 2026': 'show February 2026', 'cal -y': 'show the whole year' },
  },
)
