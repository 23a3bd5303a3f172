import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'put lines in an order of chance',
  options: {
    e: 'the operands are the lines',
    i: 'the lines are the numbers from LO to HI',
    n: 'so many lines at most',
    o: 'write to this file',
    'random-source': 'take chance from the bytes of this file: the same give the same order',
    r: 'lines may come again',
    z: 'lines end in NUL, not in a newline',
  },
  description: ['Writes the lines of FILE in an order of chance.'],
  examples: [
    { line: 'shuf -n 1 names', meaning: 'draw one' },
    { line: 'shuf -i 1-6 -n 1', meaning: 'roll a die' },
    { line: 'shuf -e heads tails -n 1', meaning: 'toss a coin' },
  ],
}
