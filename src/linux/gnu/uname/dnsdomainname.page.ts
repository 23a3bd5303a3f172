import { programPage } from '../library/page.ts'

export const page = programPage(
  'print the domain of the machine',
  'Prints what follows the first dot in the whole name of this machine, which stands in /etc/hosts.',
  {
    examples: { dnsdomainname: 'see the domain' },
  },
)
