import type { Goal } from '../../goal.ts'
import { all, any, labelled, printed, ran, used } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

const mended = (count: number): Goal =>
  labelled(
    `It runs, and says how far it came`,
    all(
      any(ran('bash', 'sh', 'report.sh', '.', 'source'), used('~/report.sh')),
      printed(`^counted to ${count}$`),
      { type: 'status', is: 0 },
      {
        type: 'file',
        path: '~/report.sh',
        content: { matches: 'for n in' },
      },
    ),
  )

const report = (words: string): string => `for n in ${words}; do count=$n; don\necho "counted to $count"\n`

export const whatWentWrong: Exercises = {
  lesson: 'what-went-wrong',
  challenge: {
    id: 'what-went-wrong',
    brief:
      'The script `report.sh` does not run: somebody has left a letter out. Find the place, mend it, and run the script with `bash`. It has to count as before.',
    world: { files: { '~/report.sh': report('1 2 3') } },
    goal: mended(3),
    par: { commands: 2 },
    hint: 'Look at the script, or let `bash -n` read it. What does a loop end with?',
    solutions: [
      ["sed -i 's/don$/done/' report.sh", 'bash report.sh'],
      ['bash -n report.sh', 'cat report.sh', "sed -i '1s/$/e/' report.sh", 'bash -x report.sh'],
    ],
    wrong: [
      ['bash report.sh'],
      ["sed -i 's/don$/done/' report.sh"],
      ['echo counted to 3'],
      ["sed -i 's/don$/done/; s/counted/got/' report.sh", 'bash report.sh'],
    ],
    only: [[`printf 'for n in 1 2 3; do count=$n; done\\necho "counted to $count"\\n' > report.sh`, 'bash report.sh']],
    others: [{ files: { '~/report.sh': report('1 2 3 4 5') }, goal: mended(5) }],
  },
  predictions: [
    {
      id: 'what-went-wrong-1',
      line: 'cat nowhere.txt 2> /dev/null; echo $?',
      outputs: ['1', '0', 'cat: nowhere.txt: No such file or directory'],
      because:
        'The message goes where nobody reads it, and the status tells all the same that something went wrong: 1.',
    },
  ],
  arrangements: [
    {
      id: 'what-went-wrong-1',
      task: 'List what begins with `wel`.',
      line: 'ls wel*',
      extra: ['cat', '*wel'],
    },
  ],
}
