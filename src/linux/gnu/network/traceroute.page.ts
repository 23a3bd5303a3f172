import { programPage } from '../library/page.ts'
import { SIMULATED } from './simulated.ts'

export const page = programPage(
  'list the routers on the way to a host',
  `Prints each router between here and HOST, nearest first, with the time that three packets take.\n${SIMULATED}`,
  {
    options: {
      '4': 'no effect: every address of the simulated network is of version 4',
      m: 'look so many steps far',
      q: 'so many packets each',
      n: 'addresses only, no names',
    },
    examples: { 'traceroute example.org': 'see what lies between' },
  },
)
