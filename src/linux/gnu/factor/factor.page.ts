import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'print prime factors',
  description: ['Prints each NUMBER with its prime factors; without one, reads numbers from standard input.'],
  examples: [{ line: 'factor 360', meaning: '2 2 2 3 3 5' }],
}
