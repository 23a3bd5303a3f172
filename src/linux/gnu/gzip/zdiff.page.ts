import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { page as diffPage } from '../diff/diff.page.ts'

export const page: ProgramPage = {
  ...diffPage,
  summary: 'compare files that gzip packed',
  description: [
    'Runs diff on FILE1 and FILE2, each unpacked where its name says that it is packed. FILE.gz alone is compared with FILE.',
  ],
  examples: [{ line: 'zdiff -u old.log.gz new.log.gz', meaning: 'compare two packed files' }],
}
