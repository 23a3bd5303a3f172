import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'show the text in binary files',
  options: {
    a: 'look through the whole file, as it always does',
    f: 'say which file',
    n: 'at least so many characters, instead of 4',
    t: 'say where: in o(ctal), d(ecimal) or (he)x',
    o: 'the same as -t o',
  },
  description: ['Prints runs of at least four printable characters.'],
  examples: [{ line: 'strings -n 8 program', meaning: 'longer ones only' }],
}
