import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'put lines of files side by side',
  options: {
    d: 'what is put between them, in turn, instead of a tab',
    s: 'one file after another, each in one line',
    z: 'lines end in NUL, not in a newline',
  },
  description: ['Writes the first lines of all FILEs in one line, with tabs between, then the second ones and so on.'],
  examples: [
    { line: 'paste names ages', meaning: 'two columns' },
    { line: 'paste -sd, list', meaning: 'a list with commas' },
    { line: 'ls | paste - - -', meaning: 'three names in a row' },
  ],
}
