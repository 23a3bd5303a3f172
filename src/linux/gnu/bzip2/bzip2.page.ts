import { programPage } from '../library/page.ts'
import { levels, packerOptions } from './option-meanings.ts'

export const page = programPage(
  'compress files, better and slower than gzip',
  'Replaces each FILE by a compressed one whose name ends in .bz2.',
  {
    options: {
      ...packerOptions,
      s: 'no effect: what is held is small anyway',
      ...levels(1, (level) => `blocks of ${level}00 kB`),
    },
    examples: { 'bzip2 -k notes.txt': 'make notes.txt.bz2 and keep notes.txt' },
  },
)
