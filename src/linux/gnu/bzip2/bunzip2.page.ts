import { programPage } from '../library/page.ts'
import { levels, packerOptions } from './option-meanings.ts'

export const page = programPage('unpack files that bzip2 made', 'Replaces each FILE by what it was before bzip2.', {
  options: {
    ...packerOptions,
    s: 'no effect: what is held is small anyway',
    ...levels(1, (level) => `blocks of ${level}00 kB`),
  },
  examples: { 'bunzip2 notes.txt.bz2': 'notes.txt is back' },
})
