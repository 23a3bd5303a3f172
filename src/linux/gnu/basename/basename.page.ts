import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'print the last part of a path',
  options: {
    a: 'every operand is a name',
    s: 'take SUFFIX away from every name',
    z: 'end each line with NUL',
  },
  description: ['Prints NAME without the directories before its last slash, and without SUFFIX at its end.'],
  examples: [
    { line: 'basename /usr/bin/sort', meaning: 'sort' },
    { line: 'basename photo.jpg .jpg', meaning: 'photo' },
  ],
}
