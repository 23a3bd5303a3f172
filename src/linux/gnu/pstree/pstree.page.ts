import { programPage } from '../library/page.ts'

export const page = programPage(
  'show processes as a tree',
  'Shows the processes, each behind the one that started it, from the first one on, or from PID, or those of USER.',
  {
    options: {
      a: 'with their arguments, a line each',
      A: 'draw with characters of ASCII',
      c: 'show each of several that look alike',
      l: 'no effect: lines are as long as they have to be',
      n: 'in the order of their numbers',
      p: 'with their numbers',
      T: 'no effect: processes have no threads here',
      U: 'draw with lines',
    },
    examples: { pstree: 'all processes', 'pstree -p': 'with their numbers' },
  },
)
