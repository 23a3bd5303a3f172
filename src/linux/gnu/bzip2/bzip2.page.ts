import { programPage } from '../library/page.ts'
import { bzip2Options } from './option-meanings.ts'

export const page = programPage(
  'compress files, better and slower than gzip',
  'Replaces each FILE by a compressed one whose name ends in .bz2.',
  {
    options: bzip2Options,
    examples: { 'bzip2 -k notes.txt': 'make notes.txt.bz2 and keep notes.txt' },
  },
)
