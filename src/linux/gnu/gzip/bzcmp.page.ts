import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { page as cmpPage } from '../cmp/cmp.page.ts'

export const page: ProgramPage = {
  ...cmpPage,
  summary: 'compare files that bzip2 packed byte by byte',
  description: [
    'Runs cmp on FILE1 and FILE2, each unpacked where its name says that it is packed. FILE.bz2 alone is compared with FILE.',
  ],
  examples: [{ line: 'bzcmp old.log.bz2 old.log', meaning: 'see whether a packed file holds the other one' }],
}
