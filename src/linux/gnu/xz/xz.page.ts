import { levels, packerOptions } from '../bzip2/option-meanings.ts'
import { programPage } from '../library/page.ts'

export const page = programPage(
  'compress files, smaller than gzip does',
  'Replaces each FILE by a compressed one whose name ends in .xz.',
  {
    options: {
      ...packerOptions,
      S: 'use SUF instead of .xz',
      e: 'no effect: it looks as far as the level says',
      T: 'no effect: there is one thread',
      ...levels(0, (level) => `level ${level}, of 0 (quickest) to 9 (looks back furthest)`),
      uncompress: 'the same as -d',
      'to-stdout': 'the same as -c',
    },
    examples: { 'xz -k notes.txt': 'make notes.txt.xz and keep notes.txt' },
  },
)
