import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'say the same again and again',
  description: ['Prints STRING, or y, until it is stopped.'],
  examples: [
    { line: 'yes | head -3', meaning: 'three times y' },
    { line: 'yes | rm -i *.tmp', meaning: 'say y to every question' },
  ],
}
