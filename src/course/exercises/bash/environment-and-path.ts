import type { Goal } from '../../goal.ts'
import { all, labelled, printedOnly } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

const ofOnesOwn = (entries: string): Goal =>
  all(
    labelled('`tools/entries` may be run', { type: 'file', path: '~/tools/entries', mode: 'u+x' }),
    labelled('You are in `Downloads`', { type: 'cwd', is: '~/Downloads' }),
    labelled(
      '`entries` ran there by its name alone, and told the number',
      all(
        { type: 'ran', program: 'entries' },
        { type: 'line', text: { matches: '(^|[;&] *)entries' } },
        printedOnly(entries),
      ),
    ),
  )

const files = (...names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [`~/Downloads/${name}`, '']))

export const environmentAndPath: Exercises = {
  lesson: 'environment-and-path',
  challenge: {
    id: 'environment-and-path',
    brief:
      'Make a program `entries` in a new directory `tools` of your home. It prints how many files and directories there are where you are, as a number. See to it that it is found by its name alone, go into `Downloads` and run it there.',
    world: { files: files('one', 'two', 'three') },
    goal: ofOnesOwn('3'),
    par: { commands: 6 },
    hint: 'A program is a file that may be run. The shell looks for it in the directories that PATH names.',
    solutions: [
      [
        'mkdir tools',
        String.raw`printf '#!/bin/bash\nls | wc -l\n' > tools/entries`,
        'chmod +x tools/entries',
        'PATH="$PATH:$HOME/tools"',
        'cd Downloads',
        'entries',
      ],
      [
        String.raw`mkdir tools && printf '#!/bin/sh\nls | wc -l\n' > tools/entries && chmod 755 tools/entries`,
        'export PATH=~/tools:$PATH; cd ~/Downloads; entries',
      ],
    ],
    wrong: [
      [
        'mkdir tools',
        String.raw`printf '#!/bin/bash\nls | wc -l\n' > tools/entries`,
        'chmod +x tools/entries',
        'cd Downloads',
        'entries',
      ],
      [
        'mkdir tools',
        String.raw`printf '#!/bin/bash\nls | wc -l\n' > tools/entries`,
        'chmod +x tools/entries',
        'cd Downloads',
        '../tools/entries',
      ],
      ['entries() { ls | wc -l; }', 'cd Downloads', 'entries'],
    ],
    only: [
      [
        'mkdir tools',
        String.raw`printf '#!/bin/bash\necho 3\n' > tools/entries`,
        'chmod +x tools/entries',
        'PATH="$PATH:$HOME/tools"',
        'cd Downloads',
        'entries',
      ],
    ],
    others: [{ files: files('a', 'b', 'c', 'd', 'e'), goal: ofOnesOwn('5') }],
  },
  predictions: [
    {
      id: 'environment-and-path-1',
      line: 'GREETING=hi; bash -c \'echo "<$GREETING>"\'',
      outputs: ['<>', '<hi>', '<$GREETING>'],
      because: 'The variable belongs to this shell alone: programs that it starts are told only of what was exported.',
    },
  ],
  arrangements: [
    {
      id: 'environment-and-path-1',
      task: 'Tell `printenv`, and nobody else, that GREETING is `hi`.',
      line: 'GREETING=hi printenv GREETING',
      extra: ['export', '$GREETING'],
    },
  ],
}
