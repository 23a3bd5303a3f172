import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'make named pipes, as special files',
  options: {
    m: 'set the mode as chmod does',
    Z: 'no effect: files here have no security contexts',
    context: 'no effect: files here have no security contexts',
  },
  description: [
    'Makes the special file NAME. TYPE p is a named pipe, as mkfifo makes it. New devices are not simulated.',
  ],
  examples: [{ line: 'mknod queue p', meaning: 'make the named pipe queue' }],
}
