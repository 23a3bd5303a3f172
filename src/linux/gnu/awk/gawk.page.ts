import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { page as awk } from './awk.page.ts'

export const page: ProgramPage = {
  ...awk,
  description: [
    "gawk is GNU's awk by its own name; here both are the same, with gensub, asort, strftime and the others of GNU's.",
  ],
  examples: [{ line: 'gawk \'{ print gensub(/a(.)/, "\\\\1", "g") }\' table', meaning: 'keep what follows each a' }],
}
