import { programPage } from '../library/page.ts'

export const page = programPage(
  'show network cards, addresses and routes',
  'ip addr shows addresses, ip link cards, ip route the ways out; -br makes it brief. Nothing can be changed here.',
  { examples: { 'ip addr': 'see your addresses', 'ip route': 'see the way out' } },
)
