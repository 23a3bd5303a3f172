import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { page as cmpPage } from '../cmp/cmp.page.ts'

export const page: ProgramPage = {
  ...cmpPage,
  summary: 'compare files that xz packed byte by byte',
  description: [
    'Runs cmp on FILE1 and FILE2, each unpacked where its name says that it is packed. FILE.xz alone is compared with FILE. xzcmp knows the endings of other packers, too.',
  ],
  examples: [{ line: 'xzcmp old.log.xz old.log', meaning: 'see whether a packed file holds the other one' }],
}
