import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { gzipOptions } from './gzip-options.ts'

export const page: ProgramPage = {
  summary: 'make files smaller',
  options: {
    ...gzipOptions,
    c: 'to standard output, keep the file',
    d: 'unpack',
    f: 'replace files, pack links too',
    k: 'keep the file',
    l: 'show sizes',
    n: 'keep no name and time',
    q: 'no warnings',
    r: 'all that is in directories',
    S: 'use SUF instead of .gz',
    t: 'only check',
    v: 'tell what is done',
    '1': 'fast',
    '9': 'small',
  },
  description: [
    'Replaces each FILE by one with .gz behind its name that holds the same in less room. Without a FILE it packs what it reads and writes it to standard output.',
  ],
  examples: [
    { line: 'gzip notes.txt', meaning: 'notes.txt becomes notes.txt.gz' },
    { line: 'tar cf - dir | gzip > dir.tgz', meaning: 'at the end of a pipe' },
  ],
}
