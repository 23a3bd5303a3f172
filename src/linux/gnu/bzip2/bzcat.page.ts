import { programPage } from '../library/page.ts'
import { levels, packerOptions } from './option-meanings.ts'

export const page = programPage(
  'show files that bzip2 made',
  'Writes what each FILE was before bzip2, and leaves it as it is.',
  {
    options: {
      ...packerOptions,
      s: 'no effect: what is held is small anyway',
      ...levels(1, (level) => `blocks of ${level}00 kB`),
    },
    examples: { 'bzcat notes.txt.bz2': 'the text, unpacked' },
  },
)
