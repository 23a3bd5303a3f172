import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'check whether names can be names of files',
  options: {
    p: 'check for most POSIX systems',
    P: 'refuse empty names and a leading -',
    portability: 'check for all POSIX systems, as -p -P',
  },
  description: [
    'Tells which NAME no file can have: it is too long, or there is no way to it. With -p, what other systems would not take is told too. The status is 1 when there is one.',
  ],
  examples: [{ line: "pathchk -p 'my file.txt'", meaning: 'a blank is not portable' }],
}
