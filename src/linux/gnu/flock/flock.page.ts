import { programPage } from '../library/page.ts'

export const page = programPage(
  'let one command at a time do something',
  'Locks FILE, which is made where it is missing, runs COMMAND, and lets the lock go when all have closed the file. ' +
    'Who comes meanwhile waits. With a number alone, it locks what this descriptor of the shell leads to.',
  {
    options: {
      s: 'a lock that several may share',
      x: 'a lock for one alone, which is usual',
      e: 'the same as -x',
      u: 'let the lock go',
      n: 'do not wait: fail',
      nb: 'the same as -n',
      w: 'wait so many seconds at most',
      wait: 'the same as -w',
      E: 'the status when the lock cannot be had, instead of 1',
      o: 'close the file before the command runs',
      F: 'become the command instead of starting it',
      verbose: 'tell what happens',
    },
    examples: {
      'flock /tmp/job.lock sleep 60': 'hold the lock for a minute',
      'flock -n /tmp/job.lock echo alone': 'fail where somebody holds it',
      "flock /tmp/job.lock -c 'date >> log'": 'a line of the shell',
      '(flock 9; date >> log) 9> /tmp/job.lock': 'a part of a script',
    },
  },
)
