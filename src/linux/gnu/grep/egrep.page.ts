import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { page as grep } from './grep.page.ts'

export const page: ProgramPage = {
  ...grep,
  summary: 'print lines that match extended regular expressions',
  description: ['egrep is an old name of grep -E, and takes the same options.'],
  examples: [{ line: "egrep 'cat|dog' pets.txt", meaning: 'print lines with one word or the other' }],
}
