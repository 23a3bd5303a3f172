import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'count lines, words and bytes',
  options: {
    'files0-from': 'the files that a list names, with zero bytes between them; - is standard input',
    c: 'bytes',
    m: 'characters',
    l: 'newlines',
    L: 'the width of the widest line',
    w: 'words',
  },
  description: ['Prints how many lines, words and bytes each FILE has, and the sums when there are several.'],
  examples: [
    { line: 'wc -l names.txt', meaning: 'how many lines' },
    { line: 'ls | wc -l', meaning: 'how many files' },
  ],
}
