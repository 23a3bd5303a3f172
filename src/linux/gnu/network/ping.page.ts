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
      W: 'accepted, and without effect here',
      s: 'so many bytes',
      t: 'accepted, and without effect here',
      '4': 'IPv4, which it always is',
      '6': 'accepted, and without effect here',
      n: 'addresses, no names',
      q: 'only the sums',
      v: 'accepted, and without effect here',
    },
    examples: { 'ping -c 3 example.com': 'ask three times' },
  },
)
