import { programPage } from '../library/page.ts'

export const page = programPage(
  'write to another terminal',
  'Shows what is typed, line by line, on the terminal of USER, until the end of the input (Ctrl-D). Where USER is at several terminals, TTY says which one is meant. They may forbid it with mesg n.',
  {
    examples: {
      'echo lunch? | write user pts/1': 'write a line to the terminal pts/1',
      'write user': 'write to another terminal of user, until Ctrl-D',
    },
  },
)
