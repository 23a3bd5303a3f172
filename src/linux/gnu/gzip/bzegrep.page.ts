import { page as grepPage } from '../grep/grep.page.ts'
import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  ...grepPage,
  summary: 'find lines in files that bzip2 packed, by extended patterns',
  description: ['bzegrep is bzgrep -E, and takes the same options.'],
  examples: [{ line: "bzegrep 'a|b' log.bz2", meaning: 'search a packed file' }],
}
