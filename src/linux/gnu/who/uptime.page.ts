import { programPage } from '../library/page.ts'

export const page = programPage(
  'tell how long the machine has been up',
  'Prints the time, how long the machine has been up, how many users are logged in, and the average load of the last 1, 5 and 15 minutes. A load of 1 keeps one processor busy all the time.',
  {
    options: { p: 'only how long, in words', s: 'since when' },
    examples: { 'uptime -p': 'see how long it has been up' },
  },
)
