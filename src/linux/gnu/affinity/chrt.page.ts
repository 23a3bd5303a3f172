import { programPage } from '../library/page.ts'

export const page = programPage(
  'choose how a command is scheduled',
  'Runs COMMAND under another policy with PRIORITY, or tells and changes that of a running process with -p. Only root may choose what is served before others. Here the policy is told; turns are the same for all.',
  {
    options: {
      a: 'all threads of the process: there is one here',
      b: 'for long work that nobody waits for; PRIORITY is 0',
      f: 'served first, until it waits; PRIORITY is 1 to 99',
      i: 'only while nothing else wants to run; PRIORITY is 0',
      m: 'list the priorities of every policy',
      o: 'as usual; PRIORITY is 0',
      p: 'of a running process',
      r: 'served first, in turns with its like, which is usual here; PRIORITY is 1 to 99',
      v: 'tell what is changed',
    },
    examples: { 'chrt -p $$': 'how the shell is scheduled', 'chrt -b 0 sort big.txt': 'sort when there is time' },
  },
)
