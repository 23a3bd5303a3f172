import { programPage } from '../library/page.ts'

export const page = programPage(
  'remove a group',
  'Takes GROUP out of /etc/group. Only root may, and it may be nobody’s first group.',
  {
    options: {
      system: 'only if it is a system account',
      quiet: 'say nothing of what is done',
      'only-if-empty': 'only a group that nobody is in',
    },
    examples: { 'sudo delgroup crew': 'remove the group crew' },
  },
)
