import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'make files longer or shorter',
  options: {
    c: 'make no files',
    s: 'the size',
    r: 'the size of FILE',
    o: 'count in blocks of 4096 bytes',
  },
  description: [
    'Sets the size of each FILE, which is made when it is missing. What is cut off is lost; what is added is zeros. SIZE may have a unit (K, M, G) and a sign: + more, - less, < at most, > at least, / down to and % up to a multiple.',
  ],
  examples: [
    { line: 'truncate -s 0 log', meaning: 'empty a file' },
    { line: 'truncate -s 1M disk.img', meaning: 'a file of a certain size' },
  ],
}
