import { page as grepPage } from '../grep/grep.page.ts'
import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  ...grepPage,
  summary: 'find plain text in files that bzip2 packed',
  description: ['bzfgrep is bzgrep -F, and takes the same options.'],
  examples: [{ line: 'bzfgrep a.b log.bz2', meaning: 'search a packed file' }],
}
