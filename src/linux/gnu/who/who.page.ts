import { programPage } from '../library/page.ts'

export const page = programPage(
  'list who is logged in',
  'Prints a line for each user at a terminal: name, terminal, and since when. With two operands, as in who am i, only yourself.',
  {
    options: {
      a: 'all that there is to tell',
      b: 'when the machine was started',
      H: 'a heading above the columns',
      m: 'only who is at this terminal',
      q: 'only names, and how many there are',
      r: 'the run level',
      s: 'the short form, which is the usual one',
      u: 'the number of each one’s first process too',
    },
    examples: { who: 'see who is there', 'who -b': 'see when the machine was started' },
  },
)
