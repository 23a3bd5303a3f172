import { programPage } from '../library/page.ts'
import { SIMULATED } from './simulated.ts'

export const page = programPage(
  'log in on another machine',
  `Would open a shell on HOST. Nobody answers to it here, and it says so as the real one would.\n${SIMULATED}`,
  {
    options: { p: 'this port', l: 'as this user' },
    examples: { 'ssh user@example.com': 'try to log in' },
  },
)
