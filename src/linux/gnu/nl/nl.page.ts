import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'number lines',
  options: {
    b: 'which lines of the body: a (all), t (those with text), n (none)',
    d: 'what marks the parts of a page',
    f: 'which lines of the footer',
    h: 'which lines of the header',
    i: 'step between numbers',
    l: 'so many empty lines count as one',
    n: 'how numbers stand: ln, rn, rz',
    p: 'do not begin anew at each page',
    s: 'what stands after the number',
    v: 'first number',
    w: 'width of numbers',
  },
  description: ['Writes each FILE with numbers before the lines; empty lines get none unless -b a asks for it.'],
  examples: [
    { line: 'nl script.sh', meaning: 'number lines with text' },
    { line: 'nl -ba -w3 list', meaning: 'number all lines' },
  ],
}
