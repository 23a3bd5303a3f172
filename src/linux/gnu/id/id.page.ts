import { programPage } from '../library/page.ts'

export const page = programPage(
  'print who a user is',
  'Prints the number and the name of a user and of the groups they belong to; your own without an operand. Rights to files go by these numbers, and 0 is root, who may do everything.',
  {
    options: {
      a: 'no effect: GNU id takes it for the sake of old scripts',
      g: 'only the number of the first group',
      G: 'the numbers of all groups',
      n: 'names instead of numbers, with -u, -g and -G',
      r: 'the real numbers, which are the same here',
      u: 'only the number of the user',
      z: 'end with a zero byte instead of a newline',
    },
    examples: { id: 'see who you are', 'id -un': 'print your name', 'sudo id -u': 'see that sudo makes you 0' },
  },
)
