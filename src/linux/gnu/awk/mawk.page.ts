import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { page as awk } from './awk.page.ts'

export const page: ProgramPage = {
  ...awk,
  description: ['mawk is the awk of Debian, by its own name.'],
  examples: [{ line: "mawk '{ print $1 }' table", meaning: 'print the first field of each line' }],
}
