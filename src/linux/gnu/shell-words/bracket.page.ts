import { programPage } from '../library/page.ts'

export const page = programPage('check files and compare values', 'The same as test, with a ] as its last word.', {
  examples: { '[ -f notes.txt ] && cat notes.txt': 'print a file if it is there' },
})
