import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'tell what files hold',
  options: {
    b: 'without the name',
    i: 'as a MIME type',
    'mime-type': 'the MIME type alone',
    'mime-encoding': 'the encoding alone',
    L: 'follow links',
    h: 'do not follow links',
    f: 'take names from FILE',
    F: 'put STRING behind names',
    N: 'do not align',
    '0': 'end names with NUL',
    E: 'stop at files that are not there',
    r: 'no effect: nothing that is told has control characters',
    p: 'no effect: looking at a file changes no time here',
  },
  description: [
    'Looks at the beginning of each FILE and says what it is: what sort of text, an image, an archive, a script and for whom.',
  ],
  examples: [
    { line: 'file *', meaning: 'everything here' },
    { line: 'file -i page.html', meaning: 'as a MIME type' },
  ],
}
