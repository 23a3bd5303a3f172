import { page as grepPage } from '../grep/grep.page.ts'
import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  ...grepPage,
  summary: 'find lines in files that xz packed, by extended patterns',
  description: ['xzegrep is xzgrep -E, and takes the same options.'],
  examples: [{ line: "xzegrep 'a|b' log.xz", meaning: 'search a packed file' }],
}
