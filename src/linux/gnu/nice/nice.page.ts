import { programPage } from '../library/page.ts'

export const page = programPage(
  'run a command that stands back for others',
  'Runs COMMAND with a higher niceness, 10 without -n: it is to take a processor only when nobody else wants it. Here the number is told by ps and top, but turns are the same for all. Without a command, prints the niceness.',
  {
    options: { n: 'add this to the niceness; only root may go below 0' },
    examples: { 'nice -n 15 ./job': 'run a job in the background of all others' },
  },
)
