import { programPage } from '../library/page.ts'

export const page = programPage(
  'print the NIS domain',
  'Does what domainname does, and fails where there is no such domain.',
  {
    examples: { ypdomainname: 'see that there is none' },
  },
)
