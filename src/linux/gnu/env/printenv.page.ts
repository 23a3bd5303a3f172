import { programPage } from '../library/page.ts'

export const page = programPage(
  'print the environment, or parts of it',
  'Prints the values of these variables of the environment, all with their names when none is given. The status is 1 when one is not set.',
  {
    options: { '0': 'end lines with a zero byte instead of a newline' },
    examples: { 'printenv HOME': 'print where your home is' },
  },
)
