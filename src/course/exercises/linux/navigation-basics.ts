import { all, any, labelled, printed, ran } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

export const navigationBasics: Exercises = {
  lesson: 'navigation-basics',
  challenge: {
    id: 'navigation-basics',
    brief:
      'Go into the directory `garden`, which is in `Documents`. See who owns the files there, and how large they are.',
    world: { files: { '~/Documents/garden/rose.txt': 'red\n', '~/Documents/garden/tulip.txt': 'yellow\n' } },
    goal: all(
      labelled('You are in `Documents/garden`', { type: 'cwd', is: '~/Documents/garden' }),
      labelled(
        'Owner and size of its files were shown',
        any(
          printed('^-rw.* user .*rose[.]txt'),
          all(ran('stat'), printed('File: .*rose[.]txt'), printed('Size: +[0-9]'), printed('Uid: .* user')),
          all(
            ran('stat'),
            printed('rose[.]txt'),
            printed('(^|[^a-z])user([^a-z]|$)'),
            printed('(^|[^0-9])[46]([^0-9]|$)'),
          ),
        ),
      ),
    ),
    par: { commands: 2 },
    hint: 'First go there. Then list what is there, with the option that tells more about each file.',
    solutions: [
      ['cd Documents/garden', 'ls -l'],
      ['cd Documents', 'cd garden', 'ls -la'],
      ['ls -l Documents/garden', 'cd Documents/garden'],
      ['cd Documents/garden; stat rose.txt'],
      ["cd Documents/garden; stat -c '%U %s %n' *"],
    ],
    wrong: [
      ['ls -l Documents/garden'],
      ['cd Documents/garden', 'ls'],
      ['cd Documents', 'ls -l'],
      ['cd garden', 'ls -l'],
    ],
    others: [{ files: { '~/Documents/garden/rose.txt': 'white\n', '~/Documents/kitchen/pan.txt': 'black\n' } }],
  },
  predictions: [
    {
      id: 'navigation-basics-1',
      line: 'ls /home',
      outputs: ['user', '/home/user', 'Documents  Downloads  welcome.txt'],
      because: '`ls` shows what the directory that you name holds: in `/home` there is one home directory, `user`.',
    },
  ],
  arrangements: [
    {
      id: 'navigation-basics-1',
      task: 'Go into the directory `Documents`.',
      line: 'cd Documents',
      extra: ['ls', '..'],
    },
  ],
}
