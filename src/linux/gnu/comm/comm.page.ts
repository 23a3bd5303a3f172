import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'compare two sorted files line by line',
  options: {
    1: 'not the lines that only FILE1 has',
    2: 'not the lines that only FILE2 has',
    3: 'not the lines that both have',
    'check-order': 'fail when a file is not sorted',
    'nocheck-order': 'do not look whether files are sorted',
    'output-delimiter': 'what parts columns, instead of a tab',
    total: 'how many of each there are',
    z: 'lines end in NUL, not in a newline',
  },
  description: ['Prints three columns: lines that only FILE1 has, that only FILE2 has, and that both have.'],
  examples: [
    { line: 'comm -12 a b', meaning: 'what both have' },
    { line: 'comm -23 <(sort a) <(sort b)', meaning: 'what only the first has' },
  ],
}
