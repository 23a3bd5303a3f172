import { programPage } from '../library/page.ts'

export const page = programPage(
  'remove a user',
  'Takes LOGIN out of /etc/passwd and out of all groups. Only root may, and nobody may be logged in as them. What they own stays, and belongs to a number, unless -r is given.',
  {
    options: { f: 'even while something runs as them', r: 'remove the home too' },
    examples: { 'sudo userdel ada': 'remove ada', 'sudo userdel -r ada': 'remove ada and her home' },
  },
)
