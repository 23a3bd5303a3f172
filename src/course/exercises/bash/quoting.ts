import { all, directory, file, labelled, printedOnly } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

export const quoting: Exercises = {
  lesson: 'quoting',
  challenge: {
    id: 'quoting',
    brief:
      'Make a directory whose name is `to do`, with a space in it. In it make an empty file with the name `milk & bread`. Then print exactly this sentence: `It costs $3 "each".`',
    world: {},
    goal: all(
      labelled('The directory `to do` is there', directory('~/to do')),
      labelled('The file `milk & bread` is in it', file('~/to do/milk & bread')),
      labelled('The sentence was printed', printedOnly('It costs $3 "each".')),
    ),
    par: { commands: 3 },
    hint: 'What the shell would take for its own goes between quotes. Which quotes keep a `$`, and also double quotes?',
    solutions: [
      ['mkdir "to do"', 'touch "to do/milk & bread"', `echo 'It costs $3 "each".'`],
      ['mkdir to\\ do', 'touch to\\ do/milk\\ \\&\\ bread', 'echo "It costs \\$3 \\"each\\"."'],
      [`mkdir 'to do' && cd 'to do' && touch 'milk & bread'`, `printf '%s\\n' 'It costs $3 "each".'`],
    ],
    wrong: [
      ['mkdir to do', 'touch "to do/milk & bread"', `echo 'It costs $3 "each".'`],
      ['mkdir "to do"', 'touch "to do/milk & bread"', 'echo It costs $3 "each".'],
      ['mkdir "to do"', 'touch "milk & bread"', `echo 'It costs $3 "each".'`],
      ['mkdir "to do"', 'touch "to do/milk & bread"', `echo "It costs $3 'each'."`],
    ],
    only: [['cd Documents', 'mkdir "../to do"', 'touch "../to do/milk & bread"', `echo 'It costs $3 "each".'`]],
    others: [{ lines: ['mkdir to do', 'rmdir Documents'] }],
  },
  predictions: [
    {
      id: 'quoting-1',
      line: `echo 'I am $USER'`,
      outputs: ['I am $USER', 'I am user', "'I am user'"],
      because: 'Between single quotes nothing is special, not even `$`. Double quotes would have put in the name.',
    },
  ],
  arrangements: [
    {
      id: 'quoting-1',
      task: 'Make one empty file whose name is `my notes.txt`.',
      line: 'touch "my notes.txt"',
      extra: ['my', 'notes.txt'],
    },
  ],
}
