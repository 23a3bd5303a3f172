import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'encode bytes as letters and digits, or decode them',
  options: {
    d: 'decode',
    i: 'pass over characters that are not of the alphabet',
    w: 'break lines at this width, instead of 76; 0 for none',
  },
  description: ['Writes FILE in the encoding of RFC 4648.'],
  examples: [
    { line: 'echo hi | base64', meaning: 'encode' },
    { line: 'echo aGkK | base64 -d', meaning: 'decode' },
  ],
}
