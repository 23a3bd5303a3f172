import { programPage } from '../library/page.ts'

export const page = programPage(
  'tell which file a command runs',
  'Prints the path of the program that each COMMAND runs, looked for in the directories of PATH. It knows nothing of aliases, functions and builtins: type does.',
  {
    options: { a: 'all of them, not only the first' },
    examples: { 'which ls': 'see where ls is' },
  },
)
