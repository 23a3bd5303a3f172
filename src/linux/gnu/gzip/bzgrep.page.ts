import { page as grepPage } from '../grep/grep.page.ts'
import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  ...grepPage,
  summary: 'find lines in files that bzip2 packed',
  description: [
    'Runs grep on each FILE, unpacked where bzip2 packed it. Where there is no FILE, FILE.bz2 is searched. The status is not 0 where one of them has no such line.',
  ],
  examples: [{ line: 'bzgrep -i error log.bz2', meaning: 'search a packed file' }],
}
