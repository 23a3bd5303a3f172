import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'move or rename files',
  options: {
    f: 'do not ask before overwriting',
    i: 'ask before overwriting',
    n: 'do not overwrite',
    t: 'move all into DIR',
    T: 'take the target for a file, not a directory',
    u: 'move only what is newer',
    v: 'tell what is done',
    b: 'keep what is replaced, with a tilde at its name',
    backup: 'keep what is replaced: none, simple, numbered, existing',
    'strip-trailing-slashes': 'take slashes from the end of each SOURCE',
    S: 'what ends the names of what is kept',
  },
  description: [
    'Gives SOURCE the name DEST, or moves several files into a directory. What has the name already is replaced without a question, unless -i or -n is given.',
  ],
  examples: [
    { line: 'mv draft.txt final.txt', meaning: 'rename a file' },
    { line: 'mv *.jpg pictures', meaning: 'move many into a directory' },
  ],
}
