import type { Goal } from '../../goal.ts'
import { all, file, labelled } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

const sorted = (...pictures: readonly string[]): Goal =>
  all(
    labelled('All pictures are in `Documents`', all(...pictures.map((name) => file(`~/Documents/${name}`)))),
    labelled('None is left in `Downloads`', { type: 'count', in: '~/Downloads', glob: '*.jpg', is: { most: 0 } }),
    labelled('All else stayed where it was', all(file('~/Downloads/bill.pdf'), file('~/Downloads/jpg-help.txt'))),
  )

const world = (...pictures: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries([...pictures, 'bill.pdf', 'jpg-help.txt'].map((name) => [`~/Downloads/${name}`, `${name}\n`]))

export const globs: Exercises = {
  lesson: 'globs',
  challenge: {
    id: 'globs',
    brief:
      '`Downloads` is a mess. Move every file whose name ends in `.jpg` into `Documents`, and leave all others where they are.',
    world: { files: world('cat.jpg', 'dog.jpg') },
    goal: sorted('cat.jpg', 'dog.jpg'),
    par: { commands: 1 },
    hint: 'You need not write all the names. Write a pattern, and the shell puts them in for you.',
    solutions: [
      ['mv Downloads/*.jpg Documents'],
      ['cd Downloads', 'mv *.jpg ../Documents'],
      ["find Downloads -name '*.jpg' -exec mv -t Documents {} +"],
    ],
    wrong: [
      ['mv Downloads/* Documents'],
      ['mv Downloads/*jpg* Documents'],
      ['cp Downloads/*.jpg Documents'],
      ['mv *.jpg Documents'],
    ],
    only: [
      ['mv Downloads/cat.jpg Downloads/dog.jpg Documents'],
      ['mv Downloads/???.jpg Documents'],
      ['mv Downloads/[a-d]*.jpg Documents'],
    ],
    others: [
      {
        files: world('cat.jpg', 'house.jpg', 'my garden.jpg'),
        goal: sorted('cat.jpg', 'house.jpg', 'my garden.jpg'),
      },
    ],
  },
  predictions: [
    {
      id: 'globs-1',
      world: { lines: ['touch jan.log feb.log feb.txt'] },
      line: 'echo ???.log',
      outputs: ['feb.log jan.log', '???.log', 'feb.log feb.txt jan.log'],
      because:
        'The shell puts the names that fit in the place of the pattern, in order, before `echo` sees anything. `feb.txt` does not end in `.log`.',
    },
  ],
  arrangements: [
    {
      id: 'globs-1',
      task: 'List the files with three characters before `.log`.',
      line: 'ls ???.log',
      extra: ['*.txt', '??.log'],
      world: { lines: ['touch jan.log feb.log feb.txt march.log'] },
    },
  ],
}
