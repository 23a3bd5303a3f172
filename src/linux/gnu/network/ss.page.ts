import { programPage } from '../library/page.ts'

export const page = programPage(
  'show the ports at which somebody listens',
  'Lists sockets of TCP over IPv4: with -l those that listen, with -p who holds them; root sees this of everybody. Connections here are over as soon as both sides have spoken, so none stands in the list.',
  {
    options: {
      n: 'ports as numbers, not by their names',
      a: 'all sockets',
      l: 'those that listen',
      p: 'who holds each of them',
      4: 'only those of IPv4, which all are',
      6: 'only those of IPv6; there are none',
      t: 'only those of TCP, which all are',
      u: 'only those of UDP; there are none',
      H: 'without the headings',
      O: 'one socket a line, which is always so here',
    },
    examples: { 'ss -tln': 'see which ports are open', 'sudo ss -tlnp': 'and whose they are' },
  },
)
