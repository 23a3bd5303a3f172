import { programPage } from '../library/page.ts'
import { SIMULATED } from './simulated.ts'

export const page = programPage(
  'look up a host’s address',
  `Prints the address of HOST, or the name of an address.\n${SIMULATED}`,
  {
    examples: { 'host example.com': 'look it up' },
  },
)
