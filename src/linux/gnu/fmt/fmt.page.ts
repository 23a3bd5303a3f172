import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'fill paragraphs',
  options: {
    c: 'keep the indents of the first two lines',
    g: 'the width to aim at',
    p: 'fill only lines that begin with this, and put it before the new ones',
    s: 'break long lines, join none',
    t: 'the first line has an indent of its own',
    u: 'one blank between words, two after sentences',
    w: 'the greatest width, instead of 75',
  },
  description: [
    'Joins and breaks the lines of paragraphs so that they are about equally long. Empty lines and indents stay.',
  ],
  examples: [{ line: 'fmt -w 60 letter.txt', meaning: 'fill to 60 columns' }],
}
