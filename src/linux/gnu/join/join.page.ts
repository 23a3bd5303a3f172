import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'join lines of two files on a common field',
  options: {
    1: 'the field of FILE1',
    2: 'the field of FILE2',
    a: 'also lines of file 1 or 2 without a partner',
    e: 'what stands for missing fields',
    i: 'capital letters are like small ones',
    j: 'the field of both files',
    o: 'which fields to print: 0, 1.2, 2.3 or auto',
    t: 'what parts fields',
    v: 'only lines of file 1 or 2 without a partner',
    'check-order': 'fail when a file is not sorted',
    'nocheck-order': 'do not look whether files are sorted',
    header: 'the first lines are headings',
    z: 'lines end in NUL, not in a newline',
  },
  description: [
    'For each pair of lines with the same field, prints that field and the other fields of both. Both files must be sorted by it.',
  ],
  examples: [
    { line: 'join names ages', meaning: 'by the first field' },
    { line: 'join -t, -a1 people.csv towns.csv', meaning: 'keep people without a town' },
  ],
}
