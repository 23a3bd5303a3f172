import { programPage } from '../library/page.ts'

export const page = programPage(
  'send a signal to processes',
  'Sends a signal to each PID, a number as ps shows it; TERM, which asks a program to end, when nothing else is said. A negative number means a whole group. KILL (9) ends any process at once, STOP halts one and CONT lets it go on. Signal 0 only asks whether the process is there.\nOnly root may signal others’ processes. Bash has a kill of its own that also knows jobs (%1).',
  {
    options: { s: 'this signal', l: 'list the signals, or translate one', L: 'list them with their numbers' },
    examples: {
      'kill 2345': 'ask a process to end',
      'kill -9 2345': 'end it without asking',
      'kill -l': 'list the signals',
    },
  },
)
