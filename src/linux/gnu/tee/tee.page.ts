import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'copy input to output and to files',
  options: {
    'output-error': 'what to do when one cannot be written: warn, exit, warn-nopipe, exit-nopipe',
    a: 'append to the files',
    i: 'go on at Ctrl-C',
    p: 'go on with the other outputs when a pipe is read no more',
  },
  description: ['Writes what it reads both to standard output and to each FILE.'],
  examples: [
    { line: 'make | tee build.log', meaning: 'see the output and keep it' },
    { line: 'echo 1 | sudo tee /etc/flag', meaning: 'write a file that only root may write' },
  ],
}
