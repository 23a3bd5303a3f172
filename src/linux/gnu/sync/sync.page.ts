import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'write everything to the disk',
  options: {
    d: 'no effect: what is written is on the disk at once',
    f: 'no effect: what is written is on the disk at once',
  },
  description: ['Waits until all that was written is stored. Here it always is.'],
  examples: [{ line: 'sync', meaning: 'before the power goes off' }],
}
