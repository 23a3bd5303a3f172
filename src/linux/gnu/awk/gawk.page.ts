import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { page as awk } from './awk.page.ts'

export const page: ProgramPage = {
  ...awk,
  description: [
    "gawk is GNU's awk by its own name. Here it is the same awk with gensub, asort, strftime and the other functions of GNU's; what needs RT, FPAT, PROCINFO and the like is refused.",
  ],
  examples: [{ line: 'gawk \'{ print gensub(/a(.)/, "\\\\1", "g") }\' table', meaning: 'keep what follows each a' }],
}
