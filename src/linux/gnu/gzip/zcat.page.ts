import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { gzipOptions } from './gzip-options.ts'

export const page: ProgramPage = {
  summary: 'print files that gzip packed',
  options: {
    ...gzipOptions,
    f: 'print what is not packed too',
    l: 'show sizes',
    t: 'only check',
    v: 'tell what is done',
    c: 'to standard output: the usual way',
    d: 'unpack: the usual way',
    k: 'keep the files: always so',
    n: 'leave out name and time',
    q: 'no warnings',
    r: 'all files in directories',
    S: 'what ends the names of packed files',
  },
  description: ['Unpacks each FILE to standard output and leaves it as it is.'],
  examples: [{ line: 'zcat log.gz | grep error', meaning: 'search a packed file' }],
}
