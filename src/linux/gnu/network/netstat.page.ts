import { programPage } from '../library/page.ts'

export const page = programPage(
  'show open ports and routes, the old way',
  'Lists sockets of TCP over IPv4, or with -r the ways to other networks; ss and ip route are the new ones.',
  {
    options: {
      n: 'numbers instead of names',
      a: 'all sockets',
      l: 'those at which somebody listens',
      p: 'who holds each of them',
      r: 'the ways to other networks',
      t: 'only those of TCP, which all are',
      u: 'only those of UDP; there are none',
      W: 'no effect: addresses are never cut here',
      4: 'only those of IPv4, which all are',
      6: 'only those of IPv6; there are none',
    },
    examples: { 'netstat -tln': 'see which ports are open', 'netstat -rn': 'see the way out' },
  },
)
