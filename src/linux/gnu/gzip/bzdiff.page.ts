import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { page as diffPage } from '../diff/diff.page.ts'

export const page: ProgramPage = {
  ...diffPage,
  summary: 'compare files that bzip2 packed',
  description: [
    'Runs diff on FILE1 and FILE2, each unpacked where its name says that it is packed. FILE.bz2 alone is compared with FILE.',
  ],
  examples: [{ line: 'bzdiff -u old.log.bz2 new.log.bz2', meaning: 'compare two packed files' }],
}
