import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'put files one after another on standard output',
  options: {
    A: 'the same as -vET',
    b: 'number the lines that are not empty',
    e: 'the same as -vE',
    E: 'show a $ at the end of each line',
    n: 'number all lines',
    s: 'show several empty lines as one',
    t: 'the same as -vT',
    T: 'show tabs as ^I',
    u: 'no effect: what is read is written at once',
    v: 'show what is not printable as ^X and M-X',
  },
  description: [
    'Reads each FILE in turn and writes it out. Without a FILE, or where FILE is -, it reads standard input: up to Ctrl-D at a terminal.',
  ],
  examples: [
    { line: 'cat notes.txt', meaning: 'show a file' },
    { line: 'cat part1 part2 > whole', meaning: 'join two files' },
    { line: 'cat > new.txt', meaning: 'write a file by hand; Ctrl-D ends it' },
    { line: 'cat -A odd.txt', meaning: 'see tabs, line ends and control characters' },
  ],
}
