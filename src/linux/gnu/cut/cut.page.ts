import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'take parts of each line',
  options: {
    b: 'these bytes',
    c: 'these characters',
    d: 'what parts fields, instead of a tab',
    f: 'these fields; lines without a delimiter are printed whole',
    n: 'no effect: GNU cut takes it for the sake of old scripts',
    complement: 'all but what is listed',
    s: 'leave out lines without a delimiter',
    'output-delimiter': 'what is put between parts',
    z: 'lines end in NUL, not in a newline',
  },
  description: [
    'A LIST has numbers and ranges with commas between: 1,3-5,7-. Parts come in the order of the line, each once.',
  ],
  examples: [
    { line: 'cut -d: -f1 /etc/passwd', meaning: 'the names of all accounts' },
    { line: 'cut -c1-8 log', meaning: 'the first eight characters' },
    { line: 'cut -d, -f2- table.csv', meaning: 'all columns but the first' },
  ],
}
