import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { page as grep } from './grep.page.ts'

export const page: ProgramPage = {
  ...grep,
  summary: 'print lines that match plain text',
  description: ['fgrep is an old name of grep -F, and takes the same options.'],
  examples: [{ line: "fgrep '1.5' prices.txt", meaning: 'print lines with 1.5, where the dot is only a dot' }],
}
