import { programPage } from '../library/page.ts'

export const page = programPage(
  'change the shell that somebody logs in with',
  'Changes the last field of the line of LOGIN in /etc/passwd. Only root may here: others would be asked for a password.',
  {
    options: { s: 'this shell' },
    examples: { 'sudo chsh -s /bin/sh ada': 'ada logs in with sh', 'cat /etc/shells': 'which shells there are' },
  },
)
