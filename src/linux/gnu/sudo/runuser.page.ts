import { programPage } from '../library/page.ts'

export const page = programPage(
  'run a command as another user, for root',
  'Starts a shell as USER, or with -u a command without a shell. Only root may, and is asked for no password: scripts that root runs use it where people use su or sudo.',
  {
    options: {
      'session-command': 'the same as -c',
      p: 'the same as -m',
      c: 'run this command instead of a shell to type into',
      l: 'as if the user had logged in: in their home, with their environment',
      m: 'keep the environment',
      s: 'this shell',
      u: 'run the words that follow as this user, without a shell',
    },
    examples: { 'sudo runuser -u nobody -- id': 'run id as nobody' },
  },
)
