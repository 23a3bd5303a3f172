import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'copy files and set their modes',
  options: {
    backup: 'keep what is replaced: none, simple, numbered, existing',
    d: 'make directories',
    D: 'make the directories above the target',
    g: 'give it to GROUP',
    m: 'set the mode',
    o: 'give it to OWNER',
    p: 'keep the time',
    t: 'copy all into DIR',
    T: 'take the target for a file',
    v: 'tell what is done',
    b: 'keep what is replaced, with a tilde at its name',
    c: 'no effect: GNU install takes it for the sake of old scripts',
    C: 'leave a target alone that would not change',
    S: 'what ends the names of what is kept',
  },
  description: [
    'Copies SOURCE to DEST with the mode 755, or what -m says; with -d it makes directories. Meant for what makes and installs programs.',
  ],
  examples: [
    { line: 'install -m 644 notes.txt /tmp', meaning: 'copy with a mode' },
    { line: 'install -d a/b', meaning: 'make directories' },
  ],
}
