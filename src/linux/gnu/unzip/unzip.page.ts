import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'unpack a zip archive',
  options: {
    l: 'list',
    v: 'list with all facts',
    o: 'replace files without asking',
    n: 'never replace files',
    q: 'say nothing',
    d: 'into DIR',
    p: 'to standard output, nothing else',
    c: 'to standard output, with names',
    t: 'only check',
    j: 'without directories',
    x: 'leave out names that fit',
    Z: 'list names only',
    1: 'only names',
    u: 'what is newer, and what is not there',
    f: 'only what is there already, and older',
    b: 'no effect: nothing is converted',
    C: 'patterns fit in any case',
  },
  description: [
    'Takes the files out of ARCHIVE, or those that the patterns name. Before a file is replaced it asks, unless -o or -n is given.',
  ],
  examples: [
    { line: 'unzip -l site.zip', meaning: 'see what is in it' },
    { line: 'unzip site.zip -d /tmp/site', meaning: 'unpack elsewhere' },
  ],
}
