import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'remove empty directories',
  options: {
    p: 'also remove the directories above, as far as they are named',
    v: 'tell what is done',
    'ignore-fail-on-non-empty': 'do not mind directories with something in them',
  },
  description: ['Removes each DIRECTORY, if there is nothing in it.'],
  examples: [
    { line: 'rmdir old', meaning: 'remove an empty directory' },
    { line: 'rmdir -p a/b/c', meaning: 'then a/b and a, if they have become empty' },
  ],
}
