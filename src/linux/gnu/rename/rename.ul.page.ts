import { programPage } from '../library/page.ts'

export const page = programPage(
  'rename several files',
  'Puts REPLACEMENT for the first EXPRESSION, which is a plain text and no pattern, in the name of each FILE. ' +
    'The status is 4 where no name had it.',
  {
    options: {
      v: 'tell each new name',
      s: 'change what links lead to, not their names',
      n: 'rename nothing: with -v, tell what would be',
      a: 'every EXPRESSION in a name',
      l: 'only the last EXPRESSION in a name',
      o: 'do not take the place of another file',
      i: 'ask before a file takes the place of another',
    },
    examples: {
      'rename.ul -v .htm .html *.htm': 'give files another ending',
      "rename.ul -a ' ' _ *": 'underscores instead of blanks',
    },
  },
)
