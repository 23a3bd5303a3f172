import type { Goal } from '../../goal.ts'
import { all, any, labelled, not, printed, printedOnly, ranWith, used } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

const bySize = (...names: readonly string[]): Goal =>
  labelled(
    'The files were listed, the largest first',
    any(
      printedOnly(...names),
      printed(`^${names.join(' +').replaceAll('.', '[.]')}$`),
      all(
        ranWith('ls', 'S'),
        not(ranWith('ls', 'r')),
        any(used('~/Downloads'), { type: 'cwd', is: '~/Downloads' }),
        printed(`${names[0]}`),
      ),
    ),
  )

export const gettingHelp: Exercises = {
  lesson: 'getting-help',
  challenge: {
    id: 'getting-help',
    brief:
      'One option of `ls` puts files in order by their size. No lesson has named it: find it yourself, and list `Downloads` with it, the largest file first.',
    world: {
      files: { '~/Downloads/a.txt': 'a\n', '~/Downloads/b.txt': 'b'.repeat(90), '~/Downloads/c.txt': 'c'.repeat(40) },
    },
    goal: bySize('b.txt', 'c.txt', 'a.txt'),
    par: { commands: 2 },
    hint: 'Each program tells of its options when you ask it for help. Look for the word “size” in what it says.',
    solutions: [
      ['ls --help | grep size', 'ls -S Downloads'],
      ['man ls', 'cd Downloads', 'ls -lS'],
      ['ls --sort=size -1 Downloads', 'true'],
    ],
    wrong: [
      ['ls -s Downloads', 'ls -l Downloads'],
      ['ls -rS Downloads', 'ls Downloads'],
      ['ls -S', 'ls -t Downloads'],
    ],
    only: [['ls --help', 'echo b.txt c.txt a.txt']],
    others: [
      {
        files: { '~/Downloads/big.txt': 'x'.repeat(500), '~/Downloads/any.txt': 'y\n' },
        goal: bySize('big.txt', 'any.txt'),
      },
    ],
  },
  predictions: [
    {
      id: 'getting-help-1',
      line: 'type cd',
      outputs: ['cd is a shell builtin', 'cd is /usr/bin/cd', 'cd: not found'],
      because:
        'Only the shell itself can change its own directory, so `cd` is a part of it and no program on the disk.',
    },
  ],
  arrangements: [
    {
      id: 'getting-help-1',
      task: 'Show only the first four lines of what `ls` says about itself.',
      line: 'ls --help | head -n 4',
      extra: ['tail', 'man'],
    },
  ],
}
