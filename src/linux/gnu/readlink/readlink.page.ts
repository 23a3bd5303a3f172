import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'print what a symbolic link holds, or where a path leads',
  options: {
    f: 'follow all links, the last part may be missing',
    e: 'the same, all must be there',
    m: 'the same, nothing must be there',
    n: 'no newline at the end',
    v: 'say why it failed',
    z: 'end each line with NUL',
    q: 'no effect: no errors are told unless -v is given',
    s: 'no effect: no errors are told unless -v is given',
  },
  description: [
    'Prints the path that a symbolic link holds; of other files nothing, with status 1. With -f, -e or -m it prints where a path leads in the end.',
  ],
  examples: [
    { line: 'readlink current', meaning: 'where the link leads' },
    { line: 'readlink -f ./a', meaning: 'the whole path, all links followed' },
  ],
}
