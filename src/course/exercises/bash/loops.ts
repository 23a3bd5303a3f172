import type { Goal } from '../../goal.ts'
import { all, copied, labelled, not } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

const copies = (...names: readonly string[]): Goal =>
  all(
    labelled(
      'Each text has its copy',
      all(...names.map((name) => copied(`~/Documents/${name}`, `~/Documents/${name}.bak`))),
    ),
    labelled('The picture has none', not({ type: 'file', path: '~/Documents/map.png.bak' })),
  )

const world = (...names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries([...names, 'map.png'].map((name) => [`~/Documents/${name}`, `This is ${name}.\n`]))

export const loops: Exercises = {
  lesson: 'loops',
  challenge: {
    id: 'loops',
    brief:
      'For every file in `Documents` that ends in `.txt`, make a copy beside it that has `.bak` behind its name: `plan.txt` gets `plan.txt.bak`. There may be many, and their names may have spaces in them.',
    world: { files: world('plan.txt', 'people.txt') },
    goal: copies('plan.txt', 'people.txt'),
    par: { commands: 1 },
    hint: 'A loop does the same for each file of a pattern. What keeps a name with a space together?',
    solutions: [
      ['for file in Documents/*.txt; do cp "$file" "$file.bak"; done'],
      ['cd Documents', 'for f in *.txt; do cat "$f" > "$f".bak; done'],
      ["find Documents -name '*.txt' -exec cp {} {}.bak \\;"],
    ],
    wrong: [
      ['for file in Documents/*.txt; do cp "$file" .bak; done'],
      ['for file in Documents/*; do cp "$file" "$file.bak"; done'],
      ['for file in Documents/*.txt; do mv "$file" "$file.bak"; done'],
      ['cp Documents/*.txt Documents/*.bak'],
    ],
    only: [
      ['cp Documents/plan.txt Documents/plan.txt.bak', 'cp Documents/people.txt Documents/people.txt.bak'],
      ['for file in Documents/*.txt; do cp $file $file.bak; done'],
      ['for file in Documents/p*.txt; do cp "$file" "$file.bak"; done'],
    ],
    others: [{ files: world('plan.txt', 'to do.txt', 'zoo.txt'), goal: copies('plan.txt', 'to do.txt', 'zoo.txt') }],
  },
  predictions: [
    {
      id: 'loops-1',
      line: 'for n in 1 2 3; do echo $((n * n)); done',
      outputs: ['1\n4\n9', '1 4 9', '1 * 1\n2 * 2\n3 * 3'],
      because: 'The body runs once for each word, and each `echo` ends its own line.',
    },
    {
      id: 'loops-2',
      line: 'for word in "one two" three; do echo "* $word"; done',
      outputs: ['* one two\n* three', '* one\n* two\n* three', '* one two three'],
      because: 'Quotes make one word of `one two`: the loop goes round twice.',
    },
  ],
  arrangements: [
    {
      id: 'loops-1',
      task: 'Print four rounds, numbered from 1 to 4.',
      line: 'for n in {1..4}; do echo "round $n"; done',
      extra: ['fi', 'then'],
    },
  ],
}
