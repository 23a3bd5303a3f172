import { programPage } from '../library/page.ts'

export const page = programPage(
  'look up users, groups and hosts',
  'Prints the lines of DATABASE that the KEYs find, by name or by number; all without a KEY. A DATABASE is passwd, group or hosts.',
  {
    examples: {
      'getent passwd user': 'see your line of /etc/passwd',
      'getent group sudo': 'see who may use sudo',
      'getent hosts example.com': 'see the address of a host',
    },
  },
)
