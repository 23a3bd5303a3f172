import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'change the group of files',
  options: {
    c: 'tell only of changes',
    f: 'say nothing of failures',
    v: 'tell what is done',
    R: 'all that is in directories too',
    h: 'change links themselves',
    reference: 'take the group of FILE',
    quiet: 'the same as -f',
    dereference: 'change what links lead to: the usual way',
    from: 'only files that have this owner or group',
    'no-preserve-root': 'treat / like anything else: the usual way',
    'preserve-root': 'refuse to work on all of /',
    H: 'taken, and without effect here',
    L: 'taken, and without effect here',
    P: 'with -R, follow no links: the usual way',
  },
  description: ['Gives each FILE to GROUP. You must own it and be in the group, or be root.'],
  examples: [{ line: 'chgrp -R user project', meaning: 'a whole tree' }],
}
