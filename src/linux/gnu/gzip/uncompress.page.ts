import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { page as gunzip } from './gunzip.page.ts'

export const page: ProgramPage = {
  ...gunzip,
  summary: 'unpack files',
  description: ['uncompress is gzip -d, and takes the same options. What compress itself packed is not unpacked here.'],
  examples: [{ line: 'uncompress notes.gz', meaning: 'unpack a file' }],
}
