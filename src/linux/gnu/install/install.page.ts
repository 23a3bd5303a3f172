import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'copy files and set their modes',
  options: {
    d: 'make directories',
    D: 'make the directories above the target',
    g: 'give it to GROUP',
    m: 'set the mode',
    o: 'give it to OWNER',
    p: 'keep the time',
    t: 'copy all into DIR',
    T: 'take the target for a file',
    v: 'tell what is done',
    b: 'taken, and without effect here',
    c: 'taken, and without effect here',
    C: 'taken, and without effect here',
    s: 'taken, and without effect here',
    S: 'taken, and without effect here',
  },
  description: [
    'Copies SOURCE to DEST with the mode 755, or what -m says; with -d it makes directories. Meant for what makes and installs programs.',
  ],
  examples: [
    { line: 'install -m 644 notes.txt /tmp', meaning: 'copy with a mode' },
    { line: 'install -d a/b', meaning: 'make directories' },
  ],
}
