import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'show the first part of files',
  options: {
    c: 'this many bytes; with a minus, all but the last ones',
    n: 'this many lines; with a minus, all but the last ones',
    silent: 'the same as --quiet',
    q: 'never say which file it is',
    v: 'always say which file it is',
    z: 'lines end in NUL, not in a newline',
  },
  description: [
    'Writes the first 10 lines of each FILE. With several files a heading says which one follows.',
    'A number may have a unit: K is 1024, kB 1000, M 1024*1024 and so on. It reads no more than it needs: what writes into it is stopped.',
  ],
  examples: [
    { line: 'head -n 3 list.txt', meaning: 'the first three lines' },
    { line: 'head -n -1 list.txt', meaning: 'all but the last line' },
    { line: 'ls | head', meaning: 'the first ten names' },
  ],
}
