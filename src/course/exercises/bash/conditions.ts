import { labelled, printedOnly } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

const lines = (count: number): string => Array.from({ length: count }, (_none, at) => `entry ${at + 1}\n`).join('')

export const conditions: Exercises = {
  lesson: 'conditions',
  challenge: {
    id: 'conditions',
    brief:
      'Write a line that looks at `Downloads/journal.txt`, however long it is. It prints `long` when the file has more than 50 lines, and `short` when it has not.',
    world: { files: { '~/Downloads/journal.txt': lines(12) } },
    goal: labelled('It says what is so for this file', printedOnly('short')),
    par: { commands: 1 },
    hint: 'Count first. Then ask whether the number is greater than 50, and say what is to be done if it is, and what else.',
    solutions: [
      ['if [ $(wc -l < Downloads/journal.txt) -gt 50 ]; then echo long; else echo short; fi'],
      ['[ $(wc -l < Downloads/journal.txt) -gt 50 ] && echo long || echo short'],
      ['n=$(wc -l < Downloads/journal.txt)', 'if (( n > 50 )); then echo long; else echo short; fi'],
      ['awk \'END { print (NR > 50 ? "long" : "short") }\' Downloads/journal.txt'],
    ],
    wrong: [
      ['if [ $(wc -l < Downloads/journal.txt) -gt 50 ]; then echo short; else echo long; fi'],
      ['if [ wc -l Downloads/journal.txt -gt 50 ]; then echo long; fi'],
      ['[ $(wc -l < Downloads/journal.txt) -gt 50 ] && echo long'],
    ],
    only: [['echo short'], ['if [ -f Downloads/journal.txt ]; then echo short; else echo long; fi']],
    others: [
      { files: { '~/Downloads/journal.txt': lines(120) }, goal: printedOnly('long') },
      { files: { '~/Downloads/journal.txt': lines(50) } },
    ],
  },
  predictions: [
    {
      id: 'conditions-1',
      line: 'test -d welcome.txt; echo $?',
      outputs: ['1', '0', 'false'],
      because:
        '`test` prints nothing: its answer is the status. 0 means yes; `welcome.txt` is there, but it is no directory, so it is 1.',
    },
    {
      id: 'conditions-2',
      line: 'false && echo one || echo two',
      outputs: ['two', 'one', 'one\ntwo'],
      because: '`false` fails, so what stands after `&&` is left out, and what stands after `||` runs.',
    },
  ],
  arrangements: [
    {
      id: 'conditions-1',
      task: 'Print yes, if 3 is greater than 2.',
      line: '[ 3 -gt 2 ] && echo yes',
      extra: ['-lt', '>'],
    },
  ],
}
