import { all, any, labelled, printed, ran } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

export const systemInformation: Exercises = {
  lesson: 'system-information',
  challenge: {
    id: 'system-information',
    brief:
      'Somebody wants to help you and asks three questions. As which user do you work here? What system does this machine run, and which version? How much room is free on its disks, in sizes that people can read?',
    world: {},
    goal: all(
      labelled(
        'The user was shown',
        any(all(ran('whoami', 'logname'), printed('^user$')), all(ran('id', 'echo', 'printf'), printed('user'))),
      ),
      labelled(
        'The system and its version were shown',
        any(
          all(ran('uname', 'cat', 'hostnamectl'), printed('Linux.*[0-9]+[.][0-9]+')),
          all(ran('cat', 'less', 'more', 'head', 'grep'), printed('^PRETTY_NAME=.*[0-9]')),
        ),
      ),
      labelled('The free room was shown in G or M', all(ran('df'), printed('[0-9][GM] .*%'))),
    ),
    par: { commands: 3 },
    hint: 'Three questions, three programs. Two of them need an option to say enough.',
    solutions: [
      ['whoami', 'uname -a', 'df -h'],
      ['id; uname -a; df -h /'],
      ['whoami; uname -sr; df -h'],
      ['id -un; cat /etc/os-release; df -h'],
    ],
    wrong: [
      ['whoami', 'uname', 'df -h'],
      ['whoami', 'uname -a', 'df'],
      ['whoami', 'uname -a', 'free -h'],
      ['echo whoami', 'uname -a', 'df -h'],
    ],
    others: [{ lines: ['mkdir Documents/old'], cwd: '/usr/share' }],
  },
  predictions: [
    {
      id: 'system-information-1',
      line: 'echo whoami',
      outputs: ['whoami', 'user', 'echo whoami'],
      because:
        'The first word of a line is the command, all others are its arguments: `echo` prints the word, and `whoami` never runs.',
    },
  ],
  arrangements: [
    {
      id: 'system-information-1',
      task: 'Show all that the system tells of itself.',
      line: 'uname -a',
      extra: ['-h', 'free'],
    },
  ],
}
