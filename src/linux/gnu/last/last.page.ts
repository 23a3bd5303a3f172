import { programPage } from '../library/page.ts'
import { options } from './page-options.ts'

export const page = programPage(
  'list who has been logged in',
  'Lists sessions at terminals, the newest first, and the start of the machine. This machine keeps no records of its own: ' +
    'it knows of sessions that last, and of its own start. NAME is a user or a terminal.',
  {
    options,
    examples: { last: 'all of them', 'last -n 3 user': 'three of one user', 'last reboot': 'starts of the machine' },
  },
)
