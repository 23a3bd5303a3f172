import { programPage } from '../library/page.ts'
import { SIMULATED } from './simulated.ts'

export const page = programPage(
  'ask a name server',
  `Prints what the name server answers; with +short only the address.\n${SIMULATED}`,
  {
    examples: { 'dig +short example.com': 'print the address' },
  },
)
