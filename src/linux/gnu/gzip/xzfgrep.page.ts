import { page as grepPage } from '../grep/grep.page.ts'
import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  ...grepPage,
  summary: 'find plain text in files that xz packed',
  description: ['xzfgrep is xzgrep -F, and takes the same options.'],
  examples: [{ line: 'xzfgrep a.b log.xz', meaning: 'search a packed file' }],
}
