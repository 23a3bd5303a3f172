import type { Goal } from '../../goal.ts'
import { all, labelled, printedOnly } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

const script = (lines: string): Goal =>
  all(
    labelled('`count.sh` may be run', { type: 'file', path: '~/count.sh', kind: 'file', mode: 'u+x' }),
    labelled(
      'Run on `welcome.txt`, it prints the number of its lines',
      all({ type: 'ran', program: 'count.sh', operands: ['~/welcome.txt'] }, printedOnly(lines)),
    ),
  )

export const functionsAndScripts: Exercises = {
  lesson: 'functions-and-scripts',
  challenge: {
    id: 'functions-and-scripts',
    brief:
      'Write a script `count.sh` in your home directory. It prints how many lines the file has that is given to it, and nothing but that number. Make it a program that may be run, and run it on `welcome.txt`.',
    world: {},
    goal: script('4'),
    par: { commands: 3 },
    hint: 'In a script, `$1` is the first word that was given to it. `wc -l` leaves out the name of a file that it reads through `<`.',
    solutions: [
      [String.raw`printf '#!/bin/bash\nwc -l < "$1"\n' > count.sh`, 'chmod +x count.sh', './count.sh welcome.txt'],
      [
        "echo '#!/bin/bash' > count.sh",
        `echo 'grep -c "" "$1"' >> count.sh`,
        'chmod 755 count.sh',
        '~/count.sh ~/welcome.txt',
      ],
    ],
    wrong: [
      [String.raw`printf '#!/bin/bash\nwc -l < "$1"\n' > count.sh`, './count.sh welcome.txt'],
      [String.raw`printf '#!/bin/bash\nwc -l "$1"\n' > count.sh`, 'chmod +x count.sh', './count.sh welcome.txt'],
      [String.raw`printf "#!/bin/bash\nwc -l < $1\n" > count.sh`, 'chmod +x count.sh', './count.sh welcome.txt'],
      ['count() { wc -l < "$1"; }', 'count welcome.txt'],
    ],
    only: [[String.raw`printf '#!/bin/bash\necho 4\n' > count.sh`, 'chmod +x count.sh', './count.sh welcome.txt']],
    others: [{ files: { '~/welcome.txt': 'Hello\nagain\n' }, goal: script('2') }],
  },
  predictions: [
    {
      id: 'functions-and-scripts-1',
      line: 'twice() { echo "$1 $1"; }; twice ha ho',
      outputs: ['ha ha', 'ha ho', 'ha ho ha ho'],
      because:
        '`$1` is the first word that the function was given, each time that it stands there. Nobody asks for the second one.',
    },
  ],
  arrangements: [
    {
      id: 'functions-and-scripts-1',
      task: 'Run the script `hi.sh` with two names, though it may not be executed yet.',
      line: 'bash hi.sh Ada Linus',
      extra: ['chmod', '+x'],
      world: { files: { '~/hi.sh': '#!/bin/bash\necho "Hi, $1. You gave $# words."\n' } },
    },
  ],
}
