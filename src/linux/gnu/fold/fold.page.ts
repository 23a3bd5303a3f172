import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'break long lines',
  options: {
    b: 'count bytes, not columns',
    s: 'break at blanks',
    w: 'at this width, instead of 80',
  },
  description: ['Breaks each line that is longer than the width.'],
  examples: [{ line: 'fold -sw 40 letter.txt', meaning: 'at most 40 columns, whole words' }],
}
