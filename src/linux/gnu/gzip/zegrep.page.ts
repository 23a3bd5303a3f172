import { page as grepPage } from '../grep/grep.page.ts'
import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  ...grepPage,
  summary: 'find lines in files that gzip packed, by extended patterns',
  description: ['zegrep is zgrep -E, and takes the same options.'],
  examples: [{ line: "zegrep 'a|b' log.gz", meaning: 'search a packed file' }],
}
