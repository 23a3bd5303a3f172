import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'write everything to the disk',
  options: {
    d: 'only the contents of files',
    f: 'the file systems of the files',
  },
  description: ['Waits until all that was written is stored. Here it always is.'],
  examples: [{ line: 'sync', meaning: 'before the power goes off' }],
}
