import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'make a temporary file or directory',
  options: {
    d: 'make a directory',
    u: 'only print a name',
    q: 'say nothing of failures',
    p: 'in DIR',
    tmpdir: 'in DIR, or where temporary files are kept',
    t: 'TEMPLATE is a name in the directory for temporary files',
    suffix: 'put SUFFIX behind the name',
  },
  description: [
    'Makes a file that only you can read and prints its name, and so gives scripts a place for their data. The letters X at the end of TEMPLATE are replaced by others.',
  ],
  examples: [
    { line: 'f=$(mktemp)', meaning: 'a file in /tmp' },
    { line: 'mktemp -d work.XXXX', meaning: 'a directory here' },
  ],
}
