import { programPage } from '../library/page.ts'

export const page = programPage(
  'print the name of the machine',
  'Prints the name that this machine has in its network. It cannot be changed here.',
  {
    options: {
      f: 'no effect: the name is shown whole in any case',
      s: 'without its domain',
      i: 'its address instead',
      I: 'all its addresses',
      d: 'only its domain',
    },
    examples: { hostname: 'see where you are' },
  },
)
