import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'add up the bytes of files, as BSD and System V did',
  options: { r: 'no effect: the sum of BSD is used unless -s is given', s: 'the sum of System V' },
  description: [
    'Writes a sum of 16 bits and the size of each FILE: in blocks of 1024 bytes for BSD, of 512 for System V. Two files with the same sum need not be the same; sha256sum is for that.',
  ],
  examples: [{ line: 'sum file', meaning: 'the sum of one file' }],
}
