import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'encode bytes as capital letters and digits, or decode them',
  options: {
    d: 'decode',
    i: 'pass over characters that are not of the alphabet',
    w: 'break lines at this width, instead of 76; 0 for none',
  },
  description: ['Writes FILE in the base32 encoding of RFC 4648.'],
  examples: [
    { line: 'echo hi | base32', meaning: 'encode' },
    { line: 'echo NBUQU=== | base32 -d', meaning: 'decode' },
  ],
}
