import { holds, labelled } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

/** Looks for the roses, goes to the end of the line and back over the comma and the d, takes the a out, saves and leaves. */
const KEYS = ['\x17Roses\r\x05\x1b[D\x1b[D\x7f\x0f\r\x18']

export const editingFiles: Exercises = {
  lesson: 'editing-files',
  challenge: {
    id: 'editing-files',
    brief:
      'There is a mistake in the poem `Documents/poem.txt`: the roses are `read`. Open it in `nano`, make `red` of that word, save the file, and leave all else as it is.',
    world: {
      files: { '~/Documents/poem.txt': 'Roses are read,\nviolets are blue,\nI read a book,\nand so can you.\n' },
    },
    goal: labelled(
      'The roses are red, and all else is as it was',
      holds('~/Documents/poem.txt', 'Roses are red,', 'violets are blue,', 'I read a book,', 'and so can you.'),
    ),
    par: { commands: 1 },
    hint: 'Go to the word with the arrow keys, take the letter out with Backspace. Ctrl-O and Enter save, Ctrl-X leaves.',
    solutions: [
      ['nano Documents/poem.txt'],
      ["sed -i 's/Roses are read/Roses are red/' Documents/poem.txt"],
      ["sed -i '/^Roses/s/read/red/' Documents/poem.txt"],
    ],
    keys: KEYS,
    wrong: [
      ['nano'],
      ["sed -i 's/read/red/' Documents/poem.txt"],
      ["sed 's/Roses are read/Roses are red/' Documents/poem.txt"],
      ['echo Roses are red, > Documents/poem.txt'],
    ],
    only: [
      ["sed -i '1s/read/red/' Documents/poem.txt"],
      ["printf 'Roses are red,\\nviolets are blue,\\nI read a book,\\nand so can you.\\n' > Documents/poem.txt"],
    ],
    others: [
      {
        files: { '~/Documents/poem.txt': 'I read this:\nRoses are read,\nand I am too.\n' },
        goal: holds('~/Documents/poem.txt', 'I read this:', 'Roses are red,', 'and I am too.'),
      },
    ],
  },
  predictions: [
    {
      id: 'editing-files-1',
      line: 'printf tea > drinks.txt; echo milk >> drinks.txt; cat drinks.txt',
      outputs: ['teamilk', 'tea\nmilk', 'milk'],
      because:
        'The first text has no newline at its end, so what is added goes on in the same line. `nano` ends the last line itself.',
    },
  ],
  arrangements: [],
}
