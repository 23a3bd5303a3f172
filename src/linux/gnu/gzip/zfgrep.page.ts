import { page as grepPage } from '../grep/grep.page.ts'
import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  ...grepPage,
  summary: 'find plain text in files that gzip packed',
  description: ['zfgrep is zgrep -F, and takes the same options.'],
  examples: [{ line: 'zfgrep a.b log.gz', meaning: 'search a packed file' }],
}
