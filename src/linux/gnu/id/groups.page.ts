import { programPage } from '../library/page.ts'

export const page = programPage(
  'print the groups of a user',
  'Prints the names of the groups that each USERNAME belongs to; your own without one.',
  {
    examples: { groups: 'see your groups' },
  },
)
