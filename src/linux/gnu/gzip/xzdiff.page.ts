import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { page as diffPage } from '../diff/diff.page.ts'

export const page: ProgramPage = {
  ...diffPage,
  summary: 'compare files that xz packed',
  description: [
    'Runs diff on FILE1 and FILE2, each unpacked where its name says that it is packed. FILE.xz alone is compared with FILE. xzdiff knows the endings of other packers, too.',
  ],
  examples: [{ line: 'xzdiff -u old.log.xz new.log.xz', meaning: 'compare two packed files' }],
}
