import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'cut a file in pieces',
  options: {
    a: 'length of the endings of names',
    'additional-suffix': 'what names end in',
    b: 'so many bytes in a piece',
    C: 'as many whole lines in a piece as fit into so many bytes',
    t: 'what ends a line, instead of a newline',
    verbose: 'tell of each piece',
    filter: 'give each piece to a command of the shell, which finds its name in FILE',
    e: 'with -n, write no empty pieces',
    u: 'no effect: what is written is there at once',
    d: 'endings are numbers',
    'numeric-suffixes': 'endings are numbers, from this one on',
    x: 'endings are hexadecimal numbers',
    'hex-suffixes': 'endings are hexadecimal numbers, from this one on',
    l: 'so many lines in a piece',
    n: 'so many pieces; l/N keeps lines whole, r/N gives a line to each in turn, K/N writes only the Kth to standard output',
  },
  description: ['Writes FILE in pieces of 1000 lines to PREFIXaa, PREFIXab and so on; PREFIX is x when absent.'],
  examples: [
    { line: 'split -l 100 big.txt part-', meaning: 'a hundred lines each' },
    { line: 'cat part-* > big.txt', meaning: 'put them together again' },
  ],
}
