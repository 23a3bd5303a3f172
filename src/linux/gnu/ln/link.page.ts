import { programPage } from '../library/page.ts'

export const page = programPage(
  'give a file another name',
  'Gives FILE1 the name FILE2 too, and does nothing else; ln can do more.',
  {
    examples: { 'link notes.txt copy.txt': 'one file with two names' },
  },
)
