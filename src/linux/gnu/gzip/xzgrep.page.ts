import { page as grepPage } from '../grep/grep.page.ts'
import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  ...grepPage,
  summary: 'find lines in files that xz packed',
  description: [
    'Runs grep on each FILE, unpacked where xz, gzip or bzip2 packed it; other files are searched as they are.',
  ],
  examples: [{ line: 'xzgrep -i error log.xz', meaning: 'search a packed file' }],
}
