import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { page as ls } from './ls.page.ts'

export const page: ProgramPage = {
  ...ls,
  summary: 'list what is in directories, in columns',
  examples: [{ line: 'dir', meaning: 'the working directory' }],
}
