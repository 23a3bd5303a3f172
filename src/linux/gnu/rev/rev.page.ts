import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'turn each line round',
  description: ['Writes each line with its characters from the last to the first.'],
  examples: [{ line: 'echo stressed | rev', meaning: 'desserts' }],
}
