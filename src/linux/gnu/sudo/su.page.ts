import { programPage } from '../library/page.ts'

export const page = programPage(
  'become another user',
  'Starts a shell as USER, root without one. Only root may: the accounts here have no passwords that would be right. sudo does what you want.',
  {
    options: {
      'session-command': 'the same as -c',
      p: 'the same as -m',
      c: 'run this command instead of a shell to type into',
      l: 'as if the user had logged in: in their home, with their environment',
      m: 'keep the environment',
      s: 'this shell',
    },
    examples: { 'sudo su - user': 'log in as user', 'sudo su user -c id': 'run a command as user' },
  },
)
