import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'make directories',
  options: {
    p: 'make missing directories above, do not mind existing ones',
    m: 'set the mode as chmod does',
    v: 'tell what is done',
    Z: 'no effect: files here have no security contexts',
    context: 'no effect: files here have no security contexts',
  },
  description: ['Makes each DIRECTORY. The directory above must be there, unless -p makes it too.'],
  examples: [
    { line: 'mkdir photos', meaning: 'make one' },
    { line: 'mkdir -p a/b/c', meaning: 'make those above as well; fine when they are there already' },
  ],
}
