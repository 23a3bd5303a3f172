import type { ProgramPage } from '../../../shell/posix/declaration.ts'

/** The page of a program that makes sums of one kind: `MD5`, 128 bits. */
export const sumPage = (name: string, kind: string, bits: number): ProgramPage => ({
  summary: `print or check ${kind} sums (${bits} bits)`,
  options: {
    b: 'put a star before the name',
    c: 'check the sums that FILE lists',
    'ignore-missing': 'with -c, pass over files that are missing',
    quiet: 'with -c, do not say OK',
    status: 'with -c, say nothing',
    strict: 'with -c, fail for lines that are no sums',
    tag: 'in the form of BSD',
    t: 'no effect: there is only one way to read',
    w: 'no effect: wrong lines are counted in any case',
    z: 'lines end in NUL',
  },
  description: [`Prints the ${kind} sum of each FILE. Two files with the same sum are almost surely the same.`],
  examples: [
    { line: `${name} disk.img > sums`, meaning: 'keep the sum' },
    { line: `${name} -c sums`, meaning: 'check it later' },
  ],
})
