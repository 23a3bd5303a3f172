import { levels, packerOptions } from '../bzip2/option-meanings.ts'
import { programPage } from '../library/page.ts'

export const page = programPage('unpack files that xz made', 'Replaces each FILE by what it was before xz.', {
  options: {
    ...packerOptions,
    S: 'use SUF instead of .xz',
    e: 'no effect: it looks as far as the level says',
    T: 'no effect: there is one thread',
    ...levels(0, (level) => `level ${level}, of 0 (quickest) to 9 (looks back furthest)`),
    uncompress: 'the same as -d',
    'to-stdout': 'the same as -c',
  },
  examples: { 'unxz notes.txt.xz': 'notes.txt is back' },
})
