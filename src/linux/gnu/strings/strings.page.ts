import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'show the text in binary files',
  options: {
    a: 'no effect: files are read whole in any case',
    f: 'say which file',
    n: 'at least so many characters, instead of 4',
    t: 'say where: in o(ctal), d(ecimal) or (he)x',
    o: 'the same as -t o',
  },
  description: ['Prints runs of at least four printable characters.'],
  examples: [{ line: 'strings -n 8 program', meaning: 'longer ones only' }],
}
