import { programPage } from '../library/page.ts'

export const page = programPage(
  'show network cards',
  'Shows the network cards and their addresses, the old way; ip is the new one. Nothing can be changed here.',
  { examples: { ifconfig: 'see your addresses' } },
)
