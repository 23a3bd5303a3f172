import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { page as ls } from './ls.page.ts'

export const page: ProgramPage = {
  ...ls,
  summary: 'list what is in directories, with all facts',
  examples: [{ line: 'vdir', meaning: 'the working directory' }],
}
