import { holds, labelled } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

export const redirection: Exercises = {
  lesson: 'redirection',
  challenge: {
    id: 'redirection',
    brief:
      'Write the lines of `Documents/guests.txt`, in alphabetical order, into a new file `Documents/sorted.txt`. Then add the line `That is all.` at its end.',
    world: { files: { '~/Documents/guests.txt': 'Linus\nAda\nGrace\n' } },
    goal: labelled(
      '`Documents/sorted.txt` has the guests in order, and then the last line',
      holds('~/Documents/sorted.txt', 'Ada', 'Grace', 'Linus', 'That is all.'),
    ),
    par: { commands: 2 },
    hint: 'What is printed goes into a file. One arrow begins the file anew, another one adds to its end.',
    solutions: [
      ['sort Documents/guests.txt > Documents/sorted.txt', 'echo "That is all." >> Documents/sorted.txt'],
      ['sort < Documents/guests.txt > Documents/sorted.txt', 'echo That is all. >> Documents/sorted.txt'],
      ['cd Documents', 'sort -o sorted.txt guests.txt', 'printf "That is all.\\n" >> sorted.txt'],
      ['{ sort Documents/guests.txt; echo That is all.; } > Documents/sorted.txt', 'true'],
    ],
    wrong: [
      ['sort Documents/guests.txt > Documents/sorted.txt', 'echo "That is all." > Documents/sorted.txt'],
      ['cat Documents/guests.txt > Documents/sorted.txt', 'echo "That is all." >> Documents/sorted.txt'],
      ['sort Documents/guests.txt', 'echo "That is all." >> Documents/sorted.txt'],
      ['sort Documents/guests.txt > sorted.txt', 'echo "That is all." >> sorted.txt'],
    ],
    only: [['printf "Ada\\nGrace\\nLinus\\nThat is all.\\n" > Documents/sorted.txt']],
    others: [
      {
        files: { '~/Documents/guests.txt': 'Zoe\nBob\n' },
        goal: holds('~/Documents/sorted.txt', 'Bob', 'Zoe', 'That is all.'),
      },
    ],
  },
  predictions: [
    {
      id: 'redirection-1',
      world: { files: { '~/list.txt': 'milk\nbread\n' } },
      line: 'echo apples > list.txt; cat list.txt',
      outputs: ['apples', 'milk\nbread\napples', 'milk\nbread'],
      because: '`>` empties the file before it writes. `>>` would have kept what was there.',
    },
  ],
  arrangements: [
    {
      id: 'redirection-1',
      task: 'Add the word bread to the end of the list, and keep what is in it.',
      line: 'echo bread >> list.txt',
      extra: ['>', '<'],
      world: { files: { '~/list.txt': 'milk\n' } },
    },
  ],
}
