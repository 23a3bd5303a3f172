import { programPage } from '../library/page.ts'

export const page = programPage(
  'print the number of the machine',
  'Prints eight hexadecimal digits, which are made of the address of this machine.',
  {
    examples: { hostid: 'see the number' },
  },
)
