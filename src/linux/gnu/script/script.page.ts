import { programPage } from '../library/page.ts'

export const page = programPage(
  'keep what a terminal shows',
  'Starts a shell on a terminal inside this one, and keeps all that is shown there in FILE, typescript without one, until the shell ends (exit, or Ctrl-D). Programs see a terminal, so colours and columns are kept too.\nWhat full-screen programs draw is shown and not kept.',
  {
    options: {
      a: 'add to the file',
      c: 'run COMMAND instead of a shell',
      e: 'end with the status of what was run',
      f: 'no effect: what is shown is written at once',
      q: 'no word at the beginning and at the end',
    },
    examples: { 'script -c "ls --color" shown': 'keep what ls shows on a terminal', 'cat shown': 'look at it' },
  },
)
