import type { Goal } from '../../goal.ts'
import { labelled } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

const counted = (lines: string): Goal =>
  labelled('`LINES_READ` is the number of lines, and programs are told of it', {
    type: 'variable',
    name: 'LINES_READ',
    value: { equals: lines },
    exported: true,
  })

export const variables: Exercises = {
  lesson: 'variables',
  challenge: {
    id: 'variables',
    brief:
      'Let a command count the lines of `welcome.txt`, and keep the number, and only the number, in a variable `LINES_READ`. Programs that you start are to see it, too.',
    world: {},
    goal: counted('4'),
    par: { commands: 1 },
    hint: '`$( )` stands for what a command prints. `wc` does not name a file that it reads through `<`.',
    solutions: [
      ['export LINES_READ=$(wc -l < welcome.txt)'],
      ['LINES_READ=$(cat welcome.txt | wc -l)', 'export LINES_READ'],
      ["declare -x LINES_READ=$(grep -c '' welcome.txt)"],
    ],
    wrong: [
      ['LINES_READ=$(wc -l < welcome.txt)'],
      ['export LINES_READ=$(wc -l welcome.txt)'],
      ['export LINES_READ = $(wc -l < welcome.txt)'],
      ['export lines_read=$(wc -l < welcome.txt)'],
    ],
    only: [['export LINES_READ=4']],
    others: [{ files: { '~/welcome.txt': 'one\ntwo\nthree\nfour\nfive\nsix\n' }, goal: counted('6') }],
  },
  predictions: [
    {
      id: 'variables-1',
      line: 'fruit=plum; echo "one $fruits"',
      outputs: ['one ', 'one plums', 'one plum'],
      because:
        'The name goes as far as it can: this is the variable `fruits`, which was never set. `${fruit}s` says where the name ends.',
    },
    {
      id: 'variables-2',
      line: 'echo 6 * 7',
      world: { cwd: '/home/user/Documents' },
      outputs: ['6 * 7', '42', '6'],
      because:
        'The shell calculates only within `$(( ))`. Here no file fits the `*`, so it stays as it is; elsewhere names would stand there.',
    },
  ],
  arrangements: [
    {
      id: 'variables-1',
      task: 'Give programs a variable EDITOR, and look whether it is among what they are told.',
      line: 'export EDITOR=nano && env | grep EDITOR',
      extra: ['$EDITOR', 'unset'],
    },
  ],
}
