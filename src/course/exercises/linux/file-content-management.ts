import type { Goal } from '../../goal.ts'
import { all, copied, labelled, printedOnly } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

const kept = (last: string): Goal =>
  all(
    labelled(
      '`diary-copy.txt` has the same content as `diary.txt`',
      copied('~/Documents/diary.txt', '~/Documents/diary-copy.txt'),
    ),
    labelled('Only the last line was shown', printedOnly(last)),
  )

export const fileContentManagement: Exercises = {
  lesson: 'file-content-management',
  challenge: {
    id: 'file-content-management',
    brief:
      'Your diary is `Documents/diary.txt`. Copy it to `diary-copy.txt` in the same directory, and show only its last line.',
    world: { files: { '~/Documents/diary.txt': 'Monday: rain.\nTuesday: more rain.\nWednesday: the sun!\n' } },
    goal: kept('Wednesday: the sun!'),
    par: { commands: 2 },
    hint: 'A copy needs two names: what to copy, and where to. For the end of a file there is a program of its own.',
    solutions: [
      ['cp Documents/diary.txt Documents/diary-copy.txt', 'tail -n 1 Documents/diary-copy.txt'],
      ['cd Documents', 'cp diary.txt diary-copy.txt', 'tail -n 1 diary.txt'],
      ['cat Documents/diary.txt > Documents/diary-copy.txt; tail -n 1 Documents/diary.txt'],
    ],
    wrong: [
      ['cp Documents/diary.txt diary-copy.txt', 'tail -n 1 Documents/diary.txt'],
      ['mv Documents/diary.txt Documents/diary-copy.txt', 'tail -n 1 Documents/diary-copy.txt'],
      ['cp Documents/diary.txt Documents/diary-copy.txt', 'cat Documents/diary.txt'],
    ],
    only: [['cp Documents/diary.txt Documents/diary-copy.txt', 'echo Wednesday: the sun!']],
    others: [{ files: { '~/Documents/diary.txt': 'May: work.\nJune: holidays.\n' }, goal: kept('June: holidays.') }],
  },
  predictions: [
    {
      id: 'file-content-management-1',
      line: 'echo Hello     there',
      outputs: ['Hello there', 'Hello     there', 'there'],
      because:
        'The shell splits the line into words, however many spaces are between them; `echo` gets two words and puts one space between them.',
    },
  ],
  arrangements: [
    {
      id: 'file-content-management-1',
      task: 'Show only the last line of `notes.txt`.',
      line: 'tail -n 1 notes.txt',
      extra: ['head', 'cat'],
      world: { lines: ['cp welcome.txt notes.txt'] },
    },
  ],
}
