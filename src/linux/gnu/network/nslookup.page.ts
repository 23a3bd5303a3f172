import { programPage } from '../library/page.ts'
import { SIMULATED } from './simulated.ts'

export const page = programPage('look up a host’s address', `Asks the name server for HOST.\n${SIMULATED}`, {
  examples: { 'nslookup example.com': 'look it up' },
})
