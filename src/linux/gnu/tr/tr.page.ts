import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'change, squeeze or delete characters',
  options: {
    c: 'SET1 is what is not listed',
    C: 'the same as -c',
    d: 'delete what is in SET1',
    s: 'make one of repeated characters of the last set',
    t: 'make SET1 as short as SET2',
  },
  description: [
    'Copies standard input to standard output; a character of SET1 becomes the one at the same place of SET2, whose last one counts for the rest.',
    'Sets know ranges (a-z), classes ([:upper:], [:space:], …), escapes (\\n, \\t, \\012) and repeats ([x*5], [x*]).',
  ],
  examples: [
    { line: 'tr a-z A-Z < text', meaning: 'capital letters' },
    { line: "tr -d '\\r' < dos > unix", meaning: 'take carriage returns away' },
    { line: "tr -s ' ' < table", meaning: 'one blank instead of many' },
    { line: "tr -cs '[:alpha:]' '\\n' < text", meaning: 'one word a line' },
  ],
}
