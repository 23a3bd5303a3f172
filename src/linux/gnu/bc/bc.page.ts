import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'calculate with numbers of any size',
  options: {
    l: 'begin with the functions s, c, a, l, e, and with 20 digits after the point',
    q: 'no effect: there is no greeting',
    i: 'no effect: each line is answered when it is read',
  },
  description: [
    'Reads a program in its own small language, from files and then from standard input, and prints the value of each expression. Numbers have as many digits as they need. How many digits after the point a division keeps is in the variable scale, which starts at 0.',
    'There are variables, arrays, if, while, for, functions (define), strings and print. obase and ibase are the bases in which numbers are written and read. quit ends it.',
  ],
  examples: [
    { line: "echo '2 + 3 * 4' | bc", meaning: 'A sum.' },
    { line: "echo 'scale=2; 10 / 3' | bc", meaning: 'A division with two digits after the point.' },
    { line: "echo 'obase=2; 10' | bc", meaning: 'Ten, in ones and zeros.' },
  ],
}
