import { programPage } from '../library/page.ts'

export const page = programPage(
  "write into the system's log",
  'Writes MESSAGE into /var/log/syslog; without it each line of standard input. What is about logging in (-p auth, authpriv) goes into ' +
    '/var/log/auth.log.',
  {
    options: {
      i: 'write the number of this process too',
      f: 'each line of FILE',
      e: 'leave empty lines out',
      'no-act': 'write nothing into the log',
      p: 'what it is about and how grave: user.notice, mail.err',
      'prio-prefix': 'a number in angle brackets before a line is its priority',
      s: 'write to standard error as well',
      S: 'the longest message, in bytes',
      t: 'who says it, instead of the user',
      id: 'write this number too, or that of this process',
    },
    examples: {
      'logger "backup done"': 'a message',
      'logger -t backup -p user.err "disk is full"': 'an error, said by backup',
      'tail -1 /var/log/syslog': 'see it',
    },
  },
)
