import { page as grepPage } from '../grep/grep.page.ts'
import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  ...grepPage,
  summary: 'find lines in files that gzip packed',
  description: [
    'Runs grep on each FILE, unpacked where gzip packed it; other files are searched as they are. Where there is no FILE, FILE.gz is searched.',
  ],
  examples: [{ line: 'zgrep -i error log.1.gz log.2.gz', meaning: 'search packed files' }],
}
