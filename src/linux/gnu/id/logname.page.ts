import { programPage } from '../library/page.ts'

export const page = programPage(
  'print who has logged in',
  'Prints the name of the user who logged in at this terminal, whoever they have become since.',
  {
    examples: { logname: 'print your login’s name' },
  },
)
