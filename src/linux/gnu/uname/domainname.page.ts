import { programPage } from '../library/page.ts'

export const page = programPage(
  'print the NIS domain',
  'Prints the name of the NIS domain that this machine is in. It is in none.',
  {
    examples: { domainname: 'see that there is none' },
  },
)
