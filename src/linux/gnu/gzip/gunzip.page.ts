import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { gzipOptions } from './gzip-options.ts'

export const page: ProgramPage = {
  summary: 'unpack files that gzip made',
  options: {
    ...gzipOptions,
    c: 'to standard output, keep the file',
    f: 'replace files',
    k: 'keep the file',
    l: 'show sizes',
    q: 'no warnings',
    r: 'all that is in directories',
    S: 'use SUF instead of .gz',
    t: 'only check',
    v: 'tell what is done',
    d: 'unpack: the usual way',
    n: 'leave out name and time',
  },
  description: ['Replaces each FILE by what it was before gzip.'],
  examples: [{ line: 'gunzip notes.txt.gz', meaning: 'notes.txt is back' }],
}
