import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'show bytes as numbers',
  options: {
    A: 'how addresses look: d, o, x or n(one)',
    j: 'skip so many bytes',
    N: 'show so many bytes',
    t: 'how bytes look: a, c, d, f, o, u or x and a size; z adds the text',
    v: 'show rows that repeat',
    w: 'bytes in a row',
    endian: 'order of bytes: little, big',
    a: 'the same as -t a',
    b: 'the same as -t o1',
    c: 'the same as -t c',
    d: 'the same as -t u2',
    e: 'the same as -t fD',
    f: 'the same as -t fF',
    F: 'the same as -t fD',
    i: 'the same as -t dI',
    l: 'the same as -t dL',
    o: 'the same as -t o2',
    s: 'the same as -t d2',
    x: 'the same as -t x2',
  },
  description: ['Writes the bytes of FILE in rows of 16 with their address. Rows that repeat are shown as a star.'],
  examples: [
    { line: 'od -c file', meaning: 'as characters' },
    { line: 'od -An -tx1 file', meaning: 'in hexadecimal, without addresses' },
  ],
}
