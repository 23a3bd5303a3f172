import { programPage } from '../library/page.ts'

export const page = programPage(
  'write to all terminals',
  'Shows MESSAGE, or standard input, on the terminals of all who are logged in. A single operand that is a file is read, by root.',
  {
    options: {
      g: 'only to members of that group',
      n: 'without the line that tells who writes; only root may',
      t: 'no effect: a terminal here keeps nobody waiting',
    },
    examples: { 'wall back in five minutes': 'tell everybody' },
  },
)
