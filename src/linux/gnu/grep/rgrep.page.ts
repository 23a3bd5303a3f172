import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { page as grep } from './grep.page.ts'

export const page: ProgramPage = {
  ...grep,
  summary: 'print lines that match, in all files below a directory',
  description: ['rgrep is grep -r, and takes the same options.'],
  examples: [{ line: 'rgrep -n TODO notes', meaning: 'search all files of a directory' }],
}
