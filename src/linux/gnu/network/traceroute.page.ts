import { programPage } from '../library/page.ts'
import { SIMULATED } from './simulated.ts'

export const page = programPage(
  'list the routers on the way to a host',
  `Prints each router between here and HOST, nearest first, with the time that three packets take.\n${SIMULATED}`,
  {
    options: { m: 'look so many steps far', q: 'so many packets each', n: 'accepted, and without effect here' },
    examples: { 'traceroute example.org': 'see what lies between' },
  },
)
