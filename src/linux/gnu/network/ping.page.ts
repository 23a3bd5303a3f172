import { programPage } from '../library/page.ts'
import { SIMULATED } from './simulated.ts'

export const page = programPage(
  'ask a host whether it is there',
  `Sends HOST a small packet each second and prints how long it takes there and back, until Ctrl-C; then it sums up.\n${SIMULATED}`,
  {
    options: {
      c: 'so many packets',
      i: 'so many seconds between two',
      w: 'stop after so many seconds',
      W: 'no effect: every host of the simulated network answers',
      s: 'so many bytes',
      '4': 'no effect: every address of the simulated network is of version 4',
      n: 'addresses, no names',
      q: 'only the sums',
    },
    examples: { 'ping -c 3 example.com': 'ask three times' },
  },
)
