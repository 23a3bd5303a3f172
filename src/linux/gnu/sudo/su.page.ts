import { programPage } from '../library/page.ts'

export const page = programPage(
  'become another user',
  'Starts a shell as USER, root without one. Only root may: the accounts here have no passwords that would be right. sudo does what you want.',
  {
    options: {
      c: 'run this command instead of a shell to type into',
      l: 'as if the user had logged in: in their home, with their environment',
      m: 'accepted, and without effect here',
      s: 'this shell',
    },
    examples: { 'sudo su - user': 'log in as user', 'sudo su user -c id': 'run a command as user' },
  },
)
