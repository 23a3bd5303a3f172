import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'print a path without its last part',
  options: {
    z: 'end each line with NUL',
  },
  description: ['Prints NAME up to its last slash: the directory that it is in, or . when there is no slash.'],
  examples: [{ line: 'dirname /usr/bin/sort', meaning: '/usr/bin' }],
}
