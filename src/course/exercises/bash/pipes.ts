import { all, file, holds, labelled } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

export const pipes: Exercises = {
  lesson: 'pipes',
  challenge: {
    id: 'pipes',
    brief:
      'Make a file `first.txt` in `Documents` that holds the first two lines of `welcome.txt`, in alphabetical order.',
    world: {},
    goal: all(
      labelled('`Documents/first.txt` is there', file('~/Documents/first.txt')),
      labelled(
        'It holds the first two lines of `welcome.txt`, in order',
        holds('~/Documents/first.txt', 'Type help to begin.', 'Welcome!'),
      ),
    ),
    par: { commands: 1 },
    hint: 'First the lines, then the order, then the file. What passes from one program to the next?',
    solutions: [
      ['head -n 2 welcome.txt | sort > Documents/first.txt'],
      ['head -n 2 welcome.txt > top', 'sort top > Documents/first.txt', 'rm top'],
      ['sed 2q welcome.txt | sort | tee Documents/first.txt'],
      ['sort <(head -n 2 welcome.txt) > Documents/first.txt'],
    ],
    wrong: [
      ['sort welcome.txt | head -n 2 > Documents/first.txt'],
      ['head -n 2 welcome.txt > Documents/first.txt'],
      ['sort welcome.txt > Documents/first.txt'],
      ['head -n 2 welcome.txt | sort > first.txt'],
    ],
    only: [
      ["printf 'Type help to begin.\\nWelcome!\\n' > Documents/first.txt"],
      ['sort welcome.txt | tail -n 2 > Documents/first.txt'],
    ],
    others: [
      {
        files: { '~/welcome.txt': 'pear\nfig\napple\nplum\n' },
        goal: holds('~/Documents/first.txt', 'fig', 'pear'),
      },
    ],
  },
  predictions: [
    {
      id: 'pipes-1',
      line: 'sort /usr/share/playground/animals.txt | uniq -c | sort -rn | head -n 1',
      outputs: ['      3 ant', '      1 ant', 'ant'],
      because:
        'Sorted lines that are the same stand together, `uniq -c` counts each group, and the largest number comes first.',
    },
  ],
  arrangements: [
    {
      id: 'pipes-1',
      task: 'Count the animals and put the two most frequent first.',
      line: 'sort /usr/share/playground/animals.txt | uniq -c | sort -rn | head -n 2',
      extra: ['wc', '-x'],
    },
  ],
}
