import { programPage } from '../library/page.ts'

export const page = programPage(
  'find the numbers of a program’s processes',
  'Prints the numbers of all processes that run PROGRAM, newest first.',
  {
    options: { s: 'only one' },
    examples: { 'pidof bash': 'find the shells' },
  },
)
