import { programPage } from '../library/page.ts'
import { SIMULATED } from './simulated.ts'

export const page = programPage(
  'try whether a port is open',
  `With -z, tries whether somebody listens at PORT of HOST. Talking through it is not simulated.\n${SIMULATED}`,
  {
    options: {
      z: 'only try',
      v: 'say how it went',
      u: 'accepted, and without effect here',
      n: 'accepted, and without effect here',
      w: 'accepted, and without effect here',
    },
    examples: { 'nc -zv example.com 80': 'try the web server' },
  },
)
