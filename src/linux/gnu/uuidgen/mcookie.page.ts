import { programPage } from '../library/page.ts'

export const page = programPage(
  'print a random number of 128 bits',
  'Prints 32 random hexadecimal digits, as xauth wants them for a key.',
  { examples: { mcookie: 'a random key' } },
)
