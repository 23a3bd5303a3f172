import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'leave out lines that repeat the one before',
  options: {
    c: 'say how often each line stood there',
    d: 'only lines that are repeated, once',
    D: 'all lines that are repeated',
    'all-repeated': 'like -D, with an empty line between groups: none, prepend, separate',
    f: 'do not compare the first N fields',
    group: 'all lines, with an empty line between groups',
    i: 'capital letters are like small ones',
    s: 'do not compare the first N characters',
    u: 'only lines that are not repeated',
    w: 'compare at most N characters',
    z: 'lines end in NUL, not in a newline',
  },
  description: [
    'Reads lines from INPUT and writes to OUTPUT each that differs from the one before. Only neighbours are compared: sort first.',
  ],
  examples: [
    { line: 'sort colours | uniq', meaning: 'each colour once' },
    { line: 'sort colours | uniq -c', meaning: 'and how often' },
  ],
}
