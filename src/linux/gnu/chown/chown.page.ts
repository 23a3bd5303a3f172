import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'change the owner of files',
  options: {
    c: 'tell only of changes',
    f: 'say nothing of failures',
    v: 'tell what is done',
    R: 'all that is in directories too',
    h: 'change links themselves',
    reference: 'take the owner of FILE',
    from: 'only what belongs to OWNER:GROUP',
    quiet: 'the same as -f',
    dereference: 'change what links lead to: the usual way',
    'no-preserve-root': 'treat / like anything else: the usual way',
    'preserve-root': 'refuse to work on all of /',
    H: 'taken, and without effect here',
    L: 'taken, and without effect here',
    P: 'with -R, follow no links: the usual way',
  },
  description: [
    'Gives each FILE to OWNER, and with :GROUP to a group; OWNER: means the group of that user. Only root may give files away.',
  ],
  examples: [
    { line: 'sudo chown user notes.txt', meaning: 'give a file to user' },
    { line: 'sudo chown -R user: project', meaning: 'a tree, with the group' },
  ],
}
