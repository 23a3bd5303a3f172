import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'show two files side by side',
  options: {
    i: 'capital letters are like small ones',
    E: 'tabs are like the blanks up to their stop',
    Z: 'blanks at the end of lines do not count',
    b: 'how many blanks there are does not count',
    W: 'blanks do not count',
    B: 'empty lines do not count',
    I: 'changes of nothing but lines that match do not count',
    'strip-trailing-cr': 'carriage returns at the end of lines do not count',
    a: 'all files are text',
    w: 'columns of the output',
    l: 'of equal lines show the left one alone',
    s: 'leave equal lines out',
    t: 'show tabs as blanks',
    tabsize: 'columns from a tab stop to the next',
    d: 'no effect: the smallest difference is always looked for',
    H: 'no effect: the smallest difference is always looked for',
  },
  description: [
    'Shows two files beside each other. Between them stands | where a line differs, < where only the first file has it, and > where only the second has it.',
  ],
  examples: [
    { line: 'sdiff old.txt new.txt', meaning: 'compare two files' },
    { line: 'sdiff -s old.txt new.txt', meaning: 'see only what differs' },
  ],
}
