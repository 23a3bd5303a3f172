import { programPage } from '../library/page.ts'

export const page = programPage(
  'watch processes',
  'Shows the machine’s load and its processes, those that take most of a processor first, and draws it anew every three seconds. Keys: q leaves, P M N T sort by processor, memory, number, time, k sends a signal, u shows one user’s, h helps.',
  {
    options: {
      b: 'print pictures as text, for pipes and files',
      n: 'so many pictures',
      d: 'so many seconds between two',
      p: 'only these processes',
      u: 'only this user’s processes',
      o: 'sort by this column: %CPU, %MEM, PID, TIME+',
      c: 'whole command lines',
    },
    examples: { top: 'watch the machine', 'top -bn1 | head -5': 'print its state once' },
  },
)
