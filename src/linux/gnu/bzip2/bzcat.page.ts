import { programPage } from '../library/page.ts'
import { bzip2Options } from './option-meanings.ts'

export const page = programPage(
  'show files that bzip2 made',
  'Writes what each FILE was before bzip2, and leaves it as it is.',
  {
    options: bzip2Options,
    examples: { 'bzcat notes.txt.bz2': 'the text, unpacked' },
  },
)
