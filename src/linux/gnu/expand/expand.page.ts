import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'make spaces of tabs',
  options: {
    i: 'only at the beginning of lines',
    t: 'distance of tab stops, or a list of them',
  },
  description: ['Writes each FILE with spaces in place of tabs. Stops are 8 columns apart unless -t says otherwise.'],
  examples: [{ line: 'expand -t 4 code.c', meaning: 'tabs of four columns' }],
}
