import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'set lines in columns',
  options: {
    t: 'as a table: cells under each other',
    N: 'names of the columns',
    l: 'so many columns at most; the last takes the rest',
    d: 'no headings',
    R: 'columns to be set to the right',
    H: 'columns to be left out',
    L: 'keep empty lines',
    c: 'width of the output',
    o: 'what stands between columns',
    s: 'what parts cells',
    J: 'as JSON: an object for each line, with the names of -N',
    n: 'how -J names the table',
    O: 'columns in this order, the others after them',
    x: 'fill rows before columns',
  },
  description: [
    'Fills as many columns as the terminal is wide; with -t makes a table of lines whose cells are parted by blanks, or by what -s says.',
  ],
  examples: [
    { line: 'mount | column -t', meaning: 'a neat table' },
    { line: 'column -ts: /etc/passwd', meaning: 'accounts as a table' },
  ],
}
