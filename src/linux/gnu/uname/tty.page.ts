import { programPage } from '../library/page.ts'

export const page = programPage(
  'print the name of the terminal',
  'Prints the name of the terminal that standard input comes from. The status is 1 when it is none.',
  {
    options: { s: 'print nothing', quiet: 'as -s' },
    examples: { tty: 'see which terminal this is', 'tty -s && echo somebody types': 'ask whether there is a person' },
  },
)
