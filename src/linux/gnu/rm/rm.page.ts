import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'remove files',
  options: {
    f: 'never ask, do not mind missing files',
    i: 'ask before each removal',
    I: 'ask once before removing more than three files, or directories',
    interactive: 'ask never, once or always',
    r: 'remove directories with all in them',
    R: 'remove directories with all in them',
    d: 'remove empty directories',
    v: 'tell what is done',
    'one-file-system': 'leave directories on other file systems',
    'no-preserve-root': 'do not refuse to remove /',
    'preserve-root': 'no effect: rm never removes / unless --no-preserve-root is given',
  },
  description: [
    'Removes each FILE. There is no waste basket: what is removed is gone. Directories are removed only with -r (all that is in them too) or, when empty, with -d.',
    'On a terminal rm asks before it removes a file that you may not write to; -f never asks, and does not mind files that are not there.',
  ],
  examples: [
    { line: 'rm old.txt', meaning: 'remove a file' },
    { line: 'rm -r build', meaning: 'remove a directory with all in it' },
  ],
}
