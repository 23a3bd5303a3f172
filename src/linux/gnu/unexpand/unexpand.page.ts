import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'make tabs of spaces',
  options: {
    a: 'everywhere, not only at the beginning of lines',
    'first-only': 'only at the beginning of lines',
    t: 'distance of tab stops, or a list of them; implies -a',
  },
  description: ['Writes each FILE with tabs in place of runs of spaces that reach a tab stop.'],
  examples: [{ line: 'unexpand -t 4 --first-only code.c', meaning: 'indent with tabs' }],
}
