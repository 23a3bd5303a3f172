import type { Goal } from '../../goal.ts'
import { all, directory, gone, holdsLine, labelled } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

const filed = (text: string): Goal =>
  all(
    labelled('The directory `letters` is there', directory('~/letters')),
    labelled('The draft is in it, as `final.txt`', holdsLine('~/letters/final.txt', text)),
    labelled('It is no longer in `Downloads`', gone('~/Downloads/draft.txt')),
    labelled('`Downloads/scrap.txt` is gone', gone('~/Downloads/scrap.txt')),
  )

export const fileOperations: Exercises = {
  lesson: 'file-operations',
  challenge: {
    id: 'file-operations',
    brief:
      'The letter in `Downloads/draft.txt` is finished. Make a directory `letters`, move the draft into it and call it `final.txt`. Throw `Downloads/scrap.txt` away.',
    world: { files: { '~/Downloads/draft.txt': 'Dear Linus, it works.\n', '~/Downloads/scrap.txt': 'Dear\n' } },
    goal: filed('^Dear Linus'),
    par: { commands: 3 },
    hint: 'Three things: make, move, remove. One command moves a file and gives it another name at once.',
    solutions: [
      ['mkdir letters', 'mv Downloads/draft.txt letters/final.txt', 'rm Downloads/scrap.txt'],
      ['mkdir letters', 'cp Downloads/draft.txt letters/final.txt', 'rm Downloads/draft.txt Downloads/scrap.txt'],
      [
        'cd Downloads',
        'rm scrap.txt',
        'mkdir ../letters',
        'mv draft.txt ../letters',
        'cd ../letters',
        'mv draft.txt final.txt',
      ],
      ['mkdir letters && mv Downloads/draft.txt letters/final.txt && rm Downloads/scrap.txt'],
    ],
    wrong: [
      ['mkdir letters', 'mv Downloads/draft.txt letters', 'rm Downloads/scrap.txt'],
      ['mkdir letters', 'cp Downloads/draft.txt letters/final.txt', 'rm Downloads/scrap.txt'],
      ['mv Downloads/draft.txt letters', 'rm Downloads/scrap.txt'],
    ],
    only: [
      [
        'mkdir letters',
        'echo "Dear Linus, it works." > letters/final.txt',
        'rm Downloads/draft.txt Downloads/scrap.txt',
      ],
    ],
    others: [
      {
        files: { '~/Downloads/draft.txt': 'Dear Grace, come soon.\n', '~/Downloads/scrap.txt': '' },
        goal: filed('^Dear Grace'),
      },
    ],
  },
  predictions: [
    {
      id: 'file-operations-1',
      world: { lines: ['mkdir trip', 'cp welcome.txt trip', 'mv trip/welcome.txt trip/hello.txt'] },
      line: 'ls trip',
      outputs: ['hello.txt', 'hello.txt  welcome.txt', 'welcome.txt'],
      because:
        'Here `welcome.txt` was copied into `trip`, and the copy was then renamed to `hello.txt`: `mv` leaves nothing behind under the old name.',
    },
  ],
  arrangements: [
    {
      id: 'file-operations-1',
      task: 'Rename `packing.txt` in the directory `trip`: it is to be `list.txt`, and to stay in `trip`.',
      line: 'mv trip/packing.txt trip/list.txt',
      extra: ['cp', 'list.txt'],
      world: { files: { '~/trip/packing.txt': '' } },
    },
  ],
}
