import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'change who may do what with a file',
  options: {
    c: 'tell only of changes',
    f: 'say nothing of failures',
    v: 'tell what is done',
    R: 'all that is in directories too',
    reference: 'take the mode of FILE',
    quiet: 'the same as -f',
    'no-preserve-root': 'treat / like anything else: the usual way',
    'preserve-root': 'refuse to work on all of /',
  },
  description: [
    'MODE is a number in octal (4 read, 2 write, 1 execute; for owner, group and others), or clauses with commas between: whom (u g o a), + - or =, and what (r w x, X for x where it makes sense, s, t). The owner of a file, and root, may change it.',
  ],
  examples: [
    { line: 'chmod +x script.sh', meaning: 'make it a program' },
    { line: 'chmod 644 notes.txt', meaning: 'all may read, the owner may write' },
  ],
}
