import { programPage } from '../library/page.ts'

export const page = programPage(
  'remove a group',
  'Takes GROUP out of /etc/group. Only root may, and it may be nobody’s first group.',
  {
    options: { f: 'even when it is somebody’s first group' },
    examples: { 'sudo groupdel crew': 'remove the group crew' },
  },
)
