import { programPage } from '../library/page.ts'

export const page = programPage(
  'show text a screen at a time',
  'Shows files, or what comes through a pipe, as less does, with the same keys.',
  {
    options: {
      d: 'no effect: the last line says which keys there are',
      f: 'no effect: what is counted is rows of the screen',
      p: 'no effect: the screen is drawn as a whole',
      c: 'no effect: the screen is drawn as a whole',
      e: 'no effect: q leaves at the end',
      F: 'leave at once when all fits on one screen',
      u: 'no effect: nothing is underlined',
    },
    examples: { 'more notes.txt': 'read a file' },
  },
)
