import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'print or check MD5 sums (128 bits)',
  options: {
    b: 'put a star before the name',
    c: 'check the sums that FILE lists',
    'ignore-missing': 'with -c, pass over files that are missing',
    quiet: 'with -c, do not say OK',
    status: 'with -c, say nothing',
    strict: 'with -c, fail for lines that are no sums',
    tag: 'in the form of BSD',
    t: 'nothing: there is only one way to read',
    w: 'nothing: wrong lines are counted always',
    z: 'lines end in NUL',
  },
  description: ['Prints the MD5 sum of each FILE. Two files with the same sum are almost surely the same.'],
  examples: [
    { line: 'md5sum disk.img > sums', meaning: 'keep the sum' },
    { line: 'md5sum -c sums', meaning: 'check it later' },
  ],
}
