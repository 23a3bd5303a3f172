import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'make named pipes',
  options: {
    m: 'set the mode as chmod does',
    Z: 'no effect: files here have no security contexts',
    context: 'no effect: files here have no security contexts',
  },
  description: [
    'Makes each NAME a pipe (a FIFO) that programs can open by its name. Opening one end waits until somebody opens the other; ' +
      'what is written goes to who reads, and nothing of it is kept.',
  ],
  examples: [
    { line: 'mkfifo p', meaning: 'make the named pipe p' },
    { line: 'sort < p & ls > p', meaning: 'two programs that meet at p' },
  ],
}
