import type { Goal } from '../../goal.ts'
import { all, labelled, printed, ran } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

const typed = (lines: number): Goal =>
  all(
    labelled('The lines were counted', all(ran('wc', 'awk', 'grep'), printed(`^ *${lines}( |$)`))),
    labelled('`sleep` was interrupted', all(ran('sleep'), { type: 'status', is: 130 })),
    labelled('The history was shown', ran('history')),
  )

export const lineEditor: Exercises = {
  lesson: 'line-editor',
  challenge: {
    id: 'line-editor',
    brief:
      'Count the lines of `welcome.txt`. Start `sleep 1000`, and do not wait for its end: interrupt it. Then show what you have typed, from the history.',
    world: {},
    goal: typed(4),
    par: { commands: 3 },
    hint: 'Ctrl and a letter interrupt what runs. Up brings back what you typed; one command lists it all.',
    solutions: [
      ['wc -l welcome.txt', 'sleep 1000', 'history'],
      ['wc welcome.txt', 'sleep 1000', 'history | tail -n 3'],
    ],
    wrong: [
      ['wc -c welcome.txt', 'sleep 1000', 'history'],
      ['wc -l welcome.txt', 'sleep 1', 'history'],
      ['wc -l welcome.txt', 'sleep 1000 &', 'history'],
      ['echo 4', 'sleep 1000', 'history'],
    ],
    others: [{ files: { '~/welcome.txt': 'one\ntwo\n' }, goal: typed(2) }],
  },
  predictions: [
    {
      id: 'line-editor-1',
      line: ': first second; echo $_',
      outputs: ['second', 'first', '_'],
      because: '`$_` is the last word of the command before. The keys Alt and `.` type that word for you.',
    },
  ],
  arrangements: [
    {
      id: 'line-editor-1',
      task: 'Show the last three lines of the history.',
      line: 'history | tail -n 3',
      extra: ['head', '-l'],
    },
  ],
}
