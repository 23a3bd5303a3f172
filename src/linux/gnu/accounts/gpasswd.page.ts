import { programPage } from '../library/page.ts'

export const page = programPage(
  'put users into a group and take them out',
  'Changes who is in GROUP besides those whose first group it is. Passwords of groups are not simulated.',
  {
    options: {
      a: 'put this user in',
      d: 'take this user out',
      M: 'the members, with commas between, instead of those before',
    },
    examples: { 'sudo gpasswd -a ada docker': 'put ada into the group docker' },
  },
)
