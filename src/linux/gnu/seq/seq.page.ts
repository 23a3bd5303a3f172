import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'print numbers in a row',
  options: {
    f: 'how a number looks, as printf has it: %g, %03g, %.2f',
    s: 'what stands between numbers, instead of a newline',
    w: 'all of the same width, with zeros before',
  },
  description: ['Prints the numbers from FIRST to LAST in steps of INCREMENT; both are 1 when absent.'],
  examples: [
    { line: 'seq 5', meaning: '1 to 5' },
    { line: 'seq 10 -2 0', meaning: 'downwards' },
    { line: 'seq -s, 3', meaning: '1,2,3' },
    { line: 'seq -w 8 11', meaning: '08 09 10 11' },
  ],
}
