import { programPage } from '../library/page.ts'

export const page = programPage(
  'remove a user, or take one out of a group',
  'Removes USER; their files stay unless --remove-home is given. With two names, takes USER out of GROUP. Only root may.',
  {
    options: {
      system: 'only if it is a system account',
      quiet: 'say nothing of what is done',
      'only-if-empty': 'with --group: only a group that nobody is in',
      group: 'remove a group',
      'remove-home': 'remove the home too',
    },
    examples: { 'sudo deluser ada': 'remove ada', 'sudo deluser ada sudo': 'take ada out of the group sudo' },
  },
)
