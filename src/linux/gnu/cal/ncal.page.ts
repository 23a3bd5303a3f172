import { programPage } from '../library/page.ts'
import { options } from './page-options.ts'

export const page = programPage(
  'show a calendar with a line for each day of the week',
  'Shows the current month, the month and year given, or a whole year; weeks are columns. On a terminal today stands out.',
  {
    options: { ...options, b: 'weeks are rows, as cal has them', C: 'the same as -b' },
    examples: { ncal: 'show this month', 'ncal -3 2 2026': 'February 2026 and its neighbours' },
  },
)
