import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { page as cmpPage } from '../cmp/cmp.page.ts'

export const page: ProgramPage = {
  ...cmpPage,
  summary: 'compare files that gzip packed byte by byte',
  description: [
    'Runs cmp on FILE1 and FILE2, each unpacked where its name says that it is packed. FILE.gz alone is compared with FILE.',
  ],
  examples: [{ line: 'zcmp a.gz b.gz', meaning: 'tell where two packed files differ' }],
}
