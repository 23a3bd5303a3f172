import { programPage } from '../library/page.ts'

export const page = programPage(
  'put the terminal right',
  'Empties the screen and ends colours that something has left behind.',
  {
    examples: { reset: 'clean up after printing a binary file' },
  },
)
