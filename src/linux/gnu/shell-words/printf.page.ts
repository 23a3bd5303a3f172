import { programPage } from '../library/page.ts'

export const page = programPage(
  'print words in a form',
  'Prints FORMAT, in which %s stands for the next word, %d for a number, %5.2f for one with two decimals, %x for hexadecimal; \\n is a newline. The format is used again until no words are left.',
  {
    examples: { "printf '%-10s %5d\\n' pears 3 plums 12": 'print a small table' },
  },
)
