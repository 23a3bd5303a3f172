import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'print files that gzip packed',
  options: {
    f: 'print what is not packed too',
    l: 'show sizes',
    t: 'only check',
    v: 'tell what is done',
  },
  description: ['Unpacks each FILE to standard output and leaves it as it is.'],
  examples: [{ line: 'zcat log.gz | grep error', meaning: 'search a packed file' }],
}
