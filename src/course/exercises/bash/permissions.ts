import { all, labelled } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

export const permissions: Exercises = {
  lesson: 'permissions',
  challenge: {
    id: 'permissions',
    brief:
      'Only you are to read and change `Documents/letter.txt`: nobody else may do anything with it. And nobody, not even you, is to change `Documents/contract.txt`, which you still want to read.',
    world: {
      files: { '~/Documents/letter.txt': 'Dear you\n', '~/Documents/contract.txt': 'We agree.\n' },
      lines: ['chmod 644 Documents/*'],
    },
    goal: all(
      labelled('You alone may read and change the letter', {
        type: 'file',
        path: '~/Documents/letter.txt',
        mode: '600',
      }),
      labelled('Nobody may change the contract', { type: 'file', path: '~/Documents/contract.txt', mode: 'a-w' }),
      labelled('You may read the contract', { type: 'file', path: '~/Documents/contract.txt', mode: 'u+r' }),
    ),
    par: { commands: 2 },
    hint: 'One program changes permissions. They are written as numbers, owner, group, others, or as what comes and what goes.',
    solutions: [
      ['chmod 600 Documents/letter.txt', 'chmod a-w Documents/contract.txt'],
      ['chmod 444 Documents/contract.txt', 'chmod u=rw,go= Documents/letter.txt'],
      ['cd Documents && chmod u=rw,go-rwx letter.txt && chmod ugo-w contract.txt', 'ls -l'],
    ],
    wrong: [
      ['chmod 400 Documents/letter.txt', 'chmod a-w Documents/contract.txt'],
      ['chmod 600 Documents/letter.txt', 'chmod 000 Documents/contract.txt'],
      ['chmod +w Documents/letter.txt', 'chmod 444 Documents/contract.txt'],
    ],
    only: [
      ['chmod go-r Documents/letter.txt', 'chmod 444 Documents/contract.txt'],
      ['chmod 600 Documents/letter.txt', 'chmod u-w Documents/contract.txt'],
    ],
    others: [
      {
        files: { '~/Documents/letter.txt': 'Dear all\n', '~/Documents/contract.txt': 'We do not agree.\n' },
        lines: ['chmod 666 Documents/*'],
      },
    ],
  },
  predictions: [
    {
      id: 'permissions-1',
      world: { lines: ['touch plan.txt', 'chmod 640 plan.txt'] },
      line: 'stat -c %A plan.txt',
      outputs: ['-rw-r-----', '-rw-r--r--', '-rw-rw----'],
      because:
        'The three digits are for the owner, the group and all others: 6 is 4 + 2, read and write; 4 is read; 0 is nothing.',
    },
  ],
  arrangements: [
    {
      id: 'permissions-1',
      task: 'Let the owner of `plan.txt` write to it again.',
      line: 'chmod u+w plan.txt',
      extra: ['u-w', 'sudo'],
      world: { lines: ['touch plan.txt && chmod 400 plan.txt'] },
    },
  ],
}
